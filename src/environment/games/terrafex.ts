/**
 * Encodes Terrafex for programs that learn: moves as ids, positions as numbers.
 *
 * @packageDocumentation
 */
import { constant } from '../../core/values/constant.js';
import {
  contentNames,
  game,
  type Landing,
  type Move,
  type Size,
  type SplitGlacier,
  type Square,
  type State,
  squareIndex,
  squares,
  stands,
  type Terrafex,
  Tracker,
} from '../../games/terrafex/seen.js';
import type { Encoding } from '../encoding.js';
import { flags, listed, lookingSeat, numbers, single } from '../fields.js';
import { type Field, layoutOf } from '../layout.js';
import { groupOfId, spaceOf } from '../space.js';

const size = squares.length;

/** The offsets from a square to its neighbours in the four directions: up, right, down, left. */
const steps = [8, 1, -8, -1] as const;

/**
 * The ways in which glaciers can land when a glacier splits. Each way has three sizes: first that of the glacier on the vacated square, then those of
 * the glaciers to the right and left of the mountain, as seen in the direction of the step. A size of 0 means that no glacier lands on that square.
 */
const landings: readonly (readonly [number, number, number])[] = [
  ...([
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ] as const),
  ...([
    [1, 1, 0],
    [1, 0, 1],
    [0, 1, 1],
  ] as const),
  ...([
    [1, 2, 0],
    [1, 0, 2],
    [0, 1, 2],
    [2, 1, 0],
    [2, 0, 1],
    [0, 2, 1],
  ] as const),
  ...([[1, 1, 1]] as const),
];

/**
 * The number of each way to land; the index is the way's three sizes, read as digits in base 3. Sizes that cannot result from a split have the number
 * -1.
 */
const landingNumber: readonly number[] = Array.from({ length: 27 }, (_, code) =>
  landings.findIndex(([left, right, other]) => left * 9 + right * 3 + other === code),
);

const space = spaceOf([
  { name: 'SpreadForest', shape: [size], meaning: 'the square that gets a forest: a1 b1 .. h1 a2 .. h7' },
  { name: 'GrowForest', shape: [size], meaning: 'the square of the forest' },
  { name: 'StartMountain', shape: [size], meaning: 'the square that gets a mountain' },
  { name: 'GrowMountain', shape: [size], meaning: 'the square of the mountain' },
  { name: 'SelectFire', shape: [3], meaning: 'the size of the fire, less 1' },
  { name: 'StartFire', shape: [size], meaning: 'the square that gets the small fire' },
  { name: 'GrowFire', shape: [2, size], meaning: 'the size of the selected fire, less 2; the square' },
  { name: 'Burn', shape: [3, size], meaning: 'the size of the selected fire, less 1; the square' },
  { name: 'MoveGlacier', shape: [size, 4], meaning: 'the square of the glacier; the direction: up, right, down, left' },
  {
    name: 'SplitGlacier',
    shape: [size, 4, landings.length],
    meaning:
      'the square of the glacier; the direction; the sizes that land on the square left, right of the mountain and left of it as the ' +
      `glacier goes: ${landings.map((sizes) => sizes.join('')).join(' ')}`,
  },
]);

const { first } = space;

const directionOf = (from: number, to: number): number => {
  const step = to - from;
  return step === 8 ? 0 : step === 1 ? 1 : step === -8 ? 2 : step === -1 ? 3 : -1;
};

const stepId = (from: number, to: number): number => from * 4 + directionOf(from, to);

const splitId = ({ from: left, to: wall, landings: made }: SplitGlacier): number => {
  const [from, to] = [squareIndex(left), squareIndex(wall)];
  const direction = directionOf(from, to);
  if (direction < 0) return -1;
  const right = to + steps[((direction + 1) & 3) as 0 | 1 | 2 | 3];
  let code = 0;
  for (let index = 0; index < made.length; index++) {
    const { square, size: landed } = made[index]!;
    const at = squareIndex(square);
    code += landed * (at === from ? 9 : at === right ? 3 : 1);
  }
  const way = landingNumber[code] ?? -1;
  return way < 0 ? -1 : first.SplitGlacier + (from * 4 + direction) * landings.length + way;
};

const idOf = (move: Move): number => {
  switch (move._tag) {
    case 'SpreadForest':
      return first.SpreadForest + squareIndex(move.square);
    case 'GrowForest':
      return first.GrowForest + squareIndex(move.square);
    case 'StartMountain':
      return first.StartMountain + squareIndex(move.square);
    case 'GrowMountain':
      return first.GrowMountain + squareIndex(move.square);
    case 'SelectFire':
      return first.SelectFire + move.size - 1;
    case 'StartFire':
      return move.size === 1 ? first.StartFire + squareIndex(move.square) : -1;
    case 'GrowFire':
      return move.size === 1 ? -1 : first.GrowFire + (move.size - 2) * size + squareIndex(move.square);
    case 'Burn':
      return first.Burn + (move.size - 1) * size + squareIndex(move.square);
    case 'MoveGlacier': {
      const step = stepId(squareIndex(move.from), squareIndex(move.to));
      return step < 0 ? -1 : first.MoveGlacier + step;
    }
    case 'SplitGlacier':
      return splitId(move);
    // No seat makes the move of chance.
    case 'DrawExtraTurn':
      return -1;
  }
};

const asSize = (number: number): Size => (number === 1 ? 1 : number === 2 ? 2 : 3);

const named = (square: number): Square => squares[square]!;

/** The square one step away in the given direction; -1 if this square is off the board. */
const stepped = (from: number, direction: number): number => {
  const to = from + steps[(direction & 3) as 0 | 1 | 2 | 3];
  const leaves = to < 0 || to >= size || ((direction & 1) === 1 && to >> 3 !== from >> 3);
  return leaves ? -1 : to;
};

const glacierMove = (index: number): Move | undefined => {
  const to = stepped(index >> 2, index & 3);
  return to < 0 ? undefined : { _tag: 'MoveGlacier', from: named(index >> 2), to: named(to) };
};

const glacierSplit = (index: number): Move | undefined => {
  const step = Math.floor(index / landings.length);
  const [from, direction] = [step >> 2, step & 3];
  const to = stepped(from, direction);
  if (to < 0) return undefined;
  const places = [from, stepped(to, direction + 1), stepped(to, direction + 3)];
  const made: Landing[] = [];
  for (const [place, landed] of landings[index % landings.length]!.entries()) {
    const square = places[place]!;
    if (landed === 0) continue;
    if (square < 0) return undefined;
    made.push({ square: named(square), size: landed === 1 ? 1 : 2 });
  }
  made.sort((one, other) => (one.square < other.square ? -1 : 1));
  return { _tag: 'SplitGlacier', from: named(from), to: named(to), landings: made };
};

const moveOf = (id: number): Move | undefined => {
  const placed = groupOfId(space, id);
  if (placed === undefined) return undefined;
  const { name, index } = placed;
  const square = named(index % size);
  switch (name) {
    case 'SpreadForest':
    case 'GrowForest':
    case 'StartMountain':
    case 'GrowMountain':
      return { _tag: name, square };
    case 'SelectFire':
      return { _tag: name, size: asSize(index + 1) };
    case 'StartFire':
      return { _tag: name, size: 1, square };
    case 'GrowFire':
      return { _tag: name, size: asSize(2 + Math.floor(index / size)), square };
    case 'Burn':
      return { _tag: name, size: asSize(1 + Math.floor(index / size)), square };
    case 'MoveGlacier':
      return glacierMove(index);
    case 'SplitGlacier':
      return glacierSplit(index);
  }
};

/**
 * The pieces of each content, by its code: the planes (red, yellow, green, blue, counted from 0) and the sizes. A square has at most a blue piece on a
 * green one; the lower plane is -1 if there is only one piece.
 */
const stacks = contentNames.map((name) => {
  const [upper, lower] = ['R', 'Y', 'G', 'B'].flatMap((colour, plane) => {
    const at = name.indexOf(colour);
    return at < 0 ? [] : [{ plane: plane * size, size: Number(name.charAt(at + 1)) }];
  });
  return {
    plane: upper?.plane ?? 0,
    size: upper?.size ?? 0,
    lowerPlane: lower?.plane ?? -1,
    lowerSize: lower?.size ?? 0,
  };
});

const pieces: Field<State> = {
  name: 'board',
  ...numbers([4, 7, 8], 3),
  meaning:
    'sizes on each square, 0 for none, in four planes of seven ranks of eight squares, a1 first: fires, mountains, forests, glaciers and frost',
  write: ({ board }, _, out, at) => {
    for (let square = 0; square < size; square++) {
      const content = board[square]!;
      if (content === 0) continue;
      const stack = stacks[content]!;
      out[at + stack.plane + square] = stack.size;
      if (stack.lowerPlane >= 0) out[at + stack.lowerPlane + square] = stack.lowerSize;
    }
  },
};

const layout = layoutOf<State>([
  lookingSeat(2),
  single('active', flags([]), '1 if it is the turn of the seat that looks', (state, seat) =>
    state.active === seat ? 1 : 0,
  ),
  pieces,
  listed('pool', numbers([12], 5), 'pieces in the pool: R1 R2 R3 Y1 .. B3', ({ pool }) => pool),
  listed('pit', numbers([3], 5), 'fires in the pit: small, medium, large', ({ pit }) => pit),
  {
    name: 'trackers',
    ...flags([4]),
    meaning: 'the trackers that stand: red, yellow, green, blue',
    write: (state, _, out, at) => {
      if (stands(state, Tracker.Red)) out[at] = 1;
      if (stands(state, Tracker.Yellow)) out[at + 1] = 1;
      if (stands(state, Tracker.Green)) out[at + 2] = 1;
      if (stands(state, Tracker.Blue)) out[at + 3] = 1;
    },
  },
  single('selected', numbers([], 3), 'the size of the selected fire, 0 for none', ({ selected }) => selected),
  single('turn', numbers([], 9_999_999, 1), 'the turn, from 1', ({ turn }) => turn),
  single('quiet', numbers([], 9999), 'quiet turns in a row, if the options limit them', ({ quiet }) => quiet),
  single(
    'turnLimit',
    numbers([], 9999),
    'the last turn of the game, 0 for no limit',
    ({ settings }) => settings.turnLimit,
  ),
]);

/**
 * The encoding of Terrafex for programs that learn.
 *
 * @example
 * ```ts
 * import { terrafexEncoding } from 'rulehouse/environment';
 * import { initial } from 'rulehouse/terrafex';
 * const { actions } = terrafexEncoding;
 * const id = actions.idOf({ _tag: 'GrowForest', square: 'c5' }, initial, 0);
 * id; // 90
 * actions.moveOf(id, initial, 0); // { _tag: 'GrowForest', square: 'c5' }
 * ```
 */
export const terrafexEncoding: Encoding<Terrafex> = constant({
  name: 'terrafex-v0',
  game,
  actions: { space, idOf, moveOf },
  layout,
});
