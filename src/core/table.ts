/**
 * Reading precomputed tables.
 *
 * @packageDocumentation
 */

/**
 * The entry of a table of numbers at an index that is known to be inside it; 0 beyond, so that it is total. The compiler cannot
 * know the index; engines read such tables millions of times a second, and this form is inlined to a plain load.
 *
 * @internal
 */
export const at = (table: readonly number[], index: number): number => table[index] ?? 0;
