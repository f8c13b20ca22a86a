/**
 * The folder of a tournament: `spec.json`, and `games.jsonl` with a line for each game.
 *
 * @packageDocumentation
 */
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { arenaSpec, type ArenaSpec, type GameLine, type Report, reporter } from '../../arena/index.js';
import { decode } from '../../core/codec.js';
import { chain } from '../../core/either.js';
import { type Fault, fault, under } from '../../core/fault.js';
import { parseJson } from '../../core/record.js';
import { games } from '../../games.js';
import { type Io, linesOf } from '../io.js';
import { readText } from '../transcripts.js';

/** A tournament that was read. */
export interface Read {
  readonly spec: ArenaSpec;
  readonly report: Report;
  /** Whether the last line had no end: a game that was being written, which does not count. */
  readonly isTorn: boolean;
}

/** Whether a file ends inside a line. */
const endsTorn = async (file: string): Promise<boolean> => {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    if (size === 0) return false;
    const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
    return buffer.toString('latin1') !== '\n';
  } finally {
    await handle.close();
  }
};

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message.slice(0, 300) : 'unknown reason');

const readSpec = async (folder: string, io: Io): Promise<Either<Fault, ArenaSpec>> => {
  const text = await readText(join(folder, 'spec.json'), io);
  if (isLeft(text)) return text;
  const read = chain(parseJson(text.right), decode(arenaSpec));
  return isLeft(read) ? left(under('spec.json')(read.left)) : read;
};

/**
 * Reads and proves a tournament, line by line. `see` is told of every game that counts, in the order of the file. A line that cannot be read
 * or proved is counted as refused; only what makes a report impossible is a fault.
 */
export const readFolder = async (
  folder: string,
  io: Io,
  see: (line: GameLine) => void,
): Promise<Either<Fault, Read>> => {
  try {
    const spec = await readSpec(folder, io);
    return isLeft(spec) ? spec : right(await readGames(spec.right, join(folder, 'games.jsonl'), io, see));
  } catch (error) {
    return left(fault([folder], reasonOf(error)));
  }
};

const readGames = async (spec: ArenaSpec, file: string, io: Io, see: (line: GameLine) => void): Promise<Read> => {
  const { add, report } = reporter(spec, games);
  const count = (text: string | undefined, number: number): void => {
    if (text?.trim() === '') return;
    // A line that is too long to be read is one that cannot be read.
    const counted = add(text ?? '', number);
    if (!isLeft(counted)) see(counted.right);
    if (number % 100 === 0) io.progress?.(`${number} games read`);
  };
  const isTorn = await endsTorn(file);
  let number = 0;
  let before: string | undefined;
  for await (const line of linesOf(createReadStream(file))) {
    if (number > 0) count(before, number);
    number++;
    before = line;
  }
  if (number > 0 && !isTorn) count(before, number);
  io.progress?.('');
  return { spec, report: report(), isTorn };
};
