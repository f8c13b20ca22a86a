/**
 * Terra Mystica for the boards of web pages.
 *
 * @packageDocumentation
 */
import { deeds } from '../../../face/terra-mystica/deeds.js';
import { terraMysticaFace } from '../../../face/terra-mystica/index.js';
import { terraMysticaTree } from '../../../face/terra-mystica/picture.js';
import { type BoardGame, boardGame } from '../game.js';

/** The parts of Terra Mystica that a board can show separately, the map first. */
const parts = ['map', 'cults', 'seats', 'tiles'] as const;

/** The parts of a wide board: the map, the tiles below it, and all seats beside them. On a very wide board, the tiles are in fewer and longer rows. */
const [desk, wideDesk] = [
  ['board', 'common', 'desk'],
  ['board', 'wide', 'desk'],
] as const;

/** Terra Mystica on a board. If there is little space, the map, cult board, seats and tiles are placed below each other. */
export const terraMysticaBoard: BoardGame = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ boardGame(
    terraMysticaFace,
    (view, options, narrow, ahead) =>
      narrow
        ? parts.map((part) => terraMysticaTree(view, { ...options, part, ahead }))
        : [terraMysticaTree(view, { ...options, ahead })],
    {
      parts,
      ahead: 'data-income',
      deeds,
      desk: (view, options, narrow, ahead) =>
        (narrow ? desk : wideDesk).map((part) => terraMysticaTree(view, { ...options, part, ahead })),
    },
  ),
);
