/**
 * Encodes Töframenn for programs that learn: moves as ids, positions as numbers.
 *
 * @packageDocumentation
 */
import { constant } from '../../core/values/constant.js';
import {
  colours,
  game,
  isArchmage,
  type Move,
  type PlaceWizard,
  pyramidOf,
  type Size,
  type Square,
  type State,
  sideOf,
  squareIndex,
  squares,
  type Toframenn,
  vacant,
  type WholeWizard,
} from '../../games/toframenn/seen.js';
import type { Encoding } from '../encoding.js';
import { categories, flags, lookingSeat, numbers, single } from '../fields.js';
import { type Field, layoutOf } from '../layout.js';
import { groupOfId, spaceOf } from '../space.js';

const size = squares.length;

/** The offsets to the next square, as files and ranks, for each direction of `MoveWizard`, `CastBolt` and `FightDuel`. */
const diagonals = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
] as const;
const lines = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

/** The sizes of pieces that cast spells, with their distances: 3 squares for a medium piece, 3 or 5 for a large one. */
const spells: readonly (readonly [Size, number])[] = [
  [2, 3],
  [3, 3],
  [3, 5],
];

const letters = colours.join(' ');

/** Two numbers: how many wizards a hand can hold, and how many home squares a side has. */
const [handSize, homes] = [5, 8];

const space = spaceOf([
  { name: 'BuildWizard', shape: [9, 9, 9], meaning: `the colours of the small, the medium and the large: ${letters}` },
  {
    name: 'PlaceWizard',
    shape: [handSize, homes],
    meaning:
      'the place of the wizard in the hand, in alphabetical order; the home square of the own colour, a1 b1 .. h8',
  },
  { name: 'MarkArchmage', shape: [size], meaning: 'the square of the wizard: a1 b1 .. h1 a2 .. h8' },
  {
    name: 'MoveWizard',
    shape: [size, 4, 7],
    meaning:
      'the square of the wizard; the direction: up and right, down and right, down and left, up and left; squares, less 1',
  },
  {
    name: 'CastBolt',
    shape: [size, 4, spells.length, 3],
    meaning:
      'the square of the caster; the direction: up, right, down, left; medium over 3 squares, large over 3, large over 5; the size of the target, less 1',
  },
  {
    name: 'FightDuel',
    shape: [size, 4, 4],
    meaning: 'the square of the wizard; the direction: up, right, down, left; the size that is removed, 0 for none',
  },
  { name: 'Pass', shape: [], meaning: '' },
]);

const { first } = space;

/** The home squares of each side, in ascending order. */
const homeSquares: readonly (readonly number[])[] = [0, 1].map((side) =>
  squares
    .map((_, square) => square)
    .filter((square) => sideOf(square) === side && square >> 4 === (side === 0 ? 0 : 3)),
);

const homeNumber: readonly number[] = squares.map((_, square) => homeSquares[sideOf(square)]!.indexOf(square));

/**
 * The direction and distance from each square to every other, as `16 * direction + distance`; 0 if no direction leads there. The index in this table
 * is `64 * from + to`.
 */
const waysOf = (directions: readonly (readonly [number, number])[]): readonly number[] =>
  squares.flatMap((_, from) =>
    squares.map((__, to) => {
      const [right, up] = [(to & 7) - (from & 7), (to >> 3) - (from >> 3)];
      const distance = Math.max(Math.abs(right), Math.abs(up));
      const found = directions.findIndex(([file, rank]) => file * distance === right && rank * distance === up);
      return distance === 0 || found < 0 ? 0 : 16 * found + distance;
    }),
  );

const [diagonalWays, lineWays] = [waysOf(diagonals), waysOf(lines)];

/** Each colour's number, indexed by the character code of the colour's letter; a look-up is quicker than a search. */
const colourTable: readonly number[] = Array.from({ length: 128 }, (_, code) =>
  colours.findIndex((colour) => colour.charCodeAt(0) === code),
);

const colourNumber = (wizard: WholeWizard, place: 0 | 2 | 4): number => colourTable[wizard.charCodeAt(place)]!;

/** The code that stands for a complete wizard on boards and in hands. */
const codeOf = (wizard: WholeWizard): number =>
  100 * (colourNumber(wizard, 0) + 1) + 10 * (colourNumber(wizard, 2) + 1) + colourNumber(wizard, 4) + 1;

const wizardOf = (code: number): WholeWizard =>
  `${colours[pyramidOf(code, 1) - 1]!}1${colours[pyramidOf(code, 2) - 1]!}2${colours[pyramidOf(code, 3) - 1]!}3`;

const placingId = ({ wizard, square }: PlaceWizard, { hands }: State): number => {
  const at = squareIndex(square);
  const side = sideOf(at);
  const slot = hands[side].indexOf(codeOf(wizard));
  const home = homeNumber[at]!;
  return slot < 0 || home < 0 ? -1 : first.PlaceWizard + slot * homes + home;
};

const idOf = (move: Move, state: State): number => {
  switch (move._tag) {
    case 'BuildWizard': {
      const code = codeOf(move.wizard);
      return first.BuildWizard + (pyramidOf(code, 1) - 1) * 81 + (pyramidOf(code, 2) - 1) * 9 + pyramidOf(code, 3) - 1;
    }
    case 'PlaceWizard':
      return placingId(move, state);
    case 'MarkArchmage':
      return first.MarkArchmage + squareIndex(move.square);
    case 'MoveWizard': {
      const from = squareIndex(move.from);
      const way = diagonalWays[from * size + squareIndex(move.to)]!;
      return way === 0 ? -1 : first.MoveWizard + (from * 4 + (way >> 4)) * 7 + (way & 15) - 1;
    }
    case 'CastBolt': {
      const from = squareIndex(move.from);
      const way = lineWays[from * size + squareIndex(move.to)]!;
      const distance = way & 15;
      const spell = move.spell === 2 ? (distance === 3 ? 0 : -1) : distance === 3 ? 1 : distance === 5 ? 2 : -1;
      if (spell < 0 || move.spell === 1) return -1;
      return first.CastBolt + ((from * 4 + (way >> 4)) * spells.length + spell) * 3 + move.target - 1;
    }
    case 'FightDuel': {
      const from = squareIndex(move.from);
      const way = lineWays[from * size + squareIndex(move.to)]!;
      return (way & 15) === 1 ? first.FightDuel + (from * 4 + (way >> 4)) * 4 + move.removal : -1;
    }
    case 'Pass':
      return first.Pass;
  }
};

const named = (square: number): Square => squares[square]!;

/** The square at a given distance in a given direction; -1 if that square is off the board. */
const stepped = (from: number, [right, up]: readonly [number, number], distance: number): number => {
  const [file, rank] = [(from & 7) + right * distance, (from >> 3) + up * distance];
  return file < 0 || file > 7 || rank < 0 || rank > 7 ? -1 : rank * 8 + file;
};

const asSize = (number: number): Size => (number === 1 ? 1 : number === 2 ? 2 : 3);

const wizardMove = (index: number): Move | undefined => {
  const from = Math.floor(index / 28);
  const to = stepped(from, diagonals[Math.floor(index / 7) & 3]!, (index % 7) + 1);
  return to < 0 ? undefined : { _tag: 'MoveWizard', from: named(from), to: named(to) };
};

const boltMove = (index: number): Move | undefined => {
  const target = asSize((index % 3) + 1);
  const [spell, distance] = spells[Math.floor(index / 3) % spells.length]!;
  const [from, direction] = [Math.floor(index / 36), Math.floor(index / 9) & 3];
  const to = stepped(from, lines[direction]!, distance);
  return to < 0 ? undefined : { _tag: 'CastBolt', from: named(from), to: named(to), spell, target };
};

const duelMove = (index: number): Move | undefined => {
  const from = index >> 4;
  const to = stepped(from, lines[(index >> 2) & 3]!, 1);
  const removal = (index & 3) === 0 ? 0 : asSize(index & 3);
  return to < 0 ? undefined : { _tag: 'FightDuel', from: named(from), to: named(to), removal };
};

const placing = (index: number, { stage, hands }: State): Move | undefined => {
  if (stage._tag === 'Over') return undefined;
  const code = hands[stage.side][Math.floor(index / homes)];
  const square = homeSquares[stage.side]![index % homes]!;
  return code === undefined ? undefined : { _tag: 'PlaceWizard', wizard: wizardOf(code), square: named(square) };
};

const moveOf = (id: number, state: State): Move | undefined => {
  const placed = groupOfId(space, id);
  if (placed === undefined) return undefined;
  const { name, index } = placed;
  switch (name) {
    case 'BuildWizard': {
      const code = 100 * Math.floor(index / 81) + 10 * (Math.floor(index / 9) % 9) + (index % 9) + 111;
      return { _tag: name, wizard: wizardOf(code) };
    }
    case 'PlaceWizard':
      return placing(index, state);
    case 'MarkArchmage':
      return { _tag: name, square: named(index) };
    case 'MoveWizard':
      return wizardMove(index);
    case 'CastBolt':
      return boltMove(index);
    case 'FightDuel':
      return duelMove(index);
    case 'Pass':
      return { _tag: name };
  }
};

const stages = ['Build', 'Place', 'Mark', 'Play', 'Over'] as const;

/** Writes the colours of a wizard's three pyramids, and whether the wizard is an Archmage. */
const writeWizard = (code: number, out: Float32Array, at: number, apart: number): void => {
  out[at] = pyramidOf(code, 1);
  out[at + apart] = pyramidOf(code, 2);
  out[at + 2 * apart] = pyramidOf(code, 3);
  if (isArchmage(code)) out[at + 3 * apart] = 1;
};

const onBoard: Field<State> = {
  name: 'board',
  ...categories([4, 8, 8], colours.length),
  meaning:
    `the pyramids on each square, 0 for none, else the number of the colour from 1 (${letters}), in planes of eight ranks of eight squares, ` +
    'a1 first: small, medium, large; then 1 where an Archmage is. The colour of the square says whose wizard it is',
  write: ({ board, wizards }, _, out, at) => {
    for (const side of wizards) {
      for (let index = 0; index < side.length; index++) {
        const square = side[index]!;
        if (board[square]! !== vacant) writeWizard(board[square]!, out, at + square, size);
      }
    }
  },
};

/** Writes the hands or the loose pyramids of both sides, beginning with those of the viewing seat. */
const bySide =
  (write: (state: State, side: number, out: Float32Array, at: number) => void, apart: number): Field<State>['write'] =>
  (state, seat, out, at) => {
    write(state, seat, out, at);
    write(state, 1 - seat, out, at + apart);
  };

const layout = layoutOf<State>([
  lookingSeat(2),
  single('stage', categories([], stages.length - 1), `the stage: ${stages.join(' ')}`, ({ stage }) =>
    stages.indexOf(stage._tag),
  ),
  single('active', flags([]), '1 if the seat that looks is to move', ({ stage }, seat) =>
    stage._tag !== 'Over' && stage.side === seat ? 1 : 0,
  ),
  onBoard,
  {
    name: 'hands',
    ...categories([2, handSize, 3], colours.length),
    meaning: 'the wizards in the hands, the own ones first: colours of the small, medium and large',
    write: bySide((state, side, out, at) => {
      const hand = state.hands[side as 0 | 1];
      for (let index = 0; index < hand.length; index++) writeWizard(hand[index]!, out, at + 3 * index, 1);
    }, 3 * handSize),
  },
  {
    name: 'loose',
    ...numbers([2, 3, colours.length], 5),
    meaning: 'loose pyramids, the own ones first: how many of each size and colour',
    write: bySide((state, side, out, at) => {
      for (const pyramid of state.loose[side as 0 | 1]) {
        const place = at + (Math.floor(pyramid / 10) - 1) * colours.length + (pyramid % 10) - 1;
        out[place] = out[place]! + 1;
      }
    }, 3 * colours.length),
  },
  single('quiet', numbers([], 9999), 'plies without a removal, if the options limit them', ({ quiet }) => quiet),
  single('plies', numbers([], 9999), 'plies of play, if the options limit them', ({ plies }) => plies),
  single('quietLimit', numbers([], 9999), 'the limit of such plies, 0 for none', ({ settings }) => settings.quietLimit),
  single('plyLimit', numbers([], 9999), 'the limit of plies, 0 for none', ({ settings }) => settings.plyLimit),
  single('limitedTable', flags([]), '1 if the limited table of colours is in force', ({ settings }) =>
    settings.table === 'limited' ? 1 : 0,
  ),
]);

/**
 * The encoding of Töframenn for programs that learn.
 *
 * @example
 * ```ts
 * import { toframennEncoding } from 'rulehouse/environment';
 * toframennEncoding.actions.space.count; // 5954
 * ```
 */
export const toframennEncoding: Encoding<Toframenn> = constant({
  name: 'toframenn-v0',
  game,
  actions: { space, idOf, moveOf },
  layout,
});
