/**
 * Draws boards of squares: finds the place of each square, and writes the coordinates along the edge.
 *
 * @packageDocumentation
 */
import type { Grid } from '../../pieces/square.js';
import { type Coordinates, type SvgDrawing, words } from './element.js';
import { tint } from './frame.js';
import { smallest } from './pyramid.js';

/** A board of squares, with its place on the paper. */
export interface Board {
  readonly grid: Pick<Grid, 'files' | 'ranks'>;
  /** The left edge of the leftmost file. */
  readonly x: number;
  /** The upper edge of the topmost rank. */
  readonly y: number;
  /** The length of a square's side. */
  readonly side: number;
  /** True if the board is turned around, with the last rank at the bottom and the last file on the left. */
  readonly turned: boolean;
}

/** The centre of a square of the board, as a point on the paper. */
export const middle = ({ grid, x, y, side, turned }: Board, square: number): Coordinates => {
  const [file, rank] = [square % grid.files, Math.floor(square / grid.files)];
  const [column, row] = turned ? [grid.files - 1 - file, rank] : [file, grid.ranks - 1 - rank];
  return [x + side * (column + 0.5), y + side * (row + 0.5)];
};

const faint = { 'font-size': smallest, fill: tint.faint, part: 'name' } as const;

/** Draws the coordinates of a board: letters below it, and numbers to the left of it. */
export const coordinates = (board: Board): SvgDrawing => {
  const { grid, x, y, side } = board;
  const letters = Array.from({ length: grid.files }, (_, file) =>
    words(String.fromCharCode(97 + file), { x: middle(board, file)[0], y: y + side * grid.ranks + 11, ...faint }),
  );
  const numbers = Array.from({ length: grid.ranks }, (_, rank) =>
    words(String(rank + 1), { x: x - 9, y: middle(board, rank * grid.files)[1], ...faint }),
  );
  return [...letters, ...numbers];
};
