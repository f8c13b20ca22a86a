/**
 * Tables that hold one function for each tag of a tagged union.
 *
 * @packageDocumentation
 */

/** Those members of a union that have one of the given tags. */
export type Of<A, Tag> = Extract<A, { readonly _tag: Tag }>;

/** A table with one function for each tag of a union; a table that lacks a tag does not compile. */
export type ByTag<A extends { readonly _tag: string }, Result, More extends readonly unknown[] = []> = {
  readonly [Tag in A['_tag']]: (value: Of<A, Tag>, ...more: More) => Result;
};

/** Calls the function for the tag of a value, and returns its result. */
export const byTag = <A extends { readonly _tag: string }, Result, More extends readonly unknown[]>(
  table: ByTag<A, Result, More>,
  value: A,
  ...more: More
): Result => {
  const tag: A['_tag'] = value._tag;
  // The function stored under a tag accepts values with that tag.
  return (table[tag] as (value: A, ...more: More) => Result)(value, ...more);
};
