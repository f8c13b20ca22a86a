/**
 * Chapter 4: the forest action (green).
 *
 * @packageDocumentation
 */

import type { Question } from '../../../core/contract/demand.js';
import { oneOf } from '../../../core/reading/codec.js';
import { exact } from '../../../core/reading/objects.js';
import { type Bits, has, smallest, withoutSmallest } from '../../../core/values/bits.js';
import { offGrid, opposite, orthogonals } from '../../../pieces/square.js';
import { empty, forest, Group, green, Kind, kindOf, liveForest } from '../content.js';
import { forestGrowths, type GrowForest, type Move, type SpreadForest, spreads } from '../move.js';
import {
  contentOn,
  type Draft,
  halfSize,
  inPool,
  isSquare,
  put,
  type State,
  setOf,
  squareIndex,
  stepFrom,
  Tracker,
} from '../state.js';
import { asked, square, verb } from './verb.js';

/** True if the square next to a given square in a given direction holds a large forest, bare or frosted. @rule TF-4.2 */
const isLargeBeside = (contents: readonly number[], square: number, direction: number): boolean => {
  const near = stepFrom(square, direction);
  return near !== offGrid && liveForest(contents[near]!) === 3;
};

/** A small forest is placed on an empty square beside a large forest. @rule TF-4.2 */
export const spread = verb({
  tracker: Tracker.Green,
  codec: exact<SpreadForest>('SpreadForest', { _tag: oneOf('SpreadForest'), square }),
  print: (move) => `G@${move.square}`,
  question: asked<SpreadForest>,
  demands: [
    {
      rule: 'TF-4.2',
      text: 'the square is occupied',
      holds: ({ state, move }) => contentOn(state, move.square) === empty,
    },
    {
      rule: 'TF-4.2',
      text: 'the square is not beside a large forest',
      holds: ({ state, move }) =>
        orthogonals.some((direction) => isLargeBeside(state.board, squareIndex(move.square), direction)),
    },
    { rule: 'TF-3.7', text: 'the pool holds no small forest', holds: ({ state }) => inPool(state, green, 1) },
  ],
  perform: (draft: Draft, move: SpreadForest) => put(draft, squareIndex(move.square), forest(1)),
});

/** True unless the forest on the square would become this size and the pool holds none. @rule TF-3.7 */
const canBecome =
  (size: number) =>
  ({ state, move }: Question<State, GrowForest>): boolean =>
    contentOn(state, move.square) !== forest(size - 1) || inPool(state, green, size);

/** A forest is exchanged for a forest of the next larger size. @rule TF-4.1 */
export const grow = verb({
  tracker: Tracker.Green,
  codec: exact<GrowForest>('GrowForest', { _tag: oneOf('GrowForest'), square }),
  print: (move) => `G^${move.square}`,
  question: asked<GrowForest>,
  demands: [
    {
      rule: 'TF-4.3',
      text: 'the forest on the square is frosted',
      holds: ({ state, move }) => kindOf(contentOn(state, move.square)) !== Kind.Frosted,
    },
    {
      rule: 'TF-4.1',
      text: 'there is no bare forest on the square',
      holds: ({ state, move }) => kindOf(contentOn(state, move.square)) === Kind.Forest,
    },
    {
      rule: 'TF-4.1',
      text: 'the forest on the square is already large',
      holds: ({ state, move }) => contentOn(state, move.square) !== forest(3),
    },
    { rule: 'TF-3.7', text: 'the pool holds no medium forest', holds: canBecome(2) },
    { rule: 'TF-3.7', text: 'the pool holds no large forest', holds: canBecome(3) },
  ],
  perform: (draft: Draft, move: GrowForest) => {
    const at = squareIndex(move.square);
    put(draft, at, draft.board[at]! + 1);
  },
});

/** Reads the text of a forest move, which begins with `G`. @rule TF-11.1 */
export const readForestAction = (text: string): Move | undefined => {
  const name = text.slice(2);
  if (!isSquare(name)) return undefined;
  switch (text.charAt(1)) {
    case '@':
      return { _tag: 'SpreadForest', square: name };
    case '^':
      return { _tag: 'GrowForest', square: name };
    default:
      return undefined;
  }
};

/** The squares in one half of the board on which a forest can grow. @rule TF-4.1 */
const growingIn = (state: State, half: number): Bits =>
  (inPool(state, green, 2) ? setOf(state, Group.SmallForest, half) : 0) |
  (inPool(state, green, 3) ? setOf(state, Group.MediumForest, half) : 0);

/** The squares in one half of the board whose forest can spread if a neighbouring square is empty. @rule TF-4.2 */
const spreadingIn = (state: State, half: number): Bits =>
  inPool(state, green, 1) ? setOf(state, Group.LargeForest, half) | setOf(state, Group.LargeFrosted, half) : 0;

/**
 * Adds every legal forest action, ordered by the acting forest's square. A small or medium forest grows; a large forest spreads up, right, down and
 * left. If an empty square is beside several large forests, the spread onto that square is listed once, for the first of them.
 */
export const addForestActions = (state: State, moves: Move[]): void => {
  for (let half = 0; half < 2; half++) {
    const spreading = spreadingIn(state, half);
    for (let rest = spreading | growingIn(state, half); rest !== 0; rest = withoutSmallest(rest)) {
      const place = smallest(rest);
      const square = half * halfSize + place;
      if (has(spreading, place)) addSpreads(state.board, square, moves);
      else moves.push(forestGrowths[square]!);
    }
  }
};

const addSpreads = (contents: readonly number[], from: number, moves: Move[]): void => {
  for (let direction = 0; direction < 4; direction++) {
    const square = stepFrom(from, direction);
    if (square === offGrid || contents[square]! !== empty || hasEarlier(contents, square, direction)) continue;
    moves.push(spreads[square]!);
  }
};

/** The four directions, in ascending order of the neighbouring squares to which they lead: down, left, right, up. */
const ascending: readonly number[] = [2, 3, 1, 0];

/** True if another large forest beside the square has a lower index than the one that spreads in this direction. */
const hasEarlier = (contents: readonly number[], square: number, direction: number): boolean => {
  const back = opposite(direction);
  for (let index = 0; ascending[index] !== back; index++)
    if (isLargeBeside(contents, square, ascending[index]!)) return true;
  return false;
};

/** True if any forest action is legal, that is, if {@link addForestActions} would add a move. */
export const hasForestAction = (state: State): boolean => {
  if ((growingIn(state, 0) | growingIn(state, 1)) !== 0) return true;
  for (let half = 0; half < 2; half++)
    for (let rest = spreadingIn(state, half); rest !== 0; rest = withoutSmallest(rest))
      if (hasRoomBeside(state.board, half * halfSize + smallest(rest))) return true;
  return false;
};

const hasRoomBeside = (contents: readonly number[], from: number): boolean => {
  for (let direction = 0; direction < 4; direction++) {
    const square = stepFrom(from, direction);
    if (square !== offGrid && contents[square]! === empty) return true;
  }
  return false;
};
