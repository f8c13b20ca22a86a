/**
 * The printed components: the board and its contents, the supply, and the layouts. This file contains no rules.
 *
 * @packageDocumentation
 */
import { type Grid, grid } from '../../pieces/square.js';

/** The grid of the board, which has 8 files and 7 ranks. @rule TF-1.1 */
export const board: Grid = grid(8, 7);

/** The number of pieces of each size in play, the same for every colour. The fifth large piece of a colour is its tracker. @rule TF-1.2 */
export const supply: readonly number[] = [5, 5, 4];

/**
 * The two printed layouts as board texts. Each text lists the ranks from 7 to 1, joined by `/`, and each rank from file a to h. An empty square is
 * `.`; any other square has a name from {@link contentNames}.
 */
export const layouts = {
  '1': '......../...G2...B3/B3.G2...../...G1G1.../.....G2.B3/B3...G2.../........',
  '2': '......../G2......G2/.G1....G1./..B3B3B3B3../.G1....G1./G2......G2/........',
} as const;

/** The largest turn number that a position can show. @rule TF-11.3 */
export const lastTurn = 9_999_999;

/** The possible contents of a square, by code 0..21: nothing, one piece, or a blue piece on a green one. */
export const contentNames = [
  ...(['.', 'R1', 'R2', 'R3', 'Y1', 'Y2', 'Y3', 'G1', 'G2', 'G3', 'B1', 'B2', 'B3'] as const),
  ...(['B1+G1', 'B1+G2', 'B1+G3', 'B2+G1', 'B2+G2', 'B2+G3', 'B3+G1', 'B3+G2', 'B3+G3'] as const),
] as const;

/** The name of a square's content. */
export type ContentName = Extract<(typeof contentNames)[number], string>;

/** The length of the longest text that is accepted; the text of a move or position is always far shorter. */
export const longest = 1000;
