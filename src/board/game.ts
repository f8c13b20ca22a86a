/**
 * What a board shows: a game with its face and its pictures, the types closed up.
 *
 * @packageDocumentation
 */
import type { Face } from '../face/face.js';
import type { GameTypes } from '../core/game.js';
import type { Pictures } from './pictures.js';
import { type Table, tableOf } from './table.js';

/** A game that a board can show. */
export interface BoardGame {
  /** The id of the game: what the attribute `game` says. */
  readonly id: string;
  /** An empty table of it; each board has its own. */
  readonly table: () => Table;
}

/**
 * Makes a game that a board can show. For authors of games: the games of the library are in {@link boards}.
 *
 * @param face - the face of the game
 * @param pictures - how it is drawn
 * @param narrowBelow - the width in pixels below which the narrow pictures are drawn
 * @example
 * ```ts
 * import { boardGame } from 'rulehouse/board';
 * import { terrafexFace } from 'rulehouse/face';
 * import { terrafexSvg } from 'rulehouse/svg';
 * boardGame(terrafexFace, (state, options) => [terrafexSvg(state, options)]).id; // 'terrafex'
 * ```
 */
export const boardGame = <T extends GameTypes>(face: Face<T>, pictures: Pictures<T>, narrowBelow = 700): BoardGame => ({
  id: face.game.id,
  table: () => tableOf(face, pictures, narrowBelow),
});
