/**
 * Chapter 8: counting pyramids, and who has won.
 *
 * @packageDocumentation
 */
import { none, type Option, some } from 'fp-ts/Option';
import type { Outcome } from '../core/game.js';
import type { Seat } from '../core/seat.js';
import { at } from '../core/table.js';
import { type Side, squaresOf } from './geometry.js';
import type { OverStage, Reason, State } from './state.js';
import { loosePips, pipsOf } from './wizard.js';

const countOf = (board: readonly number[], side: Side): number => {
  let count = 0;
  for (const square of squaresOf[side]) count += pipsOf(at(board, square));
  return count;
};

/** The side with the greater sum of basic values on the board, or a tie. @rule TO-8.6 */
export const countWinner = (board: readonly number[]): Side | 'tie' => {
  const [light, dark] = [countOf(board, 0), countOf(board, 1)];
  if (light === dark) return 'tie';
  return light > dark ? 0 : 1;
};

const inReserve = ({ hands, loose }: State, side: Side): number => {
  let value = 0;
  for (const wizard of hands[side]) value += pipsOf(wizard);
  for (const pyramid of loose[side]) value += loosePips(pyramid);
  return value;
};

/**
 * The basic values of all pyramids of Light and of Darkness that are still in the game; 30 each before play.
 *
 * @rule TO-8.9
 */
export const score = (state: State): readonly [number, number] => [
  countOf(state.board, 0) + inReserve(state, 0),
  countOf(state.board, 1) + inReserve(state, 1),
];

const winnersOf = ({ winner }: OverStage): readonly Seat[] => (winner === 'tie' ? [0, 1] : [winner]);

/**
 * How the game ended; after a tie both sides win. The winner may have the smaller score when an Archmage fell.
 *
 * @rule TO-8.9
 */
export const outcome = ({ stage }: State): Option<Outcome & { readonly reason: Reason }> =>
  stage._tag === 'Over' ? some({ winners: winnersOf(stage), reason: stage.reason }) : none;
