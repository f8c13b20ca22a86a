/**
 * The squares of the board, with precomputed names, colours, rays and gaps.
 *
 * A square is an index 0..63: file + 8 x rank, from a1 = 0. Each side's wizards stand only on squares of its own colour, so the colour of a square
 * determines who owns the wizard there.
 *
 * @packageDocumentation
 */
import { directions, indexOfName, neighbours, offGrid, orthogonals, rays, squareNames } from '../../pieces/square.js';
import { board, homeRanks } from './tables.js';

/** A file letter of the board. */
export type File = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h';

/** A rank of the board. */
export type Rank = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** The name of a square, for instance `c5`. @rule TO-1.1 */
export type Square = Extract<`${File}${Rank}`, string>;

/** A seat of this game: 0 is Light, 1 is Darkness. */
export type Side = 0 | 1;

/** The other side. */
export const opponentOf = (side: Side): Side => (side === 0 ? 1 : 0);

const named = squareNames<Square>(board, 'a1');

/** The names of the 64 squares, by index: a1, b1 and so on. */
export const squares: readonly Square[] = named.all;

/**
 * True if a value is the name of a square. Use this function to check user input.
 *
 * @param u - any value
 * @returns true for `a1` to `h8`
 * @rule TO-1.1
 * @example
 * ```ts
 * import { isSquare } from 'rulehouse/toframenn';
 * ['c5', 'a9', 'C5'].map(isSquare); // [true, false, false]
 * ```
 */
export const isSquare: (u: unknown) => u is Square = named.is;

/** The index of a named square, 0..63. */
export const squareIndex = (square: Square): number => indexOfName(square, board.files);

/** The name of a square by its index; `a1` for an index off the board. */
export const squareName = named.nameOf;

/** The file of a square, 0..7. */
const fileOf = (square: number): number => square & 7;

/** The rank of a square, 0..7. */
const rankOf = (square: number): number => square >> 3;

/** The side whose wizards may stand on a square: Light on light squares such as h1, Darkness on dark squares. @rule TO-1.1 @rule TO-1.2 */
export const sideOf = (square: number): Side => (((fileOf(square) + rankOf(square)) & 1) === 1 ? 0 : 1);

const indices: readonly number[] = squares.map((_, square) => square);

/** The 32 squares of each side's colour, in ascending order. @rule TO-1.2 */
export const squaresOf: readonly [readonly number[], readonly number[]] = [
  indices.filter((square) => sideOf(square) === 0),
  indices.filter((square) => sideOf(square) === 1),
];

/** True if a square lies on one of the two ranks nearest to a side. @rule TO-4.3 */
export const isHomeRank = (side: Side, square: number): boolean =>
  homeRanks[side].some((rank) => rank === rankOf(square) + 1);

/** The eight squares on which a side places its wizards, in ascending order. @rule TO-4.3 @rule TO-1.2 */
export const homeSquares: readonly [readonly number[], readonly number[]] = [
  squaresOf[0].filter((square) => isHomeRank(0, square)),
  squaresOf[1].filter((square) => isHomeRank(1, square)),
];

/** The number of squares in the longest ray from a square to the edge. */
const rayLength = 7;

const rayTable: readonly (readonly number[])[] = rays(board).flat();

/** The squares beyond a square in a direction (0..7, see the boards' `directions`), nearest first, up to the edge. */
export const rayFrom = (from: number, direction: number): readonly number[] => rayTable[direction * board.size + from]!;

// One flat table, so that a lookup is a single load: engines look up millions of steps a second.
const stepTable: readonly number[] = rayTable.flatMap((ray) =>
  Array.from({ length: rayLength }, (_, step) => ray[step] ?? offGrid),
);

/** The square that lies `distance` steps (1..7) away from a square in a direction (0..7), or `offGrid`. */
export const along = (from: number, direction: number, distance: number): number =>
  stepTable[(direction * board.size + from) * rayLength + distance - 1]!;

/** For each side, the two diagonal directions towards the enemy: to the right, then to the left. @rule TO-5.4 */
export const forward: readonly [readonly [number, number], readonly [number, number]] = [
  [4, 7],
  [5, 6],
];

// A set of squares is two 32-bit words: one for ranks 1 to 4, one for ranks 5 to 8.
const bitsOf = (among: readonly number[]): number => among.reduce((bits, square) => bits | (1 << (square & 31)), 0);

const beside: readonly (readonly number[])[] = neighbours(board, orthogonals);

const besideLow: readonly number[] = beside.map((near) => bitsOf(near.filter((square) => square < 32)));
const besideHigh: readonly number[] = beside.map((near) => bitsOf(near.filter((square) => square >= 32)));

/** The squares on ranks 1 to 4 that share a side with a square, as bits: bit n is square n. @rule TO-1.8 */
export const besideInLow = (square: number): number => besideLow[square]!;

/** The squares on ranks 5 to 8 that share a side with a square, as bits: bit n is square 32 + n. @rule TO-1.8 */
export const besideInHigh = (square: number): number => besideHigh[square]!;

/** The squares that share a side with the given square. @rule TO-1.8 */
export const besideOf = (square: number): readonly number[] => beside[square]!;

/** A straight way between two squares: its direction and its length. */
export interface Way {
  /** The direction of the way, 0..7; -1 if the squares are equal, or share no rank, file or diagonal. */
  readonly direction: number;
  /** The number of steps along the way, 1..7; 0 if there is no straight way. */
  readonly distance: number;
}

const noWay: Way = { direction: -1, distance: 0 };

const wayBetween = (from: number, to: number): Way => {
  const [right, up] = [fileOf(to) - fileOf(from), rankOf(to) - rankOf(from)];
  if (right !== 0 && up !== 0 && Math.abs(right) !== Math.abs(up)) return noWay;
  const direction = directions.findIndex(([file, rank]) => file === Math.sign(right) && rank === Math.sign(up));
  return direction < 0 ? noWay : { direction, distance: Math.max(Math.abs(right), Math.abs(up)) };
};

const ways: readonly Way[] = indices.flatMap((from) => indices.map((to) => wayBetween(from, to)));

/** The straight way between two squares. */
export const wayOf = (from: number, to: number): Way => ways[from * board.size + to]!;

const lineTable: readonly number[] = ways.map(({ direction, distance }) =>
  direction >= 0 && direction < 4 ? 4 * distance + direction : 0,
);

/** For two squares on a common rank or file, 4 x distance + direction (0..3); for other squares, 0. */
export const lineOf = (from: number, to: number): number => lineTable[from * board.size + to]!;

/** The gap between a Light and a Darkness wizard: their distance in files, minus how many ranks higher Darkness is. @rule TO-8.4 */
export const gapOf = (light: number, dark: number): number =>
  Math.abs(fileOf(light) - fileOf(dark)) - (rankOf(dark) - rankOf(light));
