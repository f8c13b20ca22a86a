/**
 * Chapter 8: the score, the outcome, and each seat's material as bots count it.
 *
 * @packageDocumentation
 */

import { type Option, some } from 'fp-ts/Option';
import { everyoneAlone, wonBy } from '../../core/authors/placing.js';
import type { Outcome } from '../../core/contract/game.js';
import { none } from '../../core/values/results.js';
import { ownerOf, sizeOfShip } from './content.js';
import { type Ending, isLiving, owners, type View } from './state.js';

/**
 * Returns one number for each seat: 1 for a winner, 0 for any other seat. While the game continues, the score of every seat is 0.
 *
 * @param view - the state, or the view of the seat that decides
 * @returns one number for each seat
 * @rule IT-8.10
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { game, score } from 'rulehouse/icetraders';
 * const read = game.position.parse('4 over:good:023 - GEGG! xx++ - 1:R3=2Y3;2:Y1=0G1,3R3 -');
 * if (isRight(read)) score(read.right); // [1, 0, 1, 1]
 * ```
 */
export const score = (view: View): readonly number[] =>
  view.standings.map((_, seat) => Number(view.winners.some((winner) => winner === seat)));

/**
 * The outcome of the game. With the reason `evil` or `last` there is one winner. With the reason `good` there are one or more winners. With the
 * reason `void` or `limit` there is no winner. There is no outcome while the game continues.
 *
 * @param view - the state, or the view of the seat that decides
 * @returns the winners, the place of each seat and the reason for the end; none while the game continues
 * @rule IT-8.8 @rule IT-8.9
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { game, outcome } from 'rulehouse/icetraders';
 * const read = game.position.parse('4 over:good:023 - GEGG! xx++ - 1:R3=2Y3;2:Y1=0G1,3R3 -');
 * if (isRight(read)) outcome(read.right); // { _tag: 'Some', value: { winners: [0, 2, 3], places: [1, 4, 1, 1], reason: 'good' } }
 * ```
 */
export const outcome = (view: View): Option<Outcome & { readonly reason: Exclude<Ending, 'none'> }> =>
  view.ending === 'none'
    ? none
    : some({ ...wonBy(everyoneAlone(view.settings.players), view.winners), reason: view.ending });

/**
 * For bots: returns, for each seat, the sum of the sizes of its ships; the sum is 0 for an eliminated seat. These sums are not part of the game's
 * result.
 *
 * @param view - a state or view
 * @returns one number for each seat, 0 or more
 * @rule IT-8.11
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { game, material } from 'rulehouse/icetraders';
 * const read = game.position.parse('3 main 0 GGE +++ - 1:Y1=1R3;2:Y2=0Y3G3,2B3;3:G2=0R1;4:G1= -');
 * if (isRight(read)) material(read.right); // [7, 3, 3]
 * ```
 */
export const material = (view: View): readonly number[] =>
  owners
    .slice(0, view.settings.players)
    .map((seat) =>
      isLiving(view, seat)
        ? view.ships.filter((code) => ownerOf(code) === seat).reduce((sum, code) => sum + sizeOfShip(code), 0)
        : 0,
    );
