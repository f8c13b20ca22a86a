/**
 * Converts records of earlier formats to the present format; each step is a separate function that is kept forever.
 *
 * @packageDocumentation
 */
import { type Either, left, right } from 'fp-ts/Either';
import { isObject } from '../reading/objects.js';
import { type Fault, fault, show } from '../values/fault.js';

/** The version of the record format that this release writes. */
export const recordFormat = 2;

/** The fields of a record of format 1, which had neither notes nor places. */
const fields1 = ['format', 'game', 'options', 'seed', 'start', 'moves', 'result'] as const;

const resultFields1 = ['over', 'scores', 'winners', 'reason'] as const;

/** Returns the first unknown key of an object, if there is one. */
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
 * Converts a record of format 1 to format 2. Records of format 1 had no places, tags, ends, comments or times. The field `migrated` marks a record as
 * converted; without this mark, a finished game in format 2 must have places.
 */
const from1 = (u: Readonly<Record<string, unknown>>): Either<Fault, unknown> => {
  const other = stranger(u, fields1);
  if (other !== undefined) return left(fault([show(other)], 'unknown key'));
  const result = result2(u['result']);
  if (result._tag === 'Left') return result;
  const notes = { tags: {}, end: null, comments: [], times: [] };
  const hasResult = Object.hasOwn(u, 'result') ? { result: result.right } : {};
  return right({ ...given(u, fields1), format: recordFormat, ...hasResult, ...notes, migrated: 1 });
};

/** Returns the program named in a record's `writer` tag, in brackets; empty if the record lacks this tag. */
const writerOf = ({ tags }: Readonly<Record<string, unknown>>): string => {
  const writer = isObject(tags) ? tags['writer'] : undefined;
  return typeof writer === 'string' ? ` (${show(writer)})` : '';
};

/**
 * Converts a record of any earlier format to the present format. If a field does not belong in the record, the result is a fault that names the
 * field. A record of a later format gives a fault that says so; the fault also names the program that wrote the record, if the record names it. A
 * value that is not a record of an earlier or later format is returned unchanged, and the codec decides whether it is a record.
 *
 * @param u - the parsed JSON of a record
 * @returns a record of the present format, or a fault
 * @fails a fault at `format` if the library is too old for the record's format; otherwise a fault at the first field that does not belong in a record
 * of its format
 *
 * @example
 * ```ts
 * import { isRight, migrateRecord } from 'rulehouse';
 * const old = { format: 1, game: 'terrafex', options: {}, seed: 0, start: '', moves: [], result: { over: false } };
 * const now = migrateRecord(old);
 * now._tag; // 'Right'
 * ```
 */
export const migrateRecord = (u: unknown): Either<Fault, unknown> => {
  if (!isObject(u)) return right(u);
  const format = u['format'];
  if (typeof format === 'number' && Number.isSafeInteger(format) && format > recordFormat)
    return left(
      fault(
        ['format'],
        `${format} is the format of a newer release${writerOf(u)}; this one reads 1 and ${recordFormat}`,
      ),
    );
  return format === 1 ? from1(u) : right(u);
};
