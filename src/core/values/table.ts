/**
 * Reading precomputed tables.
 *
 * @packageDocumentation
 */

/**
 * Returns the entry of a table of numbers at an index that is known to be in range. The compiler cannot know that the index is in range, so the
 * function is total: an index out of range gives 0. Engines read tables millions of times a second, and the compiler inlines this function to a plain
 * load.
 *
 * @internal
 */
export const at = (table: readonly number[], index: number): number => table[index] ?? 0;

/** Makes an object with a value for each name. This function is meant for tables whose columns are needed one at a time. */
export const byName = <Name extends string, A>(
  names: readonly Name[],
  valueOf: (name: Name) => A,
): Readonly<Record<Name, A>> =>
  // Every name has a value by now.
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, A>;

/** Copies only the given keys of an object, with their values, in the order in which the keys are given. */
export const picked = <Whole extends object, Name extends keyof Whole & string>(
  whole: Whole,
  names: readonly Name[],
): Pick<Whole, Name> =>
  // Every key has been copied by now.
  Object.fromEntries(names.map((name) => [name, whole[name]])) as Pick<Whole, Name>;
