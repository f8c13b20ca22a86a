/**
 * Registers the element `<rulehouse-play>` in a page, and defines the element's types.
 *
 * @packageDocumentation
 */

import type { Port } from '../../bots/worker/messages.js';
import type { Language } from '../../face/message.js';
import { defineBoard } from '../board/define.js';
import { add, cataloguesIn, type Shelf, shelfAt } from '../board/shelf.js';
import type { PageElement } from '../board/tag.js';
import type { AnySession } from '../session/any-session.js';
import { elementClass, type PlayShelf } from './element.js';
import type { PlayGame } from './game.js';

/** The members that the play element adds to an HTML element; its full type is `PlayElement & HTMLElement`. */
export interface PlayElement {
  /** The id of the game. */
  game: string;
  /** The theme: `auto` (the default), `light` or `dark`. */
  theme: string;
  /** The address of the documentation, for links to rules; null if rules are not linked. */
  site: string | null;
  /** True to show only the board, with the few buttons that a game needs. */
  small: boolean;
  /** True to show the lesson about the game instead of a game. */
  lesson: boolean;
  /**
   * The part of an address after `#`: a position, the moves made from that position, and the ply to show. The link can also be `lesson`, or
   * `lesson=3` for the third step of the lesson, `level=hard` for a new game against bots of that level, or `last` for the last game kept by `keep`.
   * If the link is empty, a new game begins.
   */
  link: string;
  /**
   * The JSON of a recorded game to be replayed, with nothing hidden; if empty, the game of `link` or a new game is shown. If `game` is not set, the
   * record determines the game.
   */
  record: string;
  /** The address from which a recorded game is loaded; empty if no record is to be loaded. */
  src: string;
  /**
   * True to keep the game in the browser's storage while a person plays it, so that people can go on with it later. Only the last game is kept, and
   * none that is over; see {@link keptGame}.
   */
  keep: boolean;
  /**
   * The session that the element shows, for instance a table on a server; if null, the element opens a game of its own. If a session is set, `game`,
   * `link` and `record` are ignored. Whoever opened the session has to close it.
   */
  session: AnySession | null;
  /**
   * Opens the worker in which the bots think; the worker's module calls `serve` from `rulehouse/bots/worker`. If this function is null, the bots
   * think in the page, in short slices of time.
   */
  worker: (() => Port) | null;
}

declare global {
  interface HTMLElementTagNameMap {
    'rulehouse-play': PlayElement & PageElement;
  }
}

/** The games of a page, those that are loaded on demand, and how elements to which the page gives no worker open one. */
interface OwnShelf extends Shelf<PlayGame> {
  readonly later: Map<string, () => Promise<PlayGame>>;
  worker: () => Port | undefined;
}

const own: OwnShelf = {
  games: new Map(),
  languages: new Map(),
  waiting: new Set(),
  later: new Map(),
  worker: () => undefined,
};

const shelf: PlayShelf = {
  game: (id) => own.games.get(id),
  load: async (id) => {
    const found = await own.later.get(id)?.();
    own.later.delete(id);
    if (found !== undefined) definePlay([found]);
    return found !== undefined;
  },
  catalogues: (id, wanted) => cataloguesIn(own, id, wanted),
  wait: (element) => {
    const once = {
      soon: (): void => {
        own.waiting.delete(once);
        element.soon();
      },
    };
    own.waiting.add(once);
  },
  worker: () => own.worker(),
};

/** The shelf of the page's elements, which may be that of another bundle. */
const shared = (): OwnShelf => shelfAt('rulehouse-play', own, () => elementClass(shelf));

/**
 * Registers `<rulehouse-play>`, together with `<rulehouse-board>`, in the page for the given games. The function can be called again to add games. On
 * a server, where custom elements do not exist, this function does nothing.
 *
 * The element shows a whole game: board, players, bots by level, moves, points, rules, a form for a new game, and the result. The attribute `game` is
 * an id. `theme` is `auto` (the default), `light` or `dark`. `site` is the address of the documentation. `small` shows only the board, and `lesson`
 * shows a lesson instead of a game. `record` is a recorded game as JSON, and `src` is the address of a record. The page has to give the element a
 * height. On a phone, the style property `--screen` sets the total height of the board, the actions and the players.
 *
 * @param games - the games of the page
 * @param translations - languages other than English; an element uses the language of the nearest enclosing `lang` attribute
 * @returns nothing; the element is registered under its name
 *
 * @example
 * ```ts
 * import { definePlay, terrafexPlay } from 'rulehouse/play';
 * definePlay([terrafexPlay]); // undefined
 * ```
 */
export const definePlay = (games: readonly PlayGame[], translations: readonly Language[] = []): void => {
  add(shared(), games, translations);
  defineBoard(
    games.map(({ board }) => board),
    translations,
  );
};

/**
 * Lets `<rulehouse-play>` load games on demand: a page with many games loads only the game that it shows.
 *
 * @param sources - functions that load the games, each under the id of its game
 * @returns nothing; each game is loaded when an element has to show it
 *
 * @example
 * ```ts
 * import { deferPlay, definePlay, terrafexPlay } from 'rulehouse/play';
 * deferPlay({ terrafex: () => Promise.resolve(terrafexPlay) });
 * definePlay([]); // undefined
 * ```
 */
export const deferPlay = (sources: Readonly<Record<string, () => Promise<PlayGame>>>): void => {
  const { games, later } = shared();
  for (const [id, load] of Object.entries(sources)) if (!games.has(id)) later.set(id, load);
};

/** Sets the worker in which bots think if the page gives an element no worker of its own. */
export const thinkIn = (open: () => Port | undefined): void => {
  shared().worker = open;
};
