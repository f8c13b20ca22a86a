/**
 * How a board draws a game.
 *
 * @packageDocumentation
 */
import type { GameTypes } from '../core/contract/game.js';
import type { SvgOptions } from '../face/paint/options.js';

/**
 * Draws a view, as SVG texts that stand below each other. Most games have one picture; where there is little room (`narrow`) a large game
 * has several, each of which can be read at 360 pixels.
 *
 * @param view - the state, or what a seat sees of it
 * @param options - the seat, theme, marks and targets of the picture
 * @param narrow - true where there is little room
 * @returns one SVG text, or several that stand below each other
 */
export type Pictures<T extends GameTypes> = (
  view: T['State'] | T['View'],
  options: SvgOptions,
  narrow: boolean,
) => readonly string[];
