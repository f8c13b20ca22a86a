/**
 * The map: systems in columns by the size and in rows by the colour of their first markers. Two systems are connected when they share a
 * column or a row but not both, so every connection is a straight line along one of them. Systems of one type, which are not
 * connected, stand in one frame: no line runs between them.
 *
 * @rule IT-1.7
 * @packageDocumentation
 */
import { connections, look, type System, type View } from '../../icetraders/seen.js';
import { sizes } from '../../pyramids/index.js';
import { element } from '../paint/element.js';
import { box, label, page } from '../paint/frame.js';
import { type Colour, pieceNamed, sizeName } from '../paint/names.js';
import { paintOf } from '../paint/pyramid.js';
import { sky, skyAt } from './sky.js';
import { cardHeight, cardWidth, systemCard } from './system.js';

const gutter = (page.inner - 3 * cardWidth) / 2;
const gap = 22;
const twinGap = 6;
const headHeight = 22;

const columns = [...sizes].reverse();
const colours = ['R', 'Y', 'G', 'B'] as const satisfies readonly Colour[];

/** The systems of one type, one below the other. */
interface Cell {
  readonly systems: readonly System[];
  readonly column: number;
  readonly height: number;
}

/** The systems whose first markers are of one colour; hyperspaces, if it is of none. */
interface Row {
  readonly colour: Colour | undefined;
  readonly cells: readonly Cell[];
  readonly y: number;
  readonly height: number;
}

const cellOf = (view: View, systems: readonly System[], column: number): readonly Cell[] => {
  const heights = systems.map((one) => cardHeight(view, one) + twinGap);
  return systems.length === 0 ? [] : [{ systems, column, height: heights.reduce((sum, one) => sum + one, -twinGap) }];
};

const firstOf = ({ markers: [first] }: System): string | undefined => first;

/** Rows from the top, each below the one before; a colour without systems has none. */
const below = (y: number, rows: readonly Pick<Row, 'colour' | 'cells'>[]): readonly Row[] =>
  rows
    .filter(({ cells }) => cells.length > 0)
    .reduce<readonly Row[]>((before, row) => {
      const last = before.at(-1);
      const height = Math.max(...row.cells.map((cell) => cell.height));
      return [...before, { ...row, y: last === undefined ? y : last.y + last.height + gap, height }];
    }, []);

const rowsOf = (view: View, y: number): readonly Row[] => {
  const systems = look(view);
  const of = (colour: Colour) => ({
    colour,
    cells: columns.flatMap((size, column) =>
      cellOf(
        view,
        systems.filter((one) => firstOf(one) === `${colour}${size}`),
        column,
      ),
    ),
  });
  const empty = systems.filter((one) => firstOf(one) === undefined);
  const spaces = Array.from({ length: Math.ceil(empty.length / 3) }, (_, row) => ({
    colour: undefined,
    cells: empty.slice(3 * row, 3 * row + 3).flatMap((one, column) => cellOf(view, [one], column)),
  }));
  return below(y, [...colours.map(of), ...spaces]);
};

const leftOf = (column: number): number => page.margin + column * (cardWidth + gutter);

type Point = readonly [x: number, y: number];

const centreOf = (rows: readonly Row[], number: number): Point => {
  const here = rows.flatMap(({ cells, y, height }) =>
    cells
      .filter(({ systems }) => systems.some((one) => one.number === number))
      .map(({ column }): Point => [leftOf(column) + cardWidth / 2, y + height / 2]),
  );
  return here[0]!;
};

/** Lines along a row have the colour of its markers, lines along a column are grey: `same size`. */
const ways = (view: View, rows: readonly Row[]): string => {
  const lines = connections(view).map(([a, b]) => {
    const [[ax, ay], [bx, by]] = [centreOf(rows, a), centreOf(rows, b)];
    const first = look(view).find(({ number }) => number === a)?.markers[0];
    const stroke = ay === by && first !== undefined ? paintOf(pieceNamed(first).colour) : sky.lane;
    return { name: `${a}-${b}`, d: `M${ax} ${ay}L${bx} ${by}`, stroke };
  });
  return (
    element('path', { d: lines.map(({ d }) => d).join(''), stroke: sky.ink, 'stroke-width': 8, fill: 'none' }) +
    lines
      .map(({ name, d, stroke }) => element('path', { d, stroke, 'stroke-width': 5, 'data-connection': name }))
      .join('')
  );
};

const cellDrawn = (view: View, { y, height }: Row, { systems, column, height: own }: Cell): string => {
  const [x, start] = [leftOf(column), y + (height - own) / 2];
  const tops = systems.map((_, index) =>
    systems.slice(0, index).reduce((sum, one) => sum + cardHeight(view, one) + twinGap, start),
  );
  // The frame hides the lines behind it.
  const frame =
    systems.length < 2
      ? ''
      : box(x - 4, start - 4, cardWidth + 8, own + 8, {
          fill: sky.ground,
          stroke: sky.faint,
          'stroke-dasharray': '5 3',
        });
  return (
    frame + systems.map((one, index) => systemCard(view, one, x, tops[index] ?? start, cardHeight(view, one))).join('')
  );
};

const legend = 'A line joins connected systems, a dashed frame those that are not.';

/** The map below a height, and how high it is; without systems there is none. */
export const mapOf = (view: View, y: number): { readonly drawn: string; readonly height: number } => {
  const rows = rowsOf(view, y + headHeight);
  const last = rows.at(-1);
  if (last === undefined) return { drawn: '', height: 0 };
  const end = last.y + last.height;
  return {
    drawn: [
      skyAt(page.margin - 8, y - 4, page.inner + 16, end + 32 - y),
      ...columns.map((size, column) =>
        label(sizeName(size), leftOf(column), y + 9, { 'font-weight': 600, fill: sky.faint }),
      ),
      ways(view, rows),
      ...rows.flatMap((row) => row.cells.map((cell) => cellDrawn(view, row, cell))),
      label(legend, page.margin + 8, end + 18, { fill: sky.faint }),
    ].join(''),
    height: end + 30 - y,
  };
};
