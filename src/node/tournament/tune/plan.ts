/**
 * The plan of a search for parameters: the game, the bot, the tuned parameters, the opponents, and the length. Everything on the command line of a
 * search is checked when the plan is read.
 *
 * @packageDocumentation
 */
import * as E from 'fp-ts/Either';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Known } from '../../../bots/index.js';
import { botInfo, type Defaults, type ParameterInfo } from '../../../bots/parameters.js';
import { type ParsedBot, printName, readName } from '../../../bots/text.js';
import { chain } from '../../../core/values/either.js';
import { type Fault, fault, show } from '../../../core/values/fault.js';
import { wholeNumber } from '../../../core/values/notation.js';
import type { Limits } from '../../../protocol/index.js';
import { readJobs, readOptions, readSeed, readWhole, startOf } from '../../host/args.js';
import { inArgument, readBot, readKnown } from '../../host/bots.js';
import { readEntrant, readLimits } from '../../host/entrant.js';
import type { Guests } from '../../host/own-games.js';
import { suggestion } from '../../host/suggest.js';
import type { Range, Values } from './spsa.js';

/** The flags of the command `tune`. */
export interface TuneFlags {
  readonly bot: string;
  readonly over: string;
  readonly against: readonly string[];
  readonly options: string;
  readonly steps: string;
  readonly blocks: string;
  readonly test: string;
  readonly seed: string;
  readonly jobs: string;
  readonly out?: string;
  readonly json?: boolean;
  readonly botTime?: string;
  readonly botMemory?: string;
}

/** A valid search. */
export interface TunePlan {
  readonly game: string;
  /** The original bot: the search starts from its values, and the values that are found are tested against it. */
  readonly bot: string;
  readonly ranges: readonly Range[];
  /**
   * The opponents, which take turns from step to step; in each step, the bots of both points meet the same ones. Without opponents, the bots of the
   * two points play each other.
   */
  readonly against: readonly string[];
  /** The options of the game, as JSON text. */
  readonly options: string;
  readonly steps: number;
  /** The number of blocks in each step. */
  readonly blocks: number;
  /** The greatest number of blocks in the test at the end. */
  readonly test: number;
  readonly seed: number;
}

/** The plan of a search, and the settings for carrying out this plan on this machine. */
export interface PreparedTuning {
  readonly plan: TunePlan;
  /** The bot, read. */
  readonly named: ParsedBot;
  /** The original values of the tuned parameters. */
  readonly before: Values;
  /** The number of seats at the table. */
  readonly seats: number;
  readonly jobs: number;
  readonly limits: Limits;
}

/** The bot with the given values for the tuned parameters. */
export const botWith = ({ info, given }: ParsedBot, ranges: readonly Range[], values: Values): string => {
  const tuned: Defaults = Object.fromEntries(ranges.map(({ name }, index) => [name, values[index]!]));
  return printName({ info, given: { ...given, ...tuned } });
};

/** The default upper bounds of a search. They are lower than the parameters' own bounds, which allow useless values. */
const usualHigh: Defaults = { explore: 300, cut: 200, widen: 100, rivals: 20, pick: 8 };

const highOf = ({ name, max }: ParameterInfo): number => usualHigh[name] ?? max;

/** The parameters that determine how much work a bot does. More work always makes a bot stronger, so there is no best value to find. */
const budgets: readonly string[] = ['iterations', 'ms', 'nodes', 'depth'];

const readRange = ({ info }: ParsedBot, text: string): Either<Fault, Range> => {
  const [name = '', bounds] = text.split('=');
  const known = info.parameters.filter((one) => !budgets.includes(one.name));
  const names = known.map((one) => one.name);
  const found = known.find((one) => one.name === name);
  if (found === undefined) {
    const reason = budgets.includes(name)
      ? 'is the amount of work, which is not tuned'
      : `is not a parameter of ${info.name}`;
    return left(fault(['--over'], `${show(name)} ${reason}; there are: ${names.join(', ')}${suggestion(name, names)}`));
  }
  const [low = '', high = '', ...more] = bounds?.split('..') ?? [String(found.min), String(highOf(found))];
  const ends = [low, high].map((end) => wholeNumber(end, found.min, found.max));
  const [from, to] = ends;
  return more.length > 0 || from === undefined || to === undefined || from >= to
    ? left(fault(['--over', name], `${show(bounds)} is not a range FROM..TO within ${found.min} and ${found.max}`))
    : right({ name: found.name, low: from, high: to });
};

const mostRanges = 8;

const readRanges = (named: ParsedBot, over: string): Either<Fault, readonly Range[]> => {
  const ranges: Range[] = [];
  for (const part of over.split(',')) {
    const range = readRange(named, part);
    if (isLeft(range)) return range;
    if (ranges.some(({ name }) => name === range.right.name))
      return left(fault(['--over', range.right.name], 'given twice'));
    ranges.push(range.right);
  }
  return ranges.length <= mostRanges ? right(ranges) : left(fault(['--over'], `more than ${mostRanges} parameters`));
};

/** The original value of each tuned parameter: that of the bot's text, else that of the game, else the default. */
const valuesOf = ({ info, given }: ParsedBot, ranges: readonly Range[], defaults: Defaults): Values => {
  const usual: Defaults = Object.fromEntries(info.parameters.map((one) => [one.name, one.default]));
  const all = { ...usual, ...defaults, ...given };
  return ranges.map(({ name }) => all[name]!);
};

/** The bot to be tuned. It must be a bot of the library, because the parameters of other bots are not known. */
const readTuned = (text: string, guests: Guests): Either<Fault, ParsedBot> => {
  const read = readName(text);
  if (!isLeft(read)) return read;
  const isGuest = !botInfo.some(({ name }) => text.startsWith(name)) && !isLeft(readBot(text, guests));
  return isGuest
    ? left(fault(['--bot'], `${show(text)} is a bot of your own: only the parameters of the library's bots are known`))
    : left({ ...read.left, path: ['--bot', ...read.left.path] });
};

const readPool = (texts: readonly string[], limits: Limits, guests: Guests): Either<Fault, readonly string[]> => {
  const pool: string[] = [];
  for (const text of texts) {
    const entrant = readEntrant(text, limits, guests);
    if (isLeft(entrant)) return left(inArgument('--against')(entrant.left));
    pool.push(entrant.right.text);
  }
  return right(pool);
};

const seatsOf = (known: Known, options: string): Either<Fault, number> =>
  known.open((game) =>
    chain(readOptions(game, options), (read) =>
      chain(startOf(game, read, 0), (start): Either<Fault, number> => right(game.seatCount(start))),
    ),
  );

/** Reads the plan of a search from the flags, together with the settings for this machine. */
export const readPlan = (id: string, flags: TuneFlags, guests: Guests): Either<Fault, PreparedTuning> =>
  pipe(
    E.Do,
    E.bind('known', () => readKnown(id, guests)),
    E.bind('named', () => readTuned(flags.bot, guests)),
    E.bind('ranges', ({ named }) => readRanges(named, flags.over)),
    E.bind('limits', () => readLimits(flags)),
    E.bind('against', ({ limits }) => readPool(flags.against, limits, guests)),
    E.bind('seats', ({ known }) => seatsOf(known, flags.options)),
    E.bind('steps', () => readWhole('--steps', flags.steps, 1, 100_000)),
    E.bind('blocks', () => readWhole('--blocks', flags.blocks, 1, 1000)),
    E.bind('test', () => readWhole('--test', flags.test, 0, 1_000_000)),
    E.bind('seed', () => readSeed(flags.seed)),
    E.bind('jobs', () => readJobs(flags.jobs)),
    E.map(({ known, named, ranges, limits, against, seats, steps, blocks, test, seed, jobs }) => ({
      plan: { game: id, bot: printName(named), ranges, against, options: flags.options, steps, blocks, test, seed },
      named,
      before: valuesOf(
        named,
        ranges,
        known.open((_, { defaults = {} }) => defaults),
      ),
      seats,
      jobs,
      limits,
    })),
  );
