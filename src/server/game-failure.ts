/**
 * Failures of the module of a game: a function of the game, or of what bots know about it, has thrown an exception.
 *
 * @packageDocumentation
 */
import { reasonOf } from '../host/game-form.js';
import { plain } from '../host/plain.js';

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

/** The error of a request that could not be answered because the module of a game failed. */
export class GameFailed extends Error {
  /** What clients are told. */
  readonly why: string;

  constructor(table: string, why: string) {
    super(`table ${table}: ${why}`);
    this.why = why;
  }
}
