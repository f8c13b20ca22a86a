/**
 * The folder of a tournament, read for a report.
 *
 * @packageDocumentation
 */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { type ArenaSpec, type Proved, type RatedBy, type Report, reporter, type Ruling } from '../arena/index.js';
import { type Fault, fault } from '../core/values/fault.js';
import type { Io } from '../host/io.js';
import { progressOf } from '../host/progress.js';
import { everyGame, type Guests } from '../host/own-games.js';
import { readSecret } from '../host/secret-file.js';
import type { Secret } from '../host/secret.js';
import { computable, dealsIn, isSecret, secretFile } from './seeds.js';
import { namesIn } from './play-games.js';
import { rulingsIn } from './rulings.js';
import { specIn, wholeLines } from './store.js';
import { failureText } from '../host/failure.js';

/** A tournament that was read. */
export interface Read {
  readonly spec: ArenaSpec;
  readonly report: Report;
  /** True if the last line had no end: a game that was being written, which does not count. */
  readonly isTorn: boolean;
}

/** The secret of a folder, for whoever may read it. */
const secretOf = async (folder: string): Promise<Secret | undefined> => {
  const read = await readSecret(secretFile(folder));
  return isLeft(read) ? undefined : read.right;
};

const readGames = async (
  spec: ArenaSpec,
  folder: string,
  io: Io,
  see: (game: Proved) => void,
  guests: Guests | undefined,
  by: RatedBy,
  rulings: readonly Ruling[],
): Promise<Read> => {
  const file = join(folder, 'games.jsonl');
  const secret = isSecret(spec) ? await secretOf(folder) : undefined;
  const seedsOf = secret === undefined ? undefined : dealsIn(spec, secret);
  const { add, report } = reporter(spec, everyGame(guests), namesIn(spec).key, seedsOf, rulings);
  const progress = progressOf(io, 'games read');
  let [keyed, open] = [0, 0];
  let [number, end] = [0, 0];
  for await (const { text, at, length } of wholeLines(file)) {
    number++;
    end = at + length;
    const counted = add(text, number);
    if (!isLeft(counted)) {
      see(counted.right);
      if (counted.right.line.botSeeds === undefined) open++;
      else keyed++;
    }
    progress.step();
  }
  progress.end();
  if (isSecret(spec) && open > 0) io.err(computable(open));
  if (keyed > 0 && secret === undefined)
    io.err(`without the secret of the folder the seeds of ${keyed} games cannot be checked`);
  const { size } = await stat(file);
  return { spec, report: report(by), isTorn: end < size };
};

/**
 * Reads and proves a tournament, line by line. `see` is told of every game that counts, in the order of the file. A line that cannot be read
 * or proved is counted as refused; only something that makes a report impossible is a fault.
 */
export const readFolder = async (
  folder: string,
  io: Io,
  see: (game: Proved) => void,
  guests?: Guests,
  by: RatedBy = 'places',
): Promise<Either<Fault, Read>> => {
  try {
    const spec = await specIn(folder);
    if (isLeft(spec)) return spec;
    if (spec.right === undefined)
      return left(fault([folder], 'holds no spec.json: it is not a folder of a tournament'));
    const rulings = await rulingsIn(folder, spec.right);
    if (isLeft(rulings)) return rulings;
    return right(await readGames(spec.right, folder, io, see, guests, by, rulings.right));
  } catch (error) {
    return left(fault([folder], failureText(error, folder)));
  }
};
