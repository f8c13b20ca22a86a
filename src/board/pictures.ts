/**
 * The function by which a board draws a game.
 *
 * @packageDocumentation
 */
import type { GameTypes } from '../core/contract/game.js';
import type { SvgPicture } from '../face/paint/element.js';
import type { SvgOptions } from '../face/paint/options.js';

/**
 * Draws a view, as pictures to be placed below each other. Most games have one picture; on narrow boards (`narrow`), a large game has several, each
 * of which can be read at 360 pixels.
 *
 * @param view - the state, or a seat's view of it
 * @param options - the seat, theme, marks and targets of the picture
 * @param narrow - true if the board has little room
 * @param then - the position after a previewed move, for games whose pictures show what the move would change; left out if no move is previewed
 * @returns one picture, or several to be placed below each other
 */
export type Pictures<T extends GameTypes> = (
  view: T['State'] | T['View'],
  options: SvgOptions,
  narrow: boolean,
  then?: T['State'] | T['View'],
) => readonly SvgPicture[];
