/**
 * The messages between a coordinator and the threads that play.
 *
 * @packageDocumentation
 */
import type { Fault } from '../core/values/fault.js';
import type { Dealt } from './assignment.js';
import type { Played } from './play-games.js';

/** The data that a thread starts with. */
export interface WorkerData {
  /** The spec as JSON. */
  readonly spec: unknown;
  /** The files of the modules with additional games. */
  readonly files: readonly string[];
}

/** A task: the games for one thread to play. */
export interface Task {
  readonly orders: readonly Dealt[];
  /** The number of milliseconds after which no further game of the task is begun. */
  readonly ms: number;
  /** The state of the thread, which can be read even when the thread does not answer: see {@link Pulse}. */
  readonly pulse: SharedArrayBuffer;
  /** Shared memory with one number; if the number is not 0, no further game is begun. */
  readonly stop: SharedArrayBuffer;
}

/** The numbers of a pulse: the index of the game in the task, the seat that decides, and a number that grows with each decision. */
export const Pulse = { game: 0, seat: 1, beat: 2, length: 3 } as const;

/** The result of a task: the games of its list that were played, from the first on. Games that are missing at the end of the list were not begun. */
export interface Done {
  readonly played: readonly Played[];
  /** The fault of a task that cannot be played; undefined if there is no fault. */
  readonly fault: Fault | undefined;
}

/** Some shared numbers. */
export const sharedNumbers = (count: number): SharedArrayBuffer =>
  new SharedArrayBuffer(count * Int32Array.BYTES_PER_ELEMENT);
