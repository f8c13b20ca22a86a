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
 */
export type Pictures<T extends GameTypes> = (
  view: T['State'] | T['View'],
  options: SvgOptions,
  narrow: boolean,
) => readonly string[];
