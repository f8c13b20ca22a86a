/**
 * `arena run`: plays the missing games of a tournament.
 *
 * @packageDocumentation
 */
import { readFile } from 'node:fs/promises';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { type ArenaSpec, arenaSpec } from '../../arena/index.js';
import { type Corrections, correctionsIn, withdrawnIn } from '../../arena/rulings.js';
import type { Signal } from '../../bots/worker/connect.js';
import { decode } from '../../core/reading/codec.js';
import { parseJson } from '../../core/records/record.js';
import { chain } from '../../core/values/either.js';
import { type Fault, fault, under } from '../../core/values/fault.js';
import { readJobs } from '../host/args.js';
import { guardPrograms } from '../host/child-process.js';
import { havePrograms } from '../host/deal.js';
import { failureText } from '../host/failure.js';
import type { CommandResult } from '../host/finish.js';
import type { Io } from '../host/io.js';
import { type Lock, lockFolder } from '../host/lock.js';
import { type Guests, presentGuests } from '../host/own-games.js';
import { hide } from '../host/quarters.js';
import { type CountedGains, countedGains, strandedGames } from './counted-results.js';
import { workersFor } from './pool.js';
import { checked } from './prepare-game.js';
import { rulingsIn } from './rulings-file.js';
import { Course } from './running-tournament.js';
import { computable, secretIn } from './seeds.js';
import { standingsIn } from './show.js';
import { standingOf, tallyOf } from './standings.js';
import { type OpenStore, storeIn } from './store/open-store.js';
import type { Store } from './store/store.js';
import { type GameThreads, handsFor, handsHere } from './threads.js';
import { prepareFolder } from './tournament-folder.js';

/** The flags of `arena run`. */
export interface RunFlags {
  readonly out: string;
  readonly jobs?: string;
  readonly redis?: string;
  readonly json?: boolean;
  /** The file that contains the secret of the tournament that is to be repeated. */
  readonly secret?: string;
}

const longestSpec = 50_000_000;

/** Reads a spec, and checks that its tournament can be played. */
export const readSpec = async (file: string): Promise<Either<Fault, ArenaSpec>> => {
  try {
    const text = await readFile(file, 'utf8');
    if (text.length > longestSpec) return left(fault([file], `more than ${longestSpec} characters`));
    const read = chain(chain(parseJson(text), decode(arenaSpec)), checked);
    return isLeft(read) ? left(under(file)(read.left)) : read;
  } catch (error) {
    return left(fault([file], failureText(error, file)));
  }
};

/** Takes, plays and writes one batch of games after another until no batch is left. */
const keepPlaying = async (course: Course, hands: GameThreads): Promise<Either<Fault, void>> => {
  for (;;) {
    const orders = await course.agenda.take(course.pace.batch(hands.calls));
    if (orders.length === 0) return right(undefined);
    const batch = await hands.play(orders.map(course.deal));
    if (isLeft(batch)) return batch;
    const { played, rest } = batch.right;
    const written = await course.done(played, orders.length, rest);
    if (isLeft(written)) return written;
  }
};

/** Returns what plays the games: worker threads, or this process itself if no threads are wanted. */
const handsOf = async (
  spec: ArenaSpec,
  jobs: number,
  guests: Guests | undefined,
): Promise<Either<Fault, GameThreads>> => {
  if (jobs === 0) return right(handsHere(spec, guests));
  const workers = await workersFor('arena');
  return isLeft(workers) ? workers : right(handsFor(workers.right, spec, jobs, guests));
};

/** Plays a tournament on this machine, in threads or in the process itself. The first fault stops the whole tournament. */
const playHere = async (course: Course, hands: GameThreads): Promise<Either<Fault, void>> => {
  course.onStop(() => hands.stop());
  const stopOnFault = async (): Promise<Either<Fault, void>> => {
    const ended = await keepPlaying(course, hands);
    if (isLeft(ended)) {
      course.agenda.stop();
      hands.stop();
    }
    return ended;
  };
  try {
    const all = await Promise.all(Array.from({ length: hands.calls }, stopOnFault));
    return all.find(isLeft) ?? right(undefined);
  } finally {
    await hands.close();
  }
};

const playWith = async (course: Course, hands: Either<Fault, GameThreads>): Promise<Either<Fault, void>> =>
  isLeft(hands) ? hands : playHere(course, hands.right);

/**
 * Sorts the results into the order of the tournament, and returns the standings. If results were corrected, games that were played before stay, even
 * if they are no longer among those of the tournament.
 */
const conclude = async (
  { spec, folder, agenda, io }: Course,
  store: Store,
  corrections: Corrections,
): Promise<Either<Fault, CommandResult>> => {
  const tally = tallyOf(spec);
  let games = 0;
  const kept = function* () {
    for (const { key, order } of agenda.all()) {
      const gains = store.gainsAt(key);
      if (gains !== undefined) tally.add(order, gains);
      games++;
      yield key;
    }
  };
  const arranged = await store.arrange(kept(), corrections.size > 0);
  if (isLeft(arranged)) return arranged;
  // The store keeps shares as the records give them; a league needs points for places.
  return spec.format._tag === 'League' || corrections.size > 0
    ? standingsIn(folder, spec, true, io)
    : right(standingOf(folder, games, null, tally, io));
};

/** The folder of a tournament, and the settings for playing it. */
interface RunContext extends Pick<RunFlags, 'out' | 'redis' | 'secret'> {
  /** A signal that stops the tournament just as a first interrupt would; if left out, the tournament listens for interrupts. */
  readonly signal?: Signal;
  /** Additional games and bots; if left out, those that the command has loaded are used. */
  readonly guests?: Guests;
}

/** What the bots gained, as it counts for pairings. Corrections that an earlier release allowed to contradict pairs already played do not count there. */
const gainsForPairs = (spec: ArenaSpec, store: Store, corrections: Corrections, io: Io): CountedGains => {
  const recorded = (key: string): readonly number[] | undefined => store.gainsAt(key);
  const gains = countedGains(recorded, corrections);
  if (corrections.size === 0 || strandedGames(spec, gains, store.count()) === 0) return gains;
  io.err('corrections contradict pairs that were already played: they count in the standings, but the pairs stay');
  return recorded;
};

const playInStore = async (
  { store, earlier, keyed }: OpenStore,
  spec: ArenaSpec,
  { out, redis, secret: secretFlag, signal, guests }: RunContext,
  jobs: number,
  lock: Lock,
  version: string,
  io: Io,
): Promise<Either<Fault, CommandResult>> => {
  const secret = await secretIn(out, spec, secretFlag, keyed);
  if (isLeft(secret)) return secret;
  if (earlier > 0) io.err(computable(earlier));
  const rulings = await rulingsIn(out, spec);
  if (isLeft(rulings)) return rulings;
  const withdrawn = withdrawnIn(spec, rulings.right);
  const corrections = correctionsIn(rulings.right);
  const gains = gainsForPairs(spec, store, corrections, io);
  const course = new Course(spec, out, store, secret.right, lock, io, signal, gains, withdrawn);
  try {
    const done =
      redis === undefined
        ? await playWith(course, await handsOf(spec, jobs, guests))
        : await (await import('./redis/coordinator.js')).playThere(course, redis, version);
    io.progress?.('');
    if (isLeft(done)) return done;
    return course.isStopped()
      ? left(fault([out], `stopped after ${store.count()} games; the same command resumes there`))
      : await conclude(course, store, corrections);
  } finally {
    course.end();
  }
};

/** Plays the missing games of a tournament in a folder, `jobs` games at a time; if `jobs` is 0, no threads are used. */
export const playIn = async (
  wanted: ArenaSpec,
  flags: RunContext,
  jobs: number,
  version: string,
  io: Io,
): Promise<Either<Fault, CommandResult>> => {
  const prepared = await prepareFolder(flags.out, wanted, flags.guests ?? presentGuests(), io.err);
  if (isLeft(prepared)) return prepared;
  const spec = prepared.right;
  for (const place of [flags.out, flags.secret]) if (place !== undefined) hide(place);
  const lock = await lockFolder(flags.out, 'another tournament runs here');
  if (isLeft(lock)) return lock;
  // Threads start programs too, but receive no signals. SIGINT needs no guard, because it lets the games finish first.
  if (havePrograms(spec.bots.map(({ text }) => text))) guardPrograms(['SIGTERM', 'SIGHUP']);
  try {
    const opened = await storeIn(flags.out, spec, io.err);
    if (isLeft(opened)) return opened;
    try {
      return await playInStore(opened.right, spec, flags, jobs, lock.right, version, io);
    } finally {
      await opened.right.store.close();
    }
  } finally {
    lock.right.release();
  }
};

/** Plays a tournament, or its missing games, and prints the standings. */
export const runArena = async (
  file: string,
  flags: RunFlags,
  version: string,
  io: Io,
): Promise<Either<Fault, CommandResult>> => {
  const spec = await readSpec(file);
  if (isLeft(spec)) return spec;
  const jobs = readJobs(flags.jobs ?? String(spec.right.concurrency));
  return isLeft(jobs) ? jobs : playIn(spec.right, flags, jobs.right, version, io);
};
