/**
 * Numbers in a longer text, read in place. A line of a position or ledger has a hundred numbers, and most of them need no string of their own.
 *
 * @packageDocumentation
 */

const [zero, nine] = [48, 57];

/** Reads the part of a text between two places as a whole number with a limited number of digits; NaN for anything else. */
export const numberBetween = (text: string, from: number, to: number, most: number): number => {
  if (to <= from || to - from > most) return Number.NaN;
  let value = 0;
  for (let place = from; place < to; place++) {
    const code = text.charCodeAt(place);
    if (code < zero || code > nine) return Number.NaN;
    value = 10 * value + code - zero;
  }
  return value;
};
