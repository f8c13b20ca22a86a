/**
 * Reads JSON that the library does not interpret: copies it unchanged, and refuses it if it is too large.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import * as t from 'io-ts';
import { constant } from '../values/constant.js';
import { type Fault, fault, show } from '../values/fault.js';
import { failWith } from './codec.js';
import { described, type Json } from './schema.js';
import { totalCodec } from './total.js';

/**
 * The greatest number of values that one piece of JSON may contain; keys count as values. For comparison, the options of the largest game contain a
 * few dozen values.
 */
const mostValues = 10_000;

/** The depth to which lists and objects may be nested. */
const deepest = 32;

/** The number of values that may still be copied before the input is refused as too large. */
interface CopyAllowance {
  left: number;
}

const copied = (u: unknown, depth: number, budget: CopyAllowance): Either<Fault, Json> => {
  if (u === null || typeof u === 'string' || typeof u === 'boolean') return right(u);
  if (typeof u === 'number')
    return Number.isFinite(u) ? right(u) : left(fault([], `${show(u)} is not a number of JSON`));
  if (typeof u !== 'object') return left(fault([], `${show(u)} is not JSON`));
  if (depth === 0) return left(fault([], `nested deeper than ${deepest} levels`));
  return Array.isArray(u) ? copiedList(u, depth, budget) : copiedObject(u, depth, budget);
};

const spent: Either<Fault, never> = /* @__PURE__ */ constant(left(fault([], `more than ${mostValues} values`)));

const copiedList = (u: readonly unknown[], depth: number, budget: CopyAllowance): Either<Fault, Json> => {
  budget.left -= u.length;
  if (budget.left < 0) return spent;
  const items: Json[] = [];
  for (const value of u) {
    const item = copied(value, depth - 1, budget);
    if (isLeft(item)) return item;
    items.push(item.right);
  }
  return right(items);
};

const copiedObject = (u: object, depth: number, budget: CopyAllowance): Either<Fault, Json> => {
  const entries: (readonly [string, Json])[] = [];
  for (const [key, value] of Object.entries<unknown>({ ...u })) {
    if (--budget.left < 0) return spent;
    const inner = copied(value, depth - 1, budget);
    if (isLeft(inner)) return inner;
    entries.push([key, inner.right]);
  }
  // `fromEntries` creates own properties only, even for `__proto__`, so no prototype can be changed.
  return right(Object.fromEntries(entries));
};

/**
 * Reads any JSON as a fresh copy, if it has at most 10,000 values and is nested at most 32 levels deep. This codec is meant for data that a reader
 * keeps but does not interpret.
 *
 * @example
 * ```ts
 * import { decode, json } from 'rulehouse/author';
 * decode(json)({ push: [1, 2] }); // right: an equal value
 * decode(json)(() => 1)._tag; // 'Left'
 * ```
 */
export const json: t.Type<unknown> = totalCodec(
  described(
    new t.Type<unknown>(
      'JSON',
      (u): u is unknown => !isLeft(copied(u, deepest, { left: mostValues })),
      (u, context) => {
        const read = copied(u, deepest, { left: mostValues });
        return isLeft(read) ? failWith(read.left, u, context) : read;
      },
      t.identity,
    ),
    {},
  ),
);
