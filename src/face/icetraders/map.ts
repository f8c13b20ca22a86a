/**
 * The map: the size of a system's first marker gives the column of the system's cell; the marker's colour gives the row. Hyperspaces are in the last
 * row of the map. Two systems are connected when they share a column or a row, but not both. Every connection is therefore a straight line along a
 * column or row. Systems of the same type are not connected: they share one cell and its frame, and no line runs between them. Each cell of the map
 * keeps its place, whatever the cell contains.
 *
 * @rule IT-1.7
 * @packageDocumentation
 */
import { connections, look, type System, type View } from '../../games/icetraders/seen.js';
import { sizes } from '../../pieces/pyramids.js';
import { type Coordinates, element, type SvgDrawing } from '../paint/element.js';
import { box, label, page } from '../paint/frame.js';
import { paintOf } from '../paint/pyramid.js';
import { type Colour, pieceNamed, sizeName } from '../pyramids.js';
import { sky, skyAt } from './sky.js';
import { cardWidth, linesNeeded, systemCard } from './system.js';

const gutter = (page.inner - 3 * cardWidth) / 2;
const [gap, headHeight, cellHeight, spaceHeight] = [16, 22, 124, 66] as const;

const columns = [...sizes].reverse();
const colours = ['R', 'Y', 'G', 'B'] as const satisfies readonly Colour[];

/** The height of the map. */
export const mapHeight = headHeight + colours.length * (cellHeight + gap) + spaceHeight + 30;

/** A cell of the map: the systems of one type, one below another. */
interface MapCell {
  readonly systems: readonly System[];
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

const cellAt = (systems: readonly System[], column: number, row: number, top: number): readonly MapCell[] =>
  systems.length === 0
    ? []
    : [
        {
          systems,
          x: page.margin + column * (cardWidth + gutter),
          y: top + row * (cellHeight + gap),
          height: row < colours.length ? cellHeight : spaceHeight,
        },
      ];

const cellsOf = (view: View, top: number): readonly MapCell[] => {
  const systems = look(view);
  const empty = systems.filter(({ markers }) => markers.length === 0);
  return [
    ...colours.flatMap((colour, row) =>
      columns.flatMap((size, column) =>
        cellAt(
          systems.filter(({ markers: [first] }) => first === `${colour}${size}`),
          column,
          row,
          top,
        ),
      ),
    ),
    ...columns.flatMap((_, column) =>
      cellAt(
        empty.filter((__, index) => index % columns.length === column),
        column,
        colours.length,
        top,
      ),
    ),
  ];
};

const centreOf = (cells: readonly MapCell[], number: number): Coordinates => {
  const here = cells.filter(({ systems }) => systems.some((one) => one.number === number));
  const { x, y, height } = here[0]!;
  return [x + cardWidth / 2, y + height / 2];
};

/** Draws the connections: lines along a row have the colour of the row's markers, and lines along a column are grey. */
const ways = (view: View, cells: readonly MapCell[]): SvgDrawing => {
  const lines = connections(view).map(([a, b]) => {
    const [[ax, ay], [bx, by]] = [centreOf(cells, a), centreOf(cells, b)];
    const first = look(view).find(({ number }) => number === a)?.markers[0];
    const stroke = ay === by && first !== undefined ? paintOf(pieceNamed(first).colour) : sky.lane;
    return { name: `${a}-${b}`, d: `M${ax} ${ay}L${bx} ${by}`, stroke };
  });
  return [
    element('path', { d: lines.map(({ d }) => d).join(''), stroke: sky.ink, 'stroke-width': 8, fill: 'none' }),
    lines.map(({ name, d, stroke }) => element('path', { d, stroke, 'stroke-width': 5, 'data-connection': name })),
  ];
};

/** Draws a cell: the systems share the height of the cell in proportion to the number of lines that their ships need. */
const cellDrawn = (view: View, { systems, x, y, height }: MapCell): SvgDrawing => {
  const needed = systems.map((one) => linesNeeded(view, one));
  const all = needed.reduce((sum, one) => sum + one, 0);
  const ends = needed.map((_, index) => needed.slice(0, index + 1).reduce((sum, one) => sum + one, 0));
  // Draw the frame first: its fill covers the connecting lines behind the cell.
  const frame =
    systems.length < 2
      ? []
      : box(x - 4, y - 4, cardWidth + 8, height + 8, {
          fill: sky.ground,
          stroke: sky.faint,
          'stroke-dasharray': '5 3',
        });
  const cards = systems.map((one, index) => {
    const [lines, end] = [needed[index]!, ends[index]!];
    const own = (height * lines) / all - (systems.length < 2 ? 0 : 3);
    return systemCard(view, one, x, y + (height * (end - lines)) / all, own);
  });
  return [frame, cards];
};

const legend = 'Lines connect systems; a dashed frame does not.';

/** Draws the map, with its upper edge at the given height. */
export const mapAt = (view: View, y: number): SvgDrawing => {
  const cells = cellsOf(view, y + headHeight);
  return [
    skyAt(page.margin - 8, y - 4, page.inner + 16, mapHeight + 2),
    ...columns.map((size, column) =>
      label(sizeName(size), page.margin + column * (cardWidth + gutter), y + 9, {
        'font-weight': 600,
        fill: sky.faint,
      }),
    ),
    ways(view, cells),
    ...cells.map((cell) => cellDrawn(view, cell)),
    label(legend, page.margin + 8, y + mapHeight - 12, { fill: sky.faint }),
  ];
};
