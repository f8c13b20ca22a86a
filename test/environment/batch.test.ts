/** Many games at once: what a batch writes agrees with the games, and no fault in one game affects another. */
import { isLeft } from 'fp-ts/Either';
import { some } from 'fp-ts/Option';
import { describe, expect, test } from 'vitest';
import { decode, type GameTypes, legalMovesOf, type Seed, source } from '../../src/core/index.js';
import {
  type Batch,
  type BatchSettings,
  batchOf,
  type Encoding,
  encodings,
  nextSeed,
  noAction,
  observe,
  rewardNames,
  Standing,
  terrafexEncoding,
  transformartianEncoding,
} from '../../src/environment/index.js';
import type { Terrafex } from '../../src/games/terrafex/index.js';

const short: Readonly<Record<string, object>> = {
  icetraders: { turnLimit: 10 },
  'terra-mystica': { players: 3 },
  terrafex: { turnLimit: 5 },
  toframenn: { quietLimit: 10 },
  transformartian: { turnLimit: 12, players: 4 },
};

const made = <T extends GameTypes>(encoding: Encoding<T>, settings: Partial<BatchSettings<T>> = {}): Batch<T> => {
  const options = decode(encoding.game.options)(short[encoding.game.id]);
  if (isLeft(options)) throw new Error('options');
  const base = { games: 3, options: options.right, reward: 'places', maxPlies: 0, illegal: 'refuse' } as const;
  const batch = batchOf(encoding, { ...base, ...settings });
  if (isLeft(batch)) throw new Error(batch.left.reason);
  return batch.right;
};

/** The legal ids in a row of the masks. */
const idsIn = <T extends GameTypes>({ masks, maskBytes }: Batch<T>, game: number): readonly number[] => {
  const row = masks.subarray(game * maskBytes, (game + 1) * maskBytes);
  return [...row].flatMap((byte, at) =>
    [0, 1, 2, 3, 4, 5, 6, 7].filter((bit) => (byte & (1 << bit)) !== 0).map((bit) => 8 * at + bit),
  );
};

/** The errors in a row; empty if it agrees with the game. */
const faultsOf = <T extends GameTypes>(batch: Batch<T>, index: number): readonly string[] => {
  const { game, actions, layout } = batch.encoding;
  const state = batch.stateOf(index);
  const seat = batch.seats[index] as 0;
  if (!game.toMove(state).includes(seat)) return [`seat ${seat} is not to move`];
  const legal = legalMovesOf(game)(state, seat).map((move) => actions.idOf(move, state, seat));
  const same = JSON.stringify([...legal].sort((a, b) => a - b)) === JSON.stringify(idsIn(batch, index));
  const row = batch.observations.subarray(index * layout.length, (index + 1) * layout.length);
  const equal = observe(batch.encoding)(game.view(some(seat))(state), seat).every((number, at) => number === row[at]);
  return [...(same ? [] : ['the mask is not the legal list']), ...(equal ? [] : ['the observation is another one'])];
};

describe.each(encodings)('$name', ({ open }) => {
  test('masks are exactly the legal lists and observations are those of the seat to move, through many games', () => {
    open((encoding) => {
      const batch = made(encoding);
      const random = source(1);
      expect(batch.reset([1, 2, 3])).toEqual([]);
      let over = 0;
      for (let round = 0; round < 400; round++) {
        for (let game = 0; game < 3; game++) expect(faultsOf(batch, game)).toEqual([]);
        const ids = [0, 1, 2].map((game) => idsIn(batch, game)).map((all) => all[random.below(all.length)]!);
        expect(batch.step(ids)).toEqual([]);
        over += [...batch.standings].filter((standing) => standing === Standing.Over).length;
      }
      if (encoding.game.id !== 'terra-mystica') expect(over).toBeGreaterThan(3);
    });
  });

  test.each(rewardNames)('rewards by %s add up to what the game says', (reward) => {
    open((encoding) => {
      const { game } = encoding;
      const batch = made(encoding, { games: 1, reward });
      const random = source(2);
      batch.reset([5]);
      const sums = new Float64Array(batch.seatCount);
      let before = batch.stateOf(0);
      const first = before === undefined ? [] : game.score(before);
      for (let ply = 0; ply < 5000; ply++) {
        const ids = idsIn(batch, 0);
        const id = ids[random.below(ids.length)]!;
        const move = encoding.actions.moveOf(id, before, batch.seats[0] as 0);
        const checked = game.check(move)(before);
        if (isLeft(checked)) throw new Error(checked.left.text);
        const after = game.applyLegal(before, checked.right);
        batch.step([id]);
        batch.rewards.forEach((one, seat) => (sums[seat] = sums[seat]! + one));
        if (batch.standings[0] === Standing.Over) {
          const teams = game.teams(after);
          const scores = game.score(after);
          const own = teams.map((team) => scores[team]! - first[team]!);
          if (reward === 'own') expect([...sums].map((sum) => Math.round(sum))).toEqual(own);
          else expect(Math.abs([...sums].reduce((sum, one) => sum + one, 0))).toBeLessThan(1e-3);
          return;
        }
        before = batch.stateOf(0);
      }
    });
  });
});

test('an unknown or illegal id is refused with its rule; the other games advance', () => {
  const batch = made(terrafexEncoding);
  batch.reset([1, 2, 3]);
  const [legal] = idsIn(batch, 2);
  const faults = batch.step([0, 99_999, legal!]);
  expect(faults.map(({ game, code, rule }) => [game, code, rule])).toEqual([
    [0, 'illegal', 'TF-4.2'],
    [1, 'unknown', null],
  ]);
  expect([...batch.standings]).toEqual([Standing.Refused, Standing.Refused, Standing.Running]);
  expect([0, 1, 2].map((game) => batch.tableOf(game)?.ply)).toEqual([0, 0, 1]);
  expect(batch.step([noAction, noAction, noAction])).toEqual([]);
  expect([0, 1, 2].map((game) => batch.tableOf(game)?.ply)).toEqual([0, 0, 1]);
});

test('if illegal ids lose, the seat loses, and a new game begins', () => {
  const batch = made(transformartianEncoding, { illegal: 'lose', games: 2 });
  batch.reset([1, 2]);
  const seat = batch.seats[0]!;
  const faults = batch.step([-7, idsIn(batch, 1)[0]!]);
  expect(faults[0]?.code).toBe('unknown');
  expect([...batch.standings]).toEqual([Standing.Forfeited, Standing.Running]);
  expect(batch.rewards[seat]).toBe(-1);
  expect([...batch.rewards.subarray(0, 4)].reduce((sum, one) => sum + one, 0)).toBeCloseTo(0, 5);
  expect(batch.tableOf(0)).toEqual({ seed: nextSeed(1), ply: 0 });
});

test('games are cut off where the settings say so', () => {
  const batch = made(terrafexEncoding, { games: 1, maxPlies: 3 });
  batch.reset([1]);
  const standings = [1, 2, 3, 4].map(() => {
    batch.step([idsIn(batch, 0)[0]!]);
    return batch.standings[0];
  });
  expect(standings).toEqual([Standing.Running, Standing.Running, Standing.CutOff, Standing.Running]);
});

test('steps of the program are counted apart from the moves of others, whether legal or refused', () => {
  const standings = (illegal: 'refuse' | 'lose'): readonly unknown[] => {
    const batch = made(terrafexEncoding, {
      ...{ games: 1, seats: [0], maxSteps: 3, illegal },
      opponent: (_, __, legal) => legal.length - 1,
    });
    batch.reset([1]);
    return [0, 1, 2, 3, 4, 5, 6].map((number) => {
      batch.step([number === 1 ? 0 : idsIn(batch, 0)[0]!]);
      return batch.standings[0];
    });
  };
  const { Running, CutOff, Forfeited, Refused } = Standing;
  expect(standings('refuse')).toEqual([Running, Refused, CutOff, Running, Running, CutOff, Running]);
  // A game that was lost counts as ended, and the next one has all its steps.
  expect(standings('lose')).toEqual([Running, Forfeited, Running, Running, CutOff, Running, Running]);
});

test('an opponent plays the other seats, which rotate', () => {
  const seen: number[] = [];
  const batch = made(terrafexEncoding, {
    ...{ games: 2, seats: [0], rotate: true },
    opponent: (_, seat, legal, { game }) => {
      seen.push(10 * game + seat);
      return legal.length - 1;
    },
  });
  batch.reset([1, 1]);
  for (let ply = 0; ply < 30; ply++) {
    expect([...batch.seats]).toEqual([0, 1]);
    expect(batch.step([idsIn(batch, 0)[0]!, idsIn(batch, 1)[0]!])).toEqual([]);
  }
  expect([...new Set(seen)].sort()).toEqual([1, 10]);
});

test('the last position of a game stays known when the next one has begun', () => {
  const batch = made(terrafexEncoding, { games: 2, maxPlies: 2, illegal: 'lose' });
  batch.reset([1, 2]);
  expect(batch.lastOf(0)).toBeUndefined();
  const ids = (): readonly number[] => [idsIn(batch, 0)[0]!, idsIn(batch, 1)[0]!];
  batch.step(ids());
  const before = batch.stateOf(0);
  expect(batch.lastOf(0)).toBeUndefined();
  batch.step([ids()[0]!, 0]);
  expect([...batch.standings]).toEqual([2, 3]);
  const last = batch.lastOf(0);
  expect(last).not.toBe(before);
  expect(last).not.toEqual(batch.stateOf(0));
  expect(batch.tableOf(0)?.ply).toBe(0);
  batch.step(ids());
  expect(batch.lastOf(0)).toBe(last);
  expect([batch.lastOf(2), batch.lastOf(-1), batch.lastOf(0.5)]).toEqual([undefined, undefined, undefined]);
  batch.reset([1, 2]);
  expect(batch.lastOf(0)).toBeUndefined();
});

test('what is wrong with settings and seeds is named', () => {
  const options = decode(terrafexEncoding.game.options)({});
  if (isLeft(options)) throw new Error('options');
  const base = { games: 1, options: options.right, reward: 'places', maxPlies: 0, illegal: 'refuse' } as const;
  const wrong = (settings: object) => {
    const batch = batchOf(terrafexEncoding, { ...base, ...settings });
    return isLeft(batch) ? batch.left.path[0] : 'right';
  };
  expect([{ games: 0 }, { games: 1.5 }, { maxPlies: -1 }, { seats: [3] }, { seats: [0] }, {}].map(wrong)).toEqual([
    'games',
    'games',
    'maxPlies',
    'seats',
    'opponent',
    'right',
  ]);
  const batch = made(terrafexEncoding, { games: 2 });
  const seeds: readonly Seed[][] = [[1], [1, -1], [1, 0.5], [1, Number.NaN], [1, 2 ** 53]];
  for (const list of seeds) expect(batch.reset(list)).toHaveLength(1);
});

test('seeds of one place never meet those of its neighbours soon, and stay seeds', () => {
  expect(nextSeed(0)).toBe(2_654_435_761);
  expect(nextSeed(Number.MAX_SAFE_INTEGER)).toBeLessThan(Number.MAX_SAFE_INTEGER);
  let seed = Number.MAX_SAFE_INTEGER - 5;
  for (let index = 0; index < 1000; index++) {
    seed = nextSeed(seed);
    expect(Number.isSafeInteger(seed) && seed >= 0).toBe(true);
  }
});

test('an id that is none is told from one that names no move in the position', () => {
  const batch = made(terrafexEncoding);
  const { count } = batch.encoding.actions.space;
  batch.reset([1, 2, 3]);
  const state = batch.stateOf(2);
  if (state === undefined) throw new Error('state');
  const { moveOf } = batch.encoding.actions;
  const strange = Array.from({ length: count }, (_, id) => id).find((id) => moveOf(id, state, 0) === undefined);
  const faults = batch.step([-2, count, strange ?? noAction]);
  expect(faults.map(({ code, rule }) => [code, rule])).toEqual(Array.from({ length: 3 }, () => ['unknown', null]));
  expect(faults.map(({ text }) => text)).toEqual([
    `-2 is not an id: ids are whole numbers from 0 to ${count - 1}`,
    `${count} is not an id: ids are whole numbers from 0 to ${count - 1}`,
    `${strange} is not the id of a move in this position`,
  ]);
});

test.each([null, undefined, 7, 'x', [], {}, { games: 1, maxPlies: 0 }, { games: 1, maxPlies: 0, options: null }])(
  'settings that are none: %j',
  (settings) => {
    // A JavaScript caller may pass any value.
    expect(batchOf(terrafexEncoding, settings as unknown as Parameters<typeof batchOf<Terrafex>>[1])._tag).toBe('Left');
  },
);
