/**
 * Terrafex for boards.
 *
 * @packageDocumentation
 */
import { terrafexFace } from '../../../face/terrafex/index.js';
import { terrafexTree } from '../../../face/terrafex/picture.js';
import { type BoardGame, boardGame } from '../game.js';

/** The parts of Terrafex that a board can show separately, the landscape first. */
const parts = ['board', 'table'] as const;

/** The parts of a wide board: the landscape as large as the height allows, and everything else beside it. */
const desk = ['large', 'beside'] as const;

/**
 * Terrafex on a board. If the board must fit a wide space, the actions and the pool are beside the landscape; otherwise the board shows the whole
 * picture.
 */
export const terrafexBoard: BoardGame = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ boardGame(
    terrafexFace,
    (view, options, narrow) =>
      narrow ? parts.map((part) => terrafexTree(view, { ...options, part })) : [terrafexTree(view, options)],
    {
      narrowBelow: 0,
      parts,
      tabs: false,
      desk: (view, options) => desk.map((part) => terrafexTree(view, { ...options, part })),
    },
  ),
);
