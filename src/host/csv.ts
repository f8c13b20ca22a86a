/**
 * Comma-separated values, as in RFC 4180.
 *
 * @packageDocumentation
 */

/** A value of a column. */
export type Cell = string | number | boolean | null;

/** Puts an apostrophe before a foreign text that a spreadsheet would take for a formula. */
export const plain = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** One line of values, without a line break at its end; numbers have at most six decimals. */
export const csvLine = (cells: readonly Cell[]): string =>
  cells
    .map((cell) => {
      if (cell === null) return '';
      const text = typeof cell === 'number' ? String(Math.round(cell * 1e6) / 1e6) : String(cell);
      return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
    })
    .join(',');
