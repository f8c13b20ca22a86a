/**
 * Terra Mystica as boards show it.
 *
 * @packageDocumentation
 */
import { terraMysticaFace } from '../../face/terra-mystica/index.js';
import { terraMysticaSvg } from '../../face/terra-mystica/picture.js';
import { type BoardGame, boardGame } from '../game.js';

/** Terra Mystica on a board: where there is little room, map, cult board, seats and tiles below each other. */
export const terraMysticaBoard: BoardGame = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ boardGame(
    terraMysticaFace,
    (view, options, narrow) =>
      narrow
        ? (['map', 'cults', 'seats', 'tiles'] as const).map((part) => terraMysticaSvg(view, { ...options, part }))
        : [terraMysticaSvg(view, options)],
    { parts: true },
  ),
);
