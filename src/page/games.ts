/**
 * The games of a page: each is loaded when a table of that game is joined.
 *
 * @packageDocumentation
 */
import type { PlayGame } from '../play/game.js';
import { gamesLater } from '../play/games/later.js';

/** The game with an id; undefined if the page has none. */
export const gameNamed = async (id: string): Promise<PlayGame | undefined> =>
  Object.hasOwn(gamesLater, id) ? gamesLater[id]?.() : undefined;
