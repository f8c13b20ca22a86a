/**
 * A game in the form that a board uses: with its face (its words) and its pictures, but without its TypeScript types.
 *
 * @packageDocumentation
 */
import type { Either } from 'fp-ts/Either';
import type { GameTypes } from '../../core/contract/game.js';
import type { Legal } from '../../core/contract/legal.js';
import type { Fault } from '../../core/values/fault.js';
import { waysOf } from '../../face/choices.js';
import type { Deed } from '../../face/deed.js';
import type { Face } from '../../face/face.js';
import { offerAmong } from '../../face/offer.js';
import type { SvgPicture } from '../../face/paint/element.js';
import type { Marks, SvgOptions } from '../../face/paint/options.js';
import type { Part, Place } from '../../face/part.js';
import type { AnySession } from '../session/any-session.js';
import type { Pictures } from './pictures.js';
import { type Ears, type Given, handedTo } from './supplied-positions.js';

/** A session for the positions that a page supplies, and the function that shows them. */
export interface HandedIn {
  /** The session that the board shows. */
  readonly session: AnySession;
  /** Shows what a page supplies; a value that cannot be read gives a fault and changes nothing. */
  readonly show: (given: Given) => Either<Fault, void>;
}

/** A game that a board can show. */
export interface BoardGame {
  /** The id of the game, as the attribute `game` gives it. */
  readonly id: string;
  /** The board width, in pixels, below which the narrow pictures are drawn. */
  readonly below: number;
  /**
   * The names of the parts that the narrow pictures show, the most important first; empty if there are no parts. A board that must fit its space
   * shows the first part large with the others beside it, or puts each part behind a tab. The catalogues contain the name of each part; for instance,
   * the key of the part `map` is `part.map`.
   */
  readonly parts: readonly string[];
  /** True if parts that do not fit side by side are shown behind tabs; false if the whole picture is shown instead. */
  readonly tabs: boolean;
  /** Draws a view of the game as one or several pictures. */
  readonly pictures: (view: unknown, options: SvgOptions, narrow: boolean, then?: unknown) => readonly SvgPicture[];
  /** Draws the pictures for a wide board: the main picture, those below it, and one beside them. A game without them shows its narrow pictures there. */
  readonly desk?: (view: unknown, options: SvgOptions, narrow: boolean, then?: unknown) => readonly SvgPicture[];
  /** The attribute of the elements that a previewed move may change, for instance `data-income`; left out if there are none. */
  readonly ahead?: string;
  /** Returns what the moves of a turn do, by kind of action; a game without such kinds leaves this function out. */
  readonly deeds?: (moves: readonly unknown[], offers: readonly Place[]) => readonly Deed[];
  /** Returns extra marks that follow from the picks, for instance on pieces that could be hit. A game without such marks leaves this function out. */
  readonly lit?: (view: unknown, picked: readonly Place[]) => Marks;
  /** Returns what can be picked after the given picks; a board whose host alone knows the moves leaves this function out. */
  readonly next?: (moves: readonly unknown[], picked: readonly Place[]) => readonly Part[];
  /** Makes a session for the positions that a page supplies; each board has its own session. */
  readonly handed: (ears: Ears<GameTypes>) => HandedIn;
}

/** The layout of a game's pictures on a board. */
export interface Layout<T extends GameTypes = GameTypes> {
  /** The width of a board in pixels below which the narrow pictures are drawn; 700 if left out. */
  readonly narrowBelow?: number;
  /**
   * The names of the parts that the narrow pictures show, the most important first. For the parts `['map', 'seats']`, the game's face must provide
   * the words `part.map` and `part.seats`.
   */
  readonly parts?: readonly string[];
  /** True (the default) if a narrow board puts the parts behind tabs; false if it shows the whole picture instead. */
  readonly tabs?: boolean;
  /**
   * Draws the pictures for a wide board that must fit its space: the main picture, those below it, and last the picture beside them. If left out,
   * the narrow pictures are shown there.
   */
  readonly desk?: Pictures<T>;
  /**
   * The attribute of the elements that a previewed move may change, for instance `data-income`. Each of these elements has a different value of the
   * attribute.
   */
  readonly ahead?: string;
  /**
   * Returns the kinds of actions of a turn, for a bar of actions. Only moves that begin with one of the offered places count. If left out, there is no
   * such bar.
   */
  readonly deeds?: (moves: readonly Legal<T['Move']>[], offers: readonly Place[]) => readonly Deed[];
  /** Returns extra marks that follow from what has been picked in a view. If the function `lit` is left out, picks add no extra marks. */
  readonly lit?: (view: T['State'] | T['View'], picked: readonly Place[]) => Marks;
}

const usualWidth = 700;

/**
 * Makes a game that a board can show. The function is meant for authors of games: the library's own games are in {@link boards}.
 *
 * @param face - the face of the game
 * @param pictures - the function that draws the game
 * @param layout - the layout of the game's pictures on a board
 * @returns the game together with its face and its pictures, without its TypeScript types
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
  layout: Layout<T> = {},
): BoardGame => ({
  id: face.game.id,
  below: layout.narrowBelow ?? usualWidth,
  parts: Object.freeze([...(layout.parts ?? [])]),
  tabs: layout.tabs !== false,
  // A board only draws views of sessions of this game.
  pictures: (view, options, narrow, then) => pictures(view, options, narrow, then),
  // A board only passes moves of sessions of this game.
  ...(layout.deeds === undefined
    ? {}
    : { deeds: (moves, offers) => layout.deeds?.(moves as readonly Legal<T['Move']>[], offers) ?? [] }),
  ...(layout.desk === undefined
    ? {}
    : { desk: (view, options, narrow, then) => layout.desk?.(view, options, narrow, then) ?? [] }),
  ...(layout.ahead === undefined ? {} : { ahead: layout.ahead }),
  ...(layout.lit === undefined ? {} : { lit: layout.lit }),
  // A board only passes moves of sessions of this game.
  next: (moves, picked) => offerAmong((moves as readonly Legal<T['Move']>[]).flatMap(waysOf(face)))(picked).next,
  handed: (ears) => handedTo(face, ears),
});
