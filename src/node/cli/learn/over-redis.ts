/**
 * A training whose games are played by the workers of a Redis server.
 *
 * @packageDocumentation
 */
import { dirname, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Queue } from 'bullmq';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type { Redis } from 'ioredis';
import { type Fault, fault, printFault } from '../../../core/values/fault.js';
import type { Io } from '../../host/io.js';
import { interrupts } from '../../tournament/interrupts.js';
import { type RedisAddress, readAddress } from '../../tournament/redis/address.js';
import { IdleWatch, noWorker } from '../../tournament/redis/idle-watch.js';
import {
  announced,
  connect,
  executed,
  idOf,
  libraries,
  namesOf,
  type RedisNames,
} from '../../tournament/redis/names.js';
import { redisFault } from '../../tournament/redis/troubles.js';
import type { LearnFlags } from './plan.js';
import type { RoundNetwork, Taught } from './round.js';
import { readSamples, sentNetwork } from './sent-numbers.js';
import type { Teachers } from './teachers.js';
import { announcedOf, gameKey, networkKey } from './training-announcement.js';

/** The intervals, in milliseconds, at which results are fetched and unfinished jobs are checked. */
const [often, seldom] = [20, 2000];

/** The number of results fetched at a time. */
const portion = 100;

/** A game of the present round that is not finished. */
interface MissingGame {
  readonly number: number;
  readonly job: string;
  /** The number of consecutive checks in which the job was gone although its result was missing. */
  readonly suspected: number;
}

/** What the training of this process is called in Redis, and who writes it there. */
interface TrainingDesk {
  readonly id: string;
  readonly redis: Redis;
  readonly queue: Queue;
  readonly names: RedisNames;
  readonly address: RedisAddress;
  readonly announcement: string;
  /** The number of inputs of a sample. */
  readonly count: number;
  readonly idle: IdleWatch;
}

/** Lets workers play the games of a training, round by round. */
class RedisTeachers implements Teachers {
  readonly #desk: TrainingDesk;
  readonly #signals: { readonly end: () => void };
  #round = 0;
  #jobs = 0;
  /** The games of the present round that are missing, by the keys of their results. */
  #missing = new Map<string, MissingGame>();

  constructor(desk: TrainingDesk) {
    this.#desk = desk;
    // The file has what was learned so far, so the training only leaves Redis.
    this.#signals = interrupts(() => void this.close().finally(() => process.exit(130)), ['SIGINT', 'SIGTERM']);
  }

  readonly play: Teachers['play'] = async (network, numbers) => {
    try {
      return await this.#playRound(network, numbers);
    } catch (error) {
      return left(redisFault(this.#desk.address, error));
    }
  };

  async #playRound(network: RoundNetwork, numbers: readonly number[]): Promise<Either<Fault, readonly Taught[]>> {
    const { redis, names, id, announcement, idle } = this.#desk;
    const round = ++this.#round;
    const said = sentNetwork({ round, network });
    // Repeated while the round lasts, because a Redis server without persistence loses everything in a restart.
    const announce = (): Promise<void> =>
      executed(redis.multi().set(networkKey(id), said).hset(names.announcements, id, announcement));
    await announce();
    this.#missing = new Map();
    await this.#assign(round, numbers);
    const taught = new Map<string, Taught>();
    for (let looked = performance.now(); ; ) {
      const collected = await this.#collect(taught);
      if (isLeft(collected)) return collected;
      if (this.#missing.size === 0) break;
      if (performance.now() - looked > seldom) {
        looked = performance.now();
        await announce();
        const wrong = await this.#reconcile(round);
        if (wrong !== undefined) return left(wrong);
      }
      await pause(often);
    }
    idle.see(true);
    return right(numbers.flatMap((number) => taught.get(gameKey(round, number)) ?? []));
  }

  /** Hands out games. */
  async #assign(round: number, numbers: readonly number[]): Promise<void> {
    const jobs = numbers.map((number) => ({ number, job: `${process.pid}-${Date.now()}-${++this.#jobs}` }));
    for (const { number, job } of jobs) this.#missing.set(gameKey(round, number), { number, job, suspected: 0 });
    await this.#desk.queue.addBulk(
      jobs.map(({ number, job }) => ({
        name: 'game',
        data: { round, number },
        opts: { jobId: job, removeOnComplete: true, removeOnFail: 100 },
      })),
    );
  }

  /** Fetches results until no more are left; those of earlier rounds, and those that came twice, are dropped. */
  async #collect(taught: Map<string, Taught>): Promise<Either<Fault, void>> {
    const { redis, names, count, idle } = this.#desk;
    for (;;) {
      const keys = await redis.lrange(names.fresh, 0, portion - 1);
      if (keys.length === 0) return right(undefined);
      const texts = await redis.hmget(names.results, ...keys);
      for (const [index, key] of keys.entries()) {
        const said = texts[index];
        if (said == null || !this.#missing.has(key)) continue;
        const read = readSamples(said, count);
        if (isLeft(read)) return left(fault(['Redis', names.results, key], printFault(read.left)));
        taught.set(key, read.right);
        this.#missing.delete(key);
      }
      idle.see(true);
      await executed(
        redis
          .multi()
          .ltrim(names.fresh, keys.length, -1)
          .hdel(names.results, ...keys),
      );
    }
  }

  /** Checks the jobs of missing games. A game whose job is gone in two checks in a row is handed out again. */
  async #reconcile(round: number): Promise<Fault | undefined> {
    const { queue, idle } = this.#desk;
    const { active = 0 } = await queue.getJobCounts('active');
    idle.see(active > 0);
    for (const [key, game] of this.#missing) {
      const state = await queue.getJobState(game.job);
      if (state === 'failed') {
        const failed = await queue.getJob(game.job);
        const who = failed?.processedBy === undefined ? 'a worker' : `the worker ${failed.processedBy.slice(0, 100)}`;
        const why = (failed?.failedReason ?? 'unknown reason').slice(0, 300);
        return fault(['Redis'], `${who} cannot play game ${game.number}: ${why}`);
      }
      const isGone = state === 'unknown' || state === 'completed';
      if (isGone && game.suspected > 0) await this.#assign(round, [game.number]);
      else this.#missing.set(key, { ...game, suspected: isGone ? 1 : 0 });
    }
    return undefined;
  }

  /** Takes the training off Redis, and disconnects. */
  readonly close = async (): Promise<void> => {
    const { redis, queue, names, id } = this.#desk;
    this.#signals.end();
    try {
      await executed(redis.multi().hdel(names.announcements, id).del(names.results, names.fresh, networkKey(id)));
      await queue.obliterate({ force: true });
    } catch {
      // The next start of the training removes what is left.
    }
    await queue.close().catch(() => undefined);
    redis.disconnect();
  };
}

/**
 * Lets the workers that use a Redis server play the games of a training.
 *
 * @param count - the number of inputs of a sample
 */
export const teachersOverRedis = async (
  count: number,
  game: string,
  flags: LearnFlags,
  url: string,
  version: string,
  io: Io,
): Promise<Either<Fault, Teachers>> => {
  const loaded = await libraries();
  if (isLeft(loaded)) return loaded;
  const address = readAddress(url);
  if (isLeft(address)) return address;
  const connected = await connect(loaded.right, address.right, io.err);
  if (isLeft(connected)) return connected;
  const redis = connected.right;
  const told = announcedOf(game, flags);
  const out = resolve(flags.out);
  const id = idOf(JSON.stringify([told, out]), dirname(out));
  const names = namesOf('learn', id);
  const queue = new loaded.right.bullmq.Queue(names.queue, { connection: address.right.options });
  // Whatever the queue is asked to do is awaited, and fails with the same error.
  queue.on('error', () => undefined);
  try {
    // A training that was lost before may have left these.
    await queue.obliterate({ force: true });
    await executed(redis.multi().del(names.results, names.fresh));
  } catch (error) {
    await queue.close().catch(() => undefined);
    redis.disconnect();
    return left(redisFault(address.right, error));
  }
  const idle = new IdleWatch(() => io.err(noWorker));
  const announcement = announced(version, told);
  return right(new RedisTeachers({ id, redis, queue, names, address: address.right, announcement, count, idle }));
};
