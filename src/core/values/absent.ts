/**
 * Absent values.
 *
 * @packageDocumentation
 */

/** Returns the given value, or null in place of `undefined`, for JSON and for data that is compared with JSON. */
export const orNull = <A>(value: A | undefined): A | null => value ?? null;

/** Returns the number that a table holds for a name; -1 if the table does not contain the name. */
export const numberOf = <K>(numbers: Pick<ReadonlyMap<K, number>, 'get'>, name: K): number => numbers.get(name) ?? -1;
