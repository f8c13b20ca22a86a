/**
 * Icehouse pyramids: colours, sizes and the arithmetic of the four-colour stash. This module contains no rules.
 *
 * A *type* is a colour and a size, for instance `R1`. Types are numbered 0..11 in the order R1 R2 R3 Y1 Y2 Y3 G1 G2 G3 B1 B2 B3; a stash (or any
 * other heap of pieces) is a list of twelve counts in that order.
 *
 * @packageDocumentation
 */

/** The size of a pyramid: 1 for small, 2 for medium, 3 for large. The size of a pyramid is also its number of pips. */
export type Size = 1 | 2 | 3;

/** The three sizes of pyramids, in ascending order. */
export const sizes: readonly Size[] = [1, 2, 3];

/** The size that a digit names; undefined for any other text. */
export const sizeNamed = (digit: string | undefined): Size | undefined =>
  digit === '1' ? 1 : digit === '2' ? 2 : digit === '3' ? 3 : undefined;

/** The four colours of the classic set: red, yellow, green, blue. */
export const colours = ['R', 'Y', 'G', 'B'] as const;

/** A colour letter of the classic set. */
export type Colour = (typeof colours)[number];

/** The name of a type of piece. */
export type PieceName = `${Colour}${Size}`;

/** The names of all twelve types in canonical order. */
export const pieceNames: readonly PieceName[] = colours.flatMap((colour) =>
  sizes.map((size): PieceName => `${colour}${size}`),
);

/** Number of types. */
export const pieceTypes = pieceNames.length;

/** The number of the type with the given size and colour; the colour is an index of {@link colours}. */
export const pieceOf = (colour: number, size: number): number => colour * 3 + size - 1;

// Tables, because engines read these values millions of times a second, and a load is faster than a division.
const sizeTable: readonly number[] = pieceNames.map((_, piece) => (piece % 3) + 1);
const colourTable: readonly number[] = pieceNames.map((_, piece) => Math.floor(piece / 3));

/** The size of the pieces of a type; the type is given by its number. */
export const sizeOf = (piece: number): number => sizeTable[piece]!;

/** The colour of a type, as an index of {@link colours}; the type is given by its number. */
export const colourOf = (piece: number): number => colourTable[piece]!;

// A name has two characters. Reading them is several times faster than a lookup of the name.
const codeOfSmall = '1'.charCodeAt(0);
const codes = 128;
const firstOfColour: readonly number[] = Array.from({ length: codes }, (_, code) => {
  const colour = colours.findIndex((letter) => letter.charCodeAt(0) === code);
  return colour < 0 ? -1 : pieceOf(colour, 1);
});

/** The number (0..11) of the type with the given name. */
export const pieceNumber = (name: PieceName): number =>
  firstOfColour[name.charCodeAt(0)]! + name.charCodeAt(1) - codeOfSmall;

/** The number of the type whose name begins at the given place in a text; -1 if no name begins at that place. */
export const pieceAt = (text: string, place: number): number => {
  const size = text.charCodeAt(place + 1) - codeOfSmall;
  const first = firstOfColour[text.charCodeAt(place)] ?? -1;
  return first >= 0 && size >= 0 && size < sizes.length ? first + size : -1;
};

/** True if a value is the name of a type. */
export const isPieceName = (u: unknown): u is PieceName =>
  typeof u === 'string' && u.length === 2 && pieceAt(u, 0) >= 0;

/** The name of the type with the given number, which must be from 0 to 11. */
export const pieceName = (piece: number): PieceName => pieceNames[piece]!;

/** The number of the type that a text names; -1 if the text is not the name of a type. */
export const pieceNamed = (text: string | undefined): number => (isPieceName(text) ? pieceNumber(text) : -1);

/** The part of a regular expression that matches the name of a type. */
export const piecePattern = '[RYGB][123]';

/** The first type whose count in a stash is negative, because too many pieces are in use; undefined if there is none. */
export const shortOf = (stash: readonly number[]): PieceName | undefined =>
  pieceNames.find((_, piece) => stash[piece]! < 0);
