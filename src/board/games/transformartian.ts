/**
 * Transformartian as boards show it.
 *
 * @packageDocumentation
 */
import { transformartianFace } from '../../face/transformartian/index.js';
import { transformartianSvg } from '../../face/transformartian/picture.js';
import { type BoardGame, boardGame } from '../game.js';

/** Transformartian on a board. */
export const transformartianBoard: BoardGame = /* @__PURE__ */ boardGame(transformartianFace, (view, options) => [
  transformartianSvg(view, options),
]);
