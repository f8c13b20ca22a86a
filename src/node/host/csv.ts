/**
 * Writes comma-separated values, as defined in RFC 4180.
 *
 * @packageDocumentation
 */

/** A value in a table of comma-separated values. */
export type CsvValue = string | number | boolean | null;

/**
 * What begins a formula in a spreadsheet: a sign, also in its full width, small or raised form, which spreadsheets of East Asia take for the sign, or a
 * mathematical minus; after any blanks and characters that do not show.
 */
const begin =
  /^[\s\p{C}\p{Default_Ignorable_Code_Point}]*[=+\-@\u2212\u207a\u207b\u207c\ufb29\ufe62\ufe63\ufe66\ufe6b\uff0b\uff0d\uff1d\uff20]/u;

/** Puts an apostrophe before a text from outside that a spreadsheet would take for a formula, or that begins with a control character. */
export const plain = (text: string): string => (begin.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text);

/** One line of comma-separated values, without a line break at its end. Numbers have at most six decimals. */
export const csvLine = (cells: readonly CsvValue[]): string =>
  cells
    .map((cell) => {
      if (cell === null) return '';
      const text = typeof cell === 'number' ? String(Math.round(cell * 1e6) / 1e6) : String(cell);
      return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
    })
    .join(',');
