/**
 * The printed components: the board, the colours and their attacks, the orders of decisions, and the numbers for Bolt and Duel. The file contains no
 * rules.
 *
 * @packageDocumentation
 */
import { type Grid, grid } from '../../pieces/square.js';

/** The grid of the board, which has 8 files and 8 ranks. @rule TO-1.1 */
export const board: Grid = grid(8, 8);

/** The nine colour letters, in alphabetical order. */
export const colours = ['B', 'C', 'G', 'K', 'O', 'P', 'R', 'W', 'Y'] as const;

/** A colour letter. */
export type Colour = (typeof colours)[number];

/** The English names of the colour letters. */
export const colourNames = {
  B: 'blue',
  C: 'clear',
  G: 'green',
  K: 'black',
  O: 'orange',
  P: 'purple',
  R: 'red',
  W: 'white',
  Y: 'yellow',
} as const satisfies Readonly<Record<Colour, string>>;

/** The colour tables by name: for each attacking colour, the colours that it attacks. */
export const colourTables = {
  standard: {
    K: ['R', 'W'],
    B: ['C', 'R'],
    C: ['O', 'P'],
    G: ['B', 'Y'],
    O: ['G', 'P'],
    P: ['K', 'W'],
    R: ['B', 'C'],
    W: ['K', 'Y'],
    Y: ['G', 'O'],
  },
  limited: { Y: ['G'], G: ['B'], B: ['R'], R: ['Y'] },
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<Colour, readonly Colour[]>>>>>;

/** The name of a colour table. */
export type ColourTable = keyof typeof colourTables;

/** The colours of the limited table, which are the only colours in the pools `four` and `set24`. @rule TO-1.7 */
export const fourColours = ['R', 'Y', 'G', 'B'] as const satisfies readonly Colour[];

/** The number of pyramids of each colour and size that the pool `set24` holds for a side. */
export const set24Copies = 2;

/** The number of wizards, and therefore of pyramids of each size, that a side has at the start. */
export const wizardsASide = 5;

/** The seats that build the wizards, one seat for each decision, in order. @rule TO-3.1 */
export const buildOrder = [0, 1, 0, 1, 0, 1, 0, 1, 0, 1] as const;

/** The seats that place the wizards, one seat for each decision, in order. @rule TO-4.1 */
export const placeOrder = [0, 1, 1, 0, 0, 1, 1, 0, 0, 1] as const;

/** The two ranks nearest to each side; the index is the seat. @rule TO-4.3 */
export const homeRanks = [
  [1, 2],
  [7, 8],
] as const;

/** The distances that a spell reaches, listed by the spell's pips; a small pyramid is not a spell. @rule TO-6.5 @rule TO-6.6 */
export const reach = { 1: [], 2: [3], 3: [3, 5] } as const;

/** The margins needed to remove a small, a medium and a large pyramid in a Duel, with a leap and without one. @rule TO-7.5 */
export const removalMargins = { leap: [1, 3, 5], stay: [3, 5, 7] } as const;

/** The number that the Archmage token adds to a wizard's Duel Value. @rule TO-7.3 */
export const tokenValue = 2;

/** For each size of spell, the greatest gap at which two wizards can still fight; `always` requires no spell. @rule TO-8.4 */
export const aliveGaps = { always: 1, mediumOrLarge: 3, large: 5 } as const;

/** The highest possible limit on the number of plies. */
export const largestLimit = 9999;

/** The length of the longest text that is accepted; the text of a move or position is always far shorter. */
export const longest = 1000;
