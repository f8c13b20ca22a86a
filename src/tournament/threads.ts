/**
 * The threads that play: whoever hangs, leaks or crashes takes its thread along and loses that game, and nothing else.
 *
 * @packageDocumentation
 */
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { Piscina } from 'piscina';
import { arenaSpec, type ArenaSpec } from '../arena/index.js';
import { type Fault, fault } from '../core/values/fault.js';
import { loadedFiles } from '../host/own-games.js';
import { environment } from '../host/quarters.js';
import type { Loss } from '../host/seated.js';
import type { Dealt } from './assignment.js';
import { gamesFor, type Played } from './play-games.js';
import { type Done, Pulse, sharedNumbers, type Task, type WorkerData } from './task.js';

/** What came of some games: those that were played, and those that were not begun or whose result is lost. */
export interface Batch {
  readonly played: readonly Played[];
  readonly rest: readonly Dealt[];
}

/** Threads that play. */
export interface Hands {
  /** So many calls at once keep all threads busy: one that waits for each that plays, so that no thread waits for its next games. */
  readonly calls: number;
  /** Plays some games, one after the other, for about a second, and at least one. */
  readonly play: (orders: readonly Dealt[]) => Promise<Either<Fault, Batch>>;
  /** From now on no other game is begun. */
  readonly stop: () => void;
  readonly isStopped: () => boolean;
  /** Ends all threads, whatever they do. */
  readonly close: () => Promise<void>;
}

/** How long a thread plays before it gives its results. */
const taskTime = 1000;

/** Threads that may end one after the other before they play. */
const mostFalseStarts = 10;

/** How often it is looked after whether somebody still thinks. */
const often = 50;

/** Aborts when nobody has decided anything for too long. */
const patient = (heart: Int32Array, patience: number): { readonly signal: AbortSignal; readonly end: () => void } => {
  const controller = new AbortController();
  let [beat, since] = [Atomics.load(heart, Pulse.beat), performance.now()];
  const timer = setInterval(
    () => {
      const now = Atomics.load(heart, Pulse.beat);
      // A thread that has not begun yet keeps nobody waiting.
      if (now !== beat || now === 0) [beat, since] = [now, performance.now()];
      else if (performance.now() - since > patience) controller.abort();
    },
    Math.min(often, patience / 4),
  );
  return { signal: controller.signal, end: () => clearInterval(timer) };
};

const messageOf = (error: unknown): string =>
  error instanceof Error ? (error.message.split('\n')[0] ?? '').slice(0, 200) : 'unknown reason';

/** Threads for a tournament. */
export const handsFor = (spec: ArenaSpec, threads: number): Hands => {
  const games = gamesFor(spec);
  const stop = sharedNumbers(1);
  const workerData: WorkerData = { spec: arenaSpec.encode(spec), files: loadedFiles() };
  const pool = new Piscina<Task, Done>({
    filename: fileURLToPath(new URL('./arena-worker.mjs', import.meta.url)),
    minThreads: threads,
    maxThreads: threads,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: spec.limits.memory },
    workerData,
    env: environment(),
  });
  // Whoever waits for a thread is told by what it waits for. A thread that fails while nobody does, on its way out as well, is replaced when it is needed.
  pool.on('error', () => undefined);

  let neverBegun = 0;

  /** The game that was played when its thread was lost is lost too; what was played before it in the task is played again. */
  const afterLoss = (orders: readonly Dealt[], heart: Int32Array, loss: Loss): Either<Fault, Batch> => {
    const order = orders[Atomics.load(heart, Pulse.game)];
    if (order === undefined || Atomics.load(heart, Pulse.beat) === 0) {
      // Nobody was asked anything: it is nobody's loss.
      return ++neverBegun > mostFalseStarts
        ? left(fault([], `threads end before they play: ${loss.text}`))
        : right({ played: [], rest: orders });
    }
    neverBegun = 0;
    const lost = games.lose(order, Atomics.load(heart, Pulse.seat), loss);
    if (isLeft(lost)) return lost;
    return right({ played: [lost.right], rest: orders.filter((one) => one !== order) });
  };

  return {
    calls: 2 * threads,
    play: async (orders) => {
      const pulse = sharedNumbers(Pulse.length);
      const heart = new Int32Array(pulse);
      const { signal, end } = patient(heart, spec.limits.patience);
      try {
        const { played, fault: wrong } = await pool.run({ orders, ms: taskTime, pulse, stop }, { signal });
        return wrong === undefined ? right({ played, rest: orders.slice(played.length) }) : left(wrong);
      } catch (error) {
        const loss: Loss = signal.aborted
          ? { reason: 'time', rule: null, text: `no decision within ${spec.limits.patience} ms` }
          : { reason: 'crash', rule: null, text: `its thread ended: ${messageOf(error)}` };
        return afterLoss(orders, heart, loss);
      } finally {
        end();
      }
    },
    stop: () => Atomics.store(new Int32Array(stop), 0, 1),
    isStopped: () => Atomics.load(new Int32Array(stop), 0) !== 0,
    close: () => pool.destroy(),
  };
};

/** This process itself: for bots that can be trusted to decide. */
export const handsHere = (spec: ArenaSpec): Hands => {
  const games = gamesFor(spec);
  let isStopped = false;
  return {
    calls: 1,
    play: async (orders) => {
      const played: Played[] = [];
      for (const order of orders) {
        if (isStopped) break;
        const one = await games.play(order);
        if (isLeft(one)) return one;
        played.push(one.right);
        // A pause after each game: only then can the process learn that nobody waits any more.
        await setImmediate();
      }
      return right({ played, rest: orders.slice(played.length) });
    },
    stop: () => (isStopped = true),
    isStopped: () => isStopped,
    close: () => Promise.resolve(),
  };
};
