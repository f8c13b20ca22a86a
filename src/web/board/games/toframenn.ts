/**
 * Töframenn for boards.
 *
 * @packageDocumentation
 */
import { toframennFace } from '../../../face/toframenn/index.js';
import { lit } from '../../../face/toframenn/lit.js';
import { toframennTree } from '../../../face/toframenn/picture.js';
import { type BoardGame, boardGame } from '../game.js';

/** The parts of Töframenn that a board can show separately, the game's own board first. */
const parts = ['board', 'table'] as const;

/** The parts of a wide board: Töframenn's board as large as the height allows, and everything else beside it. */
const desk = ['large', 'beside'] as const;

/**
 * Töframenn on a board. The board marks the targets that the picked wizard can hit, and the squares on which that wizard can be hit. If everything
 * must fit the available space, the hands and the wheel are beside Töframenn's board.
 */
export const toframennBoard: BoardGame = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ boardGame(
    toframennFace,
    (view, options, narrow) =>
      narrow ? parts.map((part) => toframennTree(view, { ...options, part })) : [toframennTree(view, options)],
    // The complete picture is readable on a phone, so it is split only if it must fit the height of the screen.
    {
      narrowBelow: 0,
      parts,
      lit,
      desk: (view, options) => desk.map((part) => toframennTree(view, { ...options, part })),
    },
  ),
);
