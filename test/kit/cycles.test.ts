/** The search for ways back finds them, and only those that are shorter than asked. */
import { describe, expect, test } from 'vitest';
import { game } from '../../src/games/terrafex/index.js';
import { isSame, shortestReturn } from './cycles.js';
import { at } from './play.js';

const rows = '......../......../......../......../......../';
const position = (row: string, rest: string): string => `Y1Y1Y1Y1Y2Y2Y2Y2/Y2Y3Y3Y3Y3.../${rows.slice(9)}${row} ${rest}`;
const start = position('B1......Y1', 'w RYGB - 554 21 k2l0');

describe('ways back', () => {
  test('a glacier that steps away and back takes two moves', () => {
    expect(shortestReturn(game, at(game)(start), 3)).toBe(2);
    expect(shortestReturn(game, at(game)(start), 9)).toBe(2);
  });

  test('no shorter one is claimed', () => expect(shortestReturn(game, at(game)(start), 2)).toBeUndefined());

  test('moves that are left out are not tried', () =>
    expect(shortestReturn(game, at(game)(start), 3, 'B')).toBeUndefined());

  test('positions are the same although the turn is another, but not with another seat, with another quiet count, or nearer to a limit', () => {
    const later = (rest: string): string => position('B1......Y1', rest);
    expect(isSame(game, start, later('w RYGB - 554 23 k2l0'))).toBe(true);
    expect(isSame(game, start, later('b RYGB - 554 22 k2l0'))).toBe(false);
    expect(isSame(game, later('w RYGB - 554 21 k2l30'), later('w RYGB - 554 23 k2l30'))).toBe(false);
    expect(isSame(game, later('w RYGB - 554 21 k2l0,12:0'), later('w RYGB - 554 23 k2l0,12:2'))).toBe(false);
  });
});
