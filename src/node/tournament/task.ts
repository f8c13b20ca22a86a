/**
 * The messages between a coordinator and the threads that play.
 *
 * @packageDocumentation
 */
import type { Fault } from '../../core/values/fault.js';
import { type Seat, seats } from '../../core/values/seat.js';
import type { DealtGame } from './assignment.js';
import type { PackedGames, PackedOrders } from './packed.js';
import type { TimedGame } from './play-games.js';

/** The games that a call has played, and the remaining games, which were not begun or whose results are lost. */
export interface Batch {
  readonly played: readonly TimedGame[];
  readonly rest: readonly DealtGame[];
}

/** The number of milliseconds that a thread or process plays before it returns its results. */
export const taskTime = 1000;

/** The greatest number of threads or processes in a row that may end before they have begun to play. */
export const mostFalseStarts = 10;

/** The data that a thread receives when it starts. */
export interface WorkerData {
  /** The spec as JSON. */
  readonly spec: unknown;
  /** The files of the modules that contain additional games. */
  readonly files: readonly string[];
}

/** A task: the games for one thread to play. */
export interface Task {
  readonly orders: PackedOrders;
  /** After this many milliseconds, no further game of the task is begun. */
  readonly ms: number;
  /** The state of the thread, which can be read even when the thread does not answer: see {@link Pulse}. */
  readonly pulse: SharedArrayBuffer;
  /** Shared memory that contains a single number; if this number is not 0, no further game is begun. */
  readonly stop: SharedArrayBuffer;
}

/** A task for a child process. */
export interface ProcessTask extends Pick<Task, 'ms'> {
  readonly orders: readonly DealtGame[];
}

/** The places of the numbers in a pulse: the index of the game in the task, and the latest decision, which is 0 before the first. */
export const Pulse = { game: 0, decision: 1, length: 2 } as const;

/** A number for a decision: its place among the decisions of the task, counted from 1, and its seat. One number is written faster than two. */
export const decisionAt = (count: number, seat: Seat): number => (count << seatBits) | seat;

/** The seat of a decision. */
export const seatOf = (decision: number): Seat => seats[decision & ((1 << seatBits) - 1)] ?? 0;

const seatBits = 3;

/** The result of a task: the games that were played, beginning with the first game of the task's list. The games after these were not begun. */
export interface TaskResult {
  readonly played: PackedGames;
  /** The reason why a task cannot be played, as a fault; undefined if the task can be played. */
  readonly fault: Fault | undefined;
}

/** Some shared numbers. */
export const sharedNumbers = (count: number): SharedArrayBuffer =>
  new SharedArrayBuffer(count * Int32Array.BYTES_PER_ELEMENT);
