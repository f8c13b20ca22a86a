/**
 * The type of the functions that draw games for boards.
 *
 * @packageDocumentation
 */
import type { GameTypes } from '../../core/contract/game.js';
import type { SvgPicture } from '../../face/paint/element.js';
import type { SvgOptions } from '../../face/paint/options.js';

/**
 * Draws a view as one or more pictures, to be placed below each other. Most games have one picture. On narrow boards (`narrow`), a large game has
 * several pictures, each of them legible at a width of 360 pixels.
 *
 * @param view - the state, or a seat's view of the state
 * @param options - the seat, theme, marks and targets of the picture
 * @param narrow - true if the board has little space
 * @param then - the position after a previewed move, for pictures that show what a move would change; left out if no move is previewed
 * @returns one picture, or several to be placed below each other
 */
export type Pictures<T extends GameTypes> = (
  view: T['State'] | T['View'],
  options: SvgOptions,
  narrow: boolean,
  then?: T['State'] | T['View'],
) => readonly SvgPicture[];
