/**
 * Chapter 5: one action a turn, or the pass of a side that has none.
 *
 * @packageDocumentation
 */
import { offGrid } from '../../boards/square.js';
import type { Demand } from '../../core/refusal.js';
import { at } from '../../core/table.js';
import { along, type Side, squaresOf } from '../geometry.js';
import type { Move } from '../move.js';
import type { RuleId } from '../rules.js';
import type { State } from '../state.js';
import { vacant } from '../wizard.js';
import { addMoves, hasMove } from './advance.js';
import { addBolts, hasBolt } from './bolt.js';
import { addDuels, hasDuel } from './duel.js';

// The first wizard along a line at an odd distance stands on a square of the other colour, so it is an opposing one. At distance 1
// it can be fought, at 3 and 5 it is a target, beyond it is out of reach.
const farthest = 5;

/** Adds the Duels and Bolts of the wizard on a square: by direction (up, right, down, left). */
const addAttacks = (state: State, from: number, moves: Move[]): void => {
  const { board } = state;
  for (let direction = 0; direction < 4; direction++) {
    for (let distance = 1; distance <= farthest; distance++) {
      const to = along(from, direction, distance);
      if (to === offGrid) break;
      if (at(board, to) === vacant) continue;
      if (distance === 1) addDuels(state, from, to, direction, moves);
      else if ((distance & 1) === 1) addBolts(state, from, to, direction, distance, moves);
      break;
    }
  }
};

/** Adds every action of a side: by wizard (a1 b1 .. h8), its Moves, then its Duels and Bolts. @rule TO-5.1 @rule TO-5.2 */
export const addActions = (state: State, side: Side, moves: Move[]): void => {
  const own = squaresOf[side];
  for (let index = 0; index < own.length; index++) {
    const from = at(own, index);
    if (at(state.board, from) === vacant) continue;
    addMoves(state, side, from, moves);
    addAttacks(state, from, moves);
  }
};

const hasAttack = (state: State, from: number): boolean => {
  const { board, settings } = state;
  for (let direction = 0; direction < 4; direction++) {
    for (let distance = 1; distance <= farthest; distance++) {
      const to = along(from, direction, distance);
      if (to === offGrid) break;
      const victim = at(board, to);
      if (victim === vacant) continue;
      if (distance === 1 && hasDuel(state, from, to, direction)) return true;
      if (distance > 1 && (distance & 1) === 1 && hasBolt(settings.table, at(board, from), victim, distance))
        return true;
      break;
    }
  }
  return false;
};

/** Whether a side has any action. Equal to "{@link addActions} adds something". @rule TO-5.7 @rule TO-8.5 */
export const hasAction = (state: State, side: Side): boolean => {
  const own = squaresOf[side];
  for (let index = 0; index < own.length; index++) {
    const from = at(own, index);
    if (at(state.board, from) !== vacant && hasMove(state, side, from)) return true;
  }
  for (let index = 0; index < own.length; index++) {
    const from = at(own, index);
    if (at(state.board, from) !== vacant && hasAttack(state, from)) return true;
  }
  return false;
};

/** What a pass asks for. */
export const passDemands: readonly Demand<RuleId, { readonly state: State; readonly side: Side }>[] = [
  {
    id: 'TO-5.7',
    text: 'a side that has a Move, Bolt or Duel takes one',
    holds: ({ state, side }) => !hasAction(state, side),
  },
];
