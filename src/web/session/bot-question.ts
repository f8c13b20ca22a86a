/**
 * The types for questions to a session's bots, and for settings that say how the bots think.
 *
 * @packageDocumentation
 */
import type { Either } from 'fp-ts/Either';
import type { Knowledge } from '../../bots/index.js';
import type { Signal } from '../../bots/worker/connect.js';
import type { Port } from '../../bots/worker/messages.js';
import type { Game, GameTypes } from '../../core/contract/game.js';
import type { Fault } from '../../core/values/fault.js';
import type { Seed } from '../../core/values/random.js';
import type { Seat } from '../../core/values/seat.js';

/** A question to a bot: which move does the bot make in the given position? */
export interface Asked<T extends GameTypes> {
  /** The rules. */
  readonly game: Game<T>;
  /** The bot in text form, for instance `mcts:iterations=200`. */
  readonly bot: string;
  /** The seat that the bot plays. */
  readonly seat: Seat;
  /** The position as the bot's seat sees it. */
  readonly view: T['View'];
  /** The seed of the bot's random choices. */
  readonly seed: Seed;
  /** Aborted when the answer is no longer of interest. */
  readonly signal: Signal;
}

/**
 * A function that chooses a move for a bot and returns the move or its notation. If the function returns a fault, rejects, or chooses an illegal
 * move, the session reports the failure in `botFault`.
 *
 * @param asked - the question to the bot, with a signal that stops its thinking
 * @returns a promise of a move, of its notation, or of a fault
 * @fails a fault that the session reports as `botFault`, with the bot's own reason and without a rule
 */
export type Thinker<T extends GameTypes> = (asked: Asked<T>) => Promise<Either<Fault, T['Move'] | string>>;

/** How the bots of a session think. */
export interface Bots<T extends GameTypes> {
  /**
   * Chooses the moves. If `think` is left out, the bots of `rulehouse/bots` choose their moves. The bots of `rulehouse/bots` think in slices of a few
   * milliseconds, and are loaded when the first bot has to think.
   */
  readonly think?: Thinker<T>;
  /**
   * Opens the worker in which the bots think: a module that calls `serve` of `rulehouse/bots/worker`. The worker is opened when the first bot has to
   * think. It belongs to the session, which ends it with `terminate` when the session is closed. To share a worker among several sessions, give
   * `think: connect(worker).choose` instead. If this function is left out, or returns undefined because there are no workers, the bots think in short
   * slices of time.
   */
  readonly worker?: () => Port | undefined;
  /** The knowledge that the bots of `rulehouse/bots` have about the game; if left out, the bots know only the game's rules. */
  readonly knowledge?: Knowledge<T>;
  /** The number of milliseconds after which a bot that has not answered counts as failed; if left out, 60,000. */
  readonly patience?: number;
  /**
   * Sets the pace of the bots: a bot's move is made only after this function's promise settles, so that people can follow. If the function is left
   * out, bots make their moves immediately.
   */
  readonly pace?: () => Promise<void>;
}
