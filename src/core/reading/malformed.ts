/**
 * Recognises values that are not moves, and returns their faults.
 *
 * @packageDocumentation
 */
import { isLeft } from 'fp-ts/Either';
import type * as t from 'io-ts';
import { type Fault, fault, show } from '../values/fault.js';
import { decode } from './codec.js';

/** True if a value is a well-formed move. The test is total: a value that cannot even be read is not well formed. */
export const isMoveOf = <Move>(codec: t.Type<Move, unknown>, u: unknown): u is Move => {
  try {
    return codec.is(u);
  } catch {
    return false;
  }
};

/** Returns the fault for a value that is not a move. */
export const moveFault = <Move>(codec: t.Type<Move, unknown>, u: unknown): Fault => {
  const read = decode(codec)(u);
  return isLeft(read) ? read.left : fault([], `${show(u)} is not ${codec.name}`);
};
