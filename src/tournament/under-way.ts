/**
 * A tournament that is under way: what those share who play it, here or on other machines.
 *
 * @packageDocumentation
 */
import type { Either } from 'fp-ts/Either';
import type { ArenaSpec, GameOrder } from '../arena/index.js';
import type { Fault } from '../core/values/fault.js';
import type { Io } from '../host/io.js';
import type { Agenda } from './next-games.js';
import type { Dealt } from './assignment.js';
import type { Played } from './play-games.js';
import type { Pace } from './progress.js';

/** A tournament that is under way. */
export interface Course {
  readonly spec: ArenaSpec;
  readonly folder: string;
  readonly agenda: Agenda;
  readonly pace: Pace;
  /** Deals a game: from now on it can be played. */
  readonly deal: (order: GameOrder) => Dealt;
  /** Writes results, and counts the games as settled; those that are to be played again are given as well. */
  readonly done: (played: readonly Played[], taken: number, rest: readonly GameOrder[]) => Promise<Either<Fault, void>>;
  /** Whether somebody wants it to stop. */
  readonly isStopped: () => boolean;
  /** Is called when somebody does. */
  readonly onStop: (stop: () => void) => void;
  readonly io: Io;
}
