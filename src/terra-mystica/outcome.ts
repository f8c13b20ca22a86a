/**
 * How a game stands and who has won (chapter 16).
 *
 * @packageDocumentation
 */
import { none, type Option, some } from 'fp-ts/Option';
import type { Outcome } from '../core/game.js';
import { isSeat } from '../core/seat.js';
import { leaders } from './standing.js';
import type { State } from './state.js';

/** Victory points by seat. */
export const score = (position: State): readonly number[] => position.seats.map(({ vp }) => vp);

/** Who won: the seats with the most victory points once the game is over. @rule TMY-1.1 */
export const outcome = (position: State): Option<Outcome> => {
  if (position.phase !== 'end') return none;
  return some({ winners: leaders(position).filter(isSeat), reason: 'points' });
};
