/**
 * Colours and the shapes of pieces. Nothing is told by colour alone: grounds have a sign, pieces the first two letters of their
 * faction.
 *
 * @packageDocumentation
 */
import { factionAt, seatOf, type State, type Faction, type Kind, type Ground } from '../../terra-mystica/seen.js';
import { type Attributes, corners, element, escaped } from '../paint/element.js';

/** The colours of the page. */
export const page = {
  back: '#f3efe6',
  card: '#fffdf8',
  line: '#d5ccba',
  ink: '#2b2620',
  quiet: '#6b6357',
  accent: '#a3450c',
} as const;

/** The height of texts for which nothing else is said. */
export const usual = 11;

/**
 * Words that are centred at a point unless the attributes say otherwise. The picture says once that texts are centred, and the line is found by the
 * height of the text, so that each of many hundred texts is short.
 */
export const words = (text: string, { y = 0, ...attributes }: Attributes, inherited: number = usual): string => {
  const size = Number(attributes['font-size'] ?? inherited);
  return element(
    'text',
    {
      ...attributes,
      'font-size': size === inherited ? undefined : size,
      y: Math.round(Number(y) * 2 + 0.7 * size) / 2,
    },
    escaped(text),
  );
};

/** How a ground looks: its colour, the ink on it, and a motif in a box of 34 by 24 whose middle lies at (0, 5), filled with its tone. */
export const groundPaint = {
  /** A cactus on a dune. */
  yellow: {
    fill: '#f3d778',
    ink: '#5d4a00',
    tone: '#3f7d3a',
    sign: 'M-2 15V-5h4V15zM-2 9H-8V1h3V6h3M2 6H5V-2h3V9H2M-16 15q8-3 16 0t16 0',
  },
  /** Tufts of grass. */
  brown: {
    fill: '#c69763',
    ink: '#2f1a06',
    tone: 'none',
    sign: 'M-11 14q-1-6-4-8M-11 14V3M-11 14q1-6 4-8M0 10q-1-6-4-8M0 10V-3M0 10q1-6 4-8M11 14q-1-6-4-8M11 14V3M11 14q1-6 4-8',
  },
  /** Bulrushes in water. */
  black: {
    fill: '#63666c',
    ink: '#fff',
    tone: '#c79a6b',
    sign: 'M-8 13V4M0 13V1M8 13V5M-10 4v-6h4v6zM-2 1v-6h4v6zM6 5v-6h4v6zM-15 15q3.7-3 7.5 0t7.5 0 7.5 0 7.5 0',
  },
  /** A fish. */
  blue: {
    fill: '#7fb2e3',
    ink: '#0b2a4a',
    tone: '#e9f4ff',
    sign: 'M-13 6Q-3-4 7 6Q-3 16-13 6zM7 6l7-6v12zM-8 5h.1',
  },
  /** Firs. */
  green: {
    fill: '#86bd74',
    ink: '#10330f',
    tone: '#2c6e33',
    sign: 'M-9 14l-7-1 7-15 7 15zM9 14l-7-1 7-15 7 15zM0 16l-8-1 8-20 8 20z',
  },
  /** Peaks with snow. */
  gray: {
    fill: '#c0c4c9',
    ink: '#2a2e33',
    tone: '#fff',
    sign: 'M-16 15L-6-4L1 8L6 1L16 15zM-10 3l4 3 3-2 1 2',
  },
  /** Cracked ground. */
  red: {
    fill: '#de8072',
    ink: '#430b05',
    tone: 'none',
    sign: 'M-16 2L-8 5L1 1L9 4L16 0M-8 5L-11 14M1 1L-2-6M9 4L5 15M-1 15L-4 9L-9 9M9 4L13 11',
  },
  /** A snowflake. */
  ice: {
    fill: '#eaf4f8',
    ink: '#1d5168',
    tone: 'none',
    sign: 'M0-6V16M-10-1L10 11M-10 11L10-1M-3-4L0-1L3-4M-3 14L0 11L3 14',
  },
  /** A mountain that smokes. */
  volcano: {
    fill: '#f0a25e',
    ink: '#5a1d00',
    tone: '#d4381e',
    sign: 'M-15 15L-5 1H5L15 15zM-2-2q-4-3 0-6M3-2q4-3 0-6',
  },
  /** Waves. */
  river: {
    fill: '#d3e8f4',
    ink: '#4f86a8',
    tone: 'none',
    sign: 'M-12 1q4-6 8 0t8 0 8 0',
  },
} as const satisfies Readonly<
  Record<Ground, { readonly fill: string; readonly ink: string; readonly tone: string; readonly sign: string }>
>;

/** The colour of the pieces and the ink on them, by faction board. Two factions of one board are never in one game. */
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

/** The colour of a seat's pieces and the ink on them. */
export const seatPaint = (state: State, seat: number): readonly [fill: string, ink: string] => {
  const { faction } = seatOf(state, seat);
  return faction < 0 ? ['#8b8377', '#fff'] : boardPaint[factionAt(faction).board];
};

/** Two letters that name a seat on its pieces; its number before it has a faction. */
export const initials = (state: State, seat: number): string => {
  const { faction } = seatOf(state, seat);
  return faction < 0 ? String(seat) : factionAt(faction).title.slice(0, 2);
};

/** Moves what is drawn around the origin to a point. */
export const placed = (x: number, y: number, attributes: Attributes, ...children: readonly string[]): string =>
  element(
    'g',
    { transform: x === 0 && y === 0 ? undefined : `translate(${corners([[x, y]])})`, ...attributes },
    ...children,
  );

/**
 * The outlines of the structures around the origin, at most 40 wide and 30 high, and where the letters stand: a hut with a chimney, a hall with
 * a gable, a dome, a castle with a keep, three domes.
 */
const outlines = {
  D: ['M-12 12V-1L-8-5V-11H-4V-9L0-13L12-1V12z', 5],
  TP: ['M-17 12V-4L-9-13L-1-4H17V12z', 4.5],
  TE: ['M-14 12V0A14 12 0 0 1-1-12V-15H1V-12A14 12 0 0 1 14 0V12z', 3],
  SH: ['M-17 12V-8H-13V-5H-9V-14H-5V-11H-2V-14H2V-11H5V-14H9V-5H13V-8H17V12z', 4],
  SA: ['M-20 12V4A7 8 0 0 1-9-3A9.5 11 0 0 1 9-3A7 8 0 0 1 20 4V12z', 4],
} as const satisfies Readonly<Record<Kind, readonly [path: string, letters: number]>>;

/** A structure with the letters of its owner, around the origin. */
export const structure = (
  state: State,
  seat: number,
  kind: Kind,
  letters = initials(state, seat),
  size = 12,
): string => {
  const [fill, ink] = seatPaint(state, seat);
  const [d, y] = outlines[kind];
  return (
    element('path', { d, fill, stroke: '#fff', 'stroke-width': 2 }) +
    words(letters, { y, fill: ink, 'font-size': size, 'font-weight': 700 })
  );
};

/** A flat marker with the letters of its owner, around the origin; in a narrow one they stand closer. */
export const marker = (state: State, seat: number, width: number, height: number, radius: number): string => {
  const [fill, ink] = seatPaint(state, seat);
  const tight = width < 24 ? { textLength: width - 3, lengthAdjust: 'spacingAndGlyphs' } : {};
  return (
    element('rect', {
      x: -width / 2,
      y: -height / 2,
      width,
      height,
      rx: radius,
      fill,
      stroke: '#fff',
    }) +
    words(initials(state, seat), {
      fill: ink,
      'font-size': Math.max(11, Math.min(14, width * 0.53)),
      'font-weight': 700,
      ...tight,
    })
  );
};

/** A card: the ground that a part of the picture stands on. */
export const card = (x: number, y: number, width: number, height: number, attributes: Attributes = {}): string =>
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

/** Breaks a text into lines of at most `most` characters, never after a number; the empty text has no lines. */
export const wrapped = (text: string, most: number): readonly string[] =>
  (text === '' ? [] : text.split(/(?<!\d) /)).reduce<readonly string[]>((lines, word) => {
    const last = lines.at(-1);
    return last === undefined || last.length + word.length >= most
      ? [...lines, word]
      : [...lines.slice(0, -1), `${last} ${word}`];
  }, []);

/** Words that begin at a point. */
export const left = (text: string, x: number, y: number, attributes: Attributes = {}): string =>
  words(text, { 'text-anchor': 'start', x, y, ...attributes });
