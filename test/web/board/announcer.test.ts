import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Announcer } from '../../../src/web/board/announcer.js';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('announcements', () => {
  test('the first comes at once; those that follow too soon wait, and are said together', () => {
    const said: string[] = [];
    const announcer = new Announcer((text) => said.push(text));
    for (const text of ['White moves', 'Black moves', 'White scores']) announcer.say(text);
    expect(said).toEqual(['White moves']);
    vi.advanceTimersByTime(1000);
    expect(said).toEqual(['White moves']);
    vi.advanceTimersByTime(200);
    expect(said).toEqual(['White moves', 'Black moves. White scores']);
    vi.advanceTimersByTime(5000);
    announcer.say('Black moves');
    expect(said.length).toBe(3);
  });

  test('what waits is forgotten with the position it is about', () => {
    const said: string[] = [];
    const announcer = new Announcer((text) => said.push(text));
    announcer.say('one');
    announcer.say('two');
    announcer.forget();
    announcer.say('back');
    vi.advanceTimersByTime(2000);
    expect(said).toEqual(['one', 'back']);
  });
});
