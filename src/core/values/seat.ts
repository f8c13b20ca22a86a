/**
 * Seats: the chairs at the table, numbered clockwise from 0.
 *
 * @packageDocumentation
 */

import { constant } from './constant.js';
import { show } from './fault.js';

/** A place at the table, numbered clockwise from 0. Which player sits at which seat is decided outside the library. */
export type Seat = 0 | 1 | 2 | 3 | 4 | 5;

/**
 * All seats that occur in the library's games, in ascending order.
 *
 * @example
 * ```ts
 * import { seats } from 'rulehouse';
 * seats.length; // 6
 * ```
 */
export const seats: readonly Seat[] = constant([0, 1, 2, 3, 4, 5]);

/**
 * True if a value is a {@link Seat}.
 *
 * @param u - any value
 * @returns true for a whole number from 0 to 5
 *
 * @example
 * ```ts
 * import { isSeat } from 'rulehouse';
 * [0, 5, 6, '0'].map(isSeat); // [true, true, false, false]
 * ```
 */
export const isSeat = (u: unknown): u is Seat => typeof u === 'number' && Number.isInteger(u) && u >= 0 && u <= 5;

/**
 * The name of a seat in games that do not name their seats; it begins with a capital letter. The function is total: a value that is not a seat is
 * shown unchanged.
 *
 * @param seat - the number of the seat
 * @returns for instance `Seat 0`
 *
 * @example
 * ```ts
 * import { numberedSeat } from 'rulehouse/author';
 * numberedSeat(2); // 'Seat 2'
 * ```
 */
export const numberedSeat = (seat: number): string => `Seat ${show(seat)}`;

/**
 * The first `count` seats. If `count` is above 6, the result is the list of all six seats.
 *
 * @param count - the number of seats
 * @returns the seats 0, 1, 2 and so on, in a frozen list
 *
 * @example
 * ```ts
 * import { firstSeats } from 'rulehouse/author';
 * firstSeats(3); // [0, 1, 2]
 * ```
 */
export const firstSeats = (count: number): readonly Seat[] => everySeat.slice(0, count);

// Not frozen, because V8 copies frozen arrays slowly.
const everySeat: readonly Seat[] = [0, 1, 2, 3, 4, 5];
