/**
 * Keeps track of the place in a value that a codec is reading.
 *
 * @packageDocumentation
 */
import * as t from 'io-ts';

/**
 * The io-ts context for a first attempt at decoding a value, which records no places. Most values from outside are correct, and recording the place
 * of every field costs more than reading it. If the first attempt fails, a second attempt finds the place of the failure.
 */
export const unplaced: t.Context = [];

/** Returns the io-ts context for a part of a value: one level deeper, or {@link unplaced} if no places are recorded. */
export const inside = <A, O>(context: t.Context, key: string, type: t.Type<A, O>, actual: unknown): t.Context =>
  context === unplaced ? unplaced : t.appendContext(context, key, type, actual);

/**
 * True if a codec decodes every value that it accepts to the value itself. Codecs from outside the library make no such promise, so the result is
 * false for these codecs.
 */
export const isAsIs = (codec: object): boolean => 'asIs' in codec && codec.asIs === true;
