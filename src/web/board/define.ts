/**
 * Registers the board element in a page, and defines its types.
 *
 * @packageDocumentation
 */
import type { GameTypes } from '../../core/contract/game.js';
import type { Legal } from '../../core/contract/legal.js';
import type { Refusal } from '../../core/contract/refusal.js';
import type { Language } from '../../face/message.js';
import type { Part, Place } from '../../face/part.js';
import type { AnySession } from '../session/any-session.js';
import type { Session } from '../session/snapshot.js';
import { elementClass } from './element.js';
import type { BoardGame } from './game.js';
import { add, type Shelf, shelfAt } from './shelf.js';

/** The details of the event `pick`: the clicks so far. Both lists, `picked` and `words`, are empty when all clicks have been taken back. */
export interface PickDetail {
  /** The parts of a move that were picked, in the order of the clicks. */
  readonly picked: readonly Part[];
  /** The labels of the parts that were clicked. */
  readonly words: readonly string[];
}

/** The details of the event `move`: the move that the person made. The board shows the position after the move once the page supplies that position. */
export interface MoveDetail<T extends GameTypes = GameTypes> {
  /** The move, which is legal in the shown position. */
  readonly move: Legal<T['Move']>;
  /** The text of the move. */
  readonly text: string;
  /** The move in words. */
  readonly words: string;
}

/** The details of the event `refused`: a click that leads to no move. */
export interface RefusedDetail {
  /** The refusal of the move that best fits the clicked places, with its rule; null if no move that people may attempt fits these places. */
  readonly refusal: Refusal<string> | null;
  /** The clicked places, including the place of the last click. */
  readonly picked: readonly Place[];
}

/** The events of the board element, by name. */
export interface BoardEvents<T extends GameTypes = GameTypes> {
  /** The event fired when a part of a move is picked or a pick is taken back. A click that completes a move fires only the event `move`. */
  readonly pick: PickDetail;
  /** The event for a move that was made. */
  readonly move: MoveDetail<T>;
  /** The event for a click that was refused. */
  readonly refused: RefusedDetail;
}

/**
 * The members that a board has beyond those of an HTML element; a Terrafex board has the type `BoardElement<Terrafex> & HTMLElement`. The game's
 * codecs check every value that a page sets; if a codec refuses a value, a fault is shown instead of the board.
 *
 * @typeParam T - the types of the game
 */
export interface BoardElement<T extends GameTypes = GameTypes> {
  /** The state that the board is to show. The board keeps only the seat's view of the state, so reading the property `state` returns the view. */
  state: T['State'] | T['View'] | null;
  /** The view that the board is to show, for instance one sent by a host. */
  view: T['View'] | null;
  /** The moves that may be made; null (the default) allows all moves that are legal. If the list of moves is empty, the board only shows the position. */
  moves: readonly T['Move'][] | null;
  /**
   * The move that led to the state or view set at the same time; the board announces and marks this move. If `last` is left out, the board uses the
   * move that was made on the board itself.
   */
  last: T['Move'] | null;
  /**
   * The names of the players, by seat; null stands for the name that the game itself gives to the seat. If the board has a session, the session's
   * names are used instead.
   */
  names: readonly (string | null)[];
  /**
   * The session that is played on this board; null (the default) if the page supplies positions. A session makes the moves itself, so the attributes
   * `game`, `position` and `seat` and the properties `state`, `view`, `moves`, `last` and `names` are ignored. The event `move` is not fired.
   */
  session: Session<T> | AnySession | null;
  /** Places to be marked as if they were picked, for instance those of a proposed move; none by default. */
  marked: readonly Place[];
  /** The usual method `addEventListener` of HTML elements, with types for the details of a board's events. */
  addEventListener<K extends keyof BoardEvents<T>>(
    type: K,
    listener: (event: { readonly detail: BoardEvents<T>[K] }) => void,
  ): void;
}

const own: Shelf<BoardGame> = { games: new Map(), languages: new Map(), waiting: new Set() };

/**
 * Registers the element `<rulehouse-board>` in the page, for the given games. A page can call the function again with other games, also from another
 * bundle with a copy of the library. On a server, where custom elements do not exist, the function does nothing.
 *
 * The attribute `game` is an id. `position` is a position or view as text (default: the start). `seat` is a number (default: all seats at one screen,
 * or a spectator if the game hides something). `confirm` is `ambiguous` (the default), `always` or `never`. `theme` is `auto` (the default), `light`
 * or `dark`. `site` is the address of the documentation, for links to rules.
 *
 * @param games - the games that boards on this page may show
 * @param translations - languages other than English; a board uses the language of the nearest `lang` attribute around it
 * @returns nothing; the page can use the element from now on
 *
 * @example
 * ```ts
 * import { defineBoard, terrafexBoard } from 'rulehouse/board';
 * defineBoard([terrafexBoard]); // undefined
 * ```
 */
export const defineBoard = (games: readonly BoardGame[], translations: readonly Language[] = []): void => {
  add(
    shelfAt(name, own, () => elementClass(own)),
    games,
    translations,
  );
};

const name = 'rulehouse-board';
