/**
 * Prints rows of data as aligned columns with headers on a terminal, and as plain lines with tabs in a pipe.
 *
 * @packageDocumentation
 */
import type { Io } from './io.js';
import { paintOf } from './paint.js';

/** The properties of an output that determine how rows are printed. */
export type TextPage = Pick<Io, 'isTerminal' | 'colour' | 'width'>;

const isNumber = (cell: string): boolean => /^[-+]?\d[\d.]*%?$/.test(cell) || cell === '-';

/** Prints the rows as text. Columns of numbers are right-aligned. */
export const columns = (
  page: TextPage,
  headers: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string => {
  const cells = rows.map((row) => row.map(String));
  if (page.isTerminal !== true) return cells.map((row) => row.join('\t')).join('\n');
  const paint = paintOf(page);
  const places = headers.map((header, column) => ({
    width: cells.reduce((most, row) => Math.max(most, row[column]!.length), header.length),
    isNumeric: cells.every((row) => isNumber(row[column]!)),
  }));
  const lineOf = (row: readonly string[]): string =>
    row
      .map((cell, column) => {
        const { width, isNumeric } = places[column]!;
        return isNumeric ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  return [paint('bold', lineOf(headers)), ...cells.map(lineOf)].join('\n');
};
