/**
 * IceTraders as boards show it.
 *
 * @packageDocumentation
 */
import { icetradersFace } from '../../face/icetraders/index.js';
import { icetradersSvg } from '../../face/icetraders/picture.js';
import { type BoardGame, boardGame } from '../game.js';

/** IceTraders on a board. */
export const icetradersBoard: BoardGame = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ boardGame(icetradersFace, (view, options) => [icetradersSvg(view, options)]),
);
