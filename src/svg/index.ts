/**
 * Pictures: a position as one SVG text, for every game. Pure functions from states to strings, without a DOM.
 *
 * @packageDocumentation
 */
export type { SvgOptions } from './options.js';
export { terraMysticaSvg } from './terra-mystica/index.js';
