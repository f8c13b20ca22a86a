/**
 * Chapter 7: the glacier action (blue), and the moves of a glacier that is not split.
 *
 * @packageDocumentation
 */

import { oneOf } from '../../../core/reading/codec.js';
import { exact } from '../../../core/reading/objects.js';
import { smallest, withoutSmallest } from '../../../core/values/bits.js';
import { constants } from '../../../core/values/constant.js';
import { pieceOf } from '../../../pieces/pyramids.js';
import { offGrid, orthogonals } from '../../../pieces/square.js';
import { blue, empty, Group, green, red } from '../content.js';
import type { Move, MoveGlacier } from '../move.js';
import {
  contentOn,
  type Draft,
  halfSize,
  isSquare,
  put,
  type State,
  setOf,
  squares,
  stepFrom,
  Tracker,
} from '../state.js';
import { addSplits, canSplit, readLandings } from './split.js';
import { lacking, meeting, type Need } from './stacks.js';
import { isSplitter, isSupported, type Step, smallMountain, stepDemands, stepOf, targetOf } from './step.js';
import { square, verb } from './verb.js';

/** The `BO>T` moves, one for each origin and direction; steps off the board are left out. */
const stepMoves: readonly (readonly (MoveGlacier | undefined)[])[] = constants(
  squares.map((from, origin) =>
    orthogonals.map((direction) => {
      const to = squares[stepFrom(origin, direction)];
      return to === undefined ? undefined : { _tag: 'MoveGlacier', from, to };
    }),
  ),
);

/** The square to which a small mountain goes when a glacier pushes it. @rule TF-7.6 */
const goalOf = ({ state, to, direction }: Step): number => {
  const next = stepFrom(to, direction);
  return state.settings.push === 1 || next === offGrid ? next : stepFrom(next, direction);
};

const canPush = (action: Step): boolean => {
  const goal = goalOf(action);
  return goal !== offGrid && action.state.board[goal]! === empty;
};

/** The piece that a move needs but the pool does not hold; undefined if no piece is lacking. */
const lackedBy = ({ state, from, to }: Step): Need | undefined => {
  const met = meeting(state.settings, state.board[from]!, state.board[to]!);
  return met === undefined ? undefined : lacking(met, state.pool);
};

/** True unless a move lacks the piece of this colour and size, which it would take from the pool. @rule TF-3.7 */
const supplies =
  (colour: number, size: number) =>
  (action: Step): boolean => {
    const lacked = lackedBy(action);
    return lacked?.rule !== 'TF-3.7' || lacked.piece !== pieceOf(colour, size);
  };

/** A glacier moves: it steps, merges, melts, covers a forest, or pushes a small mountain. @rule TF-7.4 @rule TF-7.6 */
export const move = verb({
  tracker: Tracker.Blue,
  codec: exact<MoveGlacier>('MoveGlacier', { _tag: oneOf('MoveGlacier'), from: square, to: square }),
  print: ({ from, to }) => `B${from}>${to}`,
  question: stepOf,
  demands: [
    ...stepDemands,
    {
      rule: 'TF-7.9',
      text: 'this move splits the glacier, so it must name the landing squares',
      holds: (action) => !isSplitter(targetOf(action)),
    },
    {
      rule: 'TF-7.6',
      text: 'the mountain cannot be pushed off the board',
      holds: (action) => targetOf(action) !== smallMountain || goalOf(action) !== offGrid,
    },
    {
      rule: 'TF-7.6',
      text: 'the square to which the mountain would be pushed is occupied',
      holds: (action) => targetOf(action) !== smallMountain || canPush(action),
    },
    { rule: 'TF-3.7', text: 'the pool holds no small fire', holds: supplies(red, 1) },
    { rule: 'TF-3.7', text: 'the pool holds no medium fire', holds: supplies(red, 2) },
    { rule: 'TF-3.7', text: 'the pool holds no small forest', holds: supplies(green, 1) },
    { rule: 'TF-3.7', text: 'the pool holds no medium forest', holds: supplies(green, 2) },
    { rule: 'TF-3.7', text: 'the pool holds no small glacier', holds: supplies(blue, 1) },
    { rule: 'TF-3.7', text: 'the pool holds no medium glacier', holds: supplies(blue, 2) },
    { rule: 'TF-3.7', text: 'the pool holds no large glacier', holds: supplies(blue, 3) },
    {
      rule: 'TF-8.6',
      text: 'there is no medium forest to replace the two capped forests',
      holds: (action) => lackedBy(action)?.rule !== 'TF-8.6',
    },
  ],
  perform: (draft: Draft, made: MoveGlacier, state: State): void => {
    const action = stepOf(state, made);
    const { from, to } = action;
    const mover = state.board[from]!;
    const met = meeting(state.settings, mover, targetOf(action));
    if (met === undefined) put(draft, goalOf(action), smallMountain);
    put(draft, from, met?.origin ?? empty);
    put(draft, to, met?.target ?? mover);
  },
});

/** True if a move is a glacier's step onto an empty square; a quiet turn contains no other kind of action. @rule TF-9.6 */
export const isPlainStep = (state: State, made: Move): boolean =>
  made._tag === 'MoveGlacier' && contentOn(state, made.to) === empty;

/** Reads the text of a glacier move, which begins with `B`. @rule TF-11.1 */
export const readGlacierAction = (text: string): Move | undefined => {
  const [from, to] = [text.slice(1, 3), text.slice(4, 6)];
  if (!isSquare(from) || text[3] !== '>' || !isSquare(to)) return undefined;
  if (text.length === 6) return { _tag: 'MoveGlacier', from, to };
  const landings = text[6] === '=' ? readLandings(text.slice(7)) : undefined;
  return landings === undefined ? undefined : { _tag: 'SplitGlacier', from, to, landings };
};

/** Adds every legal glacier action, ordered by square, then direction (up, right, down, left), then landing squares. */
export const addGlacierActions = (state: State, moves: Move[]): void => {
  for (let half = 0; half < 2; half++)
    for (let rest = setOf(state, Group.Glacier, half); rest !== 0; rest = withoutSmallest(rest))
      addActionsFrom(state, half * halfSize + smallest(rest), moves);
};

const addActionsFrom = (state: State, from: number, moves: Move[]): void => {
  for (let direction = 0; direction < 4; direction++) {
    const to = stepFrom(from, direction);
    if (to === offGrid || !isSupported(state, from, direction)) continue;
    if (isSplitter(state.board[to]!)) addSplits({ state, from, to, direction }, moves);
    else if (canMove(state, from, to, direction)) moves.push(stepMoves[from]![direction]!);
  }
};

const canMove = (state: State, from: number, to: number, direction: number): boolean => {
  const target = state.board[to]!;
  if (target === empty) return true;
  const met = meeting(state.settings, state.board[from]!, target);
  return met === undefined ? canPush({ state, from, to, direction }) : lacking(met, state.pool) === undefined;
};

/** True if any glacier action is legal, that is, if {@link addGlacierActions} would add a move. */
export const hasGlacierAction = (state: State): boolean => {
  for (let half = 0; half < 2; half++)
    for (let rest = setOf(state, Group.Glacier, half); rest !== 0; rest = withoutSmallest(rest))
      if (hasActionFrom(state, half * halfSize + smallest(rest))) return true;
  return false;
};

const hasActionFrom = (state: State, from: number): boolean => {
  for (let direction = 0; direction < 4; direction++) {
    const to = stepFrom(from, direction);
    if (to !== offGrid && isSupported(state, from, direction) && canAct(state, from, to, direction)) return true;
  }
  return false;
};

const canAct = (state: State, from: number, to: number, direction: number): boolean =>
  isSplitter(state.board[to]!) ? canSplit({ state, from, to, direction }) : canMove(state, from, to, direction);
