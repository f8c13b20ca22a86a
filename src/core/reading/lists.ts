/**
 * Lists that a program may hand in: the types say what they are, and a program in JavaScript may hand in anything.
 *
 * @packageDocumentation
 */

/** A copy of a list; undefined if the value is no list, or throws when it is looked at. */
export const listIn = <A>(list: readonly A[]): readonly A[] | undefined => {
  try {
    return Array.isArray(list) ? list.slice() : undefined;
  } catch {
    return undefined;
  }
};
