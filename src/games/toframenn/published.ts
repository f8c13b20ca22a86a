/**
 * The public tables, as frozen copies, so that no program can change them for other programs. The rules themselves use plain lists, which are not
 * published.
 *
 * @packageDocumentation
 */
import { published } from '../../core/values/constant.js';
import { type Square, squares as theSquares } from './geometry.js';
import { colourNames as theColourNames, colours as theColours, colourTables as theColourTables } from './tables.js';

/**
 * The names of the 64 squares, by index: a1 b1 .. h1 a2 .. h8. {@link Position.board} lists the contents of the squares in the order of this table.
 *
 * @rule TO-1.1
 * @example
 * ```ts
 * import { squares } from 'rulehouse/toframenn';
 * [squares[0], squares[8], squares.length]; // ['a1', 'a2', 64]
 * ```
 */
export const squares: readonly Square[] = published(theSquares);

/**
 * The English names of the colour letters.
 *
 * @rule TO-1.6
 * @example
 * ```ts
 * import { colourNames } from 'rulehouse/toframenn';
 * colourNames.K; // 'black'
 * ```
 */
export const colourNames = published(theColourNames);

/**
 * The nine colour letters, in alphabetical order. The colour numbers 1..9 in a state are places in this list of colours, counted from 1.
 *
 * @rule TO-1.6
 * @example
 * ```ts
 * import { colours } from 'rulehouse/toframenn';
 * colours.join(''); // 'BCGKOPRWY'
 * ```
 */
export const colours = published(theColours);

/**
 * The colour tables by name: for each attacking colour, the colours that it attacks. Colours that are not in a table attack nothing.
 *
 * @rule TO-1.6 @rule TO-1.7
 * @example
 * ```ts
 * import { colourTables } from 'rulehouse/toframenn';
 * colourTables.standard.R; // ['B', 'C']
 * colourTables.limited.R; // ['Y']
 * ```
 */
export const colourTables = published(theColourTables);
