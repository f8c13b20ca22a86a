/**
 * Games in which all seats decide at once: the members of a game's contract that concern turns.
 *
 * @packageDocumentation
 */
import type { Seat } from '../values/seat.js';

/** The members of a game that say who decides, for games in which all seats decide at once and in secret. */
export interface AtOnce<View> {
  /** The first seat that has not decided yet. */
  readonly toMove: (view: View) => readonly Seat[];
  /** All of them. */
  readonly atOnce: (view: View) => readonly Seat[];
  /** Every decision is secret. */
  readonly isSecret: (view: View) => boolean;
}

/**
 * The members of a game's contract that concern turns, for games in which all seats decide at once, round by round. It is meant for authors of games.
 *
 * @param waiting - the seats that have not decided yet in this round, in the order in which the rules take them; an empty list when the game is over
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
