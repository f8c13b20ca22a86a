/**
 * The plan of a training: everything on the command line of `learn`, checked.
 *
 * @packageDocumentation
 */
import * as E from 'fp-ts/Either';
import { type Either, isRight, left, right } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Bot } from '../../../bots/index.js';
import { readName } from '../../../bots/text.js';
import { chain } from '../../../core/values/either.js';
import { type Fault, fault, show } from '../../../core/values/fault.js';
import { readJobs, readSeed, readWhole } from '../../host/args.js';
import { readBot } from '../../host/bots.js';
import { type ExistingFile } from '../../host/files.js';

/** The flags of the command `learn`. */
export interface LearnFlags {
  readonly out: string;
  readonly games: string;
  readonly bot: string;
  readonly options: string;
  readonly layers: string;
  readonly maxPlies: string;
  readonly test: string;
  readonly seed: string;
  readonly jobs: string;
  /** The Redis server through which workers play; if left out, this process plays. */
  readonly redis?: string;
  readonly replace?: boolean;
  readonly json?: boolean;
}

/** A training whose plan is valid. */
export interface LearnPlan {
  readonly out: string;
  readonly existing: ExistingFile;
  readonly bot: Bot;
  readonly games: number;
  readonly layers: readonly [number, number];
  readonly longest: number;
  /** The number of games of each test. */
  readonly test: number;
  readonly seed: number;
  /** The number of games that are played at a time. */
  readonly jobs: number;
}

const readLayers = (text: string): Either<Fault, readonly [number, number]> => {
  const [first = Number.NaN, second = Number.NaN, ...more] = text.split(',').map(Number);
  const isSize = (size: number): boolean => Number.isInteger(size) && size >= 1 && size <= 1024;
  return isSize(first) && isSize(second) && more.length === 0
    ? right([first, second])
    : left(fault(['--layers'], `${show(text)} is not two whole numbers from 1 to 1024, for instance 64,32`));
};

/** Reads the bot that plays. It must be one whose moves depend on what it knows about the game, because that is what the network replaces. */
const readLearner = (text: string): Either<Fault, Bot> =>
  chain(readBot(text), (bot) => {
    const named = readName(bot.text);
    const by = isRight(named) ? named.right.info.parameters.find(({ name }) => name === 'by') : undefined;
    const value = isRight(named) ? (named.right.given.by ?? by?.default) : undefined;
    return value === 1
      ? right(bot)
      : left(fault(['--bot'], `${show(text)} does not evaluate positions with by=1, for instance greedy:by=1`));
  });

/** Reads the plan of a training. */
export const readPlan = (flags: LearnFlags): Either<Fault, LearnPlan> =>
  pipe(
    E.Do,
    E.bind('bot', () => readLearner(flags.bot)),
    E.bind('games', () => readWhole('--games', flags.games, 1, 10_000_000)),
    E.bind('layers', () => readLayers(flags.layers)),
    E.bind('longest', () => readWhole('--max-plies', flags.maxPlies, 1, 1_000_000)),
    E.bind('test', () => readWhole('--test', flags.test, 0, 100_000)),
    E.bind('seed', () => readSeed(flags.seed)),
    E.bind('jobs', () => readJobs(flags.jobs)),
    E.map((read) => ({ ...read, out: flags.out, existing: flags.replace === true ? 'replace' : 'keep' })),
  );
