/**
 * Writes comma-separated values, as defined in RFC 4180.
 *
 * @packageDocumentation
 */

/** A value in a table of comma-separated values. */
export type Cell = string | number | boolean | null;

/** Puts an apostrophe before a text from outside that a spreadsheet would take for a formula. */
export const plain = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** One line of comma-separated values, without a line break at its end. Numbers have at most six decimals. */
export const csvLine = (cells: readonly Cell[]): string =>
  cells
    .map((cell) => {
      if (cell === null) return '';
      const text = typeof cell === 'number' ? String(Math.round(cell * 1e6) / 1e6) : String(cell);
      return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
    })
    .join(',');
