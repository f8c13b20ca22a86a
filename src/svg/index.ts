/**
 * Pictures: a position as one SVG text, for every game. Pure functions from states to strings, without a DOM.
 *
 * @packageDocumentation
 * @module rulehouse/svg
 */
export type { SvgOptions } from './options.js';
