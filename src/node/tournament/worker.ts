/**
 * The program of a thread or a child process, which plays a tournament's games, or replays them for a report, one task after another.
 *
 * @packageDocumentation
 */
import { isMainThread, workerData } from 'node:worker_threads';
import { isLeft, map } from 'fp-ts/Either';
import { arenaSpec } from '../../arena/index.js';
import { decode } from '../../core/reading/codec.js';
import { chain } from '../../core/values/either.js';
import type { Fault } from '../../core/values/fault.js';
import type { Seat } from '../../core/values/seat.js';
import { loadGames } from '../host/own-games.js';
import { countOf, orderAt, packGames } from './packed.js';
import { gamesFor, type TimedGame } from './play-games.js';
import { type Proofs, proofsOf } from './prove-lines.js';
import { firstMessage, serveTasks, type TaskContext } from './serve-tasks.js';
import { decisionAt, type ProcessTask, Pulse, type Task, type TaskResult, type WorkerData } from './task.js';

// The pool, or the process that started this one, passes on the data unchanged, so the cast is safe.
const { spec, files } = (isMainThread ? await firstMessage() : workerData) as WorkerData;
const known = chain(await loadGames(files), () => decode(arenaSpec)(spec));
const games = map(gamesFor)(known);

/** Plays the games of a task until the time for the task has run out. */
const work = async ({ orders, ms, pulse, stop }: Task): Promise<TaskResult> => {
  const played: TimedGame[] = [];
  const ended = (fault: Fault | undefined): TaskResult => ({ played: packGames(played), fault });
  if (isLeft(games)) return ended(games.left);
  const [heart, stopped] = [new Int32Array(pulse), new Int32Array(stop)];
  let decisions = 0;
  const asked = (seat: Seat): void => {
    Atomics.store(heart, Pulse.decision, decisionAt(++decisions, seat));
  };
  const begin = performance.now();
  for (let index = 0; index < countOf(orders); index++) {
    if (Atomics.load(stopped, 0) !== 0 || (index > 0 && performance.now() - begin > ms)) break;
    Atomics.store(heart, Pulse.game, index);
    const one = await games.right.play(orderAt(orders, index), asked);
    if (isLeft(one)) return ended(one.left);
    played.push(one.right);
  }
  return ended(undefined);
};

/** Plays the games of a task in a child process. */
const serve = async (task: unknown, { pulse, report, isStopped }: TaskContext): Promise<Fault | undefined> => {
  if (isLeft(games)) return games.left;
  // Only the process that started this one sends tasks.
  const { orders, ms } = task as ProcessTask;
  const begin = performance.now();
  for (const [index, order] of orders.entries()) {
    if (isStopped() || (index > 0 && performance.now() - begin > ms)) break;
    pulse.begin(index);
    const one = await games.right.play(order, pulse.decide);
    if (isLeft(one)) return one.left;
    await report(one.right);
  }
  return undefined;
};

if (isMainThread) serveTasks(serve);

const proofs = map(proofsOf)(known);

/** Verifies result lines by replaying the games that the lines record. */
export const prove = (texts: readonly string[]): Proofs =>
  isLeft(proofs) ? texts.map(() => proofs) : proofs.right(texts);

// Piscina calls the default export.
// eslint-disable-next-line no-restricted-syntax
export default work;
