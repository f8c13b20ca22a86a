/**
 * The state of a game of Transformartian, its options, and its selectors.
 *
 * @packageDocumentation
 */
import { grid, indexOfName, squareNames } from '../../pieces/square.js';
import { type Chart, chartOf } from './fours.js';
import { colours, files, five, lastTurn, ranksOf } from './tables.js';

/** A colour letter: red, yellow, blue, green, purple, orange. @rule TX-1.2 */
export type Colour = (typeof colours)[number];

/** The name of a square; only the grid for three teams has rank 6. @rule TX-10.1 */
export type Square = Extract<`${'a' | 'b' | 'c' | 'd' | 'e'}${1 | 2 | 3 | 4 | 5 | 6}`, string>;

/**
 * Says how cards of the deck replace shapes. If neither `replace` nor `columns` is given, all five shapes are replaced.
 *
 * @rule TX-2.3
 */
export interface Exxtra {
  /** The number of columns whose shapes are replaced, 1..5; the columns are drawn at random. `replace` cannot be given together with `columns`. */
  readonly replace?: number;
  /** The columns whose shapes are replaced: numbers from 1 to 5, in ascending order. */
  readonly columns?: readonly number[];
  /**
   * The number of drawn cards that have grade 2, from 0 to all of them; the other drawn cards have grade 1. If `twos` is left out, the drawn cards
   * may have any grade.
   */
  readonly twos?: number;
  /**
   * The shapes that the players made up, 1 to 20 of them, which join the deck with grade 1. They are given as drawings, and are converted to
   * canonical form when they are read. They must differ from each other and from the shapes of the catalogue.
   */
  readonly own?: readonly string[];
}

/** The settings of one game: the options that still matter after set-up. */
export interface Settings {
  /** The number of seats: 2, 3, 4 or 6. @rule TX-2.1 */
  readonly players: 2 | 3 | 4 | 6;
  /** The number of teams: 2 on the 5x5 grid, 3 on the 5x6 grid. @rule TX-2.1 */
  readonly teams: 2 | 3;
  /** The five shapes in chart order: names of the catalogue or canonical drawings. @rule TX-2.2 */
  readonly shapes: readonly string[];
  /** The ladder: the points for each level. There are 1 to 9 levels; the points are from 1 to 99, and strictly descend. @rule TX-2.4 */
  readonly levels: readonly number[];
  /** The number of points at which a team wins, 1..9999. @rule TX-2.5 */
  readonly target: number;
  /** Says when a team may miss its turn: as soon as one pair of mediums is dead, or only if all pairs are dead. @rule TX-2.6 */
  readonly miss: 'pair' | 'turn';
  /** Says whether a shape that merely slides to other squares is ignored or scores again. @rule TX-2.7 */
  readonly sameShape: 'ignored' | 'scores';
  /** The game ends after this many turns, 1..99999; 0 for no limit. @rule TX-2.8 */
  readonly turnLimit: number;
}

/** All options of a game. */
export interface Options extends Settings {
  /** The cards that replace shapes; if undefined, no shape is replaced. @rule TX-2.3 */
  readonly exxtra: Exxtra | undefined;
  /** The text of the starting grid, with ranks from top to bottom; if undefined, the grid is drawn at random. @rule TX-2.9 */
  readonly grid: string | undefined;
}

/**
 * A position of Transformartian. Colours are indices of `colours` (0 red .. 5 orange); squares are numbered a1 b1 .. e1 a2 ..
 * States come from `setup`, the codecs and moves.
 */
export interface State {
  /** The colour of the large on each square; there are 25 or 30 squares. @rule TX-1.1 */
  readonly grid: readonly number[];
  /** The number of the turn to be played, from 1. @rule TX-4.1 */
  readonly turn: number;
  /** The colour of the medium in each team's hand; -1 if the team has no medium yet. @rule TX-1.4 */
  readonly hands: readonly number[];
  /** The levels of the smalls, ordered by column and then by colour; 0 is the first level. @rule TX-1.9 */
  readonly smalls: readonly number[];
  /** The points of each team. */
  readonly scores: readonly number[];
  /** The options that are in force during the game. */
  readonly settings: Settings;
}

/** The value for a team that has no medium in hand. */
export const noMedium = -1;

/** The larger of the two grids; the smaller grid is its first five ranks. */
const largest = grid(files, ranksOf[3]);

const named = squareNames<Square>(largest, 'a1');

/** The names of the squares by index: a1, b1 and so on. */
export const squares: readonly Square[] = named.all;

/**
 * True if a value is the name of a square of the larger grid, a1 to e6. Use this function to check user input. Only the grid for three teams has rank
 * 6.
 *
 * @param u - any value
 * @returns true for `a1` to `e6`
 * @rule TX-10.1
 * @example
 * ```ts
 * import { isSquare } from 'rulehouse/transformartian';
 * ['e6', 'f1', 'a7'].map(isSquare); // [true, false, false]
 * ```
 */
export const isSquare: (u: unknown) => u is Square = named.is;

/** The index of a square. */
export const squareIndex = (square: Square): number => indexOfName(square, files);

/** The number of a colour in canonical order, 0..5. */
export const colourIndex = (colour: Colour): number => colours.indexOf(colour);

/** The letter of the colour with the given number. */
export const colourLetter = (colour: number): Colour => colours[colour]!;

/** True if a text is a colour letter. */
export const isColour = (u: unknown): u is Colour => colours.some((colour) => colour === u);

/** Number of ranks. @rule TX-1.1 */
export const ranks = ({ teams }: Settings): number => ranksOf[teams];

/** The number of colours in a variant of the game, 5 or 6, which is also the number of ranks. @rule TX-1.2 */
export const colourCount = (settings: Settings): number => ranks(settings);

const noLarges: readonly number[] = Array.from({ length: 30 }, () => 0);

/** True if a grid has five larges of each of the first `count` colours. @rule TX-1.3 */
export const hasFiveEach = (grid: readonly number[], count: number): boolean => {
  const larges = noLarges.slice(0, count);
  for (const colour of grid) {
    const found = larges[colour];
    if (found === undefined) return false;
    larges[colour] = found + 1;
  }
  return larges.every((found) => found === five);
};

/** The team whose turn it is. @rule TX-4.1 */
export const teamToMove = ({ turn, settings }: State): number => (turn - 1) % settings.teams;

/** The number of turns after which the game ends; without a turn limit, the greatest number that a position can show. @rule TX-9.2 */
export const limitOf = ({ turnLimit }: Settings): number => (turnLimit === 0 ? lastTurn - 1 : turnLimit);

/** True if the game is over. @rule TX-9.1 @rule TX-9.2 */
export const isOver = ({ scores, turn, settings }: State): boolean => {
  for (let team = 0; team < settings.teams; team++) if (scores[team]! >= settings.target) return true;
  return turn > limitOf(settings);
};

/** The precomputed lookup tables for a game's grid and chart. */
export const chart = ({ settings }: State): Chart => chartOf(ranks(settings), settings.shapes);

/** The index of a small in {@link State.smalls}. */
export const smallIndex = (settings: Settings, column: number, colour: number): number =>
  column * colourCount(settings) + colour;

/** True if a colour's medium is at home, that is, in no team's hand. @rule TX-1.4 */
export const isHome = ({ hands }: State, colour: number): boolean => !hands.includes(colour);

/** Finds the squares of each colour's five larges: five indices for each colour, in ascending order. */
export const findLarges = ({ grid: colourOn }: State, found: Int32Array): void => {
  // How many larges of each colour have been found so far, three bits per colour.
  let met = 0;
  for (let square = 0; square < colourOn.length; square++) {
    const colour = colourOn[square]!;
    found[colour * five + ((met >> (3 * colour)) & 7)] = square;
    met += 1 << (3 * colour);
  }
};

/** The squares of one colour as a bit set. */
export const bitsOf = (colourOn: readonly number[], colour: number): number => {
  let bits = 0;
  for (let square = 0; square < colourOn.length; square++) if (colourOn[square]! === colour) bits |= 1 << square;
  return bits;
};
