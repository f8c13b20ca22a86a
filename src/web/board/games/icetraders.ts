/**
 * IceTraders for boards.
 *
 * @packageDocumentation
 */
import { icetradersFace } from '../../../face/icetraders/index.js';
import { icetradersTree } from '../../../face/icetraders/picture.js';
import { type BoardGame, boardGame } from '../game.js';

/** The parts of IceTraders that a board can show separately, the map first. */
const parts = ['map', 'table'] as const;

/** IceTraders on a board. If the board must fit a given space, the seats and the stash are beside the map. */
export const icetradersBoard: BoardGame = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ boardGame(
    icetradersFace,
    (view, options, narrow) =>
      narrow ? parts.map((part) => icetradersTree(view, { ...options, part })) : [icetradersTree(view, options)],
    // The complete picture is readable on a phone, so it is split only if it must fit the height of the screen.
    { narrowBelow: 0, parts },
  ),
);
