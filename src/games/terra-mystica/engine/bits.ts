/**
 * Sets of small numbers, kept as bits.
 *
 * @packageDocumentation
 */

/** True if the given bit of a mask is set. */
export const hasBit = (mask: number, bit: number): boolean => (mask & (1 << bit)) !== 0;

/** The number of bits set in a mask. */
export const countBits = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
};
