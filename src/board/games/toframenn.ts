/**
 * Töframenn as boards show it.
 *
 * @packageDocumentation
 */
import { toframennFace } from '../../face/toframenn/index.js';
import { toframennSvg } from '../../face/toframenn/picture.js';
import { type BoardGame, boardGame } from '../game.js';

/** Töframenn on a board. */
export const toframennBoard: BoardGame = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ boardGame(toframennFace, (view, options) => [toframennSvg(view, options)]),
);
