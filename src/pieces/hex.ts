/**
 * Hexagonal boards with offset rows: only geometry, without rules. Hexes have a corner at the top, so a hex has up to two neighbours in its own row,
 * and up to two in each of the rows above and below. Columns are doubled: the hexes of an unshifted row have the columns 0, 2, 4 …, and those of a
 * shifted row 1, 3, 5 ….
 *
 * @packageDocumentation
 */

/** A place on a hexagonal board, given by row and column. `x` is the doubled column of the place. */
export interface HexPlace {
  /** The row, counted from 0 at the top. */
  readonly row: number;
  /** The doubled column, counted from the left, so that neighbours in a row are two apart. */
  readonly x: number;
}

/** The steps from a hex to its six neighbours, clockwise from the upper right. */
export const hexSteps: readonly HexPlace[] = [
  { row: -1, x: 1 },
  { row: 0, x: 2 },
  { row: 1, x: 1 },
  { row: 1, x: -1 },
  { row: 0, x: -2 },
  { row: -1, x: -1 },
];

/** The steps from a hex to the six hexes that lie straight beyond its corners, clockwise from straight up. */
export const hexLeaps: readonly HexPlace[] = [
  { row: -2, x: 0 },
  { row: -1, x: 3 },
  { row: 1, x: 3 },
  { row: 2, x: 0 },
  { row: 1, x: -3 },
  { row: -1, x: -3 },
];

/** The number of steps between two places on a hexagonal board. */
export const hexDistance = (a: HexPlace, b: HexPlace): number => {
  const rows = Math.abs(a.row - b.row);
  const across = Math.abs(a.x - b.x);
  return across < rows ? rows : rows + (across - rows) / 2;
};

/** A place as a single number, for look-ups in tables. The function requires a row and a column between -4 and 255. */
export const hexKey = ({ row, x }: HexPlace): number => (row + 4) * 512 + (x + 4);

/** Returns the place that the given step leads to. */
export const hexAt = (from: HexPlace, step: HexPlace): HexPlace => ({ row: from.row + step.row, x: from.x + step.x });
