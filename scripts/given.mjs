/** Checks for values that scripts depend on. */

/**
 * Returns a value that must exist; throws an error if it does not.
 *
 * @template A
 * @param {A | null | undefined} value
 * @returns {A}
 */
export const given = (value) => {
  if (value === null || value === undefined) throw new Error('a value that this script needs is missing');
  return value;
};

/**
 * The right side of an Either; throws an error if it is a Left.
 *
 * @template A
 * @param {import('fp-ts/Either').Either<unknown, A>} either
 * @returns {A}
 */
export const rightOf = (either) => {
  if (either._tag === 'Left') throw new Error(JSON.stringify(either.left));
  return either.right;
};
