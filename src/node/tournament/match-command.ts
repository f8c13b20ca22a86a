/**
 * The command `match`, which reads the plan of a match from flags and prints the result.
 *
 * @packageDocumentation
 */
import * as E from 'fp-ts/Either';
import { type Either, isLeft, left, mapLeft, right } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { parseJson } from '../../core/records/record.js';
import { type Fault, printFault, under } from '../../core/values/fault.js';
import { asFlag, readJobs, readSeed, readWhole } from '../host/args.js';
import { readLimits } from '../host/entrant.js';
import { writeWhole } from '../host/files.js';
import type { CommandResult } from '../host/finish.js';
import type { Io } from '../host/io.js';
import { presentGuests } from '../host/own-games.js';
import { type MatchPlan, type MatchStopped, mostGames, playMatch } from './match.js';

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
}

const planOf = (flags: MatchFlags): Either<Fault, MatchPlan> =>
  pipe(
    E.Do,
    E.bind('limits', () => readLimits(flags)),
    E.bind('options', () => mapLeft(under('--options'))(parseJson(flags.options))),
    E.bind('games', () => readWhole('--games', flags.games, 1, mostGames)),
    E.bind('seed', () => readSeed(flags.seed)),
    E.bind('jobs', () => readJobs(flags.jobs)),
    E.map((read) => ({ ...read, records: flags.jsonl !== undefined, secret: flags.secret })),
  );

/** Writes the games of a match that stopped, and says so. */
const rescued = async ({ wrong: setting, jsonl }: MatchStopped, file: string | undefined): Promise<Fault> => {
  const wrong = asFlag('options', 'secret')(setting);
  if (file === undefined || jsonl === '') return wrong;
  const written = await writeWhole(file, jsonl, 'keep');
  const where = isLeft(written) ? `could not be written: ${printFault(written.left)}` : `are in ${file}`;
  return { ...wrong, reason: `${wrong.reason} (the games before it ${where})` };
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
  const { progress } = io;
  const played = await playMatch(id, bots, plan.right, {
    guests: presentGuests(),
    page: io,
    ...(progress === undefined ? {} : { progress }),
  });
  if (isLeft(played)) return left(await rescued(played.left, flags.jsonl));
  if (flags.jsonl !== undefined) {
    const written = await writeWhole(flags.jsonl, played.right.jsonl, 'keep');
    if (isLeft(written)) return written;
  }
  return right(played.right.found);
};
