/**
 * Chapter 5: the mountain action (yellow).
 *
 * @packageDocumentation
 */
import type { Question } from '../../../core/contract/demand.js';
import { oneOf } from '../../../core/reading/codec.js';
import { exact } from '../../../core/reading/objects.js';
import { type Bits, smallest, withoutSmallest } from '../../../core/values/bits.js';
import { empty, Group, Kind, kindOf, mountain, yellow } from '../content.js';
import { type GrowMountain, type Move, mountainGrowths, mountainStarts, type StartMountain } from '../move.js';
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
  Tracker,
} from '../state.js';
import { asked, square, verb } from './verb.js';

/** A small mountain is placed on an empty square. @rule TF-5.1 */
export const start = verb({
  tracker: Tracker.Yellow,
  codec: exact<StartMountain>('StartMountain', { _tag: oneOf('StartMountain'), square }),
  print: (move) => `Y@${move.square}`,
  question: asked<StartMountain>,
  demands: [
    {
      rule: 'TF-5.1',
      text: 'the square is occupied',
      holds: ({ state, move }) => contentOn(state, move.square) === empty,
    },
    { rule: 'TF-3.7', text: 'the pool holds no small mountain', holds: ({ state }) => inPool(state, yellow, 1) },
  ],
  perform: (draft: Draft, move: StartMountain) => put(draft, squareIndex(move.square), mountain(1)),
});

/** True unless the mountain on the square would become this size and the pool holds none. @rule TF-3.7 */
const canBecome =
  (size: number) =>
  ({ state, move }: Question<State, GrowMountain>): boolean =>
    contentOn(state, move.square) !== mountain(size - 1) || inPool(state, yellow, size);

/** A mountain is exchanged for a mountain of the next larger size. @rule TF-5.2 */
export const grow = verb({
  tracker: Tracker.Yellow,
  codec: exact<GrowMountain>('GrowMountain', { _tag: oneOf('GrowMountain'), square }),
  print: (move) => `Y^${move.square}`,
  question: asked<GrowMountain>,
  demands: [
    {
      rule: 'TF-5.2',
      text: 'there is no mountain on the square',
      holds: ({ state, move }) => kindOf(contentOn(state, move.square)) === Kind.Mountain,
    },
    {
      rule: 'TF-5.2',
      text: 'the mountain on the square is already large',
      holds: ({ state, move }) => contentOn(state, move.square) !== mountain(3),
    },
    { rule: 'TF-3.7', text: 'the pool holds no medium mountain', holds: canBecome(2) },
    { rule: 'TF-3.7', text: 'the pool holds no large mountain', holds: canBecome(3) },
  ],
  perform: (draft: Draft, move: GrowMountain) => {
    const at = squareIndex(move.square);
    put(draft, at, draft.board[at]! + 1);
  },
});

/** Reads the text of a mountain move, which begins with `Y`. @rule TF-11.1 */
export const readMountainAction = (text: string): Move | undefined => {
  const name = text.slice(2);
  if (!isSquare(name)) return undefined;
  switch (text.charAt(1)) {
    case '@':
      return { _tag: 'StartMountain', square: name };
    case '^':
      return { _tag: 'GrowMountain', square: name };
    default:
      return undefined;
  }
};

/** The squares in one half of the board where a mountain can start or grow. */
const actingIn = (state: State, half: number): Bits =>
  (inPool(state, yellow, 1) ? setOf(state, Group.Empty, half) : 0) |
  (inPool(state, yellow, 2) ? setOf(state, Group.SmallMountain, half) : 0) |
  (inPool(state, yellow, 3) ? setOf(state, Group.MediumMountain, half) : 0);

/** Adds every legal mountain action: starts and growths, ordered by square. */
export const addMountainActions = (state: State, moves: Move[]): void => {
  for (let half = 0; half < 2; half++)
    for (let rest = actingIn(state, half); rest !== 0; rest = withoutSmallest(rest)) {
      const square = half * halfSize + smallest(rest);
      const actions = state.board[square] === empty ? mountainStarts : mountainGrowths;
      moves.push(actions[square]!);
    }
};

/** True if any mountain action is legal. The result is true if and only if {@link addMountainActions} would add a move. */
export const hasMountainAction = (state: State): boolean => (actingIn(state, 0) | actingIn(state, 1)) !== 0;
