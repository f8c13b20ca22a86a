/**
 * Round trips: what a codec or a notation writes, it reads back as an equal value.
 *
 * @packageDocumentation
 */
import { type Either, isLeft } from 'fp-ts/Either';
import type * as t from 'io-ts';
import { decode } from '../core/reading/codec.js';
import { type Fault, printFault } from '../core/values/fault.js';
import { throughJson } from './data.js';
import { demand, same, shown, type Violation } from './violation.js';

/** What was read must be the value that was written. */
const readBack = <A>(what: string, read: Either<Fault, A>, value: A): Violation =>
  isLeft(read) ? `${what} is refused: ${printFault(read.left)}` : same(what, read.right, value);

/** A value must survive being encoded to JSON by a codec and decoded again. */
export const roundTrip = <A>(what: string, codec: t.Type<A, unknown>, value: A): Violation =>
  readBack(`${what} through JSON`, decode(codec)(throughJson(codec.encode(value))), value) ??
  demand(codec.is(value), () => `the codec does not know ${what}`);

/** A value must survive being printed by a notation and parsed again. */
export const textTrip = <A>(
  what: string,
  { print, parse }: { readonly print: (value: A) => string; readonly parse: (text: string) => Either<Fault, A> },
  value: A,
): Violation => {
  const text = print(value);
  return (
    readBack(`${what} ${text} read back`, parse(text), value) ??
    demand(/^[\x20-\x7e]*$/.test(text), () => `${what} is not one line of ASCII text: ${shown(JSON.stringify(text))}`)
  );
};
