/**
 * Terra Mystica for boards in pages.
 *
 * @packageDocumentation
 */
import { terraMysticaFace } from '../../face/terra-mystica/index.js';
import { terraMysticaTree } from '../../face/terra-mystica/picture.js';
import { type BoardGame, boardGame } from '../game.js';

/** The parts of the table; the map is the most important. */
const parts = ['map', 'cults', 'seats', 'tiles'] as const;

/** Terra Mystica on a board. Where there is little room, the map, cult board, seats and tiles are below each other. */
export const terraMysticaBoard: BoardGame = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ boardGame(
    terraMysticaFace,
    (view, options, narrow, ahead) =>
      narrow
        ? parts.map((part) => terraMysticaTree(view, { ...options, part, ahead }))
        : [terraMysticaTree(view, { ...options, ahead })],
    { parts, ahead: 'data-income' },
  ),
);
