/**
 * Chapter 9: scores, and the winners.
 *
 * @packageDocumentation
 */

import { type Option, some } from 'fp-ts/Option';
import { mostWin } from '../../core/authors/placing.js';
import type { Outcome } from '../../core/contract/game.js';
import { none } from '../../core/values/results.js';
import { isOver, type State } from './state.js';
import { teamsOf } from './turn.js';

/**
 * The points of each team, 0 or more: one number for each team, not for each seat. They never fall.
 *
 * @param state - the position
 * @returns the points of each team
 * @rule TX-9.4
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { game, score } from 'rulehouse/transformartian';
 * const read = game.position.parse('YBRYR/BBBRY/GBRPR/GGGPP/YYGPP 4 RP 10000/00100/00000/00000/00000 5,5 2:2 X,+,Z,I,W 5,3,1 61 pi 4');
 * if (isRight(read)) score(read.right); // [5, 5]
 * ```
 */
export const score = ({ scores }: State): readonly number[] => scores.slice();

/**
 * The outcome of the game. The winners are the seats of the team that reached the target (`target`), or of all teams that have the most points at the
 * turn limit (`limit`). Transformartian cannot end in any other way.
 *
 * @param state - any state of the game
 * @returns the winners, the place of each seat and the reason; none while the game continues
 * @rule TX-9.1 @rule TX-9.2 @rule TX-9.4 @rule TX-9.5
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { defaultOptions, outcome, setup } from 'rulehouse/transformartian';
 * const start = setup({ ...defaultOptions, players: 4 }, 1);
 * if (isRight(start)) outcome(start.right)._tag; // 'None'
 * if (isRight(start)) outcome({ ...start.right, scores: [12, 61] }); // { _tag: 'Some', value: { winners: [1, 3], places: [2, 1, 2, 1], reason: 'target' } }
 * ```
 */
export const outcome = (state: State): Option<Outcome & { readonly reason: 'target' | 'limit' }> => {
  if (!isOver(state)) return none;
  const isTarget = Math.max(...state.scores) >= state.settings.target;
  return some({ ...mostWin(state.scores, teamsOf(state)), reason: isTarget ? 'target' : 'limit' });
};
