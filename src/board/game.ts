/**
 * What a board shows: a game with its face and its pictures, its types hidden.
 *
 * @packageDocumentation
 */
import type { Either } from 'fp-ts/Either';
import type { GameTypes } from '../core/contract/game.js';
import type { Fault } from '../core/values/fault.js';
import type { Face } from '../face/face.js';
import type { Catalogue } from '../face/message.js';
import type { SvgOptions } from '../face/paint/options.js';
import { type Ears, type Given, handedTo } from './handed.js';
import type { AnySession } from '../session/closed.js';
import type { Pictures } from './pictures.js';

/** A position that a page hands in, and the session made for it. */
export interface HandedIn {
  /** The session that the board shows. */
  readonly session: AnySession;
  /** Shows what a page hands in; what cannot be read is a fault, and changes nothing. */
  readonly show: (given: Given) => Either<Fault, void>;
}

/** A game that a board can show. */
export interface BoardGame {
  /** The id of the game: what the attribute `game` says. */
  readonly id: string;
  /** The width in pixels below which the narrow pictures are drawn. */
  readonly below: number;
  /** True if the narrow pictures are parts, the most important first: a board that fits in its room shows the first one large and the others beside it. */
  readonly parts: boolean;
  /** Draws a view of the game. */
  readonly pictures: (view: unknown, options: SvgOptions, narrow: boolean) => readonly string[];
  /** A session about positions that a page hands in; each board has its own. */
  readonly handed: (ears: Ears<GameTypes>) => HandedIn;
}

/** How the pictures of a game lie on a board. */
export interface BoardLayout {
  /** The width in pixels below which the narrow pictures are drawn: 700 if left out. */
  readonly narrowBelow?: number;
  /** True if the narrow pictures are parts, the most important first. */
  readonly parts?: boolean;
}

const usualWidth = 700;

/**
 * Makes a game that a board can show. For authors of games: the games of the library are in {@link boards}.
 *
 * @param face - the face of the game
 * @param pictures - how it is drawn
 * @param layout - how the pictures lie on the board
 * @returns the game with its face and pictures, its types hidden
 *
 * @example
 * ```ts
 * import { boardGame } from 'rulehouse/board';
 * import { terrafexFace } from 'rulehouse/face';
 * import { terrafexSvg } from 'rulehouse/svg';
 * boardGame(terrafexFace, (state, options) => [terrafexSvg(state, options)]).id; // 'terrafex'
 * ```
 */
export const boardGame = <T extends GameTypes>(
  face: Face<T>,
  pictures: Pictures<T>,
  layout: BoardLayout = {},
): BoardGame => ({
  id: face.game.id,
  below: layout.narrowBelow ?? usualWidth,
  parts: layout.parts === true,
  // A board draws views of sessions about this very game only.
  pictures: (view, options, narrow) => pictures(view, options, narrow),
  handed: (ears) => handedTo(face, ears),
});

/** The games that boards of a page may show, and what they say in other languages. */
export interface Shelf {
  readonly game: (id: string) => BoardGame | undefined;
  readonly catalogues: (id: string, language: string) => readonly Catalogue[];
}
