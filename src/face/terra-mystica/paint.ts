/**
 * The colours of Terra Mystica's picture, and the shapes of its pieces. Nothing depends on colour alone: terrains have a symbol, and pieces show the
 * first two letters of their faction.
 *
 * @packageDocumentation
 */
import { type Faction, factionAt, type Ground, type Kind, type State, seatOf } from '../../games/terra-mystica/seen.js';
import { type Attributes, corners, element, type SvgDrawing, type SvgTree, written } from '../paint/element.js';

/** The colours of the picture's background, cards, lines and texts. */
export const page = {
  back: '#f3efe6',
  card: '#fffdf8',
  line: '#d5ccba',
  ink: '#2b2620',
  quiet: '#6b6357',
  accent: '#a3450c',
} as const;

/** A part of the picture: its height and its drawing. */
export interface PicturePart {
  readonly height: number;
  readonly drawn: SvgDrawing;
}

/** The default height of texts. */
export const usual = 11;

/**
 * A line of words, centred at a point unless the attributes say otherwise. The picture declares once that its texts are centred; this keeps the
 * markup of many hundreds of texts short. The baseline follows from the height of the text.
 */
export const words = (text: string, { y = 0, ...attributes }: Attributes, inherited: number = usual): SvgTree => {
  const size = Number(attributes['font-size'] ?? inherited);
  return written(
    'text',
    {
      ...attributes,
      'font-size': size === inherited ? undefined : size,
      y: Math.round(Number(y) * 2 + 0.7 * size) / 2,
    },
    text,
  );
};

/**
 * The look of each terrain: its colour, the ink on it, and a motif that is filled with the terrain's tone. The motif is a path of relative steps, so
 * that it can be drawn anywhere; its box of 34 by 24 units is centred on (0, 5).
 */
export const groundPaint = {
  /** A cactus on a dune. */
  yellow: {
    fill: '#f3d778',
    ink: '#5d4a00',
    tone: '#3f7d3a',
    sign: 'm-2 15v-20h4v20zm0-6h-6v-8h3v5h3m4 0h3v-8h3v11h-6m-18 6q8-3 16 0t16 0',
  },
  /** Tufts of grass. */
  brown: {
    fill: '#c69763',
    ink: '#2f1a06',
    tone: 'none',
    sign: 'm-11 14q-1-6-4-8m4 8v-11m0 11q1-6 4-8m7 4q-1-6-4-8m4 8v-13m0 13q1-6 4-8m7 12q-1-6-4-8m4 8v-11m0 11q1-6 4-8',
  },
  /** Bulrushes in water. */
  black: {
    fill: '#63666c',
    ink: '#fff',
    tone: '#c79a6b',
    sign: 'm-8 13v-9m8 9v-12m8 12v-8m-18-1v-6h4v6zm8-3v-6h4v6zm8 4v-6h4v6zm-21 10q3.7-3 7.5 0t7.5 0 7.5 0 7.5 0',
  },
  /** A fish. */
  blue: {
    fill: '#7fb2e3',
    ink: '#0b2a4a',
    tone: '#e9f4ff',
    sign: 'm-13 6q10-10 20 0-10 10-20 0zm20 0l7-6v12zm-15-1h0.1',
  },
  /** Firs. */
  green: {
    fill: '#86bd74',
    ink: '#10330f',
    tone: '#2c6e33',
    sign: 'm-9 14l-7-1 7-15 7 15zm18 0l-7-1 7-15 7 15zm-9 2l-8-1 8-20 8 20z',
  },
  /** Peaks with snow. */
  gray: {
    fill: '#c0c4c9',
    ink: '#2a2e33',
    tone: '#fff',
    sign: 'm-16 15l10-19 7 12 5-7 10 14zm6-12l4 3 3-2 1 2',
  },
  /** Cracked ground. */
  red: {
    fill: '#de8072',
    ink: '#430b05',
    tone: 'none',
    sign: 'm-16 2l8 3 9-4 8 3 7-4m-24 5l-3 9m12-13l-3-7m11 10l-4 11m-6 0l-3-6-5 0m18-5l4 7',
  },
  /** A snowflake. */
  ice: {
    fill: '#eaf4f8',
    ink: '#1d5168',
    tone: 'none',
    sign: 'm0-6v22m-10-17l20 12m-20 0l20-12m-13-3l3 3 3-3m-6 18l3-3 3 3',
  },
  /** A smoking mountain. */
  volcano: {
    fill: '#f0a25e',
    ink: '#5a1d00',
    tone: '#d4381e',
    sign: 'm-15 15l10-14h10l10 14zm13-17q-4-3 0-6m5 6q4-3 0-6',
  },
  /** Waves. */
  river: {
    fill: '#d3e8f4',
    ink: '#2f6788',
    tone: 'none',
    sign: 'm-12 1q4-6 8 0t8 0 8 0',
  },
} as const satisfies Readonly<
  Record<Ground, { readonly fill: string; readonly ink: string; readonly tone: string; readonly sign: string }>
>;

/**
 * For each faction board, the colour of the pieces, and the colour of the letters on the pieces. Two factions of the same board never play in the
 * same game.
 */
export const boardPaint = {
  yellow: ['#e0ac00', '#2b2000'],
  brown: ['#7d4a1e', '#fff'],
  black: ['#212327', '#fff'],
  blue: ['#1f62ad', '#fff'],
  green: ['#25752c', '#fff'],
  gray: ['#6a727b', '#fff'],
  red: ['#b3261a', '#fff'],
  ice: ['#4fa9cb', '#05202b'],
  volcano: ['#e2620f', '#2b0e00'],
  variable: ['#7a3fa3', '#fff'],
} as const satisfies Readonly<Record<Faction['board'], readonly [fill: string, ink: string]>>;

/** The colour of a seat's pieces, and the colour of the letters on these pieces. */
export const seatPaint = (state: State, seat: number): readonly [fill: string, ink: string] => {
  const { faction } = seatOf(state, seat);
  return faction < 0 ? ['#8b8377', '#fff'] : boardPaint[factionAt(faction).board];
};

/** Returns two letters that stand for a seat on its pieces, or a question mark as long as it has no faction. */
export const initials = (state: State, seat: number): string => {
  const { faction } = seatOf(state, seat);
  return faction < 0 ? '?' : factionAt(faction).title.slice(0, 2);
};

/** Moves a drawing from the origin to a point. */
export const placed = (x: number, y: number, attributes: Attributes, ...children: readonly SvgDrawing[]): SvgDrawing =>
  element(
    'g',
    { transform: x === 0 && y === 0 ? undefined : `translate(${corners([[x, y]])})`, ...attributes },
    ...children,
  );

/**
 * The outline of each structure, and the vertical position of its letters. An outline consists of relative steps from the structure's centre and is
 * at most 40 units wide and 30 high. The structures have these shapes: a hut with a chimney, a hall with a gable, a dome, a castle with a keep, and
 * three domes.
 */
const outlines = {
  D: ['m-12 12v-13l4-4v-6h4v2l4-4 12 12v13z', 5],
  TP: ['m-17 12v-16l8-9 8 9h18v16z', 4.5],
  TE: ['m-14 12v-12a14 12 0 0 1 13-12v-3h2v3a14 12 0 0 1 13 12v12z', 3],
  SH: ['m-17 12v-20h4v3h4v-9h4v3h3v-3h4v3h3v-3h4v9h4v-3h4v20z', 4],
  SA: ['m-20 12v-8a7 8 0 0 1 11-7 9.5 11 0 0 1 18 0 7 8 0 0 1 11 7v8z', 4],
} as const satisfies Readonly<Record<Kind, readonly [path: string, letters: number]>>;

/** The outline of a kind of structure, in relative steps from its centre. */
export const outlineOf = (kind: Kind): string => outlines[kind][0];

/** The shape of a structure in the colour of its owner, with a dark outline, so that it is seen on every terrain, or with another one. */
export const silhouette = (state: State, seat: number, kind: Kind, stroke = '#17150f'): SvgDrawing =>
  element('path', {
    d: `M0 0${outlines[kind][0]}`,
    fill: seatPaint(state, seat)[0],
    stroke,
    'stroke-width': 1.8,
  });

/** A structure with the letters of its owner, drawn with its centre at the given height. */
export const structure = (
  state: State,
  seat: number,
  kind: Kind,
  letters = initials(state, seat),
  size = 12,
  middle = 0,
): SvgDrawing => {
  const [fill, ink] = seatPaint(state, seat);
  const [d, y] = outlines[kind];
  return [
    element('path', { d: `M0 ${middle}${d}`, fill, stroke: '#fff', 'stroke-width': 2 }),
    words(letters, { y: middle + y, fill: ink, 'font-size': size, 'font-weight': 700 }),
  ];
};

/** A flat marker with the letters of its owner, drawn around the origin; on a narrow marker, the letters are closer together. */
export const marker = (state: State, seat: number, width: number, height: number, radius: number): SvgDrawing => {
  const [fill, ink] = seatPaint(state, seat);
  const tight = width < 24 ? { textLength: width - 3, lengthAdjust: 'spacingAndGlyphs' } : {};
  return [
    element('rect', {
      x: -width / 2,
      y: -height / 2,
      width,
      height,
      rx: radius,
      fill,
      stroke: '#fff',
    }),
    words(initials(state, seat), {
      fill: ink,
      'font-size': Math.max(11, Math.min(14, width * 0.53)),
      'font-weight': 700,
      ...tight,
    }),
  ];
};

/** A card: the background of one part of the picture. */
export const card = (x: number, y: number, width: number, height: number, attributes: Attributes = {}): SvgTree =>
  element('rect', {
    x: x || undefined,
    y: y || undefined,
    width,
    height,
    rx: 8,
    fill: page.card,
    stroke: page.line,
    ...attributes,
  });

/** A line of text that begins at the given point. */
export const left = (text: string, x: number, y: number, attributes: Attributes = {}): SvgTree =>
  words(text, { 'text-anchor': 'start', x, y, ...attributes });
