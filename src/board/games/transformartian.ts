/**
 * Transformartian as boards show it.
 *
 * @packageDocumentation
 */
import { transformartianFace } from '../../face/transformartian/index.js';
import { transformartianSvg } from '../../face/transformartian/picture.js';
import { type BoardGame, boardGame } from '../game.js';

/** Wide enough for the squares and mediums to be hit beside the chart. */
const narrowBelow = 400;

/** Transformartian on a board: where there is little room, the chart stands below the grid. */
export const transformartianBoard: BoardGame = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ boardGame(
    transformartianFace,
    (view, options, narrow) => [transformartianSvg(view, { ...options, narrow })],
    { narrowBelow },
  ),
);
