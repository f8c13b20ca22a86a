/**
 * Shapes as drawings: functions that read and turn shapes, find their canonical names, and place them on a grid.
 *
 * @packageDocumentation
 */
import { catalogue, five } from './tables.js';

/** A square of a drawing: column and row, from 0 at the top left. */
type Cell = readonly [number, number];

const longest = 2000;

/** True if a text is a drawing: a rectangle whose cells are all `o` or `.`. */
const isDrawing = (text: string): boolean =>
  text.length <= longest &&
  /^[o.]+(?:\/[o.]+)*$/.test(text) &&
  text.split('/').every((row, _, [first]) => row.length === first?.length);

/** The cells of a drawing that belong to the shape: those marked `o`. */
const cellsOf = (drawing: string): readonly Cell[] =>
  drawing
    .split('/')
    .flatMap((row, y) => Array.from(row).flatMap((letter, x): readonly Cell[] => (letter === 'o' ? [[x, y]] : [])));

const isBeside = ([x, y]: Cell, [u, v]: Cell): boolean => Math.max(Math.abs(x - u), Math.abs(y - v)) === 1;

/** True if the cells of a drawing are connected; cells that touch at a corner count as connected. @rule TX-2.2 */
const isConnected = (cells: readonly Cell[]): boolean => {
  let reached = cells.slice(0, 1);
  for (let step = 0; step < cells.length; step++)
    reached = cells.filter((cell) => reached.some((near) => near === cell || isBeside(near, cell)));
  return reached.length === cells.length;
};

/** Moves the cells of a drawing as far as possible to the top left. */
const trimmed = (cells: readonly Cell[]): readonly Cell[] => {
  const [left, top] = [Math.min(...cells.map(([x]) => x)), Math.min(...cells.map(([, y]) => y))];
  return cells.map(([x, y]) => [x - left, y - top]);
};

const draw = (cells: readonly Cell[]): string => {
  const [width, height] = [Math.max(...cells.map(([x]) => x)) + 1, Math.max(...cells.map(([, y]) => y)) + 1];
  const row = (y: number): string =>
    Array.from({ length: width }, (_, x) => (cells.some(([u, v]) => u === x && v === y) ? 'o' : '.')).join('');
  return Array.from({ length: height }, (_, y) => row(y)).join('/');
};

const turn = ([x, y]: Cell): Cell => [-y, x];
const mirror = ([x, y]: Cell): Cell => [-x, y];

/** The different orientations of a drawing, at most eight, each trimmed to the cells of the shape. @rule TX-1.8 */
const orientations = (cells: readonly Cell[]): ReadonlyMap<string, readonly Cell[]> => {
  const found = new Map<string, readonly Cell[]>();
  let turned = cells;
  for (let quarter = 0; quarter < 4; quarter++) {
    for (const image of [turned, turned.map(mirror)]) {
      const cut = trimmed(image);
      found.set(draw(cut), cut);
    }
    turned = turned.map(turn);
  }
  return found;
};

const smallest = (cells: readonly Cell[]): string => [...orientations(cells).keys()].sort()[0]!;

const named: ReadonlyMap<string, string> = new Map(
  Object.entries(catalogue).map(([name, { drawing }]) => [smallest(cellsOf(drawing)), name]),
);

/**
 * The canonical form of a shape that is given by name or drawing. For a shape of the catalogue, this is its name. For any other shape, it is the
 * drawing that comes first, in ASCII order, among those of its eight orientations. Returns `undefined` if the text is not a shape of five connected
 * squares.
 *
 * @param text - the name of a shape or a drawing of it
 * @returns the name of the shape, or its canonical drawing
 * @rule TX-2.2
 * @example
 * ```ts
 * import { canonicalShape } from 'rulehouse/transformartian';
 * canonicalShape('X'); // 'X'
 * canonicalShape('.o/oo/oo'); // 'P'
 * canonicalShape('nonsense'); // undefined
 * ```
 */
export const canonicalShape = (text: string): string | undefined => {
  if (Object.hasOwn(catalogue, text)) return text;
  const cells = isDrawing(text) ? cellsOf(text) : [];
  if (cells.length !== five || !isConnected(cells)) return undefined;
  const drawing = smallest(cells);
  return named.get(drawing) ?? drawing;
};

const drawings: ReadonlyMap<string, string> = new Map(
  Object.entries(catalogue).map(([name, { drawing }]) => [name, drawing]),
);

/**
 * The drawing of a canonical shape: rows from top to bottom, joined by `/`. A square of the shape is written as `o`, and any other square as `.`. A
 * canonical shape that has no name is already its own drawing.
 *
 * @param shape - a canonical shape
 * @returns the drawing, for instance `ooooo`
 * @rule TX-2.2
 * @example
 * ```ts
 * import { drawingOf } from 'rulehouse/transformartian';
 * drawingOf('X'); // 'o.o/.o./o.o'
 * drawingOf('oo/oo/.o'); // 'oo/oo/.o'
 * ```
 */
export const drawingOf = (shape: string): string => drawings.get(shape) ?? shape;

/**
 * All placements of a canonical shape on a grid, in any orientation, as bit sets; a square is bit `file + 5 * rank`.
 *
 * @rule TX-1.8
 */
export const placements = (shape: string, width: number, height: number): readonly number[] => {
  const cells = cellsOf(drawingOf(shape));
  return [...orientations(cells).values()].flatMap((image) => {
    const [right, up] = [Math.max(...image.map(([x]) => x)), Math.max(...image.map(([, y]) => y))];
    const found: number[] = [];
    for (let rank = 0; rank + up < height; rank++)
      for (let file = 0; file + right < width; file++)
        found.push(image.reduce((bits, [x, y]) => bits | (1 << (file + x + width * (rank + y))), 0));
    return found;
  });
};
