/**
 * The coordinator of a tournament that workers play through Redis; it fills the queue, and writes the workers' results.
 *
 * @packageDocumentation
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Job, Queue } from 'bullmq';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type { Redis } from 'ioredis';
import { arenaSpec, type GameNames } from '../../../arena/index.js';
import { type Fault, fault, printFault } from '../../../core/values/fault.js';
import { gamesInWords, type NamedOrder } from '../assignment.js';
import { gainedIn } from '../game-gains.js';
import { digestOf, namesIn, type TimedGame } from '../play-games.js';
import { readLineOf } from '../read-line.js';
import type { Course } from '../running-tournament.js';
import { type RedisAddress, readAddress } from './address.js';
import { IdleWatch, noWorker } from './idle-watch.js';
import { announced, connect, executed, idOf, libraries, namesOf, type RedisNames } from './names.js';
import { redisFault } from './troubles.js';

/**
 * The smallest limit on the number of jobs that are handed out at the same time. The limit is twice the number of jobs in progress, but at least this
 * number.
 */
const fewestJobs = 64;

/** The intervals, in milliseconds, at which results are fetched and unfinished jobs are checked. */
const [often, seldom] = [100, 2000];

/** The number of results fetched at a time. */
const portion = 500;

/** A job that was handed out to the workers. */
interface AssignedJob {
  /** The games whose results are missing, by the key of the game. */
  readonly missing: Map<string, NamedOrder>;
  /** The number of consecutive checks in which the job was gone although some of its results were missing. */
  suspected: number;
}

/** The state of the coordinator of a tournament. */
interface Desk {
  /** The id of the tournament in Redis. */
  readonly id: string;
  readonly course: Course;
  readonly redis: Redis;
  readonly queue: Queue;
  readonly names: RedisNames;
  /** The functions that name the games of the tournament. */
  readonly games: GameNames;
  /** Announces the tournament to the workers; this function may be called more than once. */
  readonly announce: () => Promise<unknown>;
  /** The number of jobs that may be handed out now. */
  most: number;
  /** Says when nobody plays. */
  readonly idle: IdleWatch;
  readonly jobs: Map<string, AssignedJob>;
  readonly jobOf: Map<string, string>;
}

/** The result that a worker's line states, in the same form as the results of games played in this process. */
const playedOf = ({ course, games }: Desk, text: string): Either<Fault, TimedGame> => {
  const line = readLineOf(course.spec, games, text);
  if (isLeft(line)) return line;
  const { key, millis } = line.right;
  const took = millis.reduce((sum, one) => sum + one, 0);
  return right({ key, gained: gainedIn(line.right), took, text });
};

/** Removes a game from its job; returns true if the game belonged to a job. */
const takeOff = ({ jobs, jobOf }: Desk, key: string): boolean => {
  const id = jobOf.get(key);
  const job = id === undefined ? undefined : jobs.get(id);
  if (id === undefined || job === undefined) return false;
  jobOf.delete(key);
  job.missing.delete(key);
  if (job.missing.size === 0) jobs.delete(id);
  return true;
};

/** Fetches results until no more are left. Results are removed from Redis only after they have been written. */
const collect = async (desk: Desk): Promise<Either<Fault, void>> => {
  const { redis, names, course } = desk;
  for (;;) {
    const keys = await redis.lrange(names.fresh, 0, portion - 1);
    if (keys.length === 0) return right(undefined);
    const texts = await redis.hmget(names.results, ...keys);
    const played: TimedGame[] = [];
    for (const text of texts) {
      const one = text === null ? undefined : playedOf(desk, text);
      if (one === undefined) continue;
      if (isLeft(one)) return left(fault(['Redis', names.results], one.left.reason));
      played.push(one.right);
    }
    desk.idle.see(true);
    const settled = played.filter(({ key }) => takeOff(desk, key)).length;
    const written = await course.done(played, settled, []);
    if (isLeft(written)) return written;
    await executed(
      redis
        .multi()
        .ltrim(names.fresh, keys.length, -1)
        .hdel(names.results, ...keys),
    );
  }
};

/** The fault of a job that failed: who had it, which of its games are missing, and why. */
const failureOf = ({ missing }: AssignedJob, failed: Pick<Job, 'processedBy' | 'failedReason'> | undefined): Fault => {
  const who = failed?.processedBy === undefined ? 'a worker' : `the worker ${failed.processedBy.slice(0, 100)}`;
  const why = (failed?.failedReason ?? 'unknown reason').slice(0, 300);
  return fault(
    ['Redis'],
    `${who} cannot play ${gamesInWords([...missing.values()].map(({ order }) => order))}: ${why}`,
  );
};

/** Checks the states of jobs. If a job is gone although results are missing, its missing games are played again. */
const reconcile = async (desk: Desk): Promise<Either<Fault, void>> => {
  const { jobs, jobOf, queue, course } = desk;
  // Repeat the announcement, because a Redis server without persistence loses everything in a restart.
  await desk.announce();
  const { active = 0 } = await queue.getJobCounts('active');
  desk.most = Math.max(fewestJobs, 2 * active);
  desk.idle.see(active > 0);
  for (const [id, job] of jobs) {
    const state = await queue.getJobState(id);
    if (state === 'failed') {
      return left(failureOf(job, await queue.getJob(id)));
    }
    if (state !== 'unknown' && state !== 'completed') job.suspected = 0;
    // Its last results may still be in transit, so requeue a job only if it is missing in two checks in a row.
    else if (++job.suspected > 1) {
      const rest = [...job.missing.values()];
      jobs.delete(id);
      for (const key of job.missing.keys()) jobOf.delete(key);
      const settled = await course.done([], rest.length, rest);
      if (isLeft(settled)) return settled;
    }
  }
  return right(undefined);
};

/** Hands out games to workers as long as any games are left. */
const fill = async (desk: Desk, isEnded: () => boolean): Promise<void> => {
  const { course, queue, jobs, jobOf } = desk;
  for (let number = 0; ; number++) {
    while (jobs.size >= desk.most && !isEnded() && !course.isStopped()) await pause(often / 2);
    const orders = await course.agenda.take(course.pace.batch(fewestJobs / 4));
    if (orders.length === 0 || isEnded()) return;
    const id = `${process.pid}-${Date.now()}-${number}`;
    const missing = new Map(orders.map((one) => [one.key, one]));
    jobs.set(id, { missing, suspected: 0 });
    for (const key of missing.keys()) jobOf.set(key, id);
    await queue.add(
      'games',
      { orders: orders.map(course.deal) },
      { jobId: id, removeOnComplete: true, removeOnFail: 1000 },
    );
  }
};

/** Waits for the games that workers have begun, and takes back all other games. */
const finish = async (desk: Desk): Promise<Either<Fault, void>> => {
  await desk.queue.drain();
  for (;;) {
    const { active = 0 } = await desk.queue.getJobCounts('active');
    const collected = await collect(desk);
    if (isLeft(collected) || active === 0) return collected;
    await pause(often);
  }
};

/** Fetches results and checks jobs until the last game is written or play has ended otherwise. */
const watch = async (desk: Desk, isFilled: () => boolean, isEnded: () => boolean): Promise<Either<Fault, void>> => {
  const { course, jobs } = desk;
  for (let looked = performance.now(); ; ) {
    const collected = await collect(desk);
    if (isLeft(collected)) return collected;
    if (course.isStopped()) return finish(desk);
    if (isEnded() || (isFilled() && jobs.size === 0)) return right(undefined);
    if (performance.now() - looked > seldom) {
      looked = performance.now();
      const reconciled = await reconcile(desk);
      if (isLeft(reconciled)) return reconciled;
    }
    await pause(often);
  }
};

/** The initial state of the coordinator, in which no game has been handed out. */
const deskOf = (course: Course, redis: Redis, queue: Queue, id: string, version: string): Desk => {
  const names = namesOf('arena', id);
  const announcement = announced(version, arenaSpec.encode(course.spec));
  return {
    id,
    course,
    redis,
    queue,
    idle: new IdleWatch(() => course.io.err(noWorker)),
    names,
    games: namesIn(course.spec),
    announce: () => redis.hset(names.announcements, id, announcement),
    most: fewestJobs,
    jobs: new Map(),
    jobOf: new Map(),
  };
};

/** Fills the queue and collects results until all games are written. An error of either ends both, and is thrown once both have ended. */
const playAll = async (desk: Desk): Promise<Either<Fault, void>> => {
  let [isEnded, isFilled] = [false, false];
  const end = (): void => {
    isEnded = true;
    desk.course.agenda.stop();
  };
  const isOver = (): boolean => isEnded;
  const filling = fill(desk, isOver).then(() => (isFilled = true));
  const watching = watch(desk, () => isFilled, isOver).finally(end);
  // If nothing can be handed out any more, nothing is to be waited for.
  filling.catch(end);
  const [filled, watched] = await Promise.allSettled([filling, watching]);
  if (filled.status === 'rejected') throw filled.reason;
  if (watched.status === 'rejected') throw watched.reason;
  return watched.value;
};

/** Takes the tournament off Redis: workers stop playing it, and its keys are removed. */
const withdraw = async ({ redis, queue, names, id }: Desk): Promise<void> => {
  await executed(redis.multi().hdel(names.announcements, id).del(names.results, names.fresh));
  await queue.obliterate({ force: true });
};

/** Plays the tournament from the results that arrived after an earlier coordinator was lost; games that it had assigned are assigned again. */
const playFrom = async (desk: Desk): Promise<Either<Fault, void>> => {
  const before = await collect(desk);
  if (isLeft(before)) return before;
  await desk.queue.obliterate({ force: true });
  await desk.announce();
  return playAll(desk);
};

/** Plays the tournament, and takes it off Redis. What Redis refuses is told in one line. */
const playAndWithdraw = async (desk: Desk, address: RedisAddress): Promise<Either<Fault, void>> => {
  const { course } = desk;
  try {
    const played = await playFrom(desk);
    await withdraw(desk).catch((error: unknown) =>
      course.io.err(`keys are left behind: ${printFault(redisFault(address, error))}`),
    );
    return played;
  } catch (error) {
    // Redis may refuse this as well. The next start of the tournament removes what is left.
    await withdraw(desk).catch(() => undefined);
    const { path, reason } = redisFault(address, error);
    return left(fault(path, `${reason}; the same command resumes the tournament`));
  }
};

/** Lets the workers that use a Redis server play the tournament. */
export const playThere = async (course: Course, url: string, version: string): Promise<Either<Fault, void>> => {
  const loaded = await libraries();
  if (isLeft(loaded)) return loaded;
  const address = readAddress(url);
  if (isLeft(address)) return address;
  const connected = await connect(loaded.right, address.right, course.io.err);
  if (isLeft(connected)) return connected;
  const redis = connected.right;
  const id = idOf(digestOf(course.spec), course.folder);
  const queue = new loaded.right.bullmq.Queue(namesOf('arena', id).queue, { connection: address.right.options });
  // Whatever the queue is asked to do is awaited, and fails with the same error.
  queue.on('error', () => undefined);
  try {
    return await playAndWithdraw(deskOf(course, redis, queue, id, version), address.right);
  } finally {
    await queue.close().catch(() => undefined);
    redis.disconnect();
  }
};
