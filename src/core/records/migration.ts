/**
 * Records of earlier formats, brought to the present one: each step a function of its own, kept for ever.
 *
 * @packageDocumentation
 */
import { type Either, left, right } from 'fp-ts/Either';
import { type Fault, fault, show } from '../values/fault.js';
import { isObject } from '../reading/objects.js';

/** The fields of format 1, which had neither notes nor places. */
const fields1 = ['format', 'game', 'options', 'seed', 'start', 'moves', 'result'] as const;

const resultFields1 = ['over', 'scores', 'winners', 'reason'] as const;

/** The key that an object has beside some, if it has one. */
const stranger = (u: Readonly<Record<string, unknown>>, known: readonly string[]): string | undefined =>
  Object.keys(u).find((key) => !known.includes(key));

const given = (u: Readonly<Record<string, unknown>>, keys: readonly string[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(keys.flatMap((key) => (Object.hasOwn(u, key) ? [[key, u[key]] as const] : [])));

const result2 = (result: unknown): Either<Fault, unknown> => {
  if (!isObject(result)) return right(result);
  const other = stranger(result, resultFields1);
  if (other !== undefined) return left(fault(['result', show(other)], 'unknown key'));
  return right({ ...given(result, resultFields1), places: null });
};

/**
 * Format 1 to 2: places were not written then, and there were no tags, ends, comments and times. `migrated` says so, for a record that was
 * written in format 2 has places when its game is over.
 */
const from1 = (u: Readonly<Record<string, unknown>>): Either<Fault, unknown> => {
  const other = stranger(u, fields1);
  if (other !== undefined) return left(fault([show(other)], 'unknown key'));
  const result = result2(u['result']);
  if (result._tag === 'Left') return result;
  const notes = { tags: {}, end: null, comments: [], times: [] };
  const hasResult = Object.hasOwn(u, 'result') ? { result: result.right } : {};
  return right({ ...given(u, fields1), format: 2, ...hasResult, ...notes, migrated: 1 });
};

/**
 * A record of any earlier format as one of the present format, or a fault that says what does not belong in it. Anything else is handed on as
 * it is: whether it is a record the codec tells.
 *
 * @example
 * ```ts
 * import { isRight, migrateRecord } from 'rulehouse';
 * const old = { format: 1, game: 'terrafex', options: {}, seed: 0, start: '', moves: [], result: { over: false } };
 * const now = migrateRecord(old);
 * now._tag; // 'Right'
 * ```
 */
export const migrateRecord = (u: unknown): Either<Fault, unknown> =>
  isObject(u) && u['format'] === 1 ? from1(u) : right(u);
