/**
 * The map: the size of a system's first marker gives the column of the system's cell; the marker's colour gives the row. Hyperspaces are in the last
 * row of the map. Two systems are connected when they share a column or a row, but not both. Every connection is therefore a straight line along a
 * column or row. Systems of the same type are not connected: they share one cell and its frame, and no line runs between them. Columns and rows without
 * systems are left out, so that the others are as large as possible; they keep their order.
 *
 * @rule IT-1.7
 * @packageDocumentation
 */
import { connections, look, type System, type View } from '../../games/icetraders/seen.js';
import { type Size, sizes } from '../../pieces/pyramids.js';
import { type Coordinates, corners, element, type SvgDrawing } from '../paint/element.js';
import { box, label, page } from '../paint/frame.js';
import type { SvgOptions } from '../paint/options.js';
import { paintOf } from '../paint/pyramid.js';
import { type Colour, pieceNamed, sizeName } from '../pyramids.js';
import { cardsAt, hasCards } from './secret.js';
import { sky, skyAt } from './sky.js';
import { cardWidth, linesNeeded, systemCard } from './system.js';

/** Heights: the distance between rows, the names of the sizes above them, the usual and the greatest row, the least row of hyperspaces, and the legend. */
const [gap, headHeight, usualHeight, mostHeight, spaceHeight, footHeight] = [12, 22, 100, 170, 60, 26] as const;

/** The greatest width of a card, and how much larger than usual its contents may be. */
const [mostWidth, mostScale] = [246, 1.4] as const;

const sizesDown = [...sizes].reverse();
const colours = ['R', 'Y', 'G', 'B'] as const satisfies readonly Colour[];

/** The height of the map, which is the same in every position, so that nothing below the map moves. */
export const mapHeight = headHeight + colours.length * (104 + gap) + spaceHeight + footHeight;

/** A cell of the map: the systems of one type, one below another. */
interface MapCell {
  readonly systems: readonly System[];
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** The rows and columns of the map that have systems, and the size of their cells. */
interface MapGrid {
  readonly columns: readonly Size[];
  readonly rows: readonly Colour[];
  readonly empty: readonly System[];
  /** The number of cells side by side; hyperspaces may need more than there are columns. */
  readonly slots: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The height of a cell with hyperspaces. */
  readonly spaces: number;
  /** The step from one column to the next. */
  readonly step: number;
}

const isIn =
  (colour: Colour, size: Size) =>
  ({ markers: [first] }: System): boolean =>
    first === `${colour}${size}`;

/** The rows and columns without systems are left out, so that the others are larger; those that are left keep their order. */
const gridOf = (view: View, top: number): MapGrid => {
  const systems = look(view);
  const empty = systems.filter(({ markers }) => markers.length === 0);
  const columns = sizesDown.filter((size) => colours.some((colour) => systems.some(isIn(colour, size))));
  const rows = colours.filter((colour) => sizes.some((size) => systems.some(isIn(colour, size))));
  const slots = Math.max(1, columns.length, Math.min(sizes.length, empty.length));
  const gutter = slots === sizes.length ? (page.inner - slots * cardWidth) / (slots - 1) : 40;
  const width = Math.min(mostWidth, (page.inner - (slots - 1) * gutter) / slots);
  // If a row of the map is left out, hyperspaces get more than the least height.
  const spaces = rows.length < colours.length ? usualHeight : spaceHeight;
  const room = mapHeight - headHeight - footHeight - (empty.length === 0 ? 0 : spaces + gap);
  const height = Math.min(mostHeight, room / Math.max(1, rows.length) - gap);
  const step = width + gutter;
  const x = page.width / 2 - ((slots - 1) * step + width) / 2;
  const y = top + headHeight + (room - rows.length * (height + gap)) / 2;
  return { columns, rows, empty, slots, x, y, width, height, spaces, step };
};

const cellsOf = (
  view: View,
  { columns, rows, empty, slots, x, y, height, spaces, step }: MapGrid,
): readonly MapCell[] => {
  const systems = look(view);
  const cell = (inside: readonly System[], column: number, row: number): readonly MapCell[] =>
    inside.length === 0
      ? []
      : [
          {
            ...{ systems: inside, x: x + column * step, y: y + row * (height + gap) },
            height: row < rows.length ? height : spaces,
          },
        ];
  return [
    ...rows.flatMap((colour, row) =>
      columns.flatMap((size, column) => cell(systems.filter(isIn(colour, size)), column, row)),
    ),
    ...Array.from({ length: slots }, (_, column) => empty.filter((__, index) => index % slots === column)).flatMap(
      (inside, column) => cell(inside, column, rows.length),
    ),
  ];
};

const centreOf = (cells: readonly MapCell[], { width }: MapGrid, number: number): Coordinates => {
  const here = cells.filter(({ systems }) => systems.some((one) => one.number === number));
  const { x, y, height } = here[0]!;
  return [x + width / 2, y + height / 2];
};

/** Draws the connections: lines along a row have the colour of the row's markers, and lines along a column are grey. */
const ways = (view: View, cells: readonly MapCell[], grid: MapGrid): SvgDrawing => {
  const lines = connections(view).map(([a, b]) => {
    const [[ax, ay], [bx, by]] = [centreOf(cells, grid, a), centreOf(cells, grid, b)];
    const first = look(view).find(({ number }) => number === a)?.markers[0];
    const stroke = ay === by && first !== undefined ? paintOf(pieceNamed(first).colour) : sky.lane;
    return { name: `${a}-${b}`, d: `M${corners([[ax, ay]])}L${corners([[bx, by]])}`, stroke };
  });
  return [
    element('path', { d: lines.map(({ d }) => d).join(''), stroke: sky.ink, 'stroke-width': 8, fill: 'none' }),
    lines.map(({ name, d, stroke }) => element('path', { d, stroke, 'stroke-width': 5, 'data-connection': name })),
  ];
};

/** How much larger than usual the contents of a cell are drawn, if its systems need the given number of lines for their ships. */
const scaleOf = (width: number, height: number, lines: number): number =>
  Math.max(1, Math.min(mostScale, width / cardWidth, height / Math.max(usualHeight, 34 * lines)));

/** Draws a cell: the systems share the height of the cell in proportion to the number of lines that their ships need. */
const cellDrawn = (view: View, options: SvgOptions, { systems, x, y, height }: MapCell, width: number): SvgDrawing => {
  const needed = systems.map((one) => linesNeeded(view, one));
  const all = needed.reduce((sum, one) => sum + one, 0);
  const ends = needed.map((_, index) => needed.slice(0, index + 1).reduce((sum, one) => sum + one, 0));
  // Draw the frame first: its fill covers the connecting lines behind the cell.
  const frame =
    systems.length < 2
      ? []
      : box(x - 4, y - 4, width + 8, height + 8, {
          fill: sky.ground,
          stroke: sky.faint,
          'stroke-dasharray': '5 3',
        });
  const scale = scaleOf(width, height, all);
  const cards = systems.map((one, index) => {
    const [lines, end] = [needed[index]!, ends[index]!];
    const own = (height * lines) / all - (systems.length < 2 ? 0 : 3);
    return systemCard(view, one, { x, y: y + (height * (end - lines)) / all, width, height: own, scale }, options);
  });
  return [frame, cards];
};

const legend = 'Lines connect systems; a dashed frame does not.';

const mapAt = (view: View, options: SvgOptions, y: number): SvgDrawing => {
  const grid = gridOf(view, y);
  const cells = cellsOf(view, grid);
  return [
    ...grid.columns.map((size, column) =>
      label(sizeName(size), grid.x + column * grid.step, grid.y - 12, { 'font-weight': 600, fill: sky.faint }),
    ),
    ways(view, cells, grid),
    ...cells.map((cell) => cellDrawn(view, options, cell, grid.width)),
    label(legend, page.margin + 8, y + mapHeight - 12, { fill: sky.faint }),
  ];
};

/** Draws the sky with the map or, before there are systems, with the cards of the secret choices; its upper edge is at the given height. */
export const skyWith = (view: View, options: SvgOptions, y: number): SvgDrawing => [
  skyAt(page.margin - 8, y - 4, page.inner + 16, mapHeight + 2),
  hasCards(view) ? cardsAt(view, options, y, mapHeight) : mapAt(view, options, y),
];
