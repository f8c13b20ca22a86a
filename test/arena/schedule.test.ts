/** Schedules: pairings, their frequencies, and that only the results matter, not the order in which they arrive. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ArenaFormat,
  type ArenaSpec,
  arenaSpec,
  type BeginTest,
  type GameOrder,
  mostGames,
  orderText,
  schedule,
  specText,
} from '../../src/arena/index.js';
import { decode, isLeft, printFault } from '../../src/index.js';

const specOf = (count: number, format: ArenaFormat, more: object = {}): ArenaSpec => {
  const bots = Array.from({ length: count }, (_, place) => ({ name: `bot ${place}`, text: 'random' }));
  const read = decode(arenaSpec)({ games: [{ game: 'terrafex' }], bots, format, ...more });
  if (isLeft(read)) throw new Error(printFault(read.left));
  return read.right;
};

const keyOf = (order: GameOrder): string => orderText('', order);

const never = () => () => false;

/** Plays a tournament whose results come from a table; the games are played in a different order. */
const playAll = (
  spec: ArenaSpec,
  gains: (order: GameOrder) => readonly number[],
  shuffle: (orders: readonly GameOrder[]) => readonly GameOrder[] = (orders) => orders,
  begin: BeginTest = never,
): readonly GameOrder[] => {
  const known = new Map<string, readonly number[]>();
  const gainsOf = (order: GameOrder): readonly number[] | undefined => known.get(keyOf(order));
  for (let rounds = 0; rounds < 200; rounds++) {
    const orders = [...schedule(spec, gainsOf, begin)];
    const missing = orders.filter((order) => !known.has(keyOf(order)));
    if (missing.length === 0) return orders;
    for (const order of shuffle(missing)) known.set(keyOf(order), gains(order));
  }
  throw new Error('it does not end');
};

/** The bot that is listed first wins. */
const byPlace = (): readonly number[] => [1, 0];

const tablesOf = (orders: readonly GameOrder[]): readonly string[] => [
  ...new Set(orders.map(({ pairing }) => pairing.join('-'))),
];

describe('tables', () => {
  test('round robin: every table, every seed in all rotations', () => {
    const spec = specOf(4, { _tag: 'RoundRobin' }, { blocks: 3, seed: 100 });
    const orders = playAll(spec, byPlace);
    expect(orders).toHaveLength(6 * 3 * 2);
    expect(mostGames(spec)).toBe(36);
    expect(tablesOf(orders)).toEqual(['0-1', '0-2', '0-3', '1-2', '1-3', '2-3']);
    expect(new Set(orders.map(({ seed }) => seed))).toEqual(new Set([100, 101, 102]));
    expect(new Set(orders.map(keyOf)).size).toBe(36);
    // All tables play the first seed before the second, so whenever the tournament is stopped, all bots have played equally often.
    expect(orders.slice(0, 12).every(({ seed }) => seed === 100)).toBe(true);
    expect(orders.slice(0, 2).map(({ rotation }) => rotation)).toEqual([0, 1]);
  });

  test('tables of three, and a gauntlet', () => {
    const games = [{ game: 'icetraders', bots: 3 }];
    expect(playAll(specOf(5, { _tag: 'RoundRobin' }, { games }), () => [1, 0, 0])).toHaveLength(10 * 3);
    const gauntlet = playAll(specOf(5, { _tag: 'Gauntlet' }, { games }), () => [1, 0, 0]);
    expect(tablesOf(gauntlet)).toEqual(['0-1-2', '0-1-3', '0-1-4', '0-2-3', '0-2-4', '0-3-4']);
    expect(mostGames(specOf(5, { _tag: 'Gauntlet' }, { games }))).toBe(18);
  });

  test('openings are taken in turn', () => {
    const games = [{ game: 'terrafex', openings: ['a', 'b'] }];
    const orders = playAll(specOf(2, { _tag: 'RoundRobin' }, { games, blocks: 3 }), byPlace);
    expect(orders.map(({ opening }) => opening)).toEqual([0, 0, 1, 1, 0, 0]);
  });

  test('a text of a tournament says everything but how many games are played at a time', () => {
    const spec = specOf(2, { _tag: 'RoundRobin' });
    expect(specText({ ...spec, concurrency: 8 })).toBe(specText(spec));
    expect(specText({ ...spec, blocks: 8 })).not.toBe(specText(spec));
  });
});

describe('rounds', () => {
  test('knock-out: the strongest two meet last; who has no opponent goes on', () => {
    const spec = specOf(6, { _tag: 'KnockOut' }, { blocks: 2 });
    const orders = playAll(spec, byPlace);
    expect(tablesOf(orders)).toEqual(['3-4', '2-5', '0-3', '1-2', '0-1']);
    expect(orders).toHaveLength(mostGames(spec));
    expect(new Set(orders.map(keyOf)).size).toBe(orders.length);
  });

  test('knock-out: nobody is eliminated before the round is over', () => {
    const spec = specOf(4, { _tag: 'KnockOut' });
    const first = schedule(spec, () => undefined, never);
    const orders: GameOrder[] = [];
    let step = first.next();
    for (; step.done !== true; step = first.next()) orders.push(step.value);
    expect(tablesOf(orders)).toEqual(['0-3', '1-2']);
    expect(step.value).toBe(false);
  });

  test.each([
    [8, 7],
    [9, 5],
    [2, 1],
    [30, 9],
    [200, 5],
    // Many rounds for few bots: pairing only from the top would leave no opponents for the last bots.
    [32, 20],
    [64, 20],
  ])('Swiss: %i bots in %i rounds meet nobody twice', (count, rounds) => {
    const spec = specOf(count, { _tag: 'Swiss', rounds });
    const orders = playAll(spec, ({ seed, pairing }) => ((seed + (pairing[0] ?? 0)) % 3 === 0 ? [0, 1] : [0.5, 0.5]));
    const meetings = orders.filter(({ rotation }) => rotation === 0).map(({ pairing }) => pairing.join('-'));
    expect(new Set(meetings).size).toBe(meetings.length);
    expect(orders).toHaveLength(mostGames(spec));
    // No bot rests twice.
    const games = Array.from({ length: count }, (_, place) =>
      meetings.filter((one) => one.split('-').includes(`${place}`)),
    );
    expect(Math.min(...games.map(({ length }) => length))).toBeGreaterThanOrEqual(rounds - 1);
  });

  test('Swiss: more rounds than opponents', () => {
    const orders = playAll(specOf(3, { _tag: 'Swiss', rounds: 6 }), byPlace);
    expect(orders).toHaveLength(12);
    expect(new Set(orders.map(keyOf)).size).toBe(12);
  });

  test('the order in which results arrive does not matter', () => {
    const formats: readonly ArenaFormat[] = [{ _tag: 'Swiss', rounds: 4 }, { _tag: 'KnockOut' }];
    fc.assert(
      fc.property(fc.constantFrom(...formats), fc.integer({ min: 2, max: 12 }), fc.nat(1000), (format, count, salt) => {
        const spec = specOf(count, format, { blocks: 2 });
        const gains = ({ seed, pairing: [a = 0, b = 0] }: GameOrder): readonly number[] =>
          (seed * 31 + a * 7 + b + salt) % 5 < 2 ? [1, 0] : [0, 1];
        const backwards = playAll(spec, gains, (orders) => [...orders].reverse());
        expect(backwards).toEqual(playAll(spec, gains));
      }),
      { numRuns: 60, seed: 1 },
    );
  });
});

describe('matches with a test', () => {
  const test1 = { elo0: 0, elo1: 10, alpha: 0.05, beta: 0.05 };
  /** Decided after the tenth block, because the first bot won everything. */
  const tenWins = () => {
    let wins = 0;
    return (share: number): boolean => share === 1 && ++wins >= 10;
  };

  test('it ends with the block that decides it, however far ahead others were played', () => {
    const spec = specOf(2, { _tag: 'Match', sprt: test1 }, { blocks: 1000 });
    const gains = ({ seed }: GameOrder): readonly number[] => (seed % 2 === 0 ? [1, 0] : [0, 1]);
    expect(playAll(spec, gains, undefined, tenWins)).toHaveLength(40);
    const known = (order: GameOrder): readonly number[] | undefined => (order.seed === 3 ? undefined : gains(order));
    // One block is missing, so no later block counts, and all games may still be needed.
    expect([...schedule(spec, known, tenWins)]).toHaveLength(2000);
  });

  test('results that come while it is under way count', () => {
    const spec = specOf(2, { _tag: 'Match', sprt: test1 }, { blocks: 1000 });
    const known = new Set<string>();
    const orders: GameOrder[] = [];
    for (const order of schedule(spec, (one) => (known.has(keyOf(one)) ? [1, 0] : undefined), tenWins)) {
      orders.push(order);
      known.add(keyOf(order));
    }
    expect(orders).toHaveLength(20);
  });

  test('without a test all blocks are played', () => {
    expect(playAll(specOf(2, { _tag: 'Match', sprt: null }, { blocks: 7 }), byPlace)).toHaveLength(14);
  });

  test('of three bots at one table: all rotations, and the test is told what a block is', () => {
    const games = [{ game: 'icetraders', options: {}, bots: 3, openings: [] }];
    const spec = specOf(3, { _tag: 'Match', sprt: test1 }, { blocks: 50, games });
    expect(mostGames(spec)).toBe(150);
    const shapes: unknown[] = [];
    const orders = playAll(
      spec,
      () => [1, 0, 0],
      undefined,
      (_, shape) => {
        shapes.push(shape);
        return tenWins();
      },
    );
    expect([orders.length, orders[0]?.pairing, shapes[0]]).toEqual([30, [0, 1, 2], { games: 3, fair: 1 / 3 }]);
  });
});
