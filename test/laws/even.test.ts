/** When draws of moves count as uniform: law GC-2.8 must not fail by chance, and must detect a bias that matters. */
import { describe, expect, test } from 'vitest';
import { source } from '../../src/core/values/random.js';
import { isEven } from '../../src/laws/moves.js';

const draws = 4000;

/** The number of draws of each move if all are equally likely. */
const drawn = (moves: number, seed: number): readonly number[] => {
  const random = source(seed);
  const times = Array.from({ length: moves }, () => 0);
  for (let draw = 0; draw < draws; draw++) {
    const move = random.below(moves);
    times[move] = 1 + (times[move] ?? 0);
  }
  return times;
};

describe('even draws', () => {
  test.each([2, 3, 7, 80])('of %i moves never count as uneven, in 3,000 series', (moves) => {
    const uneven = Array.from({ length: 3000 }, (_, seed) => seed).filter((seed) => !isEven(drawn(moves, seed)));
    expect(uneven).toEqual([]);
  });

  test('of a single move are even', () => {
    expect(isEven([draws])).toBe(true);
  });

  test('two moves may differ by 432 of 4,000 draws, and not by 434', () => {
    expect(isEven([2216, 1784])).toBe(true);
    expect(isEven([2217, 1783])).toBe(false);
  });

  test('a move that is drawn half again as often as seven others is seen', () => {
    expect(isEven([700, 471, 471, 471, 471, 472, 472, 472])).toBe(false);
  });
});
