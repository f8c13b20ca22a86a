/**
 * Round trips: what a codec or a notation writes, it reads back as an equal value.
 *
 * @packageDocumentation
 */
import { type Either, right } from 'fp-ts/Either';
import type * as t from 'io-ts';
import { decode } from '../core/reading/codec.js';
import { throughJson } from './data.js';
import { demand, same, shown, type Violation } from './violation.js';

/** A value must survive being encoded to JSON by a codec and decoded again. */
export const roundTrip = <A>(what: string, codec: t.Type<A, unknown>, value: A): Violation =>
  same(`${what} through JSON`, decode(codec)(throughJson(codec.encode(value))), right(value)) ??
  demand(codec.is(value), () => `the codec does not know ${what}`);

/** A value must survive being printed by a notation and parsed again. */
export const textTrip = <A>(
  what: string,
  { print, parse }: { readonly print: (value: A) => string; readonly parse: (text: string) => Either<unknown, A> },
  value: A,
): Violation => {
  const text = print(value);
  return (
    same(`${what} ${text} read back`, parse(text), right(value)) ??
    demand(/^[\x20-\x7e]*$/.test(text), () => `${what} is not one line of ASCII text: ${shown(JSON.stringify(text))}`)
  );
};
