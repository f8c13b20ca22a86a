/**
 * The program of a worker thread or a child process of `match`, which plays one block at a time.
 *
 * @packageDocumentation
 */
import { isMainThread, workerData } from 'node:worker_threads';
import { isLeft } from 'fp-ts/Either';
import { isObject } from '../../core/reading/objects.js';
import type { Fault } from '../../core/values/fault.js';
import { type BlockTask, playBlock } from '../host/block.js';
import { loadGames, presentGuests } from '../host/own-games.js';
import { firstMessage, serveTasks, type TaskContext } from './serve-tasks.js';

const first: unknown = isMainThread ? await firstMessage() : workerData;

// The pool, or the process that started this one, passes on the list of files with your own games unchanged, so the cast is safe.
const loaded = await loadGames((isObject(first) ? first['files'] : first) as readonly string[]);

/** Plays one block in a thread. */
const work = async ({ order, from }: BlockTask): ReturnType<typeof playBlock> =>
  isLeft(loaded) ? loaded : playBlock(order, presentGuests(), undefined, { from });

/** Plays one block in a child process. */
const serve = async (task: unknown, { pulse, report }: TaskContext): Promise<Fault | undefined> => {
  if (isLeft(loaded)) return loaded.left;
  // Only the process that started this one sends tasks.
  const { order, from } = task as BlockTask;
  const played = await playBlock(order, presentGuests(), undefined, {
    from,
    begun: pulse.begin,
    asked: pulse.decide,
    over: report,
  });
  return isLeft(played) ? played.left : undefined;
};

if (isMainThread) serveTasks(serve);

// Piscina calls the default export.
// eslint-disable-next-line no-restricted-syntax
export default work;
