/**
 * Encodes Transformartian for programs that learn: moves as ids, positions as numbers.
 *
 * @packageDocumentation
 */
import { constant } from '../../core/values/constant.js';
import {
  colourCount,
  colourLetter,
  colours,
  type Exchange,
  game,
  type Move,
  noMedium,
  type Square,
  type State,
  squares,
  type Transformartian,
  teamToMove,
} from '../../games/transformartian/seen.js';
import type { Encoding } from '../encoding.js';
import { categories, listed, lookingSeat, numbers, single } from '../fields.js';
import { type Field, layoutOf } from '../layout.js';
import { groupOfId, spaceOf } from '../space.js';

const size = squares.length;

/** The squares in the order of their names, file by file. If a move concerns two squares, it lists them in the order of their names. */
const byName: readonly Square[] = [...squares].sort();

/** All pairs of squares; the squares of each pair are in the order of their names. */
const pairs: readonly (readonly [Square, Square])[] = byName.flatMap((one, index) =>
  byName.slice(index + 1).map((other): readonly [Square, Square] => [one, other]),
);

const files = 5;

/** The place of a square in the order of names (0..29), computed from the two characters of its name. */
const rankOf = (square: Square): number => (square.charCodeAt(0) - 97) * (size / files) + square.charCodeAt(1) - 49;

/** The number of a pair of squares, computed from the places of both squares in the order of names. */
const pairOf = (one: number, other: number): number => (one * (2 * size - one - 1)) / 2 + other - one - 1;

const space = spaceOf([
  {
    name: 'Exchange',
    shape: [pairs.length, 2],
    meaning: 'the two squares: a1 a2, a1 a3 .. e5 e6; whether the colour of the first (0) or of the second (1) is kept',
  },
  { name: 'Miss', shape: [colours.length], meaning: `the colour that is kept: ${colours.join(' ')}` },
]);

const { first } = space;

const indexOf = (square: Square): number => square.charCodeAt(0) - 97 + files * (square.charCodeAt(1) - 49);

/** Each colour's number, indexed by the character code of the colour's letter; a look-up is quicker than a search. */
const colourTable: readonly number[] = Array.from({ length: 128 }, (_, code) =>
  colours.findIndex((colour) => colour.charCodeAt(0) === code),
);

const colourNumber = (letter: string): number => colourTable[letter.charCodeAt(0)]!;

const exchangeId = ({ first: one, second, keep }: Exchange, grid: readonly number[]): number => {
  const pair = pairOf(rankOf(one), rankOf(second));
  const kept = colourNumber(keep);
  // An exchange that keeps neither of the two mediums is never legal.
  if (kept === grid[indexOf(one)]) return first.Exchange + 2 * pair;
  return kept === grid[indexOf(second)] ? first.Exchange + 2 * pair + 1 : -1;
};

const idOf = (move: Move, { grid }: State): number =>
  move._tag === 'Miss' ? first.Miss + colourNumber(move.keep) : exchangeId(move, grid);

const moveOf = (id: number, { grid }: State): Move | undefined => {
  const placed = groupOfId(space, id);
  if (placed === undefined) return undefined;
  const { name, index } = placed;
  if (name === 'Miss') return { _tag: 'Miss', keep: colours[index]! };
  const [one, other] = pairs[index >> 1]!;
  const kept = grid[indexOf((index & 1) === 0 ? one : other)];
  return kept === undefined ? undefined : { _tag: 'Exchange', first: one, second: other, keep: colourLetter(kept) };
};

/** The team that comes a given number of places after the viewing seat's team. */
const teamFrom = ({ settings }: State, seat: number, index: number): number => (seat + index) % settings.teams;

const grids: Field<State> = {
  name: 'grid',
  ...categories([6, 5], colours.length),
  meaning: `the large on each square, ranks from 1 up: 0 where there is no square, else 1 more than the number of its colour in ${colours.join(' ')}`,
  write: ({ grid }, _, out, at) => {
    for (let square = 0; square < grid.length; square++) out[at + square] = grid[square]! + 1;
  },
};

const handed: Field<State> = {
  name: 'hands',
  ...categories([3], colours.length),
  meaning:
    'the medium in hand of the own team and of those after it: 0 for none, else 1 more than the number of its colour',
  write: (state, seat, out, at) => {
    for (let index = 0; index < state.settings.teams; index++) {
      const hand = state.hands[teamFrom(state, seat, index)]!;
      out[at + index] = hand === noMedium ? 0 : hand + 1;
    }
  },
};

const layout = layoutOf<State>([
  lookingSeat(6),
  single('active', categories([], 2), 'the team to move, counted from the own one', (state, seat) => {
    const { teams } = state.settings;
    return (teamToMove(state) - (seat % teams) + teams) % teams;
  }),
  grids,
  handed,
  {
    name: 'smalls',
    ...numbers([5, 6], 8),
    meaning: 'levels that each small has gone down, by column of the chart and by colour',
    write: (state, _, out, at) => {
      const count = colourCount(state.settings);
      for (let index = 0; index < state.smalls.length; index++) {
        const column = Math.floor(index / count);
        out[at + column * colours.length + (index - column * count)] = state.smalls[index]!;
      }
    },
  },
  {
    name: 'scores',
    ...numbers([3], 99_999),
    meaning: 'points of the own team and of those after it',
    write: (state, seat, out, at) => {
      for (let index = 0; index < state.settings.teams; index++)
        out[at + index] = state.scores[teamFrom(state, seat, index)]!;
    },
  },
  listed(
    'levels',
    numbers([9], 99),
    'points of the levels of the ladder, 0 where there are fewer',
    ({ settings }) => settings.levels,
  ),
  single('target', numbers([], 9999, 1), 'points that win', ({ settings }) => settings.target),
  single('turn', numbers([], 999_999_999, 1), 'the turn, from 1', ({ turn }) => turn),
  single(
    'turnLimit',
    numbers([], 99_999),
    'the last turn of the game, 0 for no limit',
    ({ settings }) => settings.turnLimit,
  ),
]);

/**
 * The encoding of Transformartian for programs that learn.
 *
 * @example
 * ```ts
 * import { transformartianEncoding } from 'rulehouse/environment';
 * transformartianEncoding.actions.space.count; // 876
 * ```
 */
export const transformartianEncoding: Encoding<Transformartian> = constant({
  name: 'transformartian-v0',
  game,
  actions: { space, idOf, moveOf },
  layout,
});
