/**
 * Chapter 8: the score, the outcome, and the material that bots look at.
 *
 * @packageDocumentation
 */
import { none, type Option, some } from 'fp-ts/Option';
import type { Outcome } from '../core/game.js';
import { ownerOf, pieceOfShip, size } from './content.js';
import { type Ending, isLiving, owners, type View } from './state.js';

/** One number for each seat: 1 for a winner, 0 for the others; all 0 while the game runs. @rule IT-8.10 */
export const score = (view: View): readonly number[] =>
  view.standings.map((_, seat) => Number(view.winners.some((winner) => winner === seat)));

/**
 * How the game ended: `evil` and `last` have one winner, `good` one or more, `void` and `limit` none.
 *
 * @rule IT-8.8 @rule IT-8.9
 */
export const outcome = (view: View): Option<Outcome & { readonly reason: Exclude<Ending, 'none'> }> =>
  view.ending === 'none' ? none : some({ winners: view.winners, reason: view.ending });

/**
 * The sum of the sizes of a seat's ships, 0 for an eliminated seat: one number for each seat, for bots. No part of the result.
 *
 * @rule IT-8.11
 */
export const material = (view: View): readonly number[] =>
  owners
    .slice(0, view.settings.players)
    .map((seat) =>
      isLiving(view, seat)
        ? view.ships.filter((code) => ownerOf(code) === seat).reduce((sum, code) => sum + size(pieceOfShip(code)), 0)
        : 0,
    );
