/**
 * The names of pyramids' colours and sizes, as used both in pictures and in sentences.
 *
 * @packageDocumentation
 */
import { type Size, sizes } from '../pieces/pyramids.js';

const colourNames = {
  R: 'red',
  Y: 'yellow',
  G: 'green',
  B: 'blue',
  P: 'purple',
  O: 'orange',
  K: 'black',
  W: 'white',
  C: 'clear',
} as const;

/** The letter that stands for a colour of pyramids. */
export type Colour = keyof typeof colourNames;

/** A piece: its colour and its size. */
export interface Piece {
  readonly colour: Colour;
  readonly size: Size;
}

/** All colours of pyramids, as pairs of a letter and a name. */
export const namedColours: readonly (readonly [letter: string, name: string])[] = Object.entries(colourNames);

/** The name of a colour. */
export const colourName = (colour: Colour): string => colourNames[colour];

const sizeNames = { 1: 'small', 2: 'medium', 3: 'large' } as const;

/** The name of a pyramid's size: `small`, `medium` or `large`. */
export const sizeName = (size: Size): string => sizeNames[size];

const isColour = (letter: string | undefined): letter is Colour =>
  letter !== undefined && Object.hasOwn(colourNames, letter);

/** The piece that a name such as `G2` stands for; undefined if the name stands for no piece. */
const pieceIn = (name: string): Piece | undefined => {
  const [colour, digit] = name;
  const size = sizes.find((one) => String(one) === digit);
  return name.length === 2 && isColour(colour) && size !== undefined ? { colour, size } : undefined;
};

/** The piece that a name such as `G2` stands for. Piece names come from the games, so they are always well formed. */
export const pieceNamed = (name: string): Piece => pieceIn(name) ?? { colour: 'K', size: 1 };

/** A piece in words, such as `small green`. */
export const pieceText = ({ colour, size }: Piece): string => `${sizeName(size)} ${colourName(colour)}`;

/** A piece's name in words, such as `small green`; a name that belongs to no pyramid is returned unchanged. */
export const spokenPiece = (name: string): string => {
  const piece = pieceIn(name);
  return piece === undefined ? name : pieceText(piece);
};
