/**
 * `arena work`: plays games of the tournaments that a Redis has.
 *
 * @packageDocumentation
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Worker } from 'bullmq';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type { Redis } from 'ioredis';
import { arenaSpec, type ArenaSpec } from '../../arena/index.js';
import { decode, list } from '../../core/reading/codec.js';
import { chain } from '../../core/values/either.js';
import { type Fault, fault, printFault } from '../../core/values/fault.js';
import { parseJson } from '../../core/records/record.js';
import { readWhole } from '../../host/args.js';
import { guardPrograms } from '../../host/child-process.js';
import { havePrograms } from '../../host/deal.js';
import type { Io } from '../../host/io.js';
import { type Dealt, dealt } from '../assignment.js';
import { checked } from '../prepare.js';
import { type Hands, handsFor } from '../threads.js';
import { interrupts } from '../interrupts.js';
import {
  announcement,
  announcements,
  connect,
  type JobData,
  keepLine,
  libraries,
  type Libraries,
  namesOf,
} from './names.js';

/** The flags of `arena work`. */
export interface WorkFlags {
  readonly redis: string;
  readonly jobs: string;
  readonly programs?: boolean;
}

/** How often it is looked for new tournaments, and for those that are over. */
const often = 1000;

/** A worker that is gone for so many milliseconds is given up: another one plays its games. */
const givenUp = 8000;

const orders = list(dealt, 1, 10_000);

/** A tournament that this worker plays for. */
interface Engagement {
  readonly worker: Worker;
  readonly hands: Hands;
  /** The jobs that are being played. */
  readonly running: ReadonlySet<Promise<void>>;
}

/** The tournament of an announcement, or why this worker does not play for it. */
const readAnnouncement = (text: string, version: string, programs: boolean): Either<Fault, ArenaSpec> =>
  chain(chain(parseJson(text), decode(announcement)), (told) => {
    const { node } = process.versions;
    if (told.version !== version || told.node !== node)
      return left(
        fault(
          [],
          `it was begun by rulehouse ${told.version.slice(0, 40)} on Node ${told.node.slice(0, 40)}; this is rulehouse ${version} on Node ${node}`,
        ),
      );
    return chain(chain(decode(arenaSpec)(told.spec), checked), (spec) =>
      !programs && havePrograms(spec.bots.map(({ text }) => text))
        ? left(fault([], 'programs take part in it, and this worker was started without --programs'))
        : right(spec),
    );
  });

const engage = (
  { bullmq }: Libraries,
  redis: Redis,
  id: string,
  spec: ArenaSpec,
  { redis: url }: WorkFlags,
  jobs: number,
): Engagement => {
  const names = namesOf(id);
  const hands = handsFor(spec, jobs);
  const play = async (waiting: readonly Dealt[]): Promise<void> => {
    for (let rest = waiting; rest.length > 0; ) {
      const batch = await hands.play(rest);
      // A job that cannot be played is one that nobody can play: its coordinator is told.
      if (isLeft(batch)) throw new Error(printFault(batch.left));
      for (const { key, text } of batch.right.played)
        await redis.eval(keepLine, 3, announcements, names.results, names.fresh, id, key, text);
      // Nothing was begun: it is to stop. Whoever misses the rest gives it to somebody else.
      if (batch.right.played.length === 0 && hands.isStopped()) return;
      rest = batch.right.rest;
    }
  };
  const running = new Set<Promise<void>>();
  const worker = new bullmq.Worker<JobData>(
    names.queue,
    async ({ data }) => {
      const read = decode(orders)(data.orders);
      if (isLeft(read)) throw new Error(printFault(read.left));
      const job = play(read.right);
      running.add(job);
      await job.finally(() => running.delete(job));
    },
    {
      connection: { url, maxRetriesPerRequest: null },
      concurrency: jobs,
      lockDuration: givenUp,
      stalledInterval: givenUp / 2,
      // Workers may be lost again and again.
      maxStalledCount: 1_000_000,
    },
  );
  worker.on('error', () => undefined);
  return { worker, hands, running };
};

/** So long a worker may tell the Redis of its last job: milliseconds. */
const farewell = 500;

/**
 * Ends the games that were begun, then the worker. It is closed by force: a worker that was cut off from its Redis may wait for an answer
 * for ever. All results are there before its jobs are done, so no more is lost than a note that a job is done.
 */
const dismiss = async ({ worker, hands, running }: Engagement): Promise<void> => {
  hands.stop();
  await worker.pause(true);
  await Promise.allSettled(running);
  await pause(farewell);
  await worker.close(true);
  await hands.close();
};

/** Plays until the process is told to end. */
export const workArena = async (flags: WorkFlags, version: string, io: Io): Promise<Either<Fault, void>> => {
  const jobs = readWhole('--jobs', flags.jobs, 1, 256);
  if (isLeft(jobs)) return jobs;
  const loaded = await libraries();
  if (isLeft(loaded)) return loaded;
  const connected = await connect(loaded.right, flags.redis, io.err);
  if (isLeft(connected)) return connected;
  const redis = connected.right;
  guardPrograms(['SIGTERM', 'SIGHUP']);
  const engaged = new Map<string, Engagement>();
  const refused = new Set<string>();
  const signals = interrupts(() => {
    io.err('finishing the games that are being played; once more: stop now');
    for (const { hands } of engaged.values()) hands.stop();
  });
  io.out(`waiting for tournaments, ${jobs.right} games at a time`);
  while (!signals.isStopped()) {
    const found = await redis.hgetall(announcements);
    for (const [id, text] of Object.entries(found)) {
      if (engaged.has(id) || refused.has(text)) continue;
      const spec = readAnnouncement(text, version, flags.programs === true);
      if (isLeft(spec)) {
        refused.add(text);
        io.err(`the tournament ${id.slice(0, 20)} is refused: ${printFault(spec.left)}`);
        continue;
      }
      io.out(`plays for the tournament ${id.slice(0, 20)}`);
      engaged.set(id, engage(loaded.right, redis, id, spec.right, flags, jobs.right));
    }
    for (const [id, engagement] of engaged) {
      if (Object.hasOwn(found, id)) continue;
      engaged.delete(id);
      await dismiss(engagement);
    }
    await pause(often);
  }
  await Promise.all([...engaged.values()].map(dismiss));
  signals.end();
  redis.disconnect();
  return right(undefined);
};
