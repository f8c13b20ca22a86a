/** Sessions that are idle until they are on the screen: no bot thinks, no clock runs, no request is sent. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { isRight, right } from '../../../src/core/index.js';
import { terrafexFace } from '../../../src/face/index.js';
import { join, session } from '../../../src/web/session/index.js';
import { atRest, resumed } from '../../../src/web/session/resting.js';

afterEach(() => {
  vi.useRealTimers();
});

describe('a session at rest', () => {
  test('lets no bot think until it goes on', async () => {
    const think = vi.fn(() => Promise.resolve(right('G^c5')));
    const play = atRest(session(terrafexFace, { seats: [{ bot: 'mine' }, {}], seed: 1, bots: { think } }));
    const heard = vi.fn();
    play.subscribe(heard);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect([think.mock.calls.length, play.snapshot().ply, play.snapshot().thinking]).toEqual([0, 0, []]);
    resumed(play);
    expect([heard.mock.calls.length, play.snapshot().thinking]).toEqual([1, [0]]);
    resumed(play);
    await vi.waitFor(() => expect(play.snapshot().ply).toBe(1));
    play.close();
  });

  test('runs no clock and holds no timer; the time starts when it resumes', () => {
    vi.useFakeTimers();
    const play = atRest(session(terrafexFace, { seed: 1, clock: { _tag: 'Move', ms: 5000 } }));
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(60_000);
    expect(play.snapshot()).toMatchObject({ end: null, times: { left: [5000, 5000], running: [] } });
    expect(isRight(play.play('G^c5'))).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
    resumed(play);
    expect(play.snapshot().times?.running).toEqual(play.snapshot().deciding);
    vi.advanceTimersByTime(4000);
    expect(play.snapshot().end).toBeNull();
    vi.advanceTimersByTime(2000);
    expect(play.snapshot().end).toMatchObject({ end: { reason: 'time' } });
    play.close();
  });

  test('asks no server', async () => {
    const fetcher = vi.fn(() => Promise.resolve(new Response(null, { status: 404 })));
    const play = atRest(join(terrafexFace, 'http://127.0.0.1:1/api/tables/AAAAAAAAAAAAAAAA', { fetch: fetcher }));
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect([fetcher.mock.calls.length, play.snapshot().connection]).toEqual([0, 'connecting']);
    resumed(play);
    await vi.waitFor(() => expect(play.snapshot().connection).toBe('missing'));
    resumed(play);
    expect(fetcher).toHaveBeenCalledTimes(1);
    play.close();
  });

  test('tells nobody that it goes on where nothing goes on', () => {
    const play = atRest(session(terrafexFace, { seed: 1 }));
    const [shown, heard] = [play.snapshot(), vi.fn()];
    play.subscribe(heard);
    resumed(play);
    expect([heard.mock.calls.length, play.snapshot()]).toEqual([0, shown]);
  });

  test('stays closed once it is closed', async () => {
    const fetcher = vi.fn();
    const url = 'http://127.0.0.1:1/api/tables/AAAAAAAAAAAAAAAA';
    const think = vi.fn(() => Promise.resolve(right('G^c5')));
    const clock = { _tag: 'Move', ms: 5000 } as const;
    const local = session(terrafexFace, { seats: [{ bot: 'mine' }, {}], seed: 1, bots: { think }, clock });
    const remote = join(terrafexFace, url, { fetch: fetcher });
    for (const play of [local, remote]) {
      atRest(play);
      play.close();
      resumed(play);
    }
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect([think.mock.calls.length, fetcher.mock.calls.length, local.snapshot().times?.running]).toEqual([0, 0, []]);
  });

  test('may be one that cannot rest, of a page of its own', () => {
    const own = { snapshot: () => 7 };
    expect(atRest(own)).toBe(own);
    expect(() => {
      resumed(own);
    }).not.toThrow();
  });
});
