/**
 * Colours and the shapes of pieces. Nothing is told by colour alone: grounds have a sign, pieces the first two letters of their
 * faction.
 *
 * @packageDocumentation
 */
import { factionAt, seatOf, type State, type Faction, type Kind, type Ground } from '../../terra-mystica/seen.js';
import { type Attributes, corners, element, words } from '../paint/element.js';

/** The colours of the page. */
export const page = {
  back: '#f3efe6',
  card: '#fffdf8',
  line: '#d5ccba',
  ink: '#2b2620',
  quiet: '#6b6357',
  accent: '#a3450c',
} as const;

/** How a ground looks: its colour, its ink, and a sign of a few strokes. */
export const groundPaint = {
  yellow: { fill: '#f3d778', ink: '#4a3a00', sign: 'M-5 1h.1M0-2h.1M5 1h.1' },
  brown: { fill: '#c69763', ink: '#2f1a06', sign: 'M-6-2H6M-4 1H4' },
  black: { fill: '#63666c', ink: '#fff', sign: 'M-5 2v-4M0 2v-6M5 2v-4' },
  blue: { fill: '#7fb2e3', ink: '#0b2a4a', sign: 'M-7 0q1.8-4 3.5 0t3.5 0 3.5 0 3.5 0' },
  green: { fill: '#86bd74', ink: '#10330f', sign: 'M-7 2l3-6 3 6zM1 2l3-6 3 6z' },
  gray: { fill: '#c0c4c9', ink: '#2a2e33', sign: 'M-7 2l5-6 3 4 2-3 4 5' },
  red: { fill: '#de8072', ink: '#430b05', sign: 'M-5-3l4 4m0-4l-4 4M1-3l4 4m0-4l-4 4' },
  ice: { fill: '#eaf4f8', ink: '#1d5168', sign: 'M0-4v7M-3-2.5l6 4M-3 1.500l6-4' },
  volcano: { fill: '#f0a25e', ink: '#5a1d00', sign: 'M-7 2l5-6h4l5 6M0-5v-2' },
  river: { fill: '#d3e8f4', ink: '#4f86a8', sign: 'M-10-3q2.500-5 5 0t5 0 5 0 5 0M-10 4q2.500-5 5 0t5 0 5 0 5 0' },
} as const satisfies Readonly<Record<Ground, { readonly fill: string; readonly ink: string; readonly sign: string }>>;

/** The colour of the pieces and the ink on them, by faction board. Two factions of one board are never in one game. */
const boardPaint = {
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

/** Two letters that name a seat on its pieces; before it has a faction its number. */
export const initials = (state: State, seat: number): string => {
  const { faction } = seatOf(state, seat);
  return faction < 0 ? String(seat) : factionAt(faction).title.slice(0, 2);
};

/** Moves what is drawn around the origin to a point. */
export const placed = (x: number, y: number, attributes: Attributes, ...children: readonly string[]): string =>
  element('g', { transform: `translate(${corners([[x, y]])})`, ...attributes }, ...children);

/** The outlines of the structures around the origin, at most 36 wide and 24 high, and where the letters stand. */
const outlines = {
  D: ['M-10 10V-2L0-11L10-2V10z', 3],
  TP: ['M-15 10V-5L-7.500-12L0-5H15V10z', 3],
  TE: ['M-12 0a12 12 0 1 0 24 0a12 12 0 1 0-24 0z', 0],
  SH: ['M-14 11V-11h6v4h5v-4h6v4h5v-4h6V11z', 2.5],
  SA: ['M-18 0a18 12 0 1 0 36 0a18 12 0 1 0-36 0z', 0],
} as const satisfies Readonly<Record<Kind, readonly [path: string, letters: number]>>;

/** A structure with the letters of its owner, around the origin. */
export const structure = (
  state: State,
  seat: number,
  kind: Kind,
  letters = initials(state, seat),
  size = 10,
): string => {
  const [fill, ink] = seatPaint(state, seat);
  const [d, y] = outlines[kind];
  return (
    element('path', { d, fill, stroke: '#fff', 'stroke-width': 2, 'stroke-linejoin': 'round' }) +
    words(letters, { y, fill: ink, 'font-size': size, 'font-weight': 700 })
  );
};

/** A flat marker with the letters of its owner, around the origin. */
export const marker = (state: State, seat: number, width: number, height: number, radius: number): string => {
  const [fill, ink] = seatPaint(state, seat);
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
      'font-size': Math.max(8.8, Math.min(14, width * 0.53)),
      'font-weight': 700,
    })
  );
};

/** A card: the ground that a part of the picture stands on. */
export const card = (x: number, y: number, width: number, height: number, attributes: Attributes = {}): string =>
  element('rect', { x, y, width, height, rx: 8, fill: page.card, stroke: page.line, ...attributes });

/** Breaks a text into lines of at most so many characters, never after a number; the empty text has none. */
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
