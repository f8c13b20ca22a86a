/**
 * Making the element known to a page, and its types.
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

/** What `pick` tells: the clicks so far, none when all were taken back. */
export interface PickDetail {
  /** The parts that were picked, in their order. */
  readonly picked: readonly Part[];
  /** What they are called. */
  readonly words: readonly string[];
}

/** What `move` tells: the move that the person made. The board shows it once the page hands in what came of it. */
export interface MoveDetail<T extends GameTypes = GameTypes> {
  /** The move; legal in what the board shows. */
  readonly move: Legal<T['Move']>;
  /** The same as text. */
  readonly text: string;
  /** The same in words. */
  readonly words: string;
}

/** What `refused` tells: a click that means nothing. */
export interface RefusedDetail {
  /** The refusal of the move that comes nearest, with its rule; null where no move that people try has these parts. */
  readonly refusal: Refusal<string> | null;
  /** The clicks, the last one included. */
  readonly picked: readonly Place[];
}

/** The events of the element, by name. */
export interface BoardEvents<T extends GameTypes = GameTypes> {
  /** Something was picked or taken back. A click that makes a move is told by `move` alone. */
  readonly pick: PickDetail;
  /** A move was made. */
  readonly move: MoveDetail<T>;
  /** A click was refused. */
  readonly refused: RefusedDetail;
}

/**
 * What the element has in addition to what every element has: `BoardElement<Terrafex> & HTMLElement`. What is set is read by the codecs of the game;
 * a fault is shown where the board would be.
 *
 * @typeParam T - the types of the game
 */
export interface BoardElement<T extends GameTypes = GameTypes> {
  /** A state to show. It is reduced to what the seat may see, and not kept: reading the property gives the view. */
  state: T['State'] | T['View'] | null;
  /** A view to show, for instance one that a host sent. */
  view: T['View'] | null;
  /** The moves that may be made; null (the default) for those of the rules. With an empty list the board is only looked at. */
  moves: readonly T['Move'][] | null;
  /** The move that leads to the state or view set with it: it is told and marked. If left out, it is the move that was made on this board. */
  last: T['Move'] | null;
  /** The names of the players by seat; null for what the game calls the seat. A session brings its own. */
  names: readonly (string | null)[];
  /**
   * The session that is played on this board; null (the default) if the page hands in positions. With a session the attributes `game`, `position`
   * and `seat` and the properties above mean nothing, and the event `move` does not come: the session makes the moves.
   */
  session: Session<T> | null;
  /** Places that are marked as if they were picked, for instance those of a move that somebody proposes; none by default. */
  marked: readonly Place[];
  /** The method that every element has, with the type of the details. */
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
 * Makes `<rulehouse-board>` known to the page, for some games. It can be called again with others. On a server, where there are no
 * elements, it does nothing.
 *
 * Attributes: `game` (an id), `position` (the text of a position or view; if left out, the start), `seat` (a number; if left out, everybody who is to
 * move, at one screen, or, in a game that hides something, a spectator), `confirm` (`ambiguous`, the default, `always` or `never`), `theme` (`auto`,
 * the default, `light` or `dark`), `site` (where the documentation is, for links to rules).
 *
 * @param games - the games that boards of this page may show
 * @param translations - languages other than English: a board speaks that of the nearest `lang` around it
 * @returns nothing: the element is registered under its name
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
