/**
 * The questions to the bots of a session, and how the bots think; this module contains only types.
 *
 * @packageDocumentation
 */
import type { Either } from 'fp-ts/Either';
import type { Knowledge } from '../bots/index.js';
import type { Signal } from '../bots/worker/connect.js';
import type { Port } from '../bots/worker/messages.js';
import type { Game, GameTypes } from '../core/contract/game.js';
import type { Fault } from '../core/values/fault.js';
import type { Seed } from '../core/values/random.js';
import type { Seat } from '../core/values/seat.js';

/** A question to a bot. */
export interface Asked<T extends GameTypes> {
  /** The rules. */
  readonly game: Game<T>;
  /** The text of the bot. */
  readonly bot: string;
  /** The seat that the bot plays. */
  readonly seat: Seat;
  /** The position as the bot's seat sees it. */
  readonly view: T['View'];
  /** The seed of the bot's random choices. */
  readonly seed: Seed;
  /** Signals that the position is no longer of interest. */
  readonly signal: Signal;
}

/**
 * Chooses a move for a bot: the move, or its notation. If the result is a fault, a rejection or a move that is not legal, the session reports it in
 * `botFault`.
 *
 * @param asked - the question to the bot, with a signal that stops its thinking
 * @returns a promise of a move or its text, or of a fault
 * @fails a fault that the session reports as `botFault`; it has the bot's own reason, and no rule
 */
export type Thinker<T extends GameTypes> = (asked: Asked<T>) => Promise<Either<Fault, T['Move'] | string>>;

/** How the bots of a session think. */
export interface Bots<T extends GameTypes> {
  /**
   * Chooses the moves. If left out, the bots of `rulehouse/bots` choose; they think in slices of a few milliseconds and are loaded when the first bot
   * has to think.
   */
  readonly think?: Thinker<T>;
  /**
   * Opens the worker in which the bots think: a module that calls `serve` of `rulehouse/bots/worker`. The worker is opened when the first bot has to
   * think. If this function is left out, or returns undefined because there are no workers, the bots think in slices.
   */
  readonly worker?: () => Port | undefined;
  /** The knowledge that the bots of `rulehouse/bots` have about the game; if left out, they know only its rules. */
  readonly knowledge?: Knowledge<T>;
  /** The number of milliseconds after which a bot that does not answer has failed; if left out, 60,000. */
  readonly patience?: number;
  /**
   * Awaited before a bot makes the move that it chose, so that people can follow; this sets the pace of the bots' moves. If left out, the moves are
   * made immediately.
   */
  readonly pace?: () => Promise<void>;
}
