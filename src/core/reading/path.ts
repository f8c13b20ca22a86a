/**
 * Keeps track of the place that a codec is reading within a value.
 *
 * @packageDocumentation
 */
import * as t from 'io-ts';

/**
 * The io-ts context that records no places, for a first attempt at decoding a value. Most values from outside are correct, and recording the place of
 * every field costs more than reading it. If the first attempt fails, a second attempt finds the place of the failure.
 */
export const unplaced: t.Context = [];

/** Returns the io-ts context for a part of a value: one level deeper, or {@link unplaced} if no places are recorded. */
export const inside = <A, O>(context: t.Context, key: string, type: t.Type<A, O>, actual: unknown): t.Context =>
  context === unplaced ? unplaced : t.appendContext(context, key, type, actual);

/**
 * True if a codec's decoding leaves every accepted value unchanged. Codecs from outside the library do not promise to leave values unchanged, so the
 * result is false for these codecs.
 */
export const isAsIs = (codec: object): boolean => 'asIs' in codec && codec.asIs === true;
