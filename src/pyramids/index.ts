/**
 * Icehouse pyramids: colours, sizes and the arithmetic of the four-colour stash. No rules.
 *
 * A *type* is a colour and a size, for instance `R1`. Types are numbered 0..11 in the order R1 R2 R3 Y1 Y2 Y3 G1 G2 G3 B1 B2 B3;
 * a stash (or any heap of pieces) is a list of twelve counts in that order.
 *
 * @packageDocumentation
 */

/** A size: small, medium, large. The size is also the value in pips. */
export type Size = 1 | 2 | 3;

/** The three sizes, ascending. */
export const sizes: readonly Size[] = [1, 2, 3];

/** The four colours of the classic set: red, yellow, green, blue. */
export const colours = ['R', 'Y', 'G', 'B'] as const;

/** A colour letter of the classic set. */
export type Colour = (typeof colours)[number];

/** The name of a type of piece. */
export type PieceName = `${Colour}${Size}`;

/** All twelve types in canonical order. */
export const pieceNames: readonly PieceName[] = colours.flatMap((colour) =>
  sizes.map((size): PieceName => `${colour}${size}`),
);

/** Number of types. */
export const pieceTypes = pieceNames.length;

/** The number of a type, from the index of its colour in {@link colours} and its size. */
export const pieceOf = (colour: number, size: number): number => colour * 3 + size - 1;

/** The size of a type of piece by number. */
export const sizeOf = (piece: number): number => (piece % 3) + 1;

/** The colour of a type of piece by number, as an index of {@link colours}. */
export const colourOf = (piece: number): number => Math.floor(piece / 3);
