/**
 * The shapes of the landscape: trees, peaks, flames and crystals. Each shape stands on the line y = 0 and is centred at x = 0.
 *
 * The size of a shape is visible in two ways: in its height, and in the number of its tiers, summits, tongues or prisms. The kinds of shapes differ
 * in their outlines, so that nothing depends on colour alone.
 *
 * @packageDocumentation
 */
import { type Size } from '../../pieces/pyramids.js';
import { type Attributes, element, type SvgDrawing } from '../paint/element.js';
import { type Colour, type Piece } from '../pyramids.js';

/** The height of a shape, for each size of piece. */
const heights = { 1: 23, 2: 37, 3: 52 } as const satisfies Readonly<Record<Size, number>>;

/** The colours of the two sides, as discs beside their names show them. */
export const discs = ['#ffffff', '#33363b'] as const;

/** The colours of outlines: dark on light squares, light on dark squares. */
export const edges = { light: '#2b2924', dark: '#fffdf6' } as const;

/** The paths of a shape: the silhouette, its shaded part, and its lit part. */
interface Strokes {
  readonly body: string;
  readonly shade: string;
  readonly light: string;
}

/** Writes a path whose numbers have at most one decimal. */
const path = (strings: TemplateStringsArray, ...values: readonly number[]): string =>
  String.raw({ raw: strings }, ...values.map((value) => Math.round(value * 10) / 10));

/** Returns the rest of a path, which goes back through the given corners from last to first and is then closed. */
const back = (corners: string): string =>
  `${corners
    .split('L')
    .filter((corner) => corner !== '')
    .toReversed()
    .map((corner) => `L${corner}`)
    .join('')}z`;

/** A fir tree: with one tier if small, two if medium, and three if large. */
const tree = (size: Size): Strokes => {
  const [high, trunk, wide] = [heights[size], 5, 7.5 + 3 * size];
  const tiers = Array.from({ length: size }, (_, tier) => tier + 1);
  const yOf = (tier: number): number => -high + ((high - trunk) * tier) / size;
  const xOf = (tier: number): number => (wide * (tier + 1)) / (size + 1);
  const side = (way: 1 | -1): string =>
    tiers
      .map((tier) => {
        const [x, y] = [way * xOf(tier), yOf(tier)];
        return tier === size ? path`L${x} ${y}L${way * 2.5} ${y}` : path`L${x} ${y}L${x * 0.5} ${y}`;
      })
      .join('');
  const half = (way: 1 | -1): string => path`M0 ${-high}` + side(way) + path`V0H0z`;
  return {
    body: path`M0 ${-high}` + side(1) + path`V0H-2.5V${-trunk}` + back(side(-1)),
    shade: half(1),
    light: '',
  };
};

/** The places, heights and widths of a mountain's summits, starting with the summit farthest back. */
const summits: Readonly<Record<Size, readonly (readonly [x: number, high: number, half: number])[]>> = {
  1: [[0, heights[1], 15]],
  2: [
    [9, 26, 14],
    [-5, heights[2], 18],
  ],
  3: [
    [17, 31, 13],
    [-17, 36, 13],
    [0, heights[3], 22],
  ],
};

const peak = (size: Size): Strokes => {
  const each = (draw: (x: number, high: number, half: number) => string): string =>
    summits[size].map(([x, high, half]) => draw(x, high, half)).join('');
  return {
    body: each((x, high, half) => path`M${x - half} 0L${x} ${-high}L${x + half} 0z`),
    shade: each(
      (x, high, half) => path`M${x} ${-high}L${x + half} 0H${x + half * 0.15}L${x - half * 0.12} ${-high * 0.55}z`,
    ),
    light: each(
      (x, high, half) =>
        path`M${x} ${-high}l${half * 0.32} ${high * 0.32}l${-half * 0.2} ${-high * 0.06}l${-half * 0.12} ${
          high * 0.1
        }l${-half * 0.14} ${-high * 0.1}l${-half * 0.18} ${high * 0.06}z`,
    ),
  };
};

/** The places, heights and widths of a fire's tongues, starting with the tongue farthest back. */
const tongues: Readonly<Record<Size, readonly (readonly [x: number, high: number, half: number])[]>> = {
  1: [[0, heights[1], 8]],
  2: [
    [7, 24, 8],
    [-3, heights[2], 10],
  ],
  3: [
    [11, 34, 9],
    [-11, 29, 9],
    [0, heights[3], 12],
  ],
};

const tongue = (x: number, high: number, half: number): string =>
  path`M${x} 0C${x - half * 1.5} 0 ${x - half * 1.5} ${-high * 0.4} ${x - half * 0.4} ${-high * 0.62}C${
    x - half * 0.1
  } ${-high * 0.75} ${x} ${-high * 0.85} ${x + half * 0.1} ${-high}C${x + half * 0.7} ${-high * 0.75} ${
    x + half * 1.1
  } ${-high * 0.55} ${x + half * 1.05} ${-high * 0.3}C${x + half * 1.05} ${-high * 0.1} ${x + half * 0.6} 0 ${x} 0z`;

const flame = (size: Size): Strokes => ({
  body: tongues[size].map(([x, high, half]) => tongue(x, high, half)).join(''),
  shade: '',
  light: tongues[size].map(([x, high, half]) => tongue(x, high * 0.5, half * 0.5)).join(''),
});

/** The places, heights, widths and slants of a glacier's prisms, starting with the prism farthest back. */
const prisms: Readonly<Record<Size, readonly (readonly [x: number, high: number, half: number, lean: number])[]>> = {
  1: [[0, heights[1], 7.5, 0]],
  2: [
    [7, 25, 6.5, 5],
    [-4, heights[2], 8, -1],
  ],
  3: [
    [10, 37, 7, 7],
    [-10, 31, 7, -6],
    [0, heights[3], 9, 0],
  ],
};

const crystal = (size: Size): Strokes => {
  const each = (draw: (x: number, high: number, half: number, lean: number) => string): string =>
    prisms[size].map(([x, high, half, lean]) => draw(x, high, half, lean)).join('');
  return {
    body: each(
      (x, high, half, lean) =>
        path`M${x - half * 0.7} 0L${x + lean - half} ${-high * 0.72}L${x + lean} ${-high}L${x + lean + half} ${
          -high * 0.72
        }L${x + half * 0.7} 0z`,
    ),
    shade: '',
    light: each(
      (x, high, half, lean) =>
        path`M${x + lean - half} ${-high * 0.72}L${x + lean} ${-high}L${x + lean - half * 0.1} ${-high * 0.66}L${
          x - half * 0.1
        } 0H${x - half * 0.7}z`,
    ),
  };
};

/** For each kind of shape, the colours of its body and of its lit part. */
const paints = {
  R: ['#d5382f', '#ffc247'],
  Y: ['#e0a526', '#fff6d6'],
  G: ['#24833f', '#24833f'],
  B: ['#2b6cc4', '#b9dcfb'],
} as const;

const drawings: Readonly<Record<Land, (size: Size) => Strokes>> = { R: flame, Y: peak, G: tree, B: crystal };

/** The colours of Terrafex's pieces. */
export type Land = Extract<Colour, 'R' | 'Y' | 'G' | 'B'>;

/**
 * Draws a piece as the shape of its kind: a flame, a peak, a tree or a crystal.
 *
 * @param piece - the piece, whose colour determines the shape
 * @param data - the attributes of the element; if left out, its only attribute is `data-piece` with the piece's name
 * @param edge - the colour of the outline
 */
export const shape = (
  { colour, size }: Piece & { readonly colour: Land },
  data: Attributes = { 'data-piece': `${colour}${size}` },
  edge: string = edges.light,
): SvgDrawing => {
  const [fill, lit] = paints[colour];
  const { body, shade, light } = drawings[colour](size);
  return element(
    'g',
    data,
    element('path', { d: body, fill, stroke: edge, 'stroke-width': 1.5, 'stroke-linejoin': 'round' }),
    shade === '' ? [] : element('path', { d: shade, fill: '#000', opacity: 0.22 }),
    light === '' ? [] : element('path', { d: light, fill: lit }),
  );
};
