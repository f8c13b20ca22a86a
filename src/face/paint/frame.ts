/**
 * What all pictures share: the paper, the line that says whose turn it is, bars for players, and counted pieces.
 *
 * @packageDocumentation
 */
import {
  type Attributes,
  type Caption,
  drawing,
  element,
  group,
  type SvgDrawing,
  type SvgTree,
  words,
} from './element.js';
import { finished } from './finish.js';
import type { SvgOptions } from './options.js';
import { counted, smallest } from './pyramid.js';
import { tellIn } from './translate.js';
import { wrapped } from './wrapped.js';

/** The colours of everything that is not a piece. */
export const tint = {
  paper: '#faf8f3',
  line: '#d9d3c5',
  ink: '#24272c',
  faint: '#62656b',
  panel: '#f0ece2',
  accent: '#0f766e',
  accentPaper: '#d3ece8',
} as const;

/** The width of a picture, and the margin inside it. */
export interface Paper {
  readonly width: number;
  readonly margin: number;
  readonly inner: number;
}

/** The usual width of a picture, and the margin inside it. */
export const page = { width: 560, margin: 14, inner: 532 } as const;

/** The width and the margin of narrow pictures. */
export const slim = { width: 340, margin: 14, inner: 312 } as const;

/** The width and the margin of a game board that has the whole height of a wide window; its heading is in the picture beside it. */
const bare = { width: 548, margin: 8, inner: 532 } as const;

/** The height of the heading at the top of a picture. */
export const top = 50;

/** The heading at the top of a picture: the decision to be made, with a counter below. */
export interface Heading {
  /** The line of the heading that is in large letters. */
  readonly text: string;
  /** The line in small print at the bottom of the heading. */
  readonly note: string;
}

/**
 * Left-aligned words. This function is meant for authors of games.
 *
 * @param text - the words, not escaped
 * @param x - the left edge
 * @param y - the middle of the line
 * @param attributes - further attributes of the element
 * @returns the words
 *
 * @example
 * ```ts
 * import { svgLabel } from 'rulehouse/face';
 * svgLabel('Jack & Jill', 14, 60).text; // 'Jack & Jill'
 * ```
 */
export const label = (text: string, x: number, y: number, attributes: Attributes = {}): SvgTree =>
  words(text, { x, y, 'text-anchor': 'start', 'font-size': smallest, ...attributes });

/** Writes the title of a part of the picture. */
export const caption = (text: string, x: number, y: number): SvgDrawing =>
  label(text, x, y, { 'font-weight': 600, fill: tint.faint });

/**
 * Draws a whole picture on its own paper, so that people can read it on pages of any colour.
 *
 * @param height - the height of the whole picture in units
 * @param about - title and description, for people who cannot see the picture
 * @param heading - the words at the top
 * @param options - the seat, theme, marks and targets of the picture
 * @param parts - the elements below the heading
 * @returns the picture
 */
export const sheetOn =
  (paper: Paper) =>
  (height: number, about: Caption, heading: Heading, options: SvgOptions, ...parts: SvgDrawing[]): SvgTree =>
    // The font size of the heading depends on its length, so the text must be known first.
    finished(
      drawn(paper, height, about, { ...heading, text: options.standing ?? tellIn(options)(heading.text) }, parts),
      options,
    );

/**
 * Draws a part of a picture on paper of its own, with a title that stays the same throughout the game. The part is readable in a column 320 pixels
 * wide.
 */
export const partSheet = (
  height: number,
  about: Caption,
  title: string,
  options: SvgOptions,
  ...parts: SvgDrawing[]
): SvgTree => sheetOn(slim)(height, about, { text: title, note: '' }, { ...options, standing: undefined }, ...parts);

/**
 * Makes a picture of the usual width, 560 units with margins of 14: paper, title, description, heading and parts. The picture has the theme, marks
 * and targets that the options ask for. The heading takes up the topmost 50 units of the picture. This function is meant for authors of games.
 *
 * @param height - the height of the picture
 * @param about - the title and description, for people who cannot see the picture
 * @param heading - the lines at the top
 * @param options - the options of the picture
 * @param parts - the elements of the picture
 * @returns the picture: one `svg` element
 *
 * @example
 * ```ts
 * import { svgLabel, svgSheet, svgText } from 'rulehouse/face';
 * const about = { title: 'Nim', description: 'Three stones are left.' };
 * const picture = svgSheet(90, about, { text: 'Seat 0 to move', note: '' }, {}, svgLabel('o o o', 14, 70));
 * svgText(picture).includes('<desc>Three stones are left.</desc>'); // true
 * ```
 */
export const sheet = sheetOn(page);

/** Returns the text size of a heading; long headings get smaller letters, so that they fit on the paper. */
const headingSize = (text: string, inner: number): number =>
  Math.max(smallest, Math.min(18, inner / (text.length * 0.6)));

/** The greatest number of letters of the smallest size that fit on a line of a heading, including the margin after it. */
const lettersIn = (inner: number): number => Math.floor((inner + page.margin) / (smallest * 0.6));

const shortened = (line: string, most: number): string => (line.length > most ? `${line.slice(0, most - 1)}…` : line);

/**
 * The lines of a heading: one, or two if the smallest letters are still too large for one. If the text does not fit into two lines, the rest is left
 * out.
 */
const headingLines = (text: string, inner: number): readonly string[] => {
  const most = lettersIn(inner);
  if (text.length <= most) return [text];
  const [first = '', ...rest] = wrapped(text, most);
  return [first, ...(rest.length === 0 ? [] : [rest.join(' ')])].map((line) => shortened(line, most));
};

/** The vertical middle of each line of a heading, and of the note below the lines. */
const heights = {
  one: { alone: [25], withNote: [17], note: 37 },
  two: { alone: [17, 37], withNote: [10.5, 26.5], note: 42.5 },
} as const;

/** The words of a heading with its note. */
const headed = ({ text, note }: Heading, inner: number): SvgDrawing => {
  const lines = headingLines(text, inner);
  const at = lines.length > 1 ? heights.two : heights.one;
  const size = lines.length > 1 ? smallest : headingSize(text, inner);
  const middles = note === '' ? at.alone : at.withNote;
  return [
    lines.map((line, index) =>
      label(line, page.margin, middles[index] ?? at.note, { 'font-size': size, 'font-weight': 700 }),
    ),
    note === '' ? [] : label(note, page.margin, at.note, { fill: tint.faint }),
  ];
};

const drawn = (
  paper: Paper,
  height: number,
  about: Caption,
  heading: Heading | null,
  children: readonly SvgDrawing[],
): SvgTree =>
  drawing(
    paper.width,
    height,
    about,
    element('rect', {
      x: 0.5,
      y: 0.5,
      width: paper.width - 1,
      height: height - 1,
      rx: 10,
      fill: tint.paper,
      stroke: tint.line,
    }),
    element('g', { fill: tint.ink }, heading === null ? [] : headed(heading, paper.inner), ...children),
  );

/**
 * Draws a box with round corners. This function is meant for authors of games.
 *
 * @param x - the left edge
 * @param y - the top edge
 * @param width - the width in units
 * @param height - the height in units
 * @param attributes - further attributes of the element
 * @returns the box
 *
 * @example
 * ```ts
 * import { svgBox } from 'rulehouse/face';
 * svgBox(0, 0, 40, 60, { fill: '#ffffff' }).attributes['width']; // 40
 * ```
 */
export const box = (x: number, y: number, width: number, height: number, attributes: Attributes = {}): SvgTree =>
  element('rect', { x, y, width, height, rx: 5, fill: tint.panel, stroke: tint.line, ...attributes });

/** What a player's bar contains. */
export interface Player {
  /** The attribute that names the player, for instance `{ 'data-seat': 0 }`. */
  readonly data: Attributes;
  readonly name: string;
  readonly score: string;
  /** The words after the player's name, for instance `to move`; if there are such words, the bar is tinted. */
  readonly note: string;
  /** The mark before the player's name, drawn around the origin. */
  readonly mark: SvgDrawing;
}

/** The height of a player's bar. */
export const barHeight = 28;

/** Draws a disc that stands for a player. */
export const disc = (fill: string): SvgDrawing => element('circle', { r: 7, fill, stroke: tint.ink });

/** Draws a player's bar, with a mark, the name and the score; the bar is tinted if words follow the name. */
export const bar = (
  y: number,
  { data, name, score, note, mark }: Player,
  height = barHeight,
  inner: number = page.inner,
  // Narrow pictures are displayed enlarged.
  size: number = Math.min(smallest, inner / 25),
): SvgDrawing =>
  group(
    page.margin,
    y,
    { ...data, 'aria-label': name, 'data-box': `0 0 ${inner} ${height}` },
    box(0, 0, inner, height, note === '' ? {} : { fill: tint.accentPaper, stroke: tint.accent }),
    group(height / 2 + 2, height / 2, {}, mark),
    label(`${name} ${note}`.trimEnd(), height + 6, height / 2 + 0.5, {
      'font-weight': note === '' ? 500 : 700,
      'font-size': size,
    }),
    label(score, inner - 10, height / 2 + 0.5, { 'text-anchor': 'end', 'font-weight': 700, 'font-size': size }),
  );

/** Draws a picture without a heading, for a board whose heading is in another picture. */
export const plainSheet = (
  paper: Paper,
  height: number,
  about: Caption,
  options: SvgOptions,
  ...parts: SvgDrawing[]
): SvgTree => finished(drawn(paper, height, about, null, parts), options);

const half = (bare.inner - 8) / 2;

/** Half a bar, whose letters are as large as the words allow. It has no room for the note; that it is tinted says the same as the heading. */
const halfBar = (player: Player, options: SvgOptions): SvgDrawing => {
  const tell = tellIn(options);
  const letters = tell(player.name).length + tell(player.score).length;
  const size = Math.min(smallest, (half - barHeight - 26) / (0.62 * letters));
  return bar(bare.margin, { ...player, note: player.note === '' ? '' : ' ' }, barHeight, half, size);
};

/** Where a board of squares begins that is drawn below two bars: the distances of its squares from the left and from the top. */
export const boardBelow = { x: bare.margin + 20, y: bare.margin + barHeight + 6 } as const;

/**
 * Draws a board of squares as large as the height of a wide window allows: without a heading, and with the bars of both players in one line above.
 *
 * @param ranks - the height of the board's squares together
 * @param players - the player on the left, and the player on the right
 */
export const bareSheet = (
  ranks: number,
  about: Caption,
  options: SvgOptions,
  players: readonly [Player, Player],
  ...parts: SvgDrawing[]
): SvgTree => {
  const bars = players.map((player, index) =>
    group(bare.margin - page.margin + index * (half + 8), 0, {}, halfBar(player, options)),
  );
  return plainSheet(bare, boardBelow.y + ranks + 24, about, options, bars, ...parts);
};

/** The height of one line of counted pieces, including the title above it. */
export const heapHeight = 92;

/** The distance between two lines of counted pieces. */
const heapStep = 74;

/**
 * Draws counted pieces, with a title above them. All pieces are in one line, unless `inRow` limits the number per line. `key` is the attribute that
 * holds the name of each piece, for instance `data-pool`.
 */
export const heap = (
  x: number,
  y: number,
  title: string,
  key: string,
  counts: readonly (readonly [name: string, count: number])[],
  inRow = counts.length,
): SvgDrawing => [
  caption(title, x, y + 8),
  counts.map(([name, count], index) =>
    group(
      x + 22 + (index % inRow) * 44.3,
      y + 20 + Math.floor(index / inRow) * heapStep,
      { [key]: name, 'data-box': '-22 -5 44 75' },
      counted(name, count),
    ),
  ),
];
