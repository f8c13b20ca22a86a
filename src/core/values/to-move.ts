/**
 * The possible results of `toMove` in games where at most one seat is to move.
 *
 * @packageDocumentation
 */
import { constant } from './constant.js';
import type { Seat } from './seat.js';

/** The result of `toMove` when the game is over. */
export const nobody: readonly Seat[] = constant([]);

/** The results of `toMove` when one seat is to move, indexed by that seat. */
export const alone = constant<
  readonly [seat0: readonly Seat[], seat1: readonly Seat[], ...others: (readonly Seat[])[]]
>([[0], [1], [2], [3], [4], [5]]);
