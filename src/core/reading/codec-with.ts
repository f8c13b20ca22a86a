/**
 * Codecs that carry more fields than ordinary io-ts codecs.
 *
 * @packageDocumentation
 */
import * as t from 'io-ts';

/**
 * A frozen copy of a codec with more fields. All readers of one kind of JSON share a codec, so a change to one of its fields would affect all of
 * them.
 */
export const codecWith = <A, O, I, More extends object>(codec: t.Type<A, O, I>, more: More): t.Type<A, O, I> & More =>
  Object.freeze(Object.assign(new t.Type<A, O, I>(codec.name, codec.is, codec.validate, codec.encode), more));
