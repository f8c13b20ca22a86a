/**
 * Encodes ships and systems as small integers, so that a position consists of three short lists of numbers.
 *
 * The code of a ship is `number of its system * 128 + owner * 16 + type`. The code of a system is `number * 256 + markers`, where `markers` is `16 *
 * (type of the first + 1) + (type of the second + 1)`, and a missing marker counts as 0. Lists of ships and of systems are kept in ascending order;
 * ships are thus ordered by system, then owner, then type.
 *
 * @packageDocumentation
 */
import { colourOf, pieceNames, pieceTypes, sizeOf } from '../../pieces/pyramids.js';

export { colourOf as colour, pieceName, pieceNumber, sizeOf as size } from '../../pieces/pyramids.js';

/** The number that stands for a missing marker. */
export const noPiece = -1;

/** The number of ship codes that are reserved for each system. */
export const shipsOfSystem = 128;

/** The code of a ship with the given system, owner and type. @rule IT-1.5 */
export const ship = (system: number, owner: number, piece: number): number => (system << 7) | (owner << 4) | piece;

/** The number of a ship's system, read from the ship's code. */
export const systemOf = (code: number): number => code >> 7;

/** The seat that owns a ship, read from the ship's code. */
export const ownerOf = (code: number): number => (code >> 4) & 7;

/** The type number of a ship, read from the ship's code. */
export const pieceOfShip = (code: number): number => code & 15;

/** The size of a ship, read from the ship's code. */
export const sizeOfShip = (code: number): number => sizeOf(pieceOfShip(code));

/** The colour of a ship, read from the ship's code. */
export const colourOfShip = (code: number): number => colourOf(pieceOfShip(code));

/** The code of a system with the given number and markers; {@link noPiece} stands for a missing marker. @rule IT-1.3 */
export const system = (number: number, first: number, second: number): number =>
  (number << 8) | ((first + 1) << 4) | (second + 1);

/** The number of a system, read from the system's code. */
export const numberOf = (code: number): number => code >> 8;

/** The first (larger) marker of a system; {@link noPiece} in a hyperspace. */
export const firstMarker = (code: number): number => ((code >> 4) & 15) - 1;

/** The second (smaller) marker of a system; {@link noPiece} unless the system is dual. */
export const secondMarker = (code: number): number => (code & 15) - 1;

/** True if a system is a hyperspace, which has no marker. @rule IT-1.4 */
export const isHyperspace = (code: number): boolean => (code & 255) === 0;

const colourBits: readonly number[] = [0, ...pieceNames.map((_, piece) => 1 << colourOf(piece))];

/** The colours of a system's markers as bits: red 1, yellow 2, green 4, blue 8. */
export const markerColours = (code: number): number => colourBits[(code >> 4) & 15]! | colourBits[code & 15]!;

/**
 * For each first marker of a system, the bits of the first markers of the systems that can be reached from there. Bit 0 stands for a hyperspace, and
 * bit `type + 1` for a marker with that type number.
 */
const ways: readonly number[] = [
  (1 << (pieceTypes + 1)) - 1,
  ...pieceNames.map((_, a) =>
    pieceNames.reduce(
      (bits, __, b) => ((colourOf(a) === colourOf(b)) === (sizeOf(a) === sizeOf(b)) ? bits : bits | (2 << b)),
      0,
    ),
  ),
];

/**
 * True if a ship that is able to move can go from the first system to the second. From a system with a marker, a ship can go to a connected system.
 * From a hyperspace, a ship can go to every other system. @rule IT-5.1 @rule IT-5.2
 */
export const isReached = (from: number, to: number): boolean =>
  (ways[(from >> 4) & 15]! & (1 << ((to >> 4) & 15))) !== 0 && from !== to;

/**
 * True if two systems are connected: their first markers have the same size or the same colour, but not both. A hyperspace is connected to nothing.
 * @rule IT-1.7
 */
export const areConnected = (a: number, b: number): boolean => !isHyperspace(a) && isReached(a, b);
