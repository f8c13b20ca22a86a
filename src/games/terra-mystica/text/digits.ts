/**
 * Reads numbers directly from a longer text, without cutting it into strings. A line of a position or ledger may contain a hundred numbers, and most
 * of them are never needed as strings.
 *
 * @packageDocumentation
 */

const [zero, nine] = [48, 57];

/** Reads the text between two indices as a whole number of limited length; NaN for anything else. */
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
