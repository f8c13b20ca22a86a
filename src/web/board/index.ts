/**
 * A board to play on: the custom element `<rulehouse-board>`, for every game, without a framework.
 *
 * Start with {@link defineBoard} and {@link boards}; a page with only one game can import that game's board alone. The element shows what a page
 * supplies and reports what a person does; the page itself runs the game. The element holds only views, so a board does not contain anything that its
 * seat may not see.
 *
 * @packageDocumentation
 * @module rulehouse/board
 */

export type { Deed, DeedChoice } from '../../face/deed.js';
export type { Language } from '../../face/message.js';
export {
  type BoardElement,
  type BoardEvents,
  defineBoard,
  type MoveDetail,
  type PickDetail,
  type RefusedDetail,
} from './define.js';
export { type BoardGame, boardGame, type HandedIn, type Layout } from './game.js';
export { icetradersBoard } from './games/icetraders.js';
export { boards } from './games/index.js';
export { terraMysticaBoard } from './games/terra-mystica.js';
export { terrafexBoard } from './games/terrafex.js';
export { toframennBoard } from './games/toframenn.js';
export { transformartianBoard } from './games/transformartian.js';
export { type BoardHtmlOptions, boardHtml, boardPicture } from './html.js';
export type { Pictures } from './pictures.js';
export type { Ears, Given, Handed } from './supplied-positions.js';
export type { BoardTag } from './tag.js';
