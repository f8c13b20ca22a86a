/**
 * The games of the library as boards show them.
 *
 * @packageDocumentation
 */
import { icetradersFace } from '../face/icetraders/index.js';
import { icetradersSvg } from '../face/icetraders/picture.js';
import { terraMysticaFace } from '../face/terra-mystica/index.js';
import { terraMysticaSvg } from '../face/terra-mystica/picture.js';
import { terrafexFace } from '../face/terrafex/index.js';
import { terrafexSvg } from '../face/terrafex/picture.js';
import { toframennFace } from '../face/toframenn/index.js';
import { toframennSvg } from '../face/toframenn/picture.js';
import { transformartianFace } from '../face/transformartian/index.js';
import { transformartianSvg } from '../face/transformartian/picture.js';
import { type BoardGame, boardGame } from './game.js';

/** IceTraders on a board. */
export const icetradersBoard: BoardGame = /* @__PURE__ */ boardGame(icetradersFace, (view, options) => [
  icetradersSvg(view, options),
]);

/** Terra Mystica on a board: where there is little room, map, cult board, seats and tiles below each other. */
export const terraMysticaBoard: BoardGame = /* @__PURE__ */ boardGame(terraMysticaFace, (view, options, narrow) =>
  narrow
    ? (['map', 'cults', 'seats', 'tiles'] as const).map((part) => terraMysticaSvg(view, { ...options, part }))
    : [terraMysticaSvg(view, options)],
);

/** Terrafex on a board. */
export const terrafexBoard: BoardGame = /* @__PURE__ */ boardGame(terrafexFace, (view, options) => [
  terrafexSvg(view, options),
]);

/** Töframenn on a board. */
export const toframennBoard: BoardGame = /* @__PURE__ */ boardGame(toframennFace, (view, options) => [
  toframennSvg(view, options),
]);

/** Transformartian on a board. */
export const transformartianBoard: BoardGame = /* @__PURE__ */ boardGame(transformartianFace, (view, options) => [
  transformartianSvg(view, options),
]);

/**
 * All games of the library, in the order of their ids.
 *
 * @example
 * ```ts
 * import { boards } from 'rulehouse/board';
 * boards.map(({ id }) => id); // ['icetraders', 'terra-mystica', 'terrafex', 'toframenn', 'transformartian']
 * ```
 */
export const boards: readonly BoardGame[] = [
  icetradersBoard,
  terraMysticaBoard,
  terrafexBoard,
  toframennBoard,
  transformartianBoard,
];
