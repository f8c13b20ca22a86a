/**
 * Chapter 5: the mountain action (yellow).
 *
 * @packageDocumentation
 */
import type { Demand } from '../../core/contract/demand.js';
import { pieceOf } from '../../pyramids/index.js';
import { type Bits, smallest, withoutSmallest } from '../../core/values/bits.js';
import { empty, Group, mountain } from '../content.js';
import { type GrowMountain, type Move, mountainGrowths, mountainStarts, type StartMountain } from '../move.js';
import type { RuleId } from '../rules.js';
import { contentOn, halfSize, put, setOf, type State, squareIndex, type Draft } from '../state.js';

const yellow = 1;

const inPool = (state: State, size: number): boolean => state.pool[pieceOf(yellow, size)]! > 0;

const growable = (content: number): boolean => content === mountain(1) || content === mountain(2);

/** What `Y@` asks for, in the order of citation. */
export const startDemands: readonly Demand<RuleId, { state: State; move: StartMountain }>[] = [
  {
    rule: 'TF-5.1',
    text: 'the square is occupied',
    holds: ({ state, move }) => contentOn(state, move.square) === empty,
  },
  { rule: 'TF-3.7', text: 'the pool holds no small mountain', holds: ({ state }) => inPool(state, 1) },
];

/** What `Y^` asks for, in the order of citation. */
export const growDemands: readonly Demand<RuleId, { state: State; move: GrowMountain }>[] = [
  {
    rule: 'TF-5.2',
    text: 'there is no small or medium mountain on the square',
    holds: ({ state, move }) => growable(contentOn(state, move.square)),
  },
  {
    rule: 'TF-3.7',
    text: 'the pool does not hold the next size of mountain',
    holds: ({ state, move }) => inPool(state, contentOn(state, move.square) - mountain(1) + 2),
  },
];

/** The squares of one half of the board where a mountain starts or grows. */
const actingIn = (state: State, half: number): Bits =>
  (inPool(state, 1) ? setOf(state, Group.Empty, half) : 0) |
  (inPool(state, 2) ? setOf(state, Group.SmallMountain, half) : 0) |
  (inPool(state, 3) ? setOf(state, Group.MediumMountain, half) : 0);

/** Adds every legal mountain action: starts and growths, by square. */
export const addMountainActions = (state: State, moves: Move[]): void => {
  for (let half = 0; half < 2; half++)
    for (let rest = actingIn(state, half); rest !== 0; rest = withoutSmallest(rest)) {
      const square = half * halfSize + smallest(rest);
      moves.push(state.board[square] === empty ? mountainStarts[square]! : mountainGrowths[square]!);
    }
};

/** Whether any mountain action is legal. Equal to "{@link addMountainActions} adds something". */
export const hasMountainAction = (state: State): boolean => (actingIn(state, 0) | actingIn(state, 1)) !== 0;

/** A small mountain is put on the square. @rule TF-5.1 */
export const startMountain = (draft: Draft, move: StartMountain): void => {
  put(draft, squareIndex(move.square), mountain(1));
};

/** The mountain is exchanged for the next size. @rule TF-5.2 */
export const growMountain = (draft: Draft, move: GrowMountain): void => {
  const square = squareIndex(move.square);
  put(draft, square, draft.board[square]! + 1);
};
