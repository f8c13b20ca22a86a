/**
 * Pictures: draws a position of any game as one SVG text. The functions are pure: they turn states into strings, and need no DOM.
 *
 * The `<title>` of a picture names the game and its standing; the `<desc>` puts into words what a player at the table sees. If the option
 * `catalogues` is given, the texts of the picture are in a different language, and the description is left out. Each picture has its own background,
 * so it can be read on pages of any colour. Squares, systems, hands and heaps are groups with attributes such as `data-square="c5"`, so that a front
 * end can find the target of a click: `event.target.closest('[data-square]')`. The documentation of each function lists the attributes that its
 * pictures contain.
 *
 * @packageDocumentation
 * @module rulehouse/svg
 */

export { type IceTradersPart, type IceTradersSvgOptions, icetradersSvg } from '../icetraders/picture.js';
export type { Mark, Marks, SvgOptions, Theme } from '../paint/options.js';
export {
  type TerraMysticaPart,
  type TerraMysticaSvgOptions,
  terraMysticaSvg,
} from '../terra-mystica/picture.js';
export { type TerrafexPart, type TerrafexSvgOptions, terrafexSvg } from '../terrafex/picture.js';
export { type ToframennPart, type ToframennSvgOptions, toframennSvg } from '../toframenn/picture.js';
export {
  type TransformartianPart,
  type TransformartianSvgOptions,
  transformartianSvg,
} from '../transformartian/picture.js';
export { type Drawable, svg, svgTree } from './any.js';
export { type Geometry, geometry, type Point, type Spot } from './geometry.js';
export { type PartsOf, plainSvg } from './plain.js';
export { svgOfText } from './text.js';
