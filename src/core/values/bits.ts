/**
 * Small sets of whole numbers from 0 to 31, represented by the bits of one number.
 *
 * @packageDocumentation
 */

/** A set of whole numbers from 0 to 31. */
export type Bits = number;

/** The set that contains a single number. */
export const only = (item: number): Bits => 1 << item;

/** True if a number is in a set. */
export const has = (bits: Bits, item: number): boolean => (bits & only(item)) !== 0;

/**
 * Returns the smallest number in a set, which must not be empty. To go through a set in ascending order, repeatedly remove its smallest number until
 * nothing is left.
 */
export const smallest = (bits: Bits): number => 31 - Math.clz32(bits & -bits);

/** Returns a set without its smallest number. */
export const withoutSmallest = (bits: Bits): Bits => bits & (bits - 1);

/** The number of members of a set. */
export const count = (bits: Bits): number => {
  // The usual population count: add pairs, then groups of four, then bytes.
  const pairs = bits - ((bits >>> 1) & 0x5555_5555);
  const quarters = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((quarters + (quarters >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
};
