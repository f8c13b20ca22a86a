/**
 * Chapter 5: one action per turn, or a pass if a side has no action.
 *
 * @packageDocumentation
 */

import { oneOf } from '../../../core/reading/codec.js';
import { exact } from '../../../core/reading/objects.js';
import { offGrid } from '../../../pieces/square.js';
import { besideInHigh, besideInLow, lineOf, opponentOf, type Side } from '../geometry.js';
import type { Move, Pass } from '../move.js';
import { isClear, type State } from '../state.js';
import { addMoves, hasMove, type Watched } from './advance.js';
import { addBolts, hasBolt } from './bolt.js';
import { addDuels, hasDuel } from './duel.js';
import { verb } from './verb.js';

// Opposing wizards stand on squares of different colours, so their distance along a line is odd: 1 allows a Duel, 3 and 5 may allow a Bolt, and 7
// allows nothing.
const farthest = 5;

/** Adds the Duels and Bolts of the wizard on a square against each opposing wizard, in the order given by `opposing`. */
const addAttacks = (state: State, from: number, opposing: readonly number[], moves: Move[]): void => {
  for (let index = 0; index < opposing.length; index++) {
    const to = opposing[index]!;
    const line = lineOf(from, to);
    if (line === 0) continue;
    const direction = line & 3;
    const distance = line >> 2;
    if (distance === 1) addDuels(state, from, to, direction, moves);
    else if (distance <= farthest && isClear(state.board, from, direction, distance))
      addBolts(state, from, to, direction, distance, moves);
  }
};

const watchedBy = (wizards: readonly number[]): Watched => {
  let low = 0;
  let high = 0;
  for (let index = 0; index < wizards.length; index++) {
    low |= besideInLow(wizards[index]!);
    high |= besideInHigh(wizards[index]!);
  }
  return { low, high };
};

/**
 * Adds every action of a side, wizard by wizard (a1 b1 .. h8). A wizard's Moves come first, then its Duels and Bolts, ordered by the squares of the
 * opposing wizards.
 *
 * @rule TO-5.1 @rule TO-5.2
 */
export const addActions = (state: State, side: Side, moves: Move[]): void => {
  const own = state.wizards[side];
  const opposing = state.wizards[opponentOf(side)];
  const watched = watchedBy(opposing);
  for (let index = 0; index < own.length; index++) {
    const from = own[index]!;
    addMoves(state.board, side, from, watched, moves);
    addAttacks(state, from, opposing, moves);
  }
};

const hasAttack = (state: State, from: number, to: number): boolean => {
  const { board, settings } = state;
  const line = lineOf(from, to);
  if (line === 0) return false;
  const direction = line & 3;
  const distance = line >> 2;
  if (distance === 1) return hasDuel(state, from, to, direction);
  return (
    distance <= farthest &&
    hasBolt(settings.table, board[from]!, board[to]!, distance) &&
    isClear(board, from, direction, distance)
  );
};

/** True if a side has any action, that is, if {@link addActions} would add a move. @rule TO-5.7 @rule TO-8.5 */
export const hasAction = (state: State, side: Side): boolean => {
  const own = state.wizards[side];
  for (let index = 0; index < own.length; index++) if (hasMove(state.board, side, own[index]!)) return true;
  const opposing = state.wizards[opponentOf(side)];
  for (let i = 0; i < own.length; i++)
    for (let j = 0; j < opposing.length; j++) if (hasAttack(state, own[i]!, opposing[j]!)) return true;
  return false;
};

/** The pass of a side that has no action. No wizard arrives on a new square, so the result is `offGrid`. @rule TO-5.7 */
export const passing = verb({
  stage: 'Play',
  codec: exact<Pass>('Pass', { _tag: oneOf('Pass') }),
  print: () => 'pass',
  demands: [
    {
      rule: 'TO-5.7',
      text: 'a Move, Bolt or Duel is possible, so the side may not pass',
      holds: ({ state, side }) => !hasAction(state, side),
    },
  ],
  perform: (): number => offGrid,
});
