import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Director } from '../../../src/web/play/director.js';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Three moves that wait for their beats, and the time at which each was shown. */
const three = (director: Director): number[] => {
  const begin = Date.now();
  const times: number[] = [];
  for (let move = 0; move < 3; move++) void director.turn().then(() => times.push(Date.now() - begin));
  return times;
};

describe('beats', () => {
  test('the first move is shown at once, the next ones at least 350 ms apart', async () => {
    const times = three(new Director());
    await vi.advanceTimersByTimeAsync(2000);
    expect(times).toEqual([0, 450, 900]);
  });

  test('a move of a person has its beat too', async () => {
    const director = new Director();
    director.began();
    const times = three(director);
    await vi.advanceTimersByTimeAsync(2000);
    expect(times).toEqual([450, 900, 1350]);
  });

  test('what waits is skipped one move at a time', async () => {
    const director = new Director();
    const times = three(director);
    await vi.advanceTimersByTimeAsync(100);
    expect(director.isBusy).toBe(true);
    director.skip();
    await vi.advanceTimersByTimeAsync(2000);
    expect(times).toEqual([0, 100, 550]);
    expect(director.isBusy).toBe(false);
  });

  test.each([
    [0, [0, 0, 0]],
    [2, [0, 225, 450]],
    [0.5, [0, 900, 1800]],
  ])('speed %d: %j', async (speed, wanted) => {
    const director = new Director();
    director.speed = speed;
    const times = three(director);
    await vi.advanceTimersByTimeAsync(3000);
    expect(times).toEqual(wanted);
  });

  test('a game that is closed waits for nothing', async () => {
    const director = new Director();
    const times = three(director);
    director.close();
    await vi.advanceTimersByTimeAsync(0);
    expect(times).toEqual([0, 0, 0]);
  });
});
