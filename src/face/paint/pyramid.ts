/**
 * Icehouse pyramids as SVG elements, seen from above. All pyramids are drawn around the origin and carry `data-piece`, for instance `G2`, so that a
 * front end can find them.
 *
 * The pieces' colours can be told apart even without colour vision, because each piece has the letter of its colour on it or beside it. The pieces'
 * sizes can be told apart by the size of the drawing and by the pips.
 *
 * @packageDocumentation
 */
import { type Size, sizes } from '../../pieces/pyramids.js';
import { type Colour, type Piece, pieceNamed } from '../pyramids.js';
import { type Attributes, corners, element, group, type SvgDrawing, type SvgTree, words } from './element.js';

/** For one colour of the game, the fill of its pieces and the colour of the letters and pips on them. */
interface PieceColours {
  readonly paint: string;
  readonly ink: string;
}

const paints: Readonly<Record<Colour, PieceColours>> = {
  R: { paint: '#d5382f', ink: '#fff' },
  Y: { paint: '#f4c62a', ink: '#222' },
  G: { paint: '#24833f', ink: '#fff' },
  B: { paint: '#2b6cc4', ink: '#fff' },
  P: { paint: '#8645b5', ink: '#fff' },
  O: { paint: '#f08a24', ink: '#222' },
  K: { paint: '#3b3e44', ink: '#fff' },
  W: { paint: '#fdfdfb', ink: '#222' },
  C: { paint: '#c9e7ee', ink: '#222' },
};

/** The name of a piece, such as `G2`. */
const nameOf = ({ colour, size }: Piece): string => `${colour}${size}`;

/** The colour code that fills pieces of the given colour. */
export const paintOf = (colour: Colour): string => paints[colour].paint;

/** The colour code of letters and pips on pieces of the given colour. */
export const inkOf = (colour: Colour): string => paints[colour].ink;

const edge = { stroke: '#3a3732' } as const;

/** Half the side of a pyramid's base. The drawn pyramids differ more in size than real pyramids, so that the rim of every piece in a stack is visible. */
const halves = { 1: 9, 2: 17.5, 3: 26 } as const;

/** The smallest text height in a picture 560 units wide. On a phone that shows the picture 382 pixels wide, the smallest text is 11 pixels high. */
export const smallest = 16.2;

/** For each size of piece, the vertical position and the height of its letter. */
const letterPlaces = { 1: [0.3, smallest], 2: [8, smallest], 3: [13, 18] } as const;

/** For each size of piece, the distance of the first pip from the piece's corner. */
const pipAt = { 1: 2.6, 2: 4, 3: 4 } as const;

/** Draws the pips of a pyramid: one, two or three round dots that show its size. */
const pips = (size: Size, x: number, y: number, [right, down]: readonly [number, number], ink: string): SvgDrawing =>
  element('path', {
    d: sizes.map((pip) => (pip > size ? '' : `M${x + right * (pip - 1)} ${y + down * (pip - 1)}h.01`)).join(''),
    stroke: ink,
    'stroke-width': size === 1 ? 3 : 3.6,
    'stroke-linecap': 'round',
  });

const letter = (colour: Colour, x: number, y: number, size: number, around?: Attributes): SvgDrawing =>
  words(colour, { x, y, 'font-size': size, 'font-weight': 700, fill: paints[colour].ink, ...around });

/** The rim of a letter on a pyramid, in the piece's colour: on the lit and the shaded faces alone, some letters would be too faint. */
const rim = (colour: Colour): Attributes => ({
  stroke: paints[colour].paint,
  'stroke-width': 3,
  'stroke-linejoin': 'round',
  'paint-order': 'stroke',
});

/** The four slanted faces of a pyramid, lit from the upper left; the argument is half the side of its base. */
const faces = (half: number): SvgDrawing => [
  element('path', { d: `M${-half} ${-half}h${2 * half}L0 0z`, fill: '#fff', opacity: 0.34 }),
  element('path', { d: `M${-half} ${-half}v${2 * half}L0 0z`, fill: '#fff', opacity: 0.14 }),
  element('path', { d: `M${half} ${-half}v${2 * half}L0 0z`, fill: '#000', opacity: 0.1 }),
  element('path', { d: `M${-half} ${half}h${2 * half}L0 0z`, fill: '#000', opacity: 0.2 }),
];

/** The attributes by which a front end finds a piece in a picture. */
const tagOf = (piece: Piece): Attributes => ({ 'data-piece': nameOf(piece) });

/** The options for a pyramid seen from above. */
interface PyramidLook {
  /**
   * The height of the letter; 0 omits the letter, for a picture that shows the colour in a different way. If no height is given, the default for the
   * piece's size applies.
   */
  readonly text?: number;
  /** The attributes of the pyramid's element; if left out, the only attribute is `data-piece` with the piece's name. */
  readonly data?: Attributes;
}

/** A pyramid seen from above: 52 units wide if large, 35 if medium, 18 if small. */
export const standing = (piece: Piece, { text, data = tagOf(piece) }: PyramidLook = {}): SvgTree => {
  const { colour, size } = piece;
  const half = halves[size];
  const [y, height] = letterPlaces[size];
  return element(
    'g',
    data,
    element('rect', { x: -half, y: -half, width: 2 * half, height: 2 * half, fill: paints[colour].paint, ...edge }),
    faces(half),
    // A small piece with a letter has no room for its pip, unlike the larger pieces.
    size === 1 && text !== 0 ? [] : pips(size, -half + pipAt[size], -half + pipAt[size], [4.8, 0], paints[colour].ink),
    text === 0 ? [] : letter(colour, 0, y, text ?? height, rim(colour)),
  );
};

/** A disc in the given colour, with the letter of that colour. */
export const letterDisc = (colour: Colour, x: number, y: number, radius: number): SvgDrawing => [
  element('circle', { cx: x, cy: y, r: radius, fill: paints[colour].paint, ...edge }),
  letter(colour, x, y + 0.5, smallest),
];

/** A pyramid drawn at a smaller scale, but with a letter of the usual height. */
export const reduced = (scale: number, piece: Piece, data?: Attributes): SvgDrawing =>
  element(
    'g',
    { transform: `scale(${scale})` },
    standing(piece, { text: Math.max(letterPlaces[piece.size][1], smallest / scale), ...(data && { data }) }),
  );

const lengths = { 1: 30, 2: 38, 3: 46 } as const;

/** The length of a pyramid that lies on its side. */
export const lengthOf = (size: Size): number => lengths[size];

/** A five-pointed star centred on a point. */
export const star = (x: number, y: number, radius: number): SvgDrawing =>
  element('polygon', {
    points: corners(
      Array.from({ length: 10 }, (_, corner): readonly [number, number] => {
        const [turn, away] = [(corner * Math.PI) / 5, corner % 2 === 0 ? radius : radius * 0.45];
        return [x + away * Math.sin(turn), y - away * Math.cos(turn)];
      }),
    ),
    fill: '#ffd54a',
    stroke: '#5a4300',
    'stroke-width': 1.2,
    'stroke-linejoin': 'round',
  });

/**
 * A small drawing of a piece, with the piece's name and the number of such pieces below it. The drawing is 52 units high, or 68 with the number, and
 * is centred on (0, 18).
 */
export const counted = (name: string, count?: number): SvgDrawing =>
  group(
    0,
    18,
    { opacity: count === 0 ? 0.35 : undefined },
    element(
      'g',
      { transform: 'scale(.66)' },
      standing(pieceNamed(name), { text: 0, data: { 'data-piece': name, 'data-count': count } }),
    ),
    words(name, { y: 26, 'font-size': smallest }),
    count === undefined ? [] : words(`×${count}`, { y: 41, 'font-size': smallest, 'font-weight': 700 }),
  );
