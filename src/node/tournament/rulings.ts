/**
 * `arena withdraw` and `arena correct`: rulings of a tournament's organiser, in `rulings.jsonl` beside the games.
 *
 * @packageDocumentation
 */
import { appendFile } from 'node:fs/promises';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type { ArenaSpec, Ruling } from '../../arena/index.js';
import { correctionsIn } from '../../arena/rulings.js';
import { type Fault, fault } from '../../core/values/fault.js';
import { failureText } from '../host/failure.js';
import { lockFolder } from '../host/lock.js';
import { countedGains, strandedGames } from './counted-results.js';
import { gainsOf } from './game-gains.js';
import { readRuling, rulingsFile, rulingsIn } from './rulings-file.js';
import { heldIn, readLines } from './tournament-folder.js';

const write = async (folder: string, one: Ruling): Promise<Either<Fault, string>> => {
  const lock = await lockFolder(folder, 'a tournament runs here');
  if (isLeft(lock)) return lock;
  try {
    await appendFile(rulingsFile(folder), `${JSON.stringify(one)}\n`);
    return right(
      one._tag === 'Withdrawn' ? `${one.bot} plays no more games` : `${one.key} counts as ${one.shares.join(' ')}`,
    );
  } catch (error) {
    return left(fault([rulingsFile(folder)], failureText(error, folder)));
  } finally {
    lock.right.release();
  }
};

/** Withdraws a bot from a tournament. */
export const withdraw = async (folder: string, bot: string, why: string): Promise<Either<Fault, string>> => {
  const spec = await heldIn(folder);
  if (isLeft(spec)) return spec;
  const one = readRuling(spec.right, JSON.stringify({ _tag: 'Withdrawn', bot, why }));
  return isLeft(one) ? one : write(folder, one.right);
};

/** The games that were played, with what their bots gained by their records, and the number of seats in one of them. */
interface PlayedResults {
  readonly gains: ReadonlyMap<string, readonly number[]>;
  /** The number of seats in the game with the given key; undefined if that game was not played. */
  readonly seats: number | undefined;
}

const playedIn = async (folder: string, spec: ArenaSpec, key: string): Promise<Either<Fault, PlayedResults>> => {
  const gains = new Map<string, readonly number[]>();
  let seats: number | undefined;
  const lines = await readLines(folder, spec, (line) => {
    gains.set(line.key, gainsOf(line));
    if (line.key === key) seats = line.seating.length;
  });
  return isLeft(lines) ? lines : right({ gains, seats });
};

/** The reason why a correction would contradict games that were played because of the result that it corrects; undefined if it does not. */
const contradiction = async (
  folder: string,
  spec: ArenaSpec,
  { gains }: PlayedResults,
  ruling: Ruling,
): Promise<Either<Fault, void>> => {
  const before = await rulingsIn(folder, spec);
  if (isLeft(before)) return before;
  const stranded = (rulings: readonly Ruling[]): number =>
    strandedGames(
      spec,
      countedGains((key) => gains.get(key), correctionsIn(rulings)),
      gains.size,
    );
  const [now, then] = [stranded([...before.right, ruling]), stranded(before.right)];
  return now > then
    ? left(
        fault(
          ['key'],
          `later pairs were made from this result, and ${now} of their games were played: they would not have met`,
        ),
      )
    : right(undefined);
};

/** Corrects the result of a game. */
export const correct = async (
  folder: string,
  key: string,
  shares: string,
  why: string,
): Promise<Either<Fault, string>> => {
  const spec = await heldIn(folder);
  if (isLeft(spec)) return spec;
  const parts = shares.split(',').map((part) => (/^(?:0|1|0?\.\d+)$/.test(part) ? Number(part) : Number.NaN));
  if (parts.some(Number.isNaN))
    return left(fault(['--shares'], 'by seat a number from 0 to 1, for instance 1,0 or 0.5,0.5'));
  const one = readRuling(spec.right, JSON.stringify({ _tag: 'Corrected', key, shares: parts, why }));
  if (isLeft(one)) return one;
  const played = await playedIn(folder, spec.right, key);
  if (isLeft(played)) return played;
  const { seats } = played.right;
  if (seats === undefined) return left(fault(['key'], 'this game was not played here'));
  if (seats !== parts.length) return left(fault(['--shares'], `the game has ${seats} seats`));
  const contradicted = await contradiction(folder, spec.right, played.right, one.right);
  return isLeft(contradicted) ? contradicted : write(folder, one.right);
};
