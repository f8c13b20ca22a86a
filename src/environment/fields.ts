/**
 * Fields shared by several layouts.
 *
 * @packageDocumentation
 */
import type { Seat } from '../core/values/seat.js';
import type { Field, FieldKind } from './layout.js';

/** The shape and range of a field. */
export interface FieldShape {
  readonly shape: readonly number[];
  readonly kind: FieldKind;
  readonly low: number;
  readonly high: number;
}

/** The kind of a field with numbers from 0 to a bound, or between two bounds. */
export const numbers = (shape: readonly number[], high: number, low = 0): FieldShape => ({
  shape,
  kind: 'number',
  low,
  high,
});

/** Yes or no. */
export const flags = (shape: readonly number[]): FieldShape => ({ shape, kind: 'flag', low: 0, high: 1 });

/** The kind of a field with categories: each number is the index of a name in a list, counted from 0. */
export const categories = (shape: readonly number[], last: number): FieldShape => ({
  shape,
  kind: 'category',
  low: 0,
  high: last,
});

/** A field with a single number, which the given function reads from the view. */
export const single = <View>(
  name: string,
  kind: FieldShape,
  meaning: string,
  read: (view: View, seat: Seat) => number,
): Field<View> => ({
  name,
  ...kind,
  meaning,
  write: (view, seat, out, at) => {
    out[at] = read(view, seat);
  },
});

/** A field that contains the numbers of a list in the view. */
export const listed = <View>(
  name: string,
  kind: FieldShape,
  meaning: string,
  read: (view: View) => readonly number[],
): Field<View> => ({
  name,
  ...kind,
  meaning,
  write: (view, _, out, at) => {
    const list = read(view);
    for (let index = 0; index < list.length; index++) out[at + index] = list[index]!;
  },
});

/** The first field of every layout: the viewing seat. */
export const lookingSeat = <View>(seats: number): Field<View> =>
  single('seat', categories([], seats - 1), 'the seat that looks', (_, seat) => seat);

/** A seat, counted from the viewing seat: 0 is the viewing seat, 1 is the next seat. A comparison takes a fraction of the time of a division. */
export const relative = (seat: number, looking: Seat, seats: number): number =>
  seat < looking ? seat - looking + seats : seat - looking;

/** The seat that comes a given number of places after the viewing seat; the number is less than that of the seats. */
export const seatAfter = (looking: Seat, places: number, seats: number): number =>
  looking + places < seats ? looking + places : looking + places - seats;
