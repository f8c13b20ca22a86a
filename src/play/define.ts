/**
 * Registers the element in a page, and defines its types.
 *
 * @packageDocumentation
 */
import { defineBoard } from '../board/define.js';
import type { Port } from '../bots/worker/messages.js';
import type { Language } from '../face/message.js';
import { languageOf } from '../board/language.js';
import { elementClass, type Shelf } from './element.js';
import type { PlayGame } from './game.js';
import type { AnySession } from '../session/closed.js';

/** The members of the element in addition to those of every element: `PlayElement & HTMLElement`. */
export interface PlayElement {
  /** The id of the game. */
  game: string;
  /** `auto` (the default), `light` or `dark`. */
  theme: string;
  /** The address of the documentation, for links to rules; null if rules are not linked. */
  site: string | null;
  /** True for the board alone, with the few buttons that a game needs. */
  small: boolean;
  /** True to show the lesson about the game instead of a game. */
  lesson: boolean;
  /**
   * The part of an address after `#`: a position, moves from there, and the step that is shown; or `lesson`, or `lesson=3` for its third step.
   * If it is empty, a new game begins.
   */
  link: string;
  /**
   * The JSON of a recorded game to be replayed, with nothing hidden; if empty, the game of `link`, or a new one. If `game` is not set, the record
   * says which game it is.
   */
  record: string;
  /** The address of such a record; empty if there is none. */
  src: string;
  /**
   * A session that is played here, for instance a table of a server that was joined; if null, the element opens a game of its own. `game`, `link`
   * and `record` are then ignored, and the session has to be closed by its opener.
   */
  session: AnySession | null;
  /**
   * Opens the worker in which the bots think: a module that calls `serve` of `rulehouse/bots/worker`. If null, they think in the page, in slices.
   */
  worker: (() => Port) | null;
}

const known = new Map<string, PlayGame>();

const later = new Map<string, () => Promise<PlayGame>>();

const languages = new Map<string, Language>();

const shelf: Shelf = {
  game: (id) => known.get(id),
  load: async (id) => {
    const found = await later.get(id)?.();
    later.delete(id);
    if (found !== undefined) definePlay([found]);
    return found !== undefined;
  },
  catalogues: (id, wanted) => {
    const found = languages.get(languageOf(wanted));
    if (found === undefined) return [];
    return [Object.hasOwn(found.games, id) ? (found.games[id] ?? found.others) : found.others];
  },
};

const name = 'rulehouse-play';

/**
 * Registers `<rulehouse-play>` in the page, for some games, together with `<rulehouse-board>`. It can be called again with other games. On a server,
 * where there are no elements, this function does nothing.
 *
 * The element is a whole game: board, players, bots by level, moves, points, rules, a form for a new game, and a result. Attributes: `game` (an id),
 * `theme` (`auto`, the default, `light` or `dark`), `site` (where the documentation is), `small` (the board alone), `lesson` (a lesson in place of a
 * game), `record`
 * (a recorded game as JSON), `src` (the address of one). Give the element a height; on a phone, `--screen` is the height of board, actions and players.
 *
 * @param games - the games of the page
 * @param translations - languages other than English: the element uses that of the nearest `lang` around it
 * @returns nothing; the element is registered under its name
 *
 * @example
 * ```ts
 * import { definePlay, terrafexPlay } from 'rulehouse/play';
 * definePlay([terrafexPlay]); // undefined
 * ```
 */
export const definePlay = (games: readonly PlayGame[], translations: readonly Language[] = []): void => {
  for (const game of games) known.set(game.id, game);
  for (const one of translations) languages.set(one.language, one);
  defineBoard(
    games.map(({ board }) => board),
    translations,
  );
  if (typeof HTMLElement === 'undefined' || customElements.get(name) !== undefined) return;
  customElements.define(name, elementClass(shelf));
};

/**
 * Lets `<rulehouse-play>` load games on demand: a page of many games loads only the one it shows.
 *
 * @param sources - the function that loads each game, by its id
 * @returns nothing; elements that ask for one of these games load it
 *
 * @example
 * ```ts
 * import { deferPlay, definePlay, terrafexPlay } from 'rulehouse/play';
 * deferPlay({ terrafex: () => Promise.resolve(terrafexPlay) });
 * definePlay([]); // undefined
 * ```
 */
export const deferPlay = (sources: Readonly<Record<string, () => Promise<PlayGame>>>): void => {
  for (const [id, load] of Object.entries(sources)) if (!known.has(id)) later.set(id, load);
};
