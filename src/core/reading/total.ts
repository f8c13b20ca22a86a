/**
 * Codecs that answer for any value. JSON cannot hold a getter or a proxy that throws when it is looked at, but a program can hand one in.
 *
 * @packageDocumentation
 */
import * as t from 'io-ts';
import { show } from '../values/fault.js';

/** What a codec answers about a value from outside. */
export interface Answers<A> {
  readonly is: (u: unknown) => u is A;
  readonly validate: t.Validate<unknown, A>;
  readonly decode: t.Decode<unknown, A>;
}

/** A codec's answers for any value: one that cannot be looked at is not a value of the codec. */
export const total = <A, O>(codec: t.Type<A, O>): Answers<A> => {
  const { name, is, validate } = codec;
  const validated: t.Validate<unknown, A> = (u, context) => {
    try {
      return validate(u, context);
    } catch {
      return t.failure(u, context, `${show(u)} is not ${name}: it cannot be read`);
    }
  };
  return {
    is: (u): u is A => {
      try {
        return is(u);
      } catch {
        return false;
      }
    },
    validate: validated,
    decode: (u) => validated(u, [{ key: '', type: codec, actual: u }]),
  };
};

/** A copy of a codec that answers for any value, for codecs that an entry of the library exports as they are. */
export const totalCodec = <A, O>(codec: t.Type<A, O>): t.Type<A, O> =>
  Object.freeze(
    Object.assign(new t.Type<A, O>(codec.name, codec.is, codec.validate, codec.encode), codec, total(codec)),
  );
