/**
 * Reading precomputed tables.
 *
 * @packageDocumentation
 */

/**
 * The entry of a table of numbers at an index that is known to be within it; 0 beyond, so that the function is total. The compiler cannot know the
 * index; engines read such tables millions of times a second, and this form is inlined to a plain load.
 *
 * @internal
 */
export const at = (table: readonly number[], index: number): number => table[index] ?? 0;

/**
 * An object with a value for each name. It is meant for tables whose columns are needed one at a time.
 */
export const byName = <Name extends string, A>(
  names: readonly Name[],
  valueOf: (name: Name) => A,
): Readonly<Record<Name, A>> =>
  // Every name was just given its value.
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, A>;

/**
 * The part of an object that has the given keys, in their order.
 */
export const picked = <Whole extends object, Name extends keyof Whole & string>(
  whole: Whole,
  names: readonly Name[],
): Pick<Whole, Name> =>
  // Every key was just copied.
  Object.fromEntries(names.map((name) => [name, whole[name]])) as Pick<Whole, Name>;
