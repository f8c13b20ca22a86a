/**
 * `arena work` plays games of the tournaments and trainings that a Redis server announces.
 *
 * @packageDocumentation
 */
import { setTimeout as pause } from 'node:timers/promises';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { type ArenaSpec, arenaSpec } from '../../../arena/index.js';
import { decode, list } from '../../../core/reading/codec.js';
import { isObject } from '../../../core/reading/objects.js';
import { chain } from '../../../core/values/either.js';
import { type Fault, fault, printFault } from '../../../core/values/fault.js';
import { readJobs } from '../../host/args.js';
import { guardPrograms } from '../../host/child-process.js';
import { havePrograms } from '../../host/deal.js';
import type { Io } from '../../host/io.js';
import { type DealtGame, dealt, gamesInWords } from '../assignment.js';
import { interrupts } from '../interrupts.js';
import { fileFor, workersFor } from '../pool.js';
import { checked } from '../prepare-game.js';
import { type GameThreads, handsFor } from '../threads.js';
import { readAddress } from './address.js';
import { Engagement, type KeepResult, type WorkKind, type Workplace } from './engagement.js';
import { announcementsOf, connect, libraries, readAnnounced } from './names.js';
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

const orders = list(dealt, 1, 10_000);

/** The tournament that an announcement describes, or the reason why this worker does not play for it. */
const readTournament = (text: string, { version, programs }: Workplace): Either<Fault, ArenaSpec> =>
  chain(chain(chain(readAnnounced(text, version), decode(arenaSpec)), checked), (spec) =>
    !programs && havePrograms(spec.bots.map(({ text: bot }) => bot))
      ? left(fault([], 'programs take part in it, and this worker was started without --programs'))
      : right(spec),
  );

/** Plays the games of a job, and keeps the result of each. */
const playAll = async (hands: GameThreads, waiting: readonly DealtGame[], keep: KeepResult): Promise<void> => {
  for (let rest = waiting; rest.length > 0; ) {
    const batch = await hands.play(rest);
    // If a job cannot be played here, it cannot be played anywhere, so report it to the coordinator.
    if (isLeft(batch)) throw new Error(printFault(batch.left));
    for (const { key, text } of batch.right.played) await keep(key, text);
    // The worker is stopping and has not started these games. The coordinator will find them missing and assign them to another worker.
    if (batch.right.played.length === 0 && hands.isStopped()) return;
    rest = batch.right.rest;
  }
};

const tournaments: WorkKind = {
  kind: 'arena',
  noun: 'tournament',
  begin: (place, _, text) =>
    chain(readTournament(text, place), (spec) => {
      const hands = handsFor({ Pool: place.Pool, filename: fileFor('arena') }, spec, place.jobs);
      return right({
        read: (data) =>
          chain(decode(orders)(isObject(data) ? data['orders'] : undefined), (games) =>
            right({
              games: gamesInWords(games.map(({ order }) => order)),
              play: (keep) => playAll(hands, games, keep),
            }),
          ),
        stop: () => hands.stop(),
        close: () => hands.close(),
      });
    }),
};

/** The announced tournaments, or trainings, for which this worker plays. */
class Engagements {
  readonly #place: Workplace;
  readonly #kind: WorkKind;
  readonly #io: Io;
  readonly #engaged = new Map<string, Engagement>();
  readonly #refused = new Set<string>();

  constructor(place: Workplace, kind: WorkKind, io: Io) {
    this.#place = place;
    this.#kind = kind;
    this.#io = io;
  }

  /** Begins to play for what is newly announced, and stops playing for what is announced no longer. */
  async follow(): Promise<void> {
    const announced = await this.#place.redis.hgetall(announcementsOf(this.#kind.kind));
    for (const [id, text] of Object.entries(announced)) this.#consider(id, text);
    for (const [id, engagement] of this.#engaged) {
      if (Object.hasOwn(announced, id)) continue;
      this.#engaged.delete(id);
      await engagement.dismiss();
    }
  }

  #consider(id: string, text: string): void {
    if (this.#engaged.has(id) || this.#refused.has(text)) return;
    const hands = this.#kind.begin(this.#place, id, text);
    const title = `the ${this.#kind.noun} ${id.slice(0, 20)}`;
    if (isLeft(hands)) {
      this.#refused.add(text);
      this.#io.err(`${title} is refused: ${printFault(hands.left)}`);
      return;
    }
    this.#io.out(`plays for ${title}`);
    this.#engaged.set(id, new Engagement(this.#place, this.#kind, id, hands.right));
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
  { troubles }: Workplace,
  all: readonly Engagements[],
  isStopped: () => boolean,
): Promise<Fault | undefined> => {
  while (!isStopped() && troubles.lasting() === undefined) {
    try {
      for (const engagements of all) await engagements.follow();
    } catch (error) {
      troubles.see(error);
    }
    await pause(often);
  }
  return troubles.lasting();
};

/** What a worker needs, with a connection to Redis. */
const workplaceOf = async (flags: WorkFlags, version: string, io: Io): Promise<Either<Fault, Workplace>> => {
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
    Pool: workers.right.Pool,
    version,
    programs: flags.programs === true,
    redis: connected.right,
    address: address.right,
    jobs: jobs.right,
    troubles: new Troubles(address.right, (wrong) => io.err(printFault(wrong))),
    say: (text) => {
      if (flags.verbose === true) io.out(text);
    },
  });
};

/** Plays for announced tournaments, and for other kinds of work, until the process is interrupted. */
export const workArena = async (
  flags: WorkFlags,
  version: string,
  io: Io,
  others: readonly WorkKind[],
): Promise<Either<Fault, void>> => {
  const made = await workplaceOf(flags, version, io);
  if (isLeft(made)) return made;
  const workplace = made.right;
  guardPrograms(['SIGTERM', 'SIGHUP']);
  const all = [tournaments, ...others].map((kind) => new Engagements(workplace, kind, io));
  const signals = interrupts(() => {
    io.err('finishing the games that are being played; once more: stop now');
    for (const job of all.flatMap((engagements) => engagements.held())) io.err(`holds ${job}`);
    for (const engagements of all) engagements.stop();
  });
  io.out(`waiting for tournaments, ${workplace.jobs} games at a time`);
  const wrong = await followAll(workplace, all, () => signals.isStopped());
  await Promise.all(all.map((engagements) => engagements.dismissAll()));
  signals.end();
  workplace.redis.disconnect();
  return wrong === undefined ? right(undefined) : left(wrong);
};
