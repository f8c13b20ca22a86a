/**
 * Pictures: a position as one SVG text, for every game. Pure functions from states to strings, without a DOM.
 *
 * A picture says in its `<title>` which game it is and how it stands, and in its `<desc>`, in words, what a player at the table sees. With
 * `catalogues` its texts are those of another language, and the description is left out. It brings its own paper, so it can be read on pages of any
 * colour. Squares, systems, hands and heaps are groups with attributes such as `data-square="c5"` (each function says which), so that a front end
 * can tell where a player clicked: `event.target.closest('[data-square]')`.
 *
 * @packageDocumentation
 * @module rulehouse/svg
 */
export { type Drawable, svg } from './any.js';
export { type Geometry, geometry, type Point, type Spot } from './geometry.js';
export { icetradersSvg } from '../face/icetraders/picture.js';
export type { Mark, SvgOptions, Theme } from '../face/paint/options.js';
export {
  type TerraMysticaPart,
  terraMysticaSvg,
  type TerraMysticaSvgOptions,
} from '../face/terra-mystica/picture.js';
export { type PartsOf, plainSvg } from './plain.js';
export { terrafexSvg } from '../face/terrafex/picture.js';
export { svgOfText } from './text.js';
export { toframennSvg } from '../face/toframenn/picture.js';
export { transformartianSvg, type TransformartianSvgOptions } from '../face/transformartian/picture.js';
