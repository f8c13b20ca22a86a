/**
 * The player of a seat for the command: a bot of the library, or a program that speaks the protocol.
 *
 * @packageDocumentation
 */
import type { Either } from 'fp-ts/Either';
import type { Analysis } from '../bots/index.js';
import type { GameTypes } from '../core/contract/game.js';
import type { Legal } from '../core/contract/legal.js';
import type { Seat } from '../core/values/seat.js';
import type { GameOver, Gone } from '../protocol/index.js';
import { plain } from './plain.js';

/** The loss of a program: it made an illegal move, took too long, ended, or broke the protocol. */
export interface Loss {
  readonly reason: 'illegal' | 'time' | 'crash' | 'protocol';
  /** The rule of the game that the program broke; null if it broke no rule. */
  readonly rule: string | null;
  /** One line. */
  readonly text: string;
}

/** A player's choice of a move, and its comments on the choice. */
export interface Choice<T extends GameTypes> {
  readonly move: Legal<T['Move']>;
  /** The analysis of a bot of the library; null for a program. */
  readonly analysis: Analysis<T['Move']> | null;
  /** The answer of a program; null for a bot of the library. */
  readonly said: Gone | null;
}

/** The player of one seat of one game. */
export interface Seated<T extends GameTypes> {
  /** Settles when the player is ready; if the player cannot play, the value is its loss. If left out, the player can play immediately. */
  readonly ready?: Promise<Loss | undefined>;
  /**
   * The player's choice in a view in which its seat decides; the result is not a promise if there is nothing to wait for. `moves` are the moves made
   * so far, with null for each move that the player may not know.
   */
  readonly choose: (
    view: T['View'],
    moves: readonly (string | null)[],
  ) => Promise<Either<Loss, Choice<T>>> | Either<Loss, Choice<T>>;
  /** Notifies the player of a move, made by chance if the seat is null; the move is null if the player may not know it. */
  readonly told: (seat: Seat | null, move: T['Move'] | null) => void;
  /**
   * Notifies the player that the game is over; the player has been released when the promise settles. If left out, the player needs no such
   * notification.
   */
  readonly end?: (result: GameOver) => Promise<void>;
}

/** A loss in one line. */
export const printLoss = ({ reason, rule, text }: Loss): string =>
  plain(`${reason}: ${rule === null ? '' : `${rule}: `}${text}`);
