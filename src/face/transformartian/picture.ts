/**
 * The picture of Transformartian.
 *
 * @packageDocumentation
 */
import {
  colourLetter,
  drawingOf,
  files,
  isHome,
  noMedium,
  ranks,
  type State,
  smallIndex,
  squares,
} from '../../games/transformartian/seen.js';
import { type Board, coordinates, middle } from '../paint/checkered.js';
import { type Coordinates, element, group, type SvgDrawing, type SvgTree, svgText, words } from '../paint/element.js';
import {
  bar,
  box,
  caption,
  label,
  type Paper,
  type Player,
  page,
  plainSheet,
  sheetOn,
  slim,
  tint,
  top,
} from '../paint/frame.js';
import { isTurned, type SvgOptions } from '../paint/options.js';
import { letterDisc, reduced, smallest, standing } from '../paint/pyramid.js';
import { tellIn } from '../paint/translate.js';
import { many } from '../words.js';
import { contour, type GridSquare } from './contour.js';
import { type NearShape, nearShapes } from './near.js';
import { coloursOf, heading, inWords, noteOf, shapeName, teamName } from './position.js';

const side = 50;
const gridTop = top + 16;

const larges = ({ grid }: State, board: Board): SvgDrawing => [
  coordinates(board),
  grid.map((colour, square) => {
    const [x, y] = middle(board, square);
    const paper = { 'stroke-width': 0.8, rx: 0 };
    return group(
      x,
      y,
      { 'data-square': squares[square], 'data-box': `${-side / 2} ${-side / 2} ${side} ${side}` },
      box(-side / 2, -side / 2, side, side, paper),
      reduced(0.87, { colour: colourLetter(colour), size: 3 }),
    );
  }),
];

// ---- shapes that lack one large ----

/** The shapes whose contours are drawn. Contours that share more than two squares would be a tangle; of such shapes, the first is drawn. */
const apart = (near: readonly NearShape[]): readonly NearShape[] =>
  near.reduce<readonly NearShape[]>((drawn, one) => {
    const shares = (other: NearShape): number => other.squares.filter((square) => one.squares.includes(square)).length;
    return drawn.some((other) => shares(other) > 2) ? drawn : [...drawn, one];
  }, []);

/**
 * The contour of a shape that lacks one large; an empty group if the contour is not drawn. Contours of different shapes are drawn next to each other
 * rather than on top of each other.
 */
const contourOf = (board: Board, { colour, column, squares: all }: NearShape, isDrawn: boolean): SvgDrawing => {
  const cells = all.map((square): GridSquare => {
    const [x, y] = middle(board, square);
    return [Math.floor((x - board.x) / side), Math.floor((y - board.y) / side)];
  });
  const line = { d: contour(cells, side, 2.5 + 2.6 * (column % 3)), fill: 'none', 'stroke-linecap': 'square' } as const;
  return group(
    board.x,
    board.y,
    { 'data-near': `${colour}${column + 1}`, 'pointer-events': 'none' },
    isDrawn
      ? [
          element('path', { ...line, stroke: '#fff', 'stroke-width': 3.4 }),
          // Dark in both themes, like the letters on the pieces.
          element('path', { ...line, stroke: '#222', 'stroke-width': 1.6, 'stroke-dasharray': '5 3' }),
        ]
      : [],
  );
};

/** Discs on the squares where a large is missing, each in the colour of that large. Several discs on one square are side by side. */
const lackingDiscs = (board: Board, near: readonly NearShape[]): SvgDrawing => {
  const keys = [...new Set(near.map(({ colour, lacks }) => `${colour}${lacks}`))];
  const discs = keys.flatMap((key) => near.filter(({ colour, lacks }) => `${colour}${lacks}` === key).slice(0, 1));
  return element(
    'g',
    { 'pointer-events': 'none' },
    ...discs.map(({ colour, lacks }, index) => {
      const before = discs.slice(0, index).filter((one) => one.lacks === lacks).length;
      const [x, y] = middle(board, lacks);
      return letterDisc(colour, x + side / 2 - 10 - 18 * before, y - side / 2 + 10, 8.5);
    }),
  );
};

// ---- the chart ----

/** The upper left corner of the chart. */
interface Corner {
  readonly left: number;
  readonly top: number;
  /** The height of a level of the ladder. */
  readonly level: number;
}

const columnWidth = 48;
const shapeHeight = 62;

/** The least height of a level of the ladder, which is enough for two lines of smalls. */
const lowLevel = 40;

/** The height of a level of the ladder beside the grid: as high as the grid allows. */
const levelHeight = ({ settings }: State): number =>
  Math.max(lowLevel, (side * ranks(settings) - shapeHeight) / settings.levels.length);

const cell = 9;

/** A shape of the chart, drawn as little squares around the origin. */
const shapeSquares = (shape: string): SvgDrawing => {
  const rows = drawingOf(shape).split('/');
  const [width, height] = [rows[0]!.length, rows.length];
  const path = rows.flatMap((row, y) =>
    Array.from(row).map((sign, x) =>
      sign === 'o' ? `M${(x - width / 2) * cell + 0.5} ${(y - height / 2) * cell + 0.5}h8v8h-8z` : [],
    ),
  );
  return element('path', { d: path.join(''), fill: tint.ink });
};

/** The places of six smalls on a level: three lines of two if the level is high enough, otherwise two lines of three. */
const smallPlaces = (height: number): readonly Coordinates[] =>
  height >= 58
    ? [-19.5, 0, 19.5].flatMap((y) => [[-10, y] as const, [10, y] as const])
    : [-9, 9].flatMap((y) => [-15.6, 0, 15.6].map((x) => [x, y] as const));

const smallsOn = (state: State, column: number, level: number, height: number): SvgDrawing => {
  const places = smallPlaces(height);
  return coloursOf(state)
    .filter((colour) => state.smalls[smallIndex(state.settings, column, colour)] === level)
    .map((colour) => {
      const [x, y] = places[colour]!;
      const small = { colour: colourLetter(colour), size: 1 } as const;
      return group(
        x,
        y,
        {
          'data-small': `${column + 1}${colourLetter(colour)}`,
          'data-box': '-9 -9 18 18',
          'aria-label': `column ${column + 1}, ${many(state.settings.levels[level]!, 'point')}`,
        },
        height >= 58 ? standing(small) : reduced(0.84, small),
      );
    });
};

/** The colours of the ladder's levels, which become paler from the top down. */
const woods = ['#e9d3ac', '#efe2c8', '#f5ecdd', '#f9f4ea'] as const;

/** Draws a level of the ladder: the background between two rails, and the rung to which smalls slide down. */
const rung = (height: number, level: number, levels: number): SvgDrawing => {
  const [half, end] = [columnWidth / 2 - 2, level === levels - 1 ? 5 : 0];
  return [
    element('rect', { x: -half, y: -height / 2, width: 2 * half, height, fill: woods[level] ?? woods[3] }),
    element('path', {
      d: `M${-half} ${-height / 2}v${height + end}M${half} ${-height / 2}v${height + end}M${-half} ${height / 2}h${
        2 * half
      }`,
      stroke: '#7a5526',
      'stroke-width': 3,
      'stroke-linecap': 'round',
      fill: 'none',
    }),
  ];
};

const column = (state: State, { left, top: y, level: height }: Corner, shape: string, index: number): SvgDrawing =>
  group(
    left + columnWidth * (index + 0.5),
    y,
    { 'data-column': index + 1, 'data-shape': shape },
    words(shapeName(shape), { y: -9, 'font-size': smallest }),
    group(0, shapeHeight / 2 - 2, {}, shapeSquares(shape)),
    ...state.settings.levels.map((_, level) =>
      group(
        0,
        shapeHeight + height * (level + 0.5),
        {},
        rung(height, level, state.settings.levels.length),
        smallsOn(state, index, level, height),
      ),
    ),
  );

const chart = (state: State, corner: Corner): SvgDrawing => [
  state.settings.shapes.map((shape, index) => column(state, corner, shape, index)),
  state.settings.levels.map((points, level) =>
    words(String(points), {
      ...{ x: corner.left - 5, y: corner.top + shapeHeight + corner.level * (level + 0.5) },
      ...{ 'text-anchor': 'end', 'font-size': smallest, 'font-weight': 700 },
    }),
  ),
];

// ---- teams and mediums ----

const medium = (colour: number, where: string): SvgDrawing =>
  group(
    0,
    0,
    { 'data-medium': colourLetter(colour), 'data-box': '-20 -20 40 40', 'aria-label': where },
    standing({ colour: colourLetter(colour), size: 2 }),
  );

const teamHeight = 42;

const player = (state: State, options: SvgOptions, index: number): Player => {
  const hand = state.hands[index] ?? noMedium;
  return {
    data: { 'data-team': index },
    name: teamName(state, index),
    score: `${state.scores[index]!} of ${many(state.settings.target, 'point')}`,
    note: noteOf(state, index, options),
    mark: hand === noMedium ? box(-15, -15, 30, 30, { 'stroke-dasharray': '4 4' }) : medium(hand, 'in hand'),
  };
};

const rowHeight = 48;

/** A team in two lines, which is readable in a column 280 pixels wide; long names have smaller letters. */
const teamRow = (state: State, options: SvgOptions, index: number, y: number): SvgDrawing => {
  const { data, name, score, note, mark } = player(state, options, index);
  const text = `${name} ${note}`.trimEnd();
  const size = Math.min(smallest, (slim.inner - 60) / (0.62 * tellIn(options)(text).length));
  return group(
    slim.margin,
    y,
    { ...data, 'aria-label': name, 'data-box': `0 0 ${slim.inner} ${rowHeight}` },
    box(0, 0, slim.inner, rowHeight, note === '' ? {} : { fill: tint.accentPaper, stroke: tint.accent }),
    group(26, rowHeight / 2, {}, mark),
    label(text, 52, 15, { 'font-size': size, 'font-weight': note === '' ? 500 : 700 }),
    label(score, 52, 35, { 'font-size': 14 }),
  );
};

const rowStep = rowHeight + 6;

const teamRows = (state: State, options: SvgOptions, y: number): SvgDrawing =>
  state.scores.map((_, index) => teamRow(state, options, index, y + rowStep * index));

const homeHeight = 66;

/** Explains the discs on the squares. The explanation is on the same line as the mediums at home, and is shown only if both fit. */
const discLegend = (y: number, right: number): SvgDrawing =>
  words('Disc: the missing large', {
    'text-anchor': 'end',
    x: right,
    y: y + 8,
    'font-size': smallest,
    fill: tint.faint,
  });

const mediumStep = 44;

const home = (state: State, y: number): SvgDrawing => [
  caption('Mediums at home', page.margin, y + 8),
  coloursOf(state)
    .filter((colour) => isHome(state, colour))
    .map((colour) => group(page.margin + 20 + colour * mediumStep, y + 38, {}, medium(colour, 'at home'))),
];

/** The mediums at home in a column beside the grid. */
const homeBeside = (state: State): SvgDrawing => [
  words('Mediums at home', {
    ...{ x: slim.margin + slim.inner, y: gridTop - 12 },
    ...{ 'text-anchor': 'end', 'font-size': smallest, 'font-weight': 700, fill: tint.faint },
  }),
  coloursOf(state)
    .filter((colour) => isHome(state, colour))
    .map((colour) =>
      group(slim.margin + slim.inner - 20, gridTop + mediumStep * (colour + 0.5), {}, medium(colour, 'at home')),
    ),
];

/** A part of the table that can be drawn as a picture of its own: the grid without a heading, or everything else with the heading. */
export type TransformartianPart = 'grid' | 'table';

/** The options of a picture of Transformartian. */
export interface TransformartianSvgOptions extends SvgOptions {
  /** The part to draw; if left out, one picture shows everything. */
  readonly part?: TransformartianPart | undefined;
  /** True if the picture has to fit into a narrow space. The chart is then below the grid, and everything can be read at a width of 360 pixels. */
  readonly narrow?: boolean;
}

/** The grid with its marks, and the space that it takes. */
const gridAt = (state: State, options: SvgOptions, x: number, y: number): SvgDrawing => {
  const { settings } = state;
  const grid = { files, ranks: ranks(settings) };
  const board = { grid, x, y, side, turned: isTurned(options) && settings.players === 2 };
  const near = nearShapes(state);
  const contours = apart(near);
  return [
    larges(state, board),
    ...near.map((one) => contourOf(board, one, contours.includes(one))),
    lackingDiscs(board, near),
  ];
};

const gridHeight = ({ settings }: State): number => side * ranks(settings) + 22;

const chartHeight = ({ settings }: State, level: number): number => shapeHeight + level * settings.levels.length + 8;

const teamStep = teamHeight + 6;

const teamsAt = (state: State, options: SvgOptions, y: number): SvgDrawing =>
  state.scores.map((_, index) => bar(y + teamStep * index, player(state, options, index), teamHeight));

/** A picture of a state with its description and heading. */
const sheetFor =
  (paper: Paper, state: State, options: SvgOptions) =>
  (height: number, ...parts: SvgDrawing[]): SvgTree =>
    sheetOn(paper)(height, inWords(state, options), heading(state, options), options, ...parts);

const whole = (state: State, options: TransformartianSvgOptions): SvgTree => {
  const level = levelHeight(state);
  const corner = { left: 306, top: gridTop, level };
  const homeTop = gridTop + Math.max(gridHeight(state), chartHeight(state, level)) + 4;
  const teamsTop = homeTop + homeHeight;
  return sheetFor(page, state, options)(
    teamsTop + teamStep * state.settings.teams + 8,
    gridAt(state, options, page.margin + 18, gridTop),
    chart(state, corner),
    home(state, homeTop),
    nearShapes(state).length === 0 ? [] : discLegend(homeTop, page.margin + page.inner),
    teamsAt(state, options, teamsTop),
  );
};

/** The picture for a narrow space: the mediums at home beside the grid, and the chart, as low as it can be, below it. */
const narrow = (state: State, options: TransformartianSvgOptions): SvgTree => {
  const corner = { left: 46, top: gridTop + gridHeight(state) + 20, level: lowLevel };
  const teamsTop = corner.top + chartHeight(state, lowLevel) + 4;
  return sheetFor(slim, state, options)(
    teamsTop + rowStep * state.settings.teams + 8,
    gridAt(state, options, page.margin + 18, gridTop),
    homeBeside(state),
    chart(state, corner),
    teamRows(state, options, teamsTop),
  );
};

/** The margins of the grid alone: on the left beside the numbers of the ranks, and on all sides. */
const [gridLeft, gridEdge] = [26, 8] as const;

const gridPart = (state: State, options: SvgOptions): SvgTree => {
  const paper = { width: gridLeft + side * files + gridEdge, margin: gridEdge, inner: side * files };
  const drawn = gridAt(state, options, gridLeft, gridEdge);
  return plainSheet(paper, gridEdge + gridHeight(state) + 2, inWords(state, options), options, drawn);
};

/** The mediums and teams, and below them the ladder, in a column. */
const tablePart = (state: State, options: SvgOptions): SvgTree => {
  const teamsTop = top + 4 + homeHeight;
  const chartTop = teamsTop + rowStep * state.settings.teams + 20;
  return sheetFor(slim, state, options)(
    chartTop + chartHeight(state, levelHeight(state)) + 4,
    home(state, top + 4),
    teamRows(state, options, teamsTop),
    chart(state, { left: 46, top: chartTop, level: levelHeight(state) }),
  );
};

/** The picture as a tree of elements; {@link transformartianSvg} describes the picture's contents. */
export const transformartianTree = (state: State, options: TransformartianSvgOptions = {}): SvgTree => {
  switch (options.part) {
    case undefined:
      return (options.narrow === true ? narrow : whole)(state, options);
    case 'grid':
      return gridPart(state, options);
    case 'table':
      return tablePart(state, options);
  }
};

/**
 * Draws a position of Transformartian as an SVG text: the grid of larges, the chart with its ladder of smalls, and the teams with their mediums. A
 * dashed contour (`data-near`, `R4`) surrounds a shape that lacks one large, unless it would run along another contour, and a disc in the colour of that large marks the square where the
 * large is missing. Rank 1 is at the bottom of the grid; in a game for two players, the grid is turned around if `seat` is 1.
 *
 * Groups have attributes for a front end: `data-square` (`c5`), `data-column` (1 to 5) with `data-shape` and the smalls in it, `data-small` (`2R`:
 * the red small of column 2), `data-medium` (`R`), and `data-team`. Every pyramid is an element with `data-piece` (`G3`).
 *
 * With the option `part`, the picture shows either the grid alone, as large as its space allows, or everything else.
 *
 * @param state - the position
 * @param options - the options of the picture
 * @returns the SVG text
 *
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { defaultOptions, setup } from 'rulehouse/transformartian';
 * import { transformartianSvg } from 'rulehouse/svg';
 * const start = setup(defaultOptions, 1);
 * if (isRight(start)) transformartianSvg(start.right).length > 5000; // true
 * ```
 */
export const transformartianSvg = (state: State, options: TransformartianSvgOptions = {}): string =>
  svgText(transformartianTree(state, options));
