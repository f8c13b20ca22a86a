/**
 * `tune`: finds good values of a bot's parameters by letting bots with different values play. It then tests the new values against the old ones.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { sprt, tally } from '../../../arena/index.js';
import { errorMessage } from '../../../core/values/error-fields.js';
import { type Fault, fault } from '../../../core/values/fault.js';
import type { BlockOrder, PlayedGame } from '../../host/block.js';
import { dealsOf, havePrograms } from '../../host/deal.js';
import type { CommandResult } from '../../host/finish.js';
import type { Io } from '../../host/io.js';
import { type Lock, lockFolder } from '../../host/lock.js';
import { type Guests, presentGuests } from '../../host/own-games.js';
import { type Progress, progressOf } from '../../host/progress.js';
import { newSecret } from '../../host/secret.js';
import { type BlockTable, inOrder, type PlayContext, tableOf } from '../blocks.js';
import { foundOf, type TuneOutcome, verdictTest } from './findings.js';
import { openLog, type TuneEntry, type TuneLog, type TuneStep } from './log.js';
import { botWith, type PreparedTuning, readPlan, type TuneFlags } from './plan.js';
import { beginSearch, foundIn, learn, propose, type SpsaState, type Values } from './spsa.js';

/** The bots at a table: first the bots to be compared, then the opponents at the remaining seats. */
const tableFor = (seats: number, compared: readonly string[], others: readonly string[], step: number) => {
  // The smallest number of bots that can share the seats evenly: two if the number of seats is even, otherwise one bot per seat.
  const count = seats % 2 === 0 ? 2 : seats;
  const rest = Array.from({ length: count - compared.length }, (_, index) => others[(step + index) % others.length]!);
  return [...compared, ...rest];
};

/** The mean number of points per game that the bot with the given index at the table won in the given games. */
const shareOf = (games: readonly PlayedGame[], bot: number): number =>
  games.reduce(
    (sum, { seating, shares }) =>
      sum + shares.reduce((points, share, seat) => points + (seating[seat] === bot ? share : 0), 0),
    0,
  ) / games.length;

/** A search for parameters that is in progress. */
class Tuning {
  readonly #planned: PreparedTuning;
  readonly #table: BlockTable;
  readonly #log: TuneLog;
  readonly #dealOf;
  #search: SpsaState;
  readonly #steps: TuneStep[] = [];
  readonly #tested: number[] = [];

  constructor(planned: PreparedTuning, table: BlockTable, log: TuneLog) {
    const { plan, before } = planned;
    this.#planned = planned;
    this.#table = table;
    this.#log = log;
    this.#dealOf = dealsOf(havePrograms(plan.against) ? newSecret() : undefined);
    this.#search = beginSearch(plan.ranges, before);
    for (const entry of log.entries) this.#take(entry);
  }

  /** The text of the tuned bot with the given values of its parameters. */
  #bot(values: Values): string {
    return botWith(this.#planned.named, this.#planned.plan.ranges, values);
  }

  #take(entry: TuneEntry): void {
    if (entry._tag === 'Tested') {
      this.#tested.push(entry.share);
      return;
    }
    const { ranges, seed, steps } = this.#planned.plan;
    const { signs } = propose(ranges, this.#search, seed);
    const [plus, minus] = entry.shares;
    this.#search = learn(this.#search, signs, plus - minus, steps);
    this.#steps.push(entry);
  }

  async #note(entry: TuneEntry): Promise<void> {
    await this.#log.add(entry);
    this.#take(entry);
  }

  #orderOf(bots: readonly string[], seed: number): BlockOrder {
    const { plan, limits } = this.#planned;
    const dealOf = (rotation: number) => this.#dealOf(['tune', seed], seed, rotation);
    const deals = [dealOf(0), ...bots.slice(1).map((_, index) => dealOf(index + 1))] as const;
    return { game: plan.game, bots, options: plan.options, seed, deals, records: false, limits };
  }

  /** The tables of a step: one table with the bots of both search points, or a table for each bot, with the same opponents. */
  #tables(plus: string, minus: string): readonly (readonly string[])[] {
    const { plan, seats } = this.#planned;
    const step = this.#search.steps;
    const isDuel = seats % 2 === 0;
    if (plan.against.length === 0) return [tableFor(seats, [plus, minus], [plan.bot], step)];
    return isDuel
      ? [plus, minus].map((one) => tableFor(seats, [one], plan.against, step))
      : [tableFor(seats, [plus, minus], plan.against, step)];
  }

  /** Plays one step. */
  async #step(): Promise<Either<Fault, void>> {
    const { plan } = this.#planned;
    const { plus, minus } = propose(plan.ranges, this.#search, plan.seed);
    const tables = this.#tables(this.#bot(plus), this.#bot(minus));
    const first = plan.seed + this.#search.steps * plan.blocks;
    const games: [PlayedGame[], PlayedGame[]] = [[], []];
    const orderOf = (at: number): BlockOrder =>
      this.#orderOf(tables[at % tables.length]!, first + Math.floor(at / tables.length));
    let at = 0;
    for await (const played of inOrder(this.#table, orderOf, plan.blocks * tables.length)) {
      if (isLeft(played)) return played;
      games[tables.length === 1 ? 0 : at++ % 2]!.push(...played.right);
    }
    const shares =
      tables.length === 1
        ? ([shareOf(games[0], 0), shareOf(games[0], 1)] as const)
        : ([shareOf(games[0], 0), shareOf(games[1], 0)] as const);
    await this.#note({ _tag: 'Step', plus, minus, shares, games: games[0].length });
    return right(undefined);
  }

  /** Makes the remaining steps of the search. */
  async search(progress: Progress): Promise<Either<Fault, void>> {
    while (this.#search.steps < this.#planned.plan.steps) {
      const played = await this.#step();
      if (isLeft(played)) return played;
      progress.step();
    }
    return right(undefined);
  }

  /** The values that the search has found so far. */
  found(): Values {
    const { ranges, steps } = this.#planned.plan;
    return foundIn(ranges, this.#search, steps);
  }

  /** Lets the found values play against the original ones until the sequential test has a verdict or no blocks are left. */
  async test(progress: Progress): Promise<Either<Fault, void>> {
    const { plan, seats } = this.#planned;
    const [after, before] = [this.#bot(this.found()), this.#bot(this.#planned.before)];
    if (after === before || this.#isDecided()) return right(undefined);
    // Use seeds that no step has used. Otherwise the test might accept values that only fit the games of the search.
    const first = plan.seed + (plan.steps + 1) * plan.blocks + this.#tested.length;
    const bots = tableFor(seats, [after, before], [before], 0);
    const left = plan.test - this.#tested.length;
    for await (const played of inOrder(this.#table, (block) => this.#orderOf(bots, first + block), left)) {
      if (isLeft(played)) return played;
      const [own, other] = [shareOf(played.right, 0), shareOf(played.right, 1)];
      await this.#note({ _tag: 'Tested', share: own / (own + other || 1) });
      progress.step();
      if (this.#isDecided()) break;
    }
    return right(undefined);
  }

  #isDecided(): boolean {
    return sprt(tally(this.#tested), verdictTest).accepted !== null;
  }

  outcome(): TuneOutcome {
    const { plan, before } = this.#planned;
    const found = this.found();
    return {
      plan,
      before,
      found,
      bot: this.#bot(found),
      steps: this.#steps,
      tested: this.#tested,
    };
  }
}

/** Carries out a search whose log is open. */
const tuneWith = async (
  planned: PreparedTuning,
  log: TuneLog,
  playing: PlayContext,
  io: Io,
): Promise<Either<Fault, CommandResult>> => {
  const { plan, jobs } = planned;
  const table = await tableOf(jobs, plan.blocks * 2, havePrograms(plan.against), playing);
  if (isLeft(table)) return table;
  try {
    const tuning = new Tuning(planned, table.right, log);
    const searched = await shown(io, 'steps', plan.steps, (progress) => tuning.search(progress));
    if (isLeft(searched)) return searched;
    const tested = await shown(io, 'blocks of the test', plan.test, (progress) => tuning.test(progress));
    return isLeft(tested) ? tested : right(foundOf(tuning.outcome(), io));
  } catch (error) {
    return left(fault([], errorMessage(error)));
  } finally {
    await table.right.close();
  }
};

const shown = async <A>(io: Io, unit: string, total: number, use: (progress: Progress) => Promise<A>): Promise<A> => {
  const progress = progressOf(io, unit, total);
  try {
    return await use(progress);
  } finally {
    progress.end();
  }
};

/** Locks the folder of a search, because only one process at a time may search in it. */
const lockOf = async (folder: string | undefined): Promise<Either<Fault, Lock | undefined>> =>
  folder === undefined ? right(undefined) : lockFolder(folder, 'another search runs here');

/** Searches for good values of a bot's parameters, tests the values found, and reports the result. */
export const tune = async (
  id: string,
  flags: TuneFlags,
  io: Io,
  guests: Guests = presentGuests(),
): Promise<Either<Fault, CommandResult>> => {
  const planned = readPlan(id, flags, guests);
  if (isLeft(planned)) return planned;
  const log = await openLog(flags.out, planned.right.plan);
  if (isLeft(log)) return log;
  try {
    const lock = await lockOf(flags.out);
    if (isLeft(lock)) return lock;
    try {
      return await tuneWith(planned.right, log.right, { guests }, io);
    } finally {
      lock.right?.release();
    }
  } finally {
    await log.right.close();
  }
};
