/**
 * Observations: a seat's view, as a fixed number of values. A layout is a table of fields. The offsets, the function that splits an observation, and
 * a page of the documentation are derived from this table.
 *
 * @packageDocumentation
 */
import { constant } from '../core/values/constant.js';
import type { Seat } from '../core/values/seat.js';
import { sizeOfShape } from './space.js';

/** The kind of numbers in a field: amounts, yes/no flags, or categories (which should be one-hot encoded for a network). */
export type FieldKind = 'number' | 'flag' | 'category';

/** The declaration of a field, which is one part of an observation. */
export interface Field<View> {
  /** The name of the field. */
  readonly name: string;
  /** The shape of the field's numbers: `[7, 8]` means seven rows of eight; empty for a single number. */
  readonly shape: readonly number[];
  /** The kind of the field's numbers. */
  readonly kind: FieldKind;
  /** The smallest value that can occur in the field. */
  readonly low: number;
  /** The greatest value that can occur in the field. */
  readonly high: number;
  /** The meaning of the field's numbers. */
  readonly meaning: string;
  /** Writes the numbers for a seat's view, beginning at a given index of the list. Before the call, all numbers of the field are zero. */
  readonly write: (view: View, seat: Seat, out: Float32Array, at: number) => void;
}

/** A field with its place in the observation. */
export interface PlacedField<View> extends Field<View> {
  /** The index of the field's first number in the observation. */
  readonly offset: number;
  /** The number of values in the field: the product of the numbers in its shape. */
  readonly size: number;
}

/** The layout of an observation: the fields, one after the other. */
export interface Layout<View> {
  /** The number of values in an observation. */
  readonly length: number;
  /** The fields in the order in which they are written. */
  readonly fields: readonly PlacedField<View>[];
  /** Writes the observation of a seat, beginning at a given index of the list. All earlier values in the range of the observation are overwritten. */
  readonly write: (view: View, seat: Seat, out: Float32Array, at: number) => void;
}

/**
 * Makes a layout in which the given fields follow one another.
 *
 * @param fields - the declared fields
 * @returns the layout, with the place of each field and the total size
 *
 * @example
 * ```ts
 * import { layoutOf } from 'rulehouse/environment';
 * const layout = layoutOf<{ readonly turn: number }>([
 *   { name: 'seat', shape: [], kind: 'category', low: 0, high: 1, meaning: 'the seat that looks',
 *     write: (_, seat, out, at) => { out[at] = seat; } },
 *   { name: 'turn', shape: [], kind: 'number', low: 1, high: 99, meaning: 'the turn',
 *     write: (view, _, out, at) => { out[at] = view.turn; } },
 * ]);
 * const numbers = new Float32Array(layout.length);
 * layout.write({ turn: 7 }, 1, numbers, 0);
 * [...numbers]; // [1, 7]
 * ```
 */
export const layoutOf = <View>(fields: readonly Field<View>[]): Layout<View> => {
  let length = 0;
  const placed: PlacedField<View>[] = [];
  for (const field of fields) {
    const size = sizeOfShape(field.shape);
    placed.push({ ...field, offset: length, size });
    length += size;
  }
  const total = length;
  const write = (view: View, seat: Seat, out: Float32Array, at: number): void => {
    out.fill(0, at, at + total);
    for (let index = 0; index < placed.length; index++) {
      const field = placed[index]!;
      field.write(view, seat, out, at + field.offset);
    }
  };
  return constant({ length: total, fields: placed, write });
};

/**
 * Splits an observation into the numbers of each field, keyed by the name of the field.
 *
 * @param layout - the layout of the game
 * @param numbers - one observation
 * @returns the numbers of each field, keyed by its name
 *
 * @example
 * ```ts
 * import { observe, readObservation, terrafexEncoding } from 'rulehouse/environment';
 * import { initial } from 'rulehouse/terrafex';
 * const { layout } = terrafexEncoding;
 * readObservation(layout, observe(terrafexEncoding)(initial, 0))['trackers']; // [1, 1, 1, 1]
 * ```
 */
export const readObservation = <View>(
  layout: Layout<View>,
  numbers: ArrayLike<number>,
): Readonly<Record<string, readonly number[]>> =>
  Object.fromEntries(
    layout.fields.map(({ name, offset, size }) => [
      name,
      Array.from({ length: size }, (_, index) => numbers[offset + index]!),
    ]),
  );
