/** Swiss pairings, compared with all possible pairings of small fields; byes; and tournaments that an earlier release began. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { earlierPairs } from '../../src/arena/earlier-swiss.js';
import { type ArenaSpec, arenaSpec, type GameOrder, orderText, schedule } from '../../src/arena/index.js';
import type { PlayedRound } from '../../src/arena/rounds.js';
import { decode, isLeft, printFault } from '../../src/index.js';

const swissOf = (count: number, rounds: number, more: object = {}): ArenaSpec => {
  const bots = Array.from({ length: count }, (_, place) => ({ name: `bot ${place}`, text: 'random' }));
  const read = decode(arenaSpec)({ games: [{ game: 'terrafex' }], bots, format: { _tag: 'Swiss', rounds }, ...more });
  if (isLeft(read)) throw new Error(printFault(read.left));
  return read.right;
};

type Pairing = readonly (readonly number[])[];

/** A round as a spectator sees it: who meets whom, and what each bot has after it. */
interface Seen {
  readonly pairs: Pairing;
  readonly gains: ReadonlyMap<number, number>;
}

/** Plays a tournament, and lists its rounds; `gainOf` says what the first bot of a pair gains in a game. */
const roundsOf = (
  spec: ArenaSpec,
  gainOf: (order: GameOrder) => number,
  known = new Map<string, readonly number[]>(),
) => {
  const of = (order: GameOrder): readonly number[] | undefined => known.get(orderText('', order));
  for (;;) {
    const orders = [...schedule(spec, of, () => () => false)];
    const missing = orders.filter((order) => of(order) === undefined);
    if (missing.length === 0) return seenIn(spec, orders, of);
    for (const order of missing) known.set(orderText('', order), [gainOf(order), 1 - gainOf(order)]);
  }
};

const seenIn = (
  spec: ArenaSpec,
  orders: readonly GameOrder[],
  of: (order: GameOrder) => readonly number[] | undefined,
): readonly Seen[] => {
  const rounds = new Map<number, GameOrder[]>();
  for (const order of orders) {
    const round = Math.floor((order.seed - spec.seed) / spec.blocks);
    rounds.set(round, [...(rounds.get(round) ?? []), order]);
  }
  return [...rounds.values()].map((games) => {
    const pairs = new Map(games.map(({ pairing }) => [pairing.join('-'), pairing]));
    const gains = new Map<number, number>();
    for (const order of games)
      for (const [side, bot] of order.pairing.entries())
        gains.set(bot, (gains.get(bot) ?? 0) + (of(order)?.[side] ?? 0));
    return { pairs: [...pairs.values()], gains };
  });
};

/** All ways to pair the bots; one bot stays alone if their number is odd. */
const allPairings = (bots: readonly number[], mayRest = bots.length % 2 === 1): readonly Pairing[] => {
  const [one, ...others] = bots;
  if (one === undefined) return [[]];
  const resting = mayRest ? allPairings(others, false).map((rest) => [[one], ...rest]) : [];
  return [
    ...resting,
    ...others.flatMap((other) =>
      allPairings(
        others.filter((bot) => bot !== other),
        mayRest,
      ).map((rest) => [[one, other], ...rest]),
    ),
  ];
};

const compared = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((one, index) => Math.abs(one - (b[index] ?? 0)) > 1e-6);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
};

/** What a pairing is judged by, worst first: repetitions, the points of who rests, and the differences from the largest. */
const judged = (
  pairing: Pairing,
  points: readonly number[],
  times: (group: readonly number[]) => number,
): readonly number[] => {
  const [repeated, resting] = [
    pairing.reduce((sum, group) => sum + times(group), 0),
    pairing.find(({ length }) => length === 1)?.[0],
  ];
  const apart = pairing
    .filter(({ length }) => length === 2)
    .map(([a = 0, b = 0]) => Math.abs((points[a] ?? 0) - (points[b] ?? 0)));
  return [repeated, resting === undefined ? 0 : (points[resting] ?? 0), ...apart.sort((a, b) => b - a)];
};

/** Compares each round with all pairings that were possible, and returns what each round and the best pairing are judged by. */
const audited = (count: number, rounds: readonly Seen[], most: number) => {
  const everybody = Array.from({ length: count }, (_, bot) => bot);
  const every = allPairings(everybody);
  const points = everybody.map(() => 0);
  const met = new Map<string, number>();
  const times = (group: readonly number[]): number => met.get(group.join('-')) ?? 0;
  return rounds.map(({ pairs, gains }) => {
    const resting = everybody.filter((bot) => !gains.has(bot));
    const pairing = [...resting.map((bot) => [bot]), ...pairs.map((pair) => [...pair].sort((a, b) => a - b))];
    const is = judged(pairing, points, times);
    const best = every.map((one) => judged(one, points, times)).reduce((a, b) => (compared(b, a) < 0 ? b : a));
    for (const group of pairing) met.set(group.join('-'), times(group) + 1);
    for (const bot of everybody) points[bot] = (points[bot] ?? 0) + (gains.get(bot) ?? most);
    return { is, best };
  });
};

const mixed =
  (salt: number, values: readonly number[]) =>
  ({ seed, pairing: [a = 0, b = 0], rotation }: GameOrder): number => {
    const drawn = Math.imul(seed * 97 + a * 31 + b * 7 + rotation * 3 + salt + 1, 0x9e3779b1) >>> 8;
    return values[drawn % values.length] ?? 0;
  };

describe('each round', () => {
  test('is the best of all pairings: nobody meets twice if possible, the last rests, and the differences are smallest', () => {
    const fields = fc.record({
      count: fc.integer({ min: 2, max: 8 }),
      rounds: fc.integer({ min: 1, max: 8 }),
      salt: fc.nat(1_000_000),
      // Corrections may leave any shares.
      values: fc.constantFrom([0, 1], [0, 0.5, 1], [1], [0, 0.3, 0.1, 0.7, 1]),
    });
    fc.assert(
      fc.property(fields, ({ count, rounds, salt, values }) => {
        const seen = roundsOf(swissOf(count, rounds), mixed(salt, values));
        for (const { is, best } of audited(count, seen, 2)) expect(compared(is, best)).toBe(0);
      }),
      { numRuns: 150 },
    );
  });

  test('of 200 tournaments of ten bots has no larger difference than needed', () => {
    const larger = Array.from({ length: 200 }, (_, salt) =>
      audited(10, roundsOf(swissOf(10, 4), mixed(salt, [0, 0.5, 1])), 2).filter(
        ({ is, best }) => (is[2] ?? 0) > (best[2] ?? 0) + 1e-6,
      ),
    ).flat();
    expect(larger).toEqual([]);
  });

  test('is the same once more, and of 64 bots found well within a second', () => {
    const spec = swissOf(64, 11);
    const began = performance.now();
    const seen = roundsOf(spec, mixed(7, [0, 0.5, 1]));
    expect((performance.now() - began) / 11).toBeLessThan(1000);
    expect(roundsOf(swissOf(64, 11), mixed(7, [0, 0.5, 1]))).toEqual(seen);
  });
});

test('in the first round the upper half meets the lower half, and the last rests', () => {
  expect(roundsOf(swissOf(7, 1), () => 1)[0]?.pairs).toEqual([
    [0, 3],
    [1, 4],
    [2, 5],
  ]);
});

test('a rest is worth a win: who rested meets bots that won', () => {
  const [, second] = roundsOf(swissOf(5, 2), () => 1);
  // After the first round, bots 0, 1 and 4 have two points, and bots 2 and 3 none.
  expect(second?.pairs).toContainEqual([0, 1]);
  expect(second?.pairs).toContainEqual([2, 4]);
});

describe('a tournament that an earlier release began', () => {
  const gain = mixed(3, [0, 0.5, 1]);

  /** The games of the first rounds as an earlier release paired them, by their names, with the results. */
  const playedBefore = (spec: ArenaSpec, count: number): Map<string, readonly number[]> => {
    const known = new Map<string, readonly number[]>();
    const rounds: PlayedRound[] = [];
    for (let round = 0; round < count; round++) {
      const pairs = earlierPairs(spec.bots.length, rounds, 2);
      const points = pairs.map((pairing): readonly [number, number] => {
        const gains = [0, 1].map((rotation) => {
          const order = { game: 0, pairing, seed: spec.seed + round, rotation, opening: null };
          known.set(orderText('', order), [gain(order), 1 - gain(order)]);
          return gain(order);
        });
        const first = (gains[0] ?? 0) + (gains[1] ?? 0);
        return [first, 2 - first];
      });
      rounds.push({ pairs, points });
    }
    return known;
  };

  /** The names of the pairs in each round. */
  const names = (rounds: readonly Seen[]): readonly string[] =>
    rounds.map(({ pairs }) =>
      pairs
        .map((pair) => pair.join('-'))
        .sort()
        .join(' '),
    );

  test('keeps the pairs of every round that was begun, and then goes on with the best', () => {
    const spec = swissOf(10, 5);
    const before = names(roundsOf(swissOf(10, 4), gain, playedBefore(spec, 4)));
    // The earlier release paired at least one of these rounds in another way.
    expect(before).not.toEqual(names(roundsOf(swissOf(10, 4), gain)));
    const all = names(roundsOf(spec, gain, playedBefore(spec, 4)));
    expect(all.slice(0, 4)).toEqual(before);
    expect(all).toHaveLength(5);
  });
});
