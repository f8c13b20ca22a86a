/**
 * Chapter 5: the action Move.
 *
 * @packageDocumentation
 */

import { oneOf } from '../../../core/reading/codec.js';
import { exact } from '../../../core/reading/objects.js';
import { offGrid } from '../../../pieces/square.js';
import { along, besideOf, forward, rayFrom, type Side, squareIndex, type Way, wayOf } from '../geometry.js';
import { type Move, type MoveWizard, movesAlong } from '../move.js';
import { isClear, wizardOn } from '../state.js';
import { vacant } from '../wizard.js';
import { ownWizard, type Question, square, verb } from './verb.js';

const wayOfMove = ({ from, to }: MoveWizard): Way => wayOf(squareIndex(from), squareIndex(to));

const isWayClear = (board: readonly number[], move: MoveWizard): boolean => {
  const { direction, distance } = wayOfMove(move);
  return isClear(board, squareIndex(move.from), direction, distance);
};

const isForward = ({ side, move }: Question<MoveWizard>): boolean => {
  const { direction } = wayOfMove(move);
  return forward[side].some((allowed) => allowed === direction);
};

/** True if no opposing wizard stands beside any square strictly between the start and the target of a Move. @rule TO-5.6 */
const passesNobody = ({ state, move }: Question<MoveWizard>): boolean => {
  const { direction, distance } = wayOfMove(move);
  const from = squareIndex(move.from);
  for (let step = 1; step < distance; step++)
    // Adjacent squares have different colours, so a wizard next to the path is an opponent of the advancing wizard.
    if (besideOf(along(from, direction, step)).some((near) => state.board[near]! !== vacant)) return false;
  return true;
};

/** Carries out the Move: the wizard moves to the target square, and nothing else changes. Returns the target square of the Move. @rule TO-5.3 */
export const advance = verb({
  stage: 'Play',
  codec: exact<MoveWizard>('MoveWizard', { _tag: oneOf('MoveWizard'), from: square, to: square }),
  print: ({ from, to }) => `${from}-${to}`,
  demands: [
    ownWizard,
    { rule: 'TO-5.4', text: 'the target square is not diagonally forward', holds: isForward },
    {
      rule: 'TO-5.5',
      text: 'a square on the way is occupied',
      holds: ({ state, move }) => isWayClear(state.board, move),
    },
    {
      rule: 'TO-5.5',
      text: 'the target square is occupied',
      holds: ({ state, move }) => wizardOn(state, move.to) === vacant,
    },
    { rule: 'TO-5.6', text: 'the wizard cannot go past a square beside an opposing wizard', holds: passesNobody },
  ],
  perform: (board: number[], move: MoveWizard): number => {
    const [from, to] = [squareIndex(move.from), squareIndex(move.to)];
    board[to] = board[from]!;
    board[from] = vacant;
    return to;
  },
});

/** The squares beside opposing wizards, as bits: one number for ranks 1 to 4, and one for ranks 5 to 8. */
export interface Watched {
  readonly low: number;
  readonly high: number;
}

const isWatched = ({ low, high }: Watched, square: number): boolean =>
  (((square < 32 ? low : high) >> (square & 31)) & 1) === 1;

/**
 * Adds every Move of the wizard on a square: first those to the right, then those to the left, nearest first. A Move may end on a square beside an
 * opposing wizard, but may not continue past such a square.
 *
 * @rule TO-5.4 @rule TO-5.6
 */
export const addMoves = (board: readonly number[], side: Side, from: number, watched: Watched, moves: Move[]): void => {
  addMovesAlong(board, from, forward[side][0], watched, moves);
  addMovesAlong(board, from, forward[side][1], watched, moves);
};

const addMovesAlong = (
  board: readonly number[],
  from: number,
  direction: number,
  watched: Watched,
  moves: Move[],
): void => {
  const ray = rayFrom(from, direction);
  const ready = movesAlong(from, direction);
  for (let index = 0; index < ray.length; index++) {
    const to = ray[index]!;
    if (board[to]! !== vacant) return;
    moves.push(ready[index]!);
    if (isWatched(watched, to)) return;
  }
};

/** True if the wizard on a square has a legal Move, that is, if it can move by one square. */
export const hasMove = (board: readonly number[], side: Side, from: number): boolean => {
  const [right, left] = [along(from, forward[side][0], 1), along(from, forward[side][1], 1)];
  return (right !== offGrid && board[right]! === vacant) || (left !== offGrid && board[left]! === vacant);
};
