/**
 * The command `match`, which reads the plan of a match from flags and prints the result.
 *
 * @packageDocumentation
 */
import * as E from 'fp-ts/Either';
import { type Either, isLeft, left, mapLeft, right } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { parseJson } from '../../core/records/record.js';
import { type Fault, fault, under } from '../../core/values/fault.js';
import { asFlag, readJobs, readSeed, readWhole } from '../host/args.js';
import { guardPrograms } from '../host/child-process.js';
import { havePrograms } from '../host/deal.js';
import { readBotLimits } from '../host/entrant.js';
import type { CommandResult } from '../host/finish.js';
import type { Io } from '../host/io.js';
import { presentGuests } from '../host/own-games.js';
import { stopped } from '../host/play-game.js';
import { interrupts } from './interrupts.js';
import { type MatchPlan, type MatchPlayed, type MatchStopped, mostGames, playMatch } from './match.js';
import { type MatchFile, openMatchFile } from './match-file.js';

/** The flags of `match`. */
export interface MatchFlags {
  readonly games: string;
  readonly seed: string;
  readonly options: string;
  readonly jobs: string;
  readonly json?: boolean;
  readonly jsonl?: string;
  /** The file that contains the secret of a match in which programs take part. */
  readonly secret?: string;
  readonly botTime?: string;
  readonly botMemory?: string;
  readonly botStart?: string;
  readonly think?: string;
  readonly clock?: string;
}

const planOf = (flags: MatchFlags): Either<Fault, MatchPlan> =>
  pipe(
    E.Do,
    E.bind('limits', () => readBotLimits(flags)),
    E.bind('options', () => mapLeft(under('--options'))(parseJson(flags.options))),
    E.bind('games', () => readWhole('--games', flags.games, 1, mostGames)),
    E.bind('seed', () => readSeed(flags.seed)),
    E.bind('jobs', () => readJobs(flags.jobs)),
    E.map((read) => ({ ...read, records: flags.jsonl !== undefined, secret: flags.secret })),
  );

/** How a match that was stopped can go on. */
const goingOn = (bots: readonly string[], { jsonl, secret }: MatchFlags): string => {
  if (jsonl === undefined) return 'its games are lost: with --jsonl <file>, the same command goes on where it stopped';
  return havePrograms(bots) && secret === undefined
    ? `its games are in ${jsonl}, but it cannot go on, because its secret was not kept; --secret <file> keeps it`
    : 'the same command goes on there';
};

/** The fault of a match that was not played to its end, with what becomes of its games. */
const stopFault = (bots: readonly string[], flags: MatchFlags, { wrong, games, wanted }: MatchStopped): Fault => {
  if (wrong === stopped) return fault([], `stopped after ${games} of ${wanted} games; ${goingOn(bots, flags)}`);
  const named = asFlag('options', 'secret')(wrong);
  return flags.jsonl === undefined || games === 0
    ? named
    : { ...named, reason: `${named.reason} (the games before it are in ${flags.jsonl})` };
};

/** Plays a match until it is over or interrupted, and closes its file. */
const playUntilStopped = async (
  id: string,
  bots: readonly string[],
  plan: MatchPlan,
  file: MatchFile | undefined,
  io: Io,
): Promise<Either<MatchStopped, MatchPlayed>> => {
  const stop = new AbortController();
  // Programs that take part are ended with this process; the signals that stop a match must not end the process before the table is printed.
  guardPrograms(['SIGHUP']);
  const signals = interrupts(() => stop.abort(), ['SIGINT', 'SIGTERM']);
  try {
    return await playMatch(id, bots, plan, {
      guests: presentGuests(),
      page: io,
      signal: stop.signal,
      ...(file === undefined ? {} : { file }),
      ...(io.progress === undefined ? {} : { progress: io.progress }),
    });
  } finally {
    signals.end();
    file?.close();
  }
};

/** Plays a match and prints the results; the output ends with one line for each bot. */
export const match = async (
  id: string,
  bots: readonly string[],
  flags: MatchFlags,
  io: Io,
): Promise<Either<Fault, CommandResult>> => {
  const plan = planOf(flags);
  if (isLeft(plan)) return plan;
  const file = flags.jsonl === undefined ? right(undefined) : openMatchFile(flags.jsonl);
  if (isLeft(file)) return file;
  const played = await playUntilStopped(id, bots, plan.right, file.right, io);
  if (!isLeft(played)) return right(played.right.found);
  const { found, wrong } = played.left;
  if (wrong === stopped && found !== undefined) io.out(flags.json === true ? JSON.stringify(found.json) : found.text());
  return left(stopFault(bots, flags, played.left));
};
