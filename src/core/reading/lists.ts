/**
 * Lists that callers pass in: TypeScript checks their types, but a JavaScript caller may pass anything.
 *
 * @packageDocumentation
 */

/** A copy of a list; undefined if the value is not a list, or throws when it is read. */
export const listIn = <A>(list: readonly A[]): readonly A[] | undefined => {
  try {
    return Array.isArray(list) ? list.slice() : undefined;
  } catch {
    return undefined;
  }
};
