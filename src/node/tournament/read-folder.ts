/**
 * Reads the folder of a tournament in order to make a report.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { type ArenaSpec, type Proved, type RatedBy, type Report, type Ruling, reporter } from '../../arena/index.js';
import { type Fault, fault } from '../../core/values/fault.js';
import { failureText } from '../host/failure.js';
import type { Io } from '../host/io.js';
import { everyGame, type Guests } from '../host/own-games.js';
import { progressOf } from '../host/progress.js';
import type { Secret } from '../host/secret.js';
import { readSecret } from '../host/secret-file.js';
import { namesIn } from './play-games.js';
import { type Prover, provedLines, proverFor } from './prove-lines.js';
import { rulingsIn } from './rulings-file.js';
import { computable, dealsIn, isSecret, secretFile } from './seeds.js';
import { type OpenGames, openGames } from './store/games-in.js';
import { specIn } from './tournament-folder.js';

/** A parsed tournament. */
export interface ParsedTournament {
  readonly spec: ArenaSpec;
  readonly report: Report;
  /** True if the last line is incomplete because its game was still being written; an incomplete line does not count. */
  readonly isTorn: boolean;
}

/** The secret from which a tournament's seeds were derived; undefined if the folder has no readable secret. */
const secretOf = async (folder: string): Promise<Secret | undefined> => {
  const read = await readSecret(secretFile(folder));
  return isLeft(read) ? undefined : read.right;
};

/** The options for reading a tournament's folder and making its report. */
export interface FolderOptions {
  /** The function that is called with every game that counts, in the order of the games in the folder. */
  readonly see: (game: Proved) => void;
  /** Additional games and bots; if left out, those that the command has loaded are used. */
  readonly guests?: Guests;
  /** The basis of the ratings; if left out, the ratings are based on places. */
  readonly by?: RatedBy;
  /** The number of threads that replay games; 1, the default, means that this process replays the games itself. */
  readonly jobs?: number;
}

/**
 * Warns about seeds that a program could have computed, and about seeds that cannot be checked. `keyed` is the number of games whose lines contain
 * the bots' seeds, and `open` is the number of the other games.
 */
const tellOfSeeds = (io: Io, secret: Secret | undefined, keyed: number, open: number): void => {
  if (open > 0) io.err(computable(open));
  if (keyed > 0 && secret === undefined)
    io.err(`without the secret of the folder the seeds of ${keyed} games cannot be checked`);
};

const readGames = async (
  spec: ArenaSpec,
  folder: string,
  games: OpenGames,
  prover: Prover,
  io: Io,
  { see, guests, by = 'places' }: FolderOptions,
  rulings: readonly Ruling[],
): Promise<Either<Fault, ParsedTournament>> => {
  const secret = isSecret(spec) ? await secretOf(folder) : undefined;
  const seedsOf = secret === undefined ? undefined : dealsIn(spec, secret);
  const { count, report } = reporter(spec, everyGame(guests), namesIn(spec).key, seedsOf, rulings);
  const progress = progressOf(io, 'games read');
  let [keyed, open] = [0, 0];
  for await (const line of provedLines(games.lines(), prover)) {
    if (isLeft(line)) return line;
    const counted = count(line.right.proof, line.right.number);
    if (!isLeft(counted)) {
      see(counted.right);
      if (counted.right.line.botSeeds === undefined) open++;
      else keyed++;
    }
    progress.step();
  }
  progress.end();
  tellOfSeeds(io, secret, keyed, isSecret(spec) ? open : 0);
  return right({ spec, report: report(by), isTorn: games.isTorn() });
};

/** Reads the games of a folder, and verifies each of them by replaying it. */
const readOpened = async (
  spec: ArenaSpec,
  folder: string,
  io: Io,
  reading: FolderOptions,
  rulings: readonly Ruling[],
): Promise<Either<Fault, ParsedTournament>> => {
  const games = await openGames(folder);
  if (isLeft(games)) return games;
  try {
    const prover = await proverFor(spec, reading.jobs ?? 1, reading.guests);
    if (isLeft(prover)) return prover;
    try {
      return await readGames(spec, folder, games.right, prover.right, io, reading, rulings);
    } finally {
      await prover.right.close();
    }
  } finally {
    await games.right.close();
  }
};

/**
 * Reads the games of a tournament line by line, and verifies each of them by replaying it. A line that cannot be read or verified is counted as
 * refused; the result is a fault only if no report is possible.
 */
export const readFolder = async (
  folder: string,
  io: Io,
  reading: FolderOptions,
): Promise<Either<Fault, ParsedTournament>> => {
  try {
    const spec = await specIn(folder);
    if (isLeft(spec)) return spec;
    if (spec.right === undefined)
      return left(fault([folder], 'holds no spec.json: it is not a folder of a tournament'));
    const rulings = await rulingsIn(folder, spec.right);
    return isLeft(rulings) ? rulings : await readOpened(spec.right, folder, io, reading, rulings.right);
  } catch (error) {
    return left(fault([folder], failureText(error, folder)));
  }
};
