/** Laws of encodings: ids are unique and complete, moves round-trip, and observations depend on views alone and distinguish them. */

import { isLeft } from 'fp-ts/Either';
import { some } from 'fp-ts/Option';
import { describe, expect, test } from 'vitest';
import { decode, type GameTypes, legalMovesOf, playout, source } from '../../src/core/index.js';
import { type AnyEncoding, type Encoding, encodings, readObservation } from '../../src/environment/index.js';

/** The number of plies for each set of options; `PLIES=1000000 npx vitest run test/environment/laws` is the long run. */
const plies = Number(process.env['PLIES'] ?? 3000);

/** Options that reach what the defaults do not: auctions, stacking, more seats, limits. */
const optionSets: Readonly<Record<string, readonly object[]>> = {
  icetraders: [{}, { players: 2, turnLimit: 60 }, { players: 5, turnLimit: 80 }],
  'terra-mystica': [
    { players: 4 },
    { players: 2, map: 'fire-ice', 'fire-and-ice-factions/ice': true },
    { players: 5, auction: true, map: 'fire-ice-2', 'mini-expansion-1': true, 'shipping-bonus': true },
    { players: 3, 'leech-timing': 'deferred', map: 'fire-ice' },
    {
      players: 5,
      map: 'fire-ice',
      'fire-and-ice-factions/variable_v5': false,
      'fire-and-ice-factions/variable': true,
    },
  ],
  terrafex: [{ turnLimit: 60 }, { turnLimit: 40, push: 2, support: 'line', layout: '2' }],
  toframenn: [{ quietLimit: 50 }, { build: 'stack', quietLimit: 50 }, { pool: 'set24', quietLimit: 50 }],
  transformartian: [
    { turnLimit: 100 },
    { players: 3, teams: 3, turnLimit: 100 },
    { players: 6, teams: 3, turnLimit: 100 },
  ],
};

interface Met<T extends GameTypes> {
  readonly state: T['State'];
  readonly move: T['Move'];
}

/** Random games, ply by ply. */
const play = <T extends GameTypes>(
  { game }: Encoding<T>,
  given: object,
  seed: number,
  count: number,
  visit: (met: Met<T>) => void,
): void => {
  const options = decode(game.options)(given);
  if (isLeft(options)) throw new Error(JSON.stringify(options.left));
  const random = source(seed);
  let left = count;
  for (let start = seed; left > 0; start++) {
    const state = game.setup(options.right, start);
    if (isLeft(state)) throw new Error(state.left.rule);
    playout(game)(state.right, random, Math.min(left, 5000), ({ before, move }) => {
      left--;
      visit({ state: before, move });
    });
  }
};

/** The errors in the ids of a state's legal moves; empty if there are none. */
const faultsOf = <T extends GameTypes>({ game, actions }: Encoding<T>, state: T['State']): readonly string[] => {
  const { count } = actions.space;
  return game.toMove(state).flatMap((seat) => {
    const known = new Map<number, string>();
    const view = game.view(some(seat))(state);
    return legalMovesOf(game)(view, seat).flatMap((move) => {
      const text = game.moveText.print(move);
      const id = actions.idOf(move, view, seat);
      if (!Number.isInteger(id) || id < 0 || id >= count) return [`${text}: the id is ${id}`];
      const other = known.get(id);
      if (other !== undefined) return [`${text} and ${other} have the id ${id}`];
      known.set(id, text);
      const back = actions.moveOf(id, view, seat);
      const backText = back === undefined ? 'nothing' : game.moveText.print(back);
      return backText === text && actions.idOf(move, state, seat) === id ? [] : [`${text} comes back as ${backText}`];
    });
  });
};

const everySet = encodings.flatMap((encoding: AnyEncoding) =>
  (optionSets[encoding.id] ?? []).map((options) => ({ name: encoding.name, options, encoding })),
);

describe.each(everySet)('$name $options', ({ encoding, options }) => {
  test('every legal move has one id, and comes back from it', () => {
    encoding.open((known) => {
      const faults = new Set<string>();
      play(known, options, 1, plies, ({ state }) => {
        for (const fault of faultsOf(known, state)) if (faults.size < 10) faults.add(fault);
      });
      expect([...faults]).toEqual([]);
    });
  });

  test('numbers stay within the bounds that the layout declares, and equal bytes come from equal views only', () => {
    encoding.open(({ game, layout, ...rest }) => {
      const [numbers, again] = [new Float32Array(layout.length), new Float32Array(layout.length)];
      const views = new Map<string, string>();
      const faults = new Set<string>();
      play({ game, layout, ...rest }, options, 2, Math.min(plies, 20_000), ({ state }) => {
        const seats = game.seatCount(state);
        for (let seat = 0; seat < seats; seat++) {
          const looking = seat as 0 | 1 | 2 | 3 | 4;
          const view = game.view(some(looking))(state);
          layout.write(view, looking, numbers, 0);
          again.fill(7);
          // The observation must not change if hidden information is drawn differently.
          layout.write(game.view(some(looking))(game.determinize(view, seat)), looking, again, 0);
          if (Buffer.compare(Buffer.from(numbers.buffer), Buffer.from(again.buffer)) !== 0)
            faults.add('a secret is written');
          for (const { name, low, high, offset, size } of layout.fields)
            for (let index = offset; index < offset + size; index++)
              if (numbers[index]! < low || numbers[index]! > high) faults.add(`${name}: ${numbers[index]!}`);
          if (seat > 1) continue;
          const bytes = Buffer.from(numbers.buffer).toString('latin1');
          const text = game.viewText.print(view);
          const known = views.get(bytes);
          if (known !== undefined && known !== text) faults.add(`${known} and ${text} look alike`);
          if (views.size < 4000) views.set(bytes, text);
        }
      });
      expect([...faults]).toEqual([]);
    });
  });

  test('ids and numbers without meaning give undefined', () => {
    encoding.open(({ game, actions }) => {
      const chosen = decode(game.options)(options);
      if (isLeft(chosen)) throw new Error('options');
      const state = game.setup(chosen.right, 1);
      if (isLeft(state)) throw new Error('setup');
      for (const id of [-1, actions.space.count, 0.5, Number.NaN, Number.POSITIVE_INFINITY])
        expect(actions.moveOf(id, state.right, 0)).toBeUndefined();
      // Every id gives a well-formed move or undefined.
      for (let id = 0; id < actions.space.count; id++) {
        const move = actions.moveOf(id, state.right, 0);
        if (move !== undefined && !game.move.is(move)) expect(`${id}: ${JSON.stringify(move)}`).toBe('a move');
      }
    });
  });
});

test('groups and fields follow one another without a gap', () => {
  for (const encoding of encodings)
    encoding.open(({ actions: { space }, layout }) => {
      let id = 0;
      for (const { offset, size, name } of space.groups) {
        expect([name, offset]).toEqual([name, id]);
        id += size;
      }
      expect(space.count).toBe(id);
      let place = 0;
      for (const { offset, size, name } of layout.fields) {
        expect([name, offset]).toEqual([name, place]);
        place += size;
      }
      expect(layout.length).toBe(place);
      const named = readObservation(layout, new Float32Array(layout.length));
      expect(Object.keys(named).length).toBe(layout.fields.length);
    });
});
