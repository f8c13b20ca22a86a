/**
 * Transformartian for boards.
 *
 * @packageDocumentation
 */
import { transformartianFace } from '../../../face/transformartian/index.js';
import { lit } from '../../../face/transformartian/lit.js';
import { transformartianTree } from '../../../face/transformartian/picture.js';
import { type BoardGame, boardGame } from '../game.js';

/** The least board width, in pixels, at which squares and mediums can still be clicked if the chart is beside the grid. */
const narrowBelow = 400;

/** Transformartian on a board: on narrow boards, the chart is below the grid. */
export const transformartianBoard: BoardGame = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ boardGame(
    transformartianFace,
    (view, options, narrow) => [transformartianTree(view, { ...options, narrow })],
    { narrowBelow, lit },
  ),
);
