/**
 * Registers the element in a page, and defines its types.
 *
 * @packageDocumentation
 */
import type { GameTypes } from '../core/contract/game.js';
import type { Legal } from '../core/contract/legal.js';
import type { Refusal } from '../core/contract/refusal.js';
import type { Language } from '../face/message.js';
import type { Part, Place } from '../face/part.js';
import type { Session } from '../session/snapshot.js';
import { elementClass } from './element.js';
import { languageOf } from './language.js';
import type { BoardGame, Shelf } from './game.js';

/** The details of `pick`: the clicks so far. The lists are empty when all clicks have been taken back. */
export interface PickDetail {
  /** The parts that were picked, in their order. */
  readonly picked: readonly Part[];
  /** The labels of the clicks. */
  readonly words: readonly string[];
}

/** The details of `move`: the move that the person made. The board shows the position after the move once the page hands that position in. */
export interface MoveDetail<T extends GameTypes = GameTypes> {
  /** The move, which is legal in the position shown. */
  readonly move: Legal<T['Move']>;
  /** The text of the move. */
  readonly text: string;
  /** The move in words. */
  readonly words: string;
}

/** The details of `refused`: a click that leads to no move. */
export interface RefusedDetail {
  /** The refusal of the nearest move, with its rule; null if no move that people may try has these parts. */
  readonly refusal: Refusal<string> | null;
  /** The clicks, including the last one. */
  readonly picked: readonly Place[];
}

/** The events of the element, by name. */
export interface BoardEvents<T extends GameTypes = GameTypes> {
  /** A part was picked or taken back. A click that makes a move fires `move` alone. */
  readonly pick: PickDetail;
  /** A move has been made. */
  readonly move: MoveDetail<T>;
  /** A click has been refused. */
  readonly refused: RefusedDetail;
}

/**
 * The members that a board has beyond those of every HTML element: `BoardElement<Terrafex> & HTMLElement` is the type of a board. Values that are set
 * are read by the codecs of the game; a fault is shown in place of the board.
 *
 * @typeParam T - the types of the game
 */
export interface BoardElement<T extends GameTypes = GameTypes> {
  /** A state to show. The board reduces the state to the seat's view and keeps only the view, so reading the property returns the view. */
  state: T['State'] | T['View'] | null;
  /** A view to show, for instance one sent by a host. */
  view: T['View'] | null;
  /** The moves that may be made; null (the default) for all that the rules allow. With an empty list, the board only shows the position. */
  moves: readonly T['Move'][] | null;
  /**
   * The move that led to the state or view set with it: the board announces and marks this move. If left out, the board takes the move that was made
   * on it.
   */
  last: T['Move'] | null;
  /**
   * The names of the players by seat; null means the name that the game itself gives to the seat. If the board has a session, the session's names are
   * used instead.
   */
  names: readonly (string | null)[];
  /**
   * The session that is played on this board; null (the default) if the page hands in positions. With a session the attributes `game`, `position`
   * and `seat` and the properties above are ignored, and the event `move` is not fired: the session makes the moves.
   */
  session: Session<T> | null;
  /** Places that are marked as if they were picked, for instance those of a proposed move; none by default. */
  marked: readonly Place[];
  /** The method that every element has, with the type of the event's details. */
  addEventListener<K extends keyof BoardEvents<T>>(
    type: K,
    listener: (event: { readonly detail: BoardEvents<T>[K] }) => void,
  ): void;
}

const known = new Map<string, BoardGame>();

const languages = new Map<string, Language>();

const shelf: Shelf = {
  game: (id) => known.get(id),
  catalogues: (id, wanted) => {
    const found = languages.get(languageOf(wanted));
    return found === undefined
      ? []
      : [Object.hasOwn(found.games, id) ? (found.games[id] ?? found.others) : found.others];
  },
};

/**
 * Registers the element `<rulehouse-board>` in the page, for the given games. A page can call the function again with other games. On a server, which
 * has no elements, it does nothing.
 *
 * Attributes: `game` (an id), `position` (the text of a position or view; if left out, the start), `seat` (a number; if left out, all seats to move,
 * at one screen, or, in a game that hides something, a spectator), `confirm` (`ambiguous`, the default, `always` or `never`), `theme` (`auto`, the
 * default, `light` or `dark`), `site` (where the documentation is, for links to rules).
 *
 * @param games - the games that boards of this page may show
 * @param translations - languages other than English: a board uses the language named by the nearest `lang` attribute around it
 * @returns nothing; the element is registered under its name
 *
 * @example
 * ```ts
 * import { defineBoard, terrafexBoard } from 'rulehouse/board';
 * defineBoard([terrafexBoard]); // undefined
 * ```
 */
export const defineBoard = (games: readonly BoardGame[], translations: readonly Language[] = []): void => {
  for (const game of games) known.set(game.id, game);
  for (const one of translations) languages.set(one.language, one);
  if (typeof HTMLElement === 'undefined' || customElements.get(name) !== undefined) return;
  customElements.define(name, elementClass(shelf));
};

const name = 'rulehouse-board';
