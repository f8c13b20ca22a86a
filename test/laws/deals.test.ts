/** When two ways to deal count as alike: laws GC-3.6 and GC-5.8 must not fail by chance, and must find a bias that matters. */
import { describe, expect, test } from 'vitest';
import { shuffled, source } from '../../src/core/values/random.js';
import { comparedDraws, ratioOf } from '../../src/laws/deals.js';

const cards = Array.from('AABBCDEF');
const words = { found: 'fillings', wanted: 'deals', wrong: 'uneven' };
const dealt = (pile: readonly string[]): object => ({ hand: pile.slice(0, 3).join(''), deck: pile.slice(3).join('') });
const even = (seed: number): object => dealt(shuffled(source(seed), cards));
/** A pile whose first card is A more often than it should be, in one of so many deals. */
const uneven =
  (one: number) =>
  (seed: number): object =>
    dealt(source(seed + 2 ** 45).below(one) === 0 ? cards : shuffled(source(seed), cards));

describe('deals', () => {
  test('that are even never count as uneven, in 400 comparisons', () => {
    const failed = Array.from({ length: 400 }, (_, first) => comparedDraws(even, even, words, first * 2 ** 20));
    expect(failed.filter((violation) => violation !== undefined)).toEqual([]);
  });

  test('that always begin with the same card in one of four are found', () => {
    expect(comparedDraws(even, uneven(4), words, 7)).toMatch(/^uneven: /);
  });

  test('that ignore their seed, or most of it, are found', () => {
    expect(comparedDraws(even, () => even(1), words, 7)).toMatch(/300 seeds give the same one of the fillings/);
    expect(comparedDraws(even, (seed) => even(seed % 16), words, 7)).toMatch(
      /300 seeds give only 16 different fillings/,
    );
  });

  test('that are fixed in both ways are alike', () => {
    expect(
      comparedDraws(
        () => even(1),
        () => even(1),
        words,
        7,
      ),
    ).toBeUndefined();
  });
});

test('a ratio is 0 for equal counts, and grows with their difference', () => {
  expect(ratioOf(300, 150, 150)).toBe(0);
  expect(ratioOf(300, 0, 30)).toBeCloseTo(30 * Math.log(2) + 300 * Math.log(300 / 285) + 270 * Math.log(270 / 285), 6);
  expect(ratioOf(300, 0, 300)).toBeCloseTo(300 * 2 * Math.log(2), 6);
});
