/**
 * Chapter 9: scores, and who has won.
 *
 * @packageDocumentation
 */
import { none, type Option, some } from 'fp-ts/Option';
import type { Outcome } from '../core/game.js';
import { isOver, type State } from './state.js';
import { seatsOf } from './turn.js';

/** Points, one number for each team. @rule TX-9.4 */
export const score = ({ scores }: State): readonly number[] => scores;

/**
 * How the game ended: all seats of the team that reached the target (`target`), or of every team that has most points when the
 * turns are up (`limit`). There is no other ending.
 *
 * @rule TX-9.1 @rule TX-9.2 @rule TX-9.4 @rule TX-9.5
 */
export const outcome = (state: State): Option<Outcome & { readonly reason: 'target' | 'limit' }> => {
  if (!isOver(state)) return none;
  const most = Math.max(...state.scores);
  const best = state.scores.flatMap((points, team) => (points === most ? seatsOf(state, team) : []));
  const winners = [...best].sort((a, b) => a - b);
  return some({ winners, reason: most >= state.settings.target ? 'target' : 'limit' });
};
