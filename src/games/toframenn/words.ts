/**
 * The names of the sides, for refusals, pictures and the terminal.
 *
 * @packageDocumentation
 */
import { constant } from '../../core/values/constant.js';
import { numberedSeat } from '../../core/values/seat.js';

/** The names of the sides; the index is the seat. @rule TO-1.1 */
export const sideNames: readonly [string, string] = constant(['Light', 'Darkness']);

/** The name of a side, capitalised for the beginning of a sentence; any other number gives a name such as `Seat 2`. @rule TO-1.1 */
export const sideName = (seat: number): string => sideNames[seat] ?? numberedSeat(seat);
