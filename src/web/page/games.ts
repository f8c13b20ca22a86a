/**
 * The games of a page; each game is loaded only when somebody joins a table at which it is played.
 *
 * @packageDocumentation
 */
import type { PlayGame } from '../play/game.js';
import { gamesLater } from '../play/games/later.js';

/** Loads the game with the given id; undefined if the page has no such game. */
export const gameNamed = async (id: string): Promise<PlayGame | undefined> =>
  Object.hasOwn(gamesLater, id) ? gamesLater[id]?.() : undefined;
