/**
 * `arena work` plays games of the tournaments that a Redis server announces.
 *
 * @packageDocumentation
 */
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Worker } from 'bullmq';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type { Redis } from 'ioredis';
import { type ArenaSpec, arenaSpec } from '../../../arena/index.js';
import { decode, list } from '../../../core/reading/codec.js';
import { parseJson } from '../../../core/records/record.js';
import { chain } from '../../../core/values/either.js';
import { type Fault, fault, printFault } from '../../../core/values/fault.js';
import { readJobs } from '../../host/args.js';
import { guardPrograms } from '../../host/child-process.js';
import { havePrograms } from '../../host/deal.js';
import type { Io } from '../../host/io.js';
import { type DealtGame, dealt, gamesInWords } from '../assignment.js';
import { interrupts } from '../interrupts.js';
import { type Workers, workersFor } from '../pool.js';
import { checked } from '../prepare-game.js';
import { type GameThreads, handsFor } from '../threads.js';
import { type RedisAddress, readAddress } from './address.js';
import {
  announcement,
  announcements,
  connect,
  type JobData,
  keepLine,
  libraries,
  namesOf,
  type RedisLibraries,
} from './names.js';
import { Troubles } from './troubles.js';

/** The flags of `arena work`. */
export interface WorkFlags {
  readonly redis: string;
  readonly jobs: string;
  readonly programs?: boolean;
  readonly verbose?: boolean;
}

/** The number of milliseconds between two checks of the announcements. */
const often = 1000;

/** After this many milliseconds of silence, a worker counts as lost and another worker plays its games. */
const givenUp = 8000;

/** The name under which Redis knows this worker: its machine and its process. */
const workerName = `${hostname()}:${process.pid}`;

const orders = list(dealt, 1, 10_000);

/** The tournament that an announcement describes, or the reason why this worker does not play for it. */
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

/** The number of milliseconds that a stopping worker has to report its last job to Redis. */
const farewell = 500;

/** What all engagements of a worker share. */
interface Workplace {
  readonly libraries: RedisLibraries;
  readonly workers: Workers;
  readonly redis: Redis;
  readonly address: RedisAddress;
  /** The number of games played at the same time. */
  readonly jobs: number;
  readonly troubles: Troubles;
  /** Says what happens to jobs, if the user wants to know. */
  readonly say: (text: string) => void;
}

/** A tournament for which this worker plays. */
class Engagement {
  readonly #redis: Redis;
  readonly #id: string;
  readonly #hands: GameThreads;
  readonly #worker: Worker;
  /** The jobs of the tournament that this worker is playing at present. */
  readonly #running = new Set<Promise<void>>();
  /** The jobs that this worker holds, in words, by their ids. */
  readonly #held = new Map<string, string>();
  readonly #say: (text: string) => void;

  constructor(
    { libraries: { bullmq }, workers, redis, address, jobs, troubles, say }: Workplace,
    id: string,
    spec: ArenaSpec,
  ) {
    this.#redis = redis;
    this.#id = id;
    this.#say = say;
    this.#hands = handsFor(workers, spec, jobs);
    this.#worker = new bullmq.Worker<JobData>(namesOf(id).queue, ({ data, id: job = '' }) => this.#take(data, job), {
      name: workerName,
      connection: address.options,
      concurrency: jobs,
      lockDuration: givenUp,
      stalledInterval: givenUp / 2,
      // Workers may be lost any number of times.
      maxStalledCount: 1_000_000,
    });
    this.#worker.on('error', (error) => troubles.see(error));
    this.#worker.on('failed', (_, error) => troubles.see(error));
    this.#worker.on('stalled', (job) =>
      say(`the worker that held job ${job.slice(0, 60)} does not answer; its games are played again`),
    );
  }

  async #take(data: JobData, name: string): Promise<void> {
    const read = decode(orders)(data.orders);
    if (isLeft(read)) throw new Error(printFault(read.left));
    const games = gamesInWords(read.right.map(({ order }) => order));
    const told = `job ${name.slice(0, 60)} of the tournament ${this.#id.slice(0, 20)}: ${games}`;
    this.#held.set(name, told);
    this.#say(`begins ${told}`);
    const job = this.#play(read.right);
    this.#running.add(job);
    await job.finally(() => {
      this.#running.delete(job);
      this.#held.delete(name);
    });
  }

  /** The jobs that this worker holds, in words. */
  held(): readonly string[] {
    return [...this.#held.values()];
  }

  async #play(waiting: readonly DealtGame[]): Promise<void> {
    const { results, fresh } = namesOf(this.#id);
    for (let rest = waiting; rest.length > 0; ) {
      const batch = await this.#hands.play(rest);
      // If a job cannot be played here, it cannot be played anywhere, so report it to the coordinator.
      if (isLeft(batch)) throw new Error(printFault(batch.left));
      for (const { key, text } of batch.right.played)
        await this.#redis.eval(keepLine, 3, announcements, results, fresh, this.#id, key, text);
      // The worker is stopping and has not started these games. The coordinator will find them missing and assign them to another worker.
      if (batch.right.played.length === 0 && this.#hands.isStopped()) return;
      rest = batch.right.rest;
    }
  }

  /** Prevents further games from being started. */
  stop(): void {
    this.#hands.stop();
  }

  /**
   * Finishes the games in progress and then stops the worker. The connection is closed by force, because a worker that was cut off from Redis may
   * wait forever for an answer. The results of a job always arrive before the job is marked as done, so closing the connection by force can lose only
   * the mark.
   */
  async dismiss(): Promise<void> {
    this.stop();
    await Promise.allSettled([this.#worker.pause(true)]);
    await Promise.allSettled(this.#running);
    await pause(farewell);
    await Promise.allSettled([this.#worker.close(true)]);
    await this.#hands.close();
  }
}

/** The announced tournaments for which this worker plays. */
class Engagements {
  readonly #begin: (id: string, spec: ArenaSpec) => Engagement;
  readonly #read: (text: string) => Either<Fault, ArenaSpec>;
  readonly #io: Io;
  readonly #engaged = new Map<string, Engagement>();
  readonly #refused = new Set<string>();

  constructor(
    begin: (id: string, spec: ArenaSpec) => Engagement,
    read: (text: string) => Either<Fault, ArenaSpec>,
    io: Io,
  ) {
    this.#begin = begin;
    this.#read = read;
    this.#io = io;
  }

  /** Begins to play for newly announced tournaments, and stops playing for tournaments whose announcement is gone. */
  async follow(announced: Readonly<Record<string, string>>): Promise<void> {
    for (const [id, text] of Object.entries(announced)) this.#consider(id, text);
    for (const [id, engagement] of this.#engaged) {
      if (Object.hasOwn(announced, id)) continue;
      this.#engaged.delete(id);
      await engagement.dismiss();
    }
  }

  #consider(id: string, text: string): void {
    if (this.#engaged.has(id) || this.#refused.has(text)) return;
    const spec = this.#read(text);
    if (isLeft(spec)) {
      this.#refused.add(text);
      this.#io.err(`the tournament ${id.slice(0, 20)} is refused: ${printFault(spec.left)}`);
      return;
    }
    this.#io.out(`plays for the tournament ${id.slice(0, 20)}`);
    this.#engaged.set(id, this.#begin(id, spec.right));
  }

  stop(): void {
    for (const engagement of this.#engaged.values()) engagement.stop();
  }

  /** The jobs that this worker holds, in words. */
  held(): readonly string[] {
    return [...this.#engaged.values()].flatMap((one) => one.held());
  }

  async dismissAll(): Promise<void> {
    await Promise.all([...this.#engaged.values()].map((one) => one.dismiss()));
  }
}

/** Follows the announcements until the process is interrupted, or Redis refuses in a way that does not pass. */
const followAll = async (
  { redis, troubles }: Workplace,
  engagements: Engagements,
  isStopped: () => boolean,
): Promise<Fault | undefined> => {
  while (!isStopped() && troubles.lasting() === undefined) {
    try {
      await engagements.follow(await redis.hgetall(announcements));
    } catch (error) {
      troubles.see(error);
    }
    await pause(often);
  }
  return troubles.lasting();
};

/** What a worker needs, with a connection to Redis. */
const workplaceOf = async (flags: WorkFlags, io: Io): Promise<Either<Fault, Workplace>> => {
  const jobs = readJobs(flags.jobs);
  if (isLeft(jobs)) return jobs;
  const loaded = await libraries();
  if (isLeft(loaded)) return loaded;
  const workers = await workersFor('arena');
  if (isLeft(workers)) return workers;
  const address = readAddress(flags.redis);
  if (isLeft(address)) return address;
  const connected = await connect(loaded.right, address.right, io.err);
  if (isLeft(connected)) return connected;
  return right({
    libraries: loaded.right,
    workers: workers.right,
    redis: connected.right,
    address: address.right,
    jobs: jobs.right,
    troubles: new Troubles(address.right, (wrong) => io.err(printFault(wrong))),
    say: (text) => {
      if (flags.verbose === true) io.out(text);
    },
  });
};

/** Plays for announced tournaments until the process is interrupted. */
export const workArena = async (flags: WorkFlags, version: string, io: Io): Promise<Either<Fault, void>> => {
  const made = await workplaceOf(flags, io);
  if (isLeft(made)) return made;
  const workplace = made.right;
  guardPrograms(['SIGTERM', 'SIGHUP']);
  const engagements = new Engagements(
    (id, spec) => new Engagement(workplace, id, spec),
    (text) => readAnnouncement(text, version, flags.programs === true),
    io,
  );
  const signals = interrupts(() => {
    io.err('finishing the games that are being played; once more: stop now');
    for (const job of engagements.held()) io.err(`holds ${job}`);
    engagements.stop();
  });
  io.out(`waiting for tournaments, ${workplace.jobs} games at a time`);
  const wrong = await followAll(workplace, engagements, () => signals.isStopped());
  await engagements.dismissAll();
  signals.end();
  workplace.redis.disconnect();
  return wrong === undefined ? right(undefined) : left(wrong);
};
