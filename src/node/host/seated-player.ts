/**
 * The player that the command puts at a seat: a bot, or a program that speaks the protocol.
 *
 * @packageDocumentation
 */
import type { Either } from 'fp-ts/Either';
import type { Analysis } from '../../bots/index.js';
import type { GameTypes } from '../../core/contract/game.js';
import type { Legal } from '../../core/contract/legal.js';
import type { Seat } from '../../core/values/seat.js';
import type { GameOver, Gone } from '../../protocol/index.js';
import type { MoveTime } from './game-clock.js';
import type { Loss } from './loss.js';

/** A player's choice of a move, and its comments on the choice. */
export interface MoveChoice<T extends GameTypes> {
  readonly move: Legal<T['Move']>;
  /** The analysis from which a bot of the library chose the move; null for any other player. */
  readonly analysis: Analysis<T['Move']> | null;
  /** The answer in which a program named the move; null for any other player. */
  readonly said: Gone | null;
}

/** The player of one seat of one game. */
export interface SeatedPlayer<T extends GameTypes> {
  /**
   * A promise that settles when the player is ready; if the player cannot play, the promise's value is the player's loss. If the promise is left out,
   * the player can play immediately.
   */
  readonly ready?: Promise<Loss | undefined>;
  /**
   * Lets the player choose a move, given a view in which the player's seat decides. The player's choice is a promise only if there is something to
   * wait for.
   * `moves` are the moves made so far, with null for each move that the player may not know; `time` is undefined if the moves of all players have no
   * common limit.
   */
  readonly choose: (
    view: T['View'],
    moves: readonly (string | null)[],
    time?: MoveTime,
  ) => Promise<Either<Loss, MoveChoice<T>>> | Either<Loss, MoveChoice<T>>;
  /** Notifies the player of a move. The seat is null for a move by chance, and the move is null if the player may not know it. */
  readonly told: (seat: Seat | null, move: T['Move'] | null) => void;
  /**
   * Notifies the player that the game is over. When the returned promise settles, the player has been released. If `end` is left out, the player need
   * not be notified when the game is over.
   */
  readonly end?: (result: GameOver) => Promise<void>;
}
