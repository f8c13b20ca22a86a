/**
 * The scores and the winners of a game (chapter 16).
 *
 * @packageDocumentation
 */
import { type Option, some } from 'fp-ts/Option';
import { mostWin } from '../../../core/authors/placing.js';
import type { Outcome } from '../../../core/contract/game.js';
import { none } from '../../../core/values/results.js';
import type { State } from '../state/state.js';

/**
 * Returns the victory points of each seat, 0 or more. Points for areas, cults and resources are added only when the game ends.
 *
 * @param position - any state of the game
 * @returns the victory points of each seat
 * @rule TMY-2.2 @rule TMY-16.7
 * @example
 * ```ts
 * import { isRight, replay } from 'rulehouse';
 * import { defaultOptions, game, score, setup } from 'rulehouse/terra-mystica';
 * const start = setup({ ...defaultOptions, players: 2 }, 7);
 * if (isRight(start)) {
 *   const after = replay(game)(start.right, ['setup witches', 'setup nomads']);
 *   if (isRight(after)) score(after.right); // [20, 20]
 * }
 * ```
 */
export const score = (position: State): readonly number[] => position.seats.map(({ vp }) => vp);

/**
 * The winners: when the game is over, all seats with the most victory points. The reason for a win is always `points`. Returns no outcome while the
 * game continues.
 *
 * @param position - any state of the game
 * @returns the winners, the place of each seat and the reason; none while the game continues
 * @rule TMY-1.1
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { defaultOptions, outcome, setup } from 'rulehouse/terra-mystica';
 * const start = setup(defaultOptions, 7);
 * if (isRight(start)) outcome(start.right)._tag; // 'None'
 * ```
 */
export const outcome = (position: State): Option<Outcome> =>
  position.phase === 'end' ? some({ ...mostWin(score(position)), reason: 'points' }) : none;

/** The seats with the most victory points. */
export const leaders = (state: State): readonly number[] => {
  const best = Math.max(...state.seats.map(({ vp }) => vp));
  return state.seats.flatMap(({ vp }, seat) => (vp === best ? [seat] : []));
};
