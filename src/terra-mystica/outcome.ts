/**
 * How a game stands and who has won (chapter 16).
 *
 * @packageDocumentation
 */
import { none, type Option, some } from 'fp-ts/Option';
import type { Outcome } from '../core/game.js';
import { isSeat } from '../core/seat.js';
import type { State } from './state.js';

/** Victory points by seat. */
export const score = (position: State): readonly number[] => position.seats.map(({ vp }) => vp);

/** Who won: the seats with the most victory points once the game is over. @rule TMY-1.1 */
export const outcome = (position: State): Option<Outcome> => {
  if (position.phase !== 'end') return none;
  const points = score(position);
  const best = Math.max(...points);
  const winners = points.flatMap((vp, seat) => (vp === best && isSeat(seat) ? [seat] : []));
  return some({ winners, reason: 'points' });
};
