/**
 * What a worker plays for: one announced tournament or training, with its queue of jobs.
 *
 * @packageDocumentation
 */
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Worker } from 'bullmq';
import { type Either, isLeft } from 'fp-ts/Either';
import type { Redis } from 'ioredis';
import { type Fault, printFault } from '../../../core/values/fault.js';
import type { Workers } from '../pool.js';
import type { RedisAddress } from './address.js';
import { keepLine, namesOf, type RedisKind, type RedisLibraries } from './names.js';
import type { Troubles } from './troubles.js';

/** After this many milliseconds of silence, a worker counts as lost and another worker plays its games. */
const givenUp = 8000;

/** The number of milliseconds that a stopping worker has to report its last job to Redis. */
const farewell = 500;

/** The name under which Redis knows this worker: its machine and its process. */
const workerName = `${hostname()}:${process.pid}`;

/** What all engagements of a worker share. */
export interface Workplace {
  readonly libraries: RedisLibraries;
  /** The class of thread pools. */
  readonly Pool: Workers['Pool'];
  readonly redis: Redis;
  readonly address: RedisAddress;
  /** The version of this library. */
  readonly version: string;
  /** True if this worker runs programs of tournaments. */
  readonly programs: boolean;
  /** The number of games played at the same time. */
  readonly jobs: number;
  readonly troubles: Troubles;
  /** Says what happens to jobs, if the user wants to know. */
  readonly say: (text: string) => void;
}

/** Keeps the result of a game, under the key of the game. */
export type KeepResult = (key: string, text: string) => Promise<unknown>;

/** A job that was read: its games in words, and how they are played. */
export interface ReadJob {
  readonly games: string;
  readonly play: (keep: KeepResult) => Promise<void>;
}

/** What plays the jobs of a tournament or training on this machine. */
export interface Hands {
  readonly read: (data: unknown) => Either<Fault, ReadJob>;
  /** Prevents further games from being started. */
  readonly stop: () => void;
  readonly close: () => Promise<unknown>;
}

/** A kind of work that workers do. */
export interface WorkKind {
  readonly kind: RedisKind;
  /** What an announcement describes, in a word. */
  readonly noun: string;
  /** Returns what plays for an announcement, or the reason why this worker does not. */
  readonly begin: (place: Workplace, id: string, text: string) => Either<Fault, Hands>;
}

/** A tournament or training for which this worker plays. */
export class Engagement {
  readonly #hands: Hands;
  readonly #title: string;
  readonly #keep: KeepResult;
  readonly #worker: Worker;
  /** The jobs that this worker is playing at present. */
  readonly #running = new Set<Promise<void>>();
  /** The jobs that this worker holds, in words, by their ids. */
  readonly #held = new Map<string, string>();
  readonly #say: (text: string) => void;

  constructor(
    { libraries: { bullmq }, redis, address, jobs, troubles, say }: Workplace,
    { kind, noun }: WorkKind,
    id: string,
    hands: Hands,
  ) {
    const { announcements, results, fresh, queue } = namesOf(kind, id);
    this.#keep = (key, text) => redis.eval(keepLine, 3, announcements, results, fresh, id, key, text);
    this.#title = `${noun} ${id.slice(0, 20)}`;
    this.#say = say;
    this.#hands = hands;
    this.#worker = new bullmq.Worker<unknown>(queue, ({ data, id: job = '' }) => this.#take(data, job), {
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

  async #take(data: unknown, name: string): Promise<void> {
    const read = this.#hands.read(data);
    if (isLeft(read)) throw new Error(printFault(read.left));
    const told = `job ${name.slice(0, 60)} of the ${this.#title}: ${read.right.games}`;
    this.#held.set(name, told);
    this.#say(`begins ${told}`);
    const job = read.right.play(this.#keep);
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
