/**
 * Boards of squares: the place of a square, and the coordinates along the edge.
 *
 * @packageDocumentation
 */
import type { Grid } from '../../boards/square.js';
import { type SvgDrawing, words } from './element.js';
import { tint } from './frame.js';
import { smallest } from './pyramid.js';

/** A board on the paper. */
export interface Board {
  readonly grid: Pick<Grid, 'files' | 'ranks'>;
  /** Left edge of the first file shown. */
  readonly x: number;
  /** Upper edge of the first rank shown. */
  readonly y: number;
  /** Side of a square. */
  readonly side: number;
  /** True if the board is turned around, with the last rank at the bottom and the last file on the left. */
  readonly turned: boolean;
}

/** The centre of a square. */
export const middle = ({ grid, x, y, side, turned }: Board, square: number): readonly [x: number, y: number] => {
  const [file, rank] = [square % grid.files, Math.floor(square / grid.files)];
  const [column, row] = turned ? [grid.files - 1 - file, rank] : [file, grid.ranks - 1 - rank];
  return [x + side * (column + 0.5), y + side * (row + 0.5)];
};

const faint = { 'font-size': smallest, fill: tint.faint } as const;

/** Draws letters below the board and numbers to the left of it. */
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
