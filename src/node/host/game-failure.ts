/**
 * Puts into words that the module of a game failed: a function of the game, or of what bots know about it, threw an exception.
 *
 * @packageDocumentation
 */

import { reasonOf } from './game-form.js';
import { plain } from './terminal-safe.js';

/** The greatest length of the reason that people see. */
const longest = 500;

/**
 * Says that the module of a game failed, and how.
 *
 * @param game - the id of the game
 * @param when - when the module failed, for instance `after 3 moves`
 * @param error - the exception that the module threw
 */
export const gameFailure = (game: string, when: string, error: unknown): string =>
  plain(`the module of the game ${game} failed ${when}: ${reasonOf(error)}`).slice(0, longest);

/** A number of moves, in words. */
export const movesInWords = (count: number): string => `${count} ${count === 1 ? 'move' : 'moves'}`;
