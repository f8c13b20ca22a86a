/**
 * The public tables, as frozen copies, so that no program can change them for other programs. The rules themselves use plain lists, which are not
 * published.
 *
 * @packageDocumentation
 */
import { published } from '../../core/values/constant.js';
import { type Square, squares as theSquares } from './state.js';
import { type ContentName, contentNames as theContentNames, layouts as theLayouts } from './tables.js';

/**
 * The names of the 56 squares, by index: a1 b1 .. h1 a2 .. h7. {@link Position.board} lists the contents of the squares in the order of this table.
 *
 * @rule TF-1.1
 * @example
 * ```ts
 * import { squares } from 'rulehouse/terrafex';
 * [squares[0], squares[8], squares.length]; // ['a1', 'a2', 56]
 * ```
 */
export const squares: readonly Square[] = published(theSquares);

/**
 * The possible contents of a square, by code 0..21: nothing, one piece, or a blue piece on a green one. The name of a piece consists of a colour and
 * a size, as in position texts. The numbers of {@link Position.board} are indices of this list of contents.
 *
 * @rule TF-1.4
 * @example
 * ```ts
 * import { contentNames, initial, squares } from 'rulehouse/terrafex';
 * contentNames[initial.board[squares.indexOf('c5')] ?? 0]; // 'G2'
 * ```
 */
export const contentNames: readonly ContentName[] = published(theContentNames);

/**
 * The two printed layouts as board texts. Each text lists the ranks from 7 to 1, joined by `/`, and each rank from file a to h. An empty square is
 * `.`; any other square has a name from {@link contentNames}.
 *
 * @rule TF-2.1
 * @example
 * ```ts
 * import { layouts } from 'rulehouse/terrafex';
 * layouts['1'].split('/').length; // 7
 * ```
 */
export const layouts = published(theLayouts);
