/**
 * Making the element known to a page, and its types.
 *
 * @packageDocumentation
 */
import { defineBoard } from '../board/define.js';
import type { Port } from '../bots/worker/messages.js';
import type { Language } from '../face/message.js';
import { languageOf } from '../board/language.js';
import { elementClass, type Shelf } from './element.js';
import type { PlayGame } from './game.js';

/** What the element has beside that of every element: `PlayElement & HTMLElement`. */
export interface PlayElement {
  /** The id of the game. */
  game: string;
  /** `auto` (the default), `light` or `dark`. */
  theme: string;
  /** Where the documentation is, for links to rules; null: rules are not linked. */
  site: string | null;
  /** True for the board alone, with the few buttons that a game needs. */
  small: boolean;
  /** True for the lesson about the game, in place of a game. */
  lesson: boolean;
  /**
   * The part of an address after `#`: a position, moves from there, and the step that is shown; or `lesson`, or `lesson=3` for its third step.
   * Empty: a new game.
   */
  link: string;
  /** The JSON of a recorded game that is looked through, nothing in it hidden; empty: the game of `link`, or a new one. */
  record: string;
  /** Opens the worker in which the bots think: a module that calls `serve` of `rulehouse/bots/worker`. Null: they think in the page, in slices. */
  worker: (() => Port) | null;
}

const known = new Map<string, PlayGame>();

const languages = new Map<string, Language>();

const shelf: Shelf = {
  game: (id) => known.get(id),
  catalogues: (id, wanted) => {
    const found = languages.get(languageOf(wanted));
    if (found === undefined) return [];
    return [Object.hasOwn(found.games, id) ? (found.games[id] ?? found.others) : found.others];
  },
};

const name = 'rulehouse-play';

/**
 * Makes `<rulehouse-play>` known to the page, for some games, and `<rulehouse-board>` with it. It can be called again with others. On a server, where
 * there are no elements, it does nothing.
 *
 * The element is a whole game: board, players, bots by level, moves, points, rules, a form for a new game, and a result. Attributes: `game` (an id),
 * `theme` (`auto`, the default, `light` or `dark`), `site` (where the documentation is), `small` (the board alone), `lesson` (a lesson in place of a game). Give it a height; on a phone
 * `--screen` is the height of board, actions and players.
 *
 * @param games - the games of the page
 * @param translations - languages other than English: the element speaks that of the nearest `lang` around it
 * @returns nothing: the element is registered under its name
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
