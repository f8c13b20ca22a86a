/**
 * `arena withdraw` and `arena correct`: rulings of a tournament's organiser, in `rulings.jsonl` beside the games.
 *
 * @packageDocumentation
 */
import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { type ArenaSpec, type Ruling, ruling } from '../../arena/index.js';
import { rulingMistake } from '../../arena/rulings.js';
import { decode } from '../../core/reading/codec.js';
import { parseJson } from '../../core/records/record.js';
import { chain } from '../../core/values/either.js';
import { type Fault, fault, under } from '../../core/values/fault.js';
import { failureText } from '../host/failure.js';
import { lockFolder } from '../host/lock.js';
import { heldIn, readLines } from './tournament-folder.js';

const fileIn = (folder: string): string => join(folder, 'rulings.jsonl');

const read = (spec: ArenaSpec, line: string): Either<Fault, Ruling> =>
  chain(chain(parseJson(line), decode(ruling)), (one) => {
    const wrong = rulingMistake(spec, one);
    return wrong === undefined ? right(one) : left(wrong);
  });

/** The rulings in a folder, in the order of their lines; the list is empty if the file does not exist. */
export const rulingsIn = async (folder: string, spec: ArenaSpec): Promise<Either<Fault, readonly Ruling[]>> => {
  const file = fileIn(folder);
  let text = '';
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return right([]);
    return left(fault([file], failureText(error, file)));
  }
  const rulings: Ruling[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '') continue;
    const one = read(spec, line);
    if (isLeft(one)) return left(under(file)(under(`line ${index + 1}`)(one.left)));
    rulings.push(one.right);
  }
  return right(rulings);
};

const write = async (folder: string, one: Ruling): Promise<Either<Fault, string>> => {
  const lock = await lockFolder(folder, 'a tournament runs here');
  if (isLeft(lock)) return lock;
  try {
    await appendFile(fileIn(folder), `${JSON.stringify(one)}\n`);
    return right(
      one._tag === 'Withdrawn' ? `${one.bot} plays no more games` : `${one.key} counts as ${one.shares.join(' ')}`,
    );
  } catch (error) {
    return left(fault([fileIn(folder)], failureText(error, folder)));
  } finally {
    lock.right.release();
  }
};

/** Withdraws a bot from a tournament. */
export const withdraw = async (folder: string, bot: string, why: string): Promise<Either<Fault, string>> => {
  const spec = await heldIn(folder);
  if (isLeft(spec)) return spec;
  const one = read(spec.right, JSON.stringify({ _tag: 'Withdrawn', bot, why }));
  return isLeft(one) ? one : write(folder, one.right);
};

/** The number of seats in a game that was played; undefined if the game was not played. */
const seatsOf = async (folder: string, spec: ArenaSpec, key: string): Promise<Either<Fault, number | undefined>> => {
  let found: number | undefined;
  const lines = await readLines(folder, spec, (line) => {
    if (line.key === key) found = line.seating.length;
  });
  return isLeft(lines) ? lines : right(found);
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
  const one = read(spec.right, JSON.stringify({ _tag: 'Corrected', key, shares: parts, why }));
  if (isLeft(one)) return one;
  const seats = await seatsOf(folder, spec.right, key);
  if (isLeft(seats)) return seats;
  if (seats.right === undefined) return left(fault(['key'], 'this game was not played here'));
  return seats.right === parts.length
    ? write(folder, one.right)
    : left(fault(['--shares'], `the game has ${seats.right} seats`));
};
