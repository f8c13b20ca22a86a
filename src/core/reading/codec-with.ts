/**
 * Codecs that carry more fields than ordinary io-ts codecs.
 *
 * @packageDocumentation
 */
import * as t from 'io-ts';

/** A codec that accepts every value: it stands in the context of a failure where no codec was asked. */
export const anything: t.Type<unknown> = new t.Type<unknown>(
  'unknown',
  (_): _ is unknown => true,
  t.success,
  t.identity,
);

/**
 * Returns a frozen copy of a codec with the given fields added. The copy is needed because all readers of one kind of JSON share a codec: a change to
 * the shared codec would affect all of them.
 */
export const codecWith = <A, O, I, More extends object>(codec: t.Type<A, O, I>, more: More): t.Type<A, O, I> & More =>
  Object.freeze(Object.assign(new t.Type<A, O, I>(codec.name, codec.is, codec.validate, codec.encode), more));
