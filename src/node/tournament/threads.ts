/**
 * The threads that play: a bot that hangs, leaks memory or crashes loses only its thread and the game in progress.
 *
 * @packageDocumentation
 */
import { setImmediate } from 'node:timers/promises';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type { Piscina } from 'piscina';
import { type ArenaSpec, arenaSpec } from '../../arena/index.js';
import { errorMessage } from '../../core/values/error-fields.js';
import { type Fault, fault } from '../../core/values/fault.js';
import type { Loss } from '../host/loss.js';
import { filesOf, type Guests, presentGuests } from '../host/own-games.js';
import { environment } from '../host/quarters.js';
import type { DealtGame } from './assignment.js';
import { packOrders, unpackGames } from './packed.js';
import { type Games, gamesFor, type TimedGame } from './play-games.js';
import { absent, type Workers } from './pool.js';
import { GameProcesses } from './processes.js';
import {
  type Batch,
  mostFalseStarts,
  Pulse,
  seatOf,
  sharedNumbers,
  type Task,
  type TaskResult,
  taskTime,
  type WorkerData,
} from './task.js';

/** Plays games of a tournament, either in threads or in this process. */
export interface GameThreads {
  /**
   * The number of simultaneous calls needed to keep all threads busy. While a task is being played, the next task is already queued, so that no
   * thread has to wait.
   */
  readonly calls: number;
  /** Plays games one after another for about a second, but at least one game. */
  readonly play: (orders: readonly DealtGame[]) => Promise<Either<Fault, Batch>>;
  /** Prevents further games from being started. */
  readonly stop: () => void;
  readonly isStopped: () => boolean;
  /** Ends all threads, whatever they are doing. */
  readonly close: () => Promise<void>;
}

/** The number of milliseconds between two checks that a thread still makes decisions. */
const often = 50;

/** Returns a signal that aborts when a thread has made no decision for too long. */
const patient = (heart: Int32Array, patience: number): { readonly signal: AbortSignal; readonly end: () => void } => {
  const controller = new AbortController();
  let [latest, since] = [Atomics.load(heart, Pulse.decision), performance.now()];
  const timer = setInterval(
    () => {
      const now = Atomics.load(heart, Pulse.decision);
      // The limit starts with the first decision; a thread that is still starting is not late.
      if (now !== latest || now === 0) [latest, since] = [now, performance.now()];
      else if (performance.now() - since > patience) controller.abort();
    },
    Math.min(often, patience / 4),
  );
  return { signal: controller.signal, end: () => clearInterval(timer) };
};

class Threads implements GameThreads {
  readonly calls: number;
  readonly #patience: number;
  readonly #games: Games;
  readonly #filename: string;
  readonly #pool: Piscina<Task, TaskResult>;
  readonly #stop = sharedNumbers(1);
  /** The number of times in a row that a thread has ended before it played a game. */
  #falseStarts = 0;

  constructor({ Pool, filename }: Workers, spec: ArenaSpec, threads: number, guests: Guests) {
    this.#filename = filename;
    this.calls = 2 * threads;
    this.#patience = spec.limits.patience;
    this.#games = gamesFor(spec, guests);
    const workerData: WorkerData = { spec: arenaSpec.encode(spec), files: filesOf(guests) };
    this.#pool = new Pool<Task, TaskResult>({
      filename,
      minThreads: threads,
      maxThreads: threads,
      idleTimeout: 60_000,
      resourceLimits: { maxOldGenerationSizeMb: spec.limits.memory },
      workerData,
      env: environment(),
    });
    // If a thread fails during a call, the promise of the call rejects. A thread that fails at any other time, even while it ends, is replaced when
    // needed.
    this.#pool.on('error', () => undefined);
  }

  async play(orders: readonly DealtGame[]): Promise<Either<Fault, Batch>> {
    const missing = absent(this.#filename);
    if (missing !== undefined) return left(missing);
    const pulse = sharedNumbers(Pulse.length);
    const heart = new Int32Array(pulse);
    const { signal, end } = patient(heart, this.#patience);
    try {
      const task = { orders: packOrders(orders), ms: taskTime, pulse, stop: this.#stop };
      const result = await this.#pool.run(task, { signal });
      if (result.fault !== undefined) return left(result.fault);
      const played = unpackGames(result.played, orders);
      return right({ played, rest: orders.slice(played.length) });
    } catch (error) {
      const loss: Loss = signal.aborted
        ? { reason: 'time', rule: null, text: `no decision within ${this.#patience} ms` }
        : { reason: 'crash', rule: null, text: `the thread of the bot ended: ${errorMessage(error)}` };
      return this.#afterLoss(orders, heart, loss);
    } finally {
      end();
    }
  }

  /**
   * Returns the result of a batch whose thread has ended: the seat that was deciding loses the game in progress. Games of the task are played again
   * even if the thread had already played them.
   */
  #afterLoss(orders: readonly DealtGame[], heart: Int32Array, loss: Loss): Either<Fault, Batch> {
    const order = orders[Atomics.load(heart, Pulse.game)];
    const decision = Atomics.load(heart, Pulse.decision);
    if (order === undefined || decision === 0) {
      // The thread failed before it asked any seat, so no bot loses the game.
      return ++this.#falseStarts > mostFalseStarts
        ? left(fault([], `threads end before they play: ${loss.text}`))
        : right({ played: [], rest: orders });
    }
    this.#falseStarts = 0;
    const lost = this.#games.lose(order, seatOf(decision), loss);
    return isLeft(lost) ? lost : right({ played: [lost.right], rest: orders.filter((one) => one !== order) });
  }

  stop(): void {
    Atomics.store(new Int32Array(this.#stop), 0, 1);
  }

  isStopped(): boolean {
    return Atomics.load(new Int32Array(this.#stop), 0) !== 0;
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}

/** What plays a tournament: threads, or child processes if modules of other authors take part, which could end a process of threads. */
export const handsFor = (workers: Workers, spec: ArenaSpec, threads: number, guests = presentGuests()): GameThreads =>
  filesOf(guests).length === 0
    ? new Threads(workers, spec, threads, guests)
    : new GameProcesses(workers.filename, spec, threads, guests);

/** Plays the games in this process itself, without threads; suitable for bots that never fail to make a decision. */
class ThisProcess implements GameThreads {
  readonly calls = 1;
  readonly #games: Games;
  #isStopped = false;

  constructor(spec: ArenaSpec, guests: Guests) {
    this.#games = gamesFor(spec, guests);
  }

  async play(orders: readonly DealtGame[]): Promise<Either<Fault, Batch>> {
    const played: TimedGame[] = [];
    for (const order of orders) {
      if (this.#isStopped) break;
      const one = await this.#games.play(order);
      if (isLeft(one)) return one;
      played.push(one.right);
      // Pause after each game; otherwise the thread cannot notice an interrupt.
      await setImmediate();
    }
    return right({ played, rest: orders.slice(played.length) });
  }

  stop(): void {
    this.#isStopped = true;
  }

  isStopped(): boolean {
    return this.#isStopped;
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

/** Plays the games in this process itself, without threads; suitable for bots that never fail to make a decision. */
export const handsHere = (spec: ArenaSpec, guests = presentGuests()): GameThreads => new ThisProcess(spec, guests);
