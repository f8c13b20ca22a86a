/**
 * Terrafex for boards.
 *
 * @packageDocumentation
 */
import { terrafexFace } from '../../face/terrafex/index.js';
import { terrafexTree } from '../../face/terrafex/picture.js';
import { type BoardGame, boardGame } from '../game.js';

/** Terrafex on a board. */
export const terrafexBoard: BoardGame = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ boardGame(terrafexFace, (view, options) => [terrafexTree(view, options)]),
);
