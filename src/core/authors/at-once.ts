/**
 * The contract members that concern turns, for games in which all seats decide at once.
 *
 * @packageDocumentation
 */
import type { Seat } from '../values/seat.js';

/** The contract members that say who decides, for games in which all seats decide at once and in secret. */
export interface AtOnce<View> {
  /** The first seat that has not decided yet. */
  readonly toMove: (view: View) => readonly Seat[];
  /** All seats that have not decided yet. */
  readonly atOnce: (view: View) => readonly Seat[];
  /** True as long as a seat still has to decide, because every decision is secret. */
  readonly isSecret: (view: View) => boolean;
}

/**
 * Makes the contract members that concern turns, for games in which all seats decide at once, round by round. This function is meant for authors of
 * games.
 *
 * @param waiting - the seats that have not decided yet in this round, in the order in which the rules process their decisions; an empty list when the
 * game is over
 * @returns the members `toMove`, `atOnce` and `isSecret` of the contract
 *
 * @example
 * ```ts
 * import { atOnceBy, firstSeats } from 'rulehouse/author';
 * const { toMove, atOnce, isSecret } = atOnceBy((chosen: number) => firstSeats(3).slice(chosen));
 * toMove(1); // [1]
 * atOnce(1); // [1, 2]
 * isSecret(3); // false
 * ```
 */
export const atOnceBy = <View>(waiting: (view: View) => readonly Seat[]): AtOnce<View> => ({
  toMove: (view) => waiting(view).slice(0, 1),
  atOnce: waiting,
  isSecret: (view) => waiting(view).length > 0,
});
