/**
 * The public tables, as frozen copies, so that no program can change them for other programs. The rules do not use these frozen copies; they have
 * plain lists of their own.
 *
 * @packageDocumentation
 */
import { published } from '../../core/values/constant.js';
import { type Square, squares as theSquares } from './state.js';
import { basicShapes as theBasicShapes, catalogue as theCatalogue, colours as theColours } from './tables.js';

/**
 * The names of the squares by index: a1 b1 .. e1 a2 .. e6. With two teams, only the first 25 squares are on the grid.
 *
 * @rule TX-10.1
 * @example
 * ```ts
 * import { squares } from 'rulehouse/transformartian';
 * [squares[0], squares[5], squares.length]; // ['a1', 'a2', 30]
 * ```
 */
export const squares: readonly Square[] = published(theSquares);

/**
 * The default shapes of the chart, in chart order, as names in {@link catalogue}.
 *
 * @rule TX-2.2
 * @example
 * ```ts
 * import { basicShapes } from 'rulehouse/transformartian';
 * basicShapes.join(); // 'X,+,Z,I,W'
 * ```
 */
export const basicShapes = published(theBasicShapes);

/**
 * The catalogue of shapes by name: the five basic shapes, then the deck of eighteen cards, each a {@link CatalogueShape}.
 *
 * @rule TX-2.2
 * @example
 * ```ts
 * import { catalogue } from 'rulehouse/transformartian';
 * catalogue.hook; // { drawing: '.oo/o../oo.', kind: 1 }
 * ```
 */
export const catalogue = published(theCatalogue);

/**
 * Colour letters in canonical order: red, yellow, blue, green, purple, orange. Colour numbers 0..5 are indices of this list. Three teams play with
 * all six colours, two teams with the first five.
 *
 * @rule TX-1.2
 */
export const colours = published(theColours);
