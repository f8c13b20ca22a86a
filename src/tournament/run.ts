/**
 * `arena run`: plays what is missing of a tournament.
 *
 * @packageDocumentation
 */
import { readFile } from 'node:fs/promises';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { arenaSpec, type ArenaSpec, beginTest, mostGames } from '../arena/index.js';
import { decode } from '../core/reading/codec.js';
import { chain } from '../core/values/either.js';
import { type Fault, fault, under } from '../core/values/fault.js';
import { parseJson } from '../core/records/record.js';
import { readWhole } from '../host/args.js';
import { guardPrograms } from '../host/child-process.js';
import type { Io } from '../host/io.js';
import { type Lock, lockFolder } from '../host/lock.js';
import { hide } from '../host/quarters.js';
import { agendaOf } from './next-games.js';
import type { Course } from './under-way.js';
import { computable, dealing, secretIn } from './seeds.js';
import { gainsOf, type Played } from './play-games.js';
import { checked } from './prepare.js';
import { type Hands, handsFor, handsHere } from './threads.js';
import { interrupts } from './interrupts.js';
import { paceOf } from './progress.js';
import { prepareFolder, readLines, specIn, type Store, storeIn } from './store.js';
import { tallyOf } from './standings.js';

/** The flags of `arena run`. */
export interface RunFlags {
  readonly out: string;
  readonly jobs?: string;
  readonly redis?: string;
  /** A file with the secret of a tournament that is to be repeated. */
  readonly secret?: string;
}

const longestSpec = 50_000_000;

const readSpec = async (file: string): Promise<Either<Fault, ArenaSpec>> => {
  try {
    const text = await readFile(file, 'utf8');
    if (text.length > longestSpec) return left(fault([file], `more than ${longestSpec} characters`));
    const read = chain(chain(parseJson(text), decode(arenaSpec)), checked);
    return isLeft(read) ? left(under(file)(read.left)) : read;
  } catch (error) {
    return left(fault([file], error instanceof Error ? error.message : 'cannot be read'));
  }
};

/** Plays with threads of this process, or with itself. */
const playHere = async (course: Course, hands: Hands): Promise<Either<Fault, void>> => {
  const { agenda, pace } = course;
  course.onStop(hands.stop);
  let failure: Either<Fault, void> = right(undefined);
  const fail = (wrong: Fault): void => {
    if (!isLeft(failure)) failure = left(wrong);
    agenda.stop();
    hands.stop();
  };
  const one = async (): Promise<void> => {
    for (;;) {
      const orders = await agenda.take(pace.batch(hands.calls));
      if (orders.length === 0) return;
      const batch = await hands.play(orders.map(course.deal));
      if (isLeft(batch)) {
        fail(batch.left);
        return;
      }
      const { played, rest } = batch.right;
      const written = await course.done(
        played,
        orders.length,
        rest.map(({ order }) => order),
      );
      if (isLeft(written)) {
        fail(written.left);
        return;
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: hands.calls }, one));
    return failure;
  } finally {
    await hands.close();
  }
};

/** Adds results one batch after the other: writes must not overlap. */
const writerOf = (store: Store) => {
  let last: Promise<unknown> = Promise.resolve();
  return (played: readonly Played[]): Promise<Either<Fault, void>> => {
    const mine = last.then(() => store.add(played));
    last = mine;
    return mine;
  };
};

const playAll = async (
  spec: ArenaSpec,
  flags: Pick<RunFlags, 'out' | 'redis' | 'secret'>,
  jobs: number,
  lock: Lock,
  version: string,
  io: Io,
): Promise<Either<Fault, string>> => {
  const opened = await storeIn(flags.out, spec, io.err);
  if (isLeft(opened)) return opened;
  const store = opened.right;
  const secret = await secretIn(flags.out, spec, flags.secret, store.keyed);
  if (isLeft(secret)) {
    await store.close();
    return secret;
  }
  if (store.earlier.size > 0) io.err(computable(store.earlier.size));
  const agenda = agendaOf(spec, store.gainsAt, beginTest);
  const pace = paceOf(agenda.total, store.count());
  const write = writerOf(store);
  const stops: (() => void)[] = [agenda.stop];
  const signals = interrupts(() => {
    io.err('finishing the games that are being played; once more: stop now');
    for (const stop of stops) stop();
  });
  const course: Course = {
    spec,
    folder: flags.out,
    agenda,
    pace,
    deal: dealing(spec, secret.right, (key) => store.earlier.has(key)),
    io,
    isStopped: signals.isStopped,
    onStop: (stop) => stops.push(stop),
    done: async (played, taken, rest) => {
      if (!lock.isHeld()) return left(fault([flags.out], 'another process has taken this folder'));
      const written = await write(played);
      if (isLeft(written)) return written;
      for (const { took } of played) pace.add(took);
      agenda.settle(taken, rest);
      io.progress?.(pace.text());
      return written;
    },
  };
  try {
    const done =
      flags.redis === undefined
        ? await playHere(course, jobs === 0 ? handsHere(spec) : handsFor(spec, jobs))
        : await (await import('./redis/coordinator.js')).playThere(course, flags.redis, version);
    io.progress?.('');
    if (isLeft(done)) return done;
    if (signals.isStopped())
      return left(fault([flags.out], `stopped after ${store.count()} games; the same command goes on from there`));
    const tally = tallyOf(spec);
    let games = 0;
    const kept = function* () {
      for (const order of agenda.all()) {
        const key = agenda.keyOf(order);
        tally.add(order, store.gainsAt(key) ?? []);
        games++;
        yield key;
      }
    };
    const arranged = await store.arrange(kept());
    if (isLeft(arranged)) return arranged;
    return right([`${games} games in ${flags.out}`, ...tally.lines()].join('\n'));
  } finally {
    signals.end();
    await store.close();
  }
};

/** Plays what is missing of a tournament in a folder, so many games at a time; 0: without threads. */
export const playIn = async (
  spec: ArenaSpec,
  flags: Pick<RunFlags, 'out' | 'redis' | 'secret'>,
  jobs: number,
  version: string,
  io: Io,
): Promise<Either<Fault, string>> => {
  const prepared = await prepareFolder(flags.out, spec);
  if (isLeft(prepared)) return prepared;
  for (const place of [flags.out, flags.secret]) if (place !== undefined) hide(place);
  const lock = await lockFolder(flags.out, 'another tournament runs here');
  if (isLeft(lock)) return lock;
  // Threads start programs too, but hear of no signals; an interrupt first lets the games end.
  guardPrograms(['SIGTERM', 'SIGHUP']);
  try {
    return await playAll(spec, flags, jobs, lock.right, version, io);
  } finally {
    lock.right.release();
  }
};

/** Plays a tournament, or what is missing of it, and prints how it stands. */
export const runArena = async (
  file: string,
  flags: RunFlags,
  version: string,
  io: Io,
): Promise<Either<Fault, string>> => {
  const spec = await readSpec(file);
  if (isLeft(spec)) return spec;
  const jobs = readWhole('--jobs', flags.jobs ?? String(spec.right.concurrency), 1, 256);
  return isLeft(jobs) ? jobs : playIn(spec.right, flags, jobs.right, version, io);
};

/** How a tournament stands, whether it is under way or not. */
export const showArena = async (folder: string): Promise<Either<Fault, string>> => {
  const spec = await specIn(folder);
  if (isLeft(spec)) return spec;
  if (spec.right === undefined) return left(fault([folder], 'there is no tournament here'));
  const tally = tallyOf(spec.right);
  const seen = new Set<string>();
  const read = await readLines(folder, spec.right, (line) => {
    if (!seen.has(line.key)) tally.add(line, gainsOf(line));
    seen.add(line.key);
  });
  return isLeft(read)
    ? read
    : right([`${seen.size} of ${mostGames(spec.right)} games in ${folder}`, ...tally.lines()].join('\n'));
};
