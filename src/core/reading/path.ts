/**
 * The place in a value that a codec is reading.
 *
 * @packageDocumentation
 */
import * as t from 'io-ts';

/**
 * The context of a first attempt that records no places. Most values from outside are good, and noting the place of every field costs more than
 * reading it; if the first attempt fails, a second one finds the place.
 */
export const unplaced: t.Context = [];

/** The context of a part of a value: one level deeper, or still none. */
export const inside = <A, O>(context: t.Context, key: string, type: t.Type<A, O>, actual: unknown): t.Context =>
  context === unplaced ? unplaced : t.appendContext(context, key, type, actual);

/**
 * True if a codec decodes every value that it accepts as itself. Codecs from outside the library make no such promise, so it is false for them.
 */
export const isAsIs = (codec: object): boolean => 'asIs' in codec && codec.asIs === true;
