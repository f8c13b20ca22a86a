/** Matchings, compared with all matchings of small graphs. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cheapestMatching, type PairCost } from '../../src/arena/matching.js';

/** The cost of the cheapest perfect matching of some items, found by trying all; undefined if there is none. */
const leastOf = (items: readonly number[], costOf: PairCost): bigint | undefined => {
  const [one, ...others] = items;
  if (one === undefined) return 0n;
  const sums = others.flatMap((other) => {
    const cost = costOf(one, other);
    const rest =
      cost === undefined
        ? undefined
        : leastOf(
            others.filter((item) => item !== other),
            costOf,
          );
    return cost === undefined || rest === undefined ? [] : [cost + rest];
  });
  return sums.reduce<bigint | undefined>((least, sum) => (least === undefined || sum < least ? sum : least), undefined);
};

const graph = fc.integer({ min: 0, max: 5 }).chain((half) =>
  fc.record({
    count: fc.constant(2 * half),
    most: fc.constantFrom(1, 3, 1000),
    costs: fc.array(fc.nat(), { minLength: 100, maxLength: 100 }),
    missing: fc.constantFrom(0, 2, 5),
  }),
);

describe('the cheapest matching', () => {
  test('costs as little as the best of all matchings, and is found exactly if there is one', () => {
    fc.assert(
      fc.property(graph, ({ count, most, costs, missing }) => {
        const costOf: PairCost = (one, other) => {
          const cost = costs[one * 10 + other] ?? 0;
          // Some pairs are not allowed.
          return cost % 10 < missing ? undefined : BigInt(Math.floor(cost / 10) % (most + 1));
        };
        const found = cheapestMatching(count, costOf);
        const least = leastOf(
          Array.from({ length: count }, (_, item) => item),
          costOf,
        );
        expect(found === undefined).toBe(least === undefined);
        const sum = (found ?? []).reduce((all, other, one) => {
          expect(found?.[other]).toBe(one);
          return one < other ? all + (costOf(one, other) ?? 1_000_000n) : all;
        }, 0n);
        expect(sum).toBe(least ?? 0n);
      }),
      { numRuns: 1500 },
    );
  });

  test('an odd number of items has none', () => {
    expect(cheapestMatching(3, () => 1n)).toBeUndefined();
  });

  test('costs need not fit into a float', () => {
    const costOf: PairCost = (one, other) => (1n << 80n) + (one + other === 3 ? 0n : 1n);
    expect(cheapestMatching(4, costOf)).toEqual([3, 2, 1, 0]);
  });
});
