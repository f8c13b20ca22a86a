import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Bits, count, has, only, smallest, withoutSmallest } from '../../src/core/values/bits.js';

const items = Array.from({ length: 32 }, (_, item) => item);

const bitsOf = (members: ReadonlySet<number>): Bits => [...members].reduce((bits, item) => bits | only(item), 0);

const sets = fc.uniqueArray(fc.integer({ min: 0, max: 31 })).map((members) => new Set(members));

test('bits hold the numbers of a set: which, how many, and the smallest first', () => {
  fc.assert(
    fc.property(sets, (members) => {
      const bits = bitsOf(members);
      expect(items.filter((item) => has(bits, item))).toEqual(items.filter((item) => members.has(item)));
      expect(count(bits)).toBe(members.size);
      const inOrder: number[] = [];
      for (let rest = bits; rest !== 0; rest = withoutSmallest(rest)) inOrder.push(smallest(rest));
      expect(inOrder).toEqual([...members].sort((a, b) => a - b));
    }),
  );
});

test('the empty set has nothing, the full set everything', () => {
  expect(count(0)).toBe(0);
  expect(count(bitsOf(new Set(items)))).toBe(32);
  for (const item of items) expect([count(only(item)), smallest(only(item))]).toEqual([1, item]);
});
