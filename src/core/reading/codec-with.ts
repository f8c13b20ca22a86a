/**
 * Codecs that carry more fields than ordinary io-ts codecs.
 *
 * @packageDocumentation
 */
import * as t from 'io-ts';

/**
 * Returns a frozen copy of a codec with the given fields added. All readers of one kind of JSON share a codec, so changing a field of the codec would
 * affect all these readers.
 */
export const codecWith = <A, O, I, More extends object>(codec: t.Type<A, O, I>, more: More): t.Type<A, O, I> & More =>
  Object.freeze(Object.assign(new t.Type<A, O, I>(codec.name, codec.is, codec.validate, codec.encode), more));
