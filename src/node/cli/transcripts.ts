/**
 * Commands about whole games: playout, check.
 *
 * @packageDocumentation
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { type Either, isLeft, left, map, right } from 'fp-ts/Either';
import type { Game, GameTypes } from '../../core/contract/game.js';
import { checkLine, randomTranscript } from '../../core/records/transcript.js';
import { type Fault, fault, printFault } from '../../core/values/fault.js';
import { source } from '../../core/values/random.js';
import {
  type Beginning,
  readBeginning,
  readGame,
  readOptions,
  readSeedRange,
  readWhole,
  startOf,
} from '../host/args.js';
import { failureText } from '../host/failure.js';
import { faultLine } from '../host/fault-line.js';
import { Exit, type ExitCode, type Io, linesOf } from '../host/io.js';
import { everyGame } from '../host/own-games.js';
import { progressOf } from '../host/progress.js';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The flags of `playout`. */
export interface PlayoutFlags {
  readonly seed: string;
  readonly maxPlies: string;
  readonly options: string;
  readonly position?: string;
}

/** The options and the starting state of the game for each seed. */
const beginningsOf = <T extends GameTypes>(
  game: Game<T>,
  { options, position }: PlayoutFlags,
): Either<Fault, (seed: number) => Either<Fault, Beginning<T>>> =>
  position === undefined
    ? map(
        (read: T['Options']) => (seed: number) =>
          map((start: T['State']): Beginning<T> => ({ options: read, start }))(startOf(game, read, seed)),
      )(readOptions(game, options))
    : map((begun: Beginning<T>) => () => right(begun))(readBeginning(game, options, position));

/** Prints transcripts of uniformly random play, one per line. */
export const playout = async (id: string, flags: PlayoutFlags, io: Io): Promise<Either<Fault, void>> => {
  const any = readGame(id);
  if (isLeft(any)) return any;
  return any.right.open(async (game): Promise<Either<Fault, void>> => {
    const beginnings = beginningsOf(game, flags);
    if (isLeft(beginnings)) return beginnings;
    const seeds = readSeedRange(flags.seed);
    if (isLeft(seeds)) return seeds;
    const maxPlies = readWhole('--max-plies', flags.maxPlies, 0, 1_000_000);
    if (isLeft(maxPlies)) return maxPlies;
    const progress = progressOf(io, 'games', seeds.right.last - seeds.right.first + 1);
    for (let seed = seeds.right.first; seed <= seeds.right.last; seed++) {
      const begun = beginnings.right(seed);
      if (isLeft(begun)) return begun;
      const { options, start } = begun.right;
      const played = randomTranscript(game, sha256)(options, start, source(seed), maxPlies.right);
      io.out(JSON.stringify(played));
      progress.step();
      // Pause after each game; otherwise the process cannot notice that its output has been closed.
      await setImmediate();
    }
    progress.end();
    return right(undefined);
  });
};

const inputOf = (file: string, { input }: Io): AsyncIterable<string | Buffer> =>
  file === '-' ? input : createReadStream(file);

/** Replays a file of transcripts; prints the first difference in each line that fails, then the totals. */
export const check = async (file: string, asJson: boolean, io: Io): Promise<ExitCode> => {
  try {
    return await checkLines(file, asJson, io);
  } catch (error) {
    io.err(faultLine(fault([file], failureText(error, file))));
    return Exit.failure;
  }
};

const checkLines = async (file: string, asJson: boolean, io: Io): Promise<ExitCode> => {
  const checked = checkLine(everyGame(), sha256);
  const progress = progressOf(io, 'transcripts');
  const faults: { readonly line: number; readonly text: string }[] = [];
  let [number, passed] = [0, 0];
  for await (const line of linesOf(inputOf(file, io))) {
    number++;
    if (line?.trim() === '') continue;
    const result = line === undefined ? left(fault([], 'the line is too long')) : checked(line);
    if (isLeft(result)) {
      faults.push({ line: number, text: printFault(result.left) });
      if (!asJson) io.out(`line ${number}: ${printFault(result.left)}`);
    } else passed++;
    progress.step();
  }
  progress.end();
  const failed = faults.length;
  io.out(asJson ? JSON.stringify({ passed, failed, faults }) : `${passed} passed, ${failed} failed`);
  if (passed + failed === 0) io.err(`${file === '-' ? 'standard input' : file}: there are no transcripts`);
  return failed === 0 && passed > 0 ? Exit.ok : Exit.failure;
};

/** What was made of the text of a file; a fault names the file. */
export const inFile = <A>(file: string, made: Either<Fault, A>): Either<Fault, A> =>
  isLeft(made) ? left(fault([file], printFault(made.left))) : made;

const largestFile = 256 * 1024 * 1024;

/** Reads a whole file up to a size limit; `-` means standard input if there is one. The size limit also applies to devices whose data never ends. */
export const readText = async (file: string, io?: Io): Promise<Either<Fault, string>> => {
  const decoder = new TextDecoder();
  const parts: string[] = [];
  let size = 0;
  const input: AsyncIterable<string | Buffer> = io === undefined ? createReadStream(file) : inputOf(file, io);
  try {
    for await (const chunk of input) {
      size += chunk.length;
      if (size > largestFile) return left(fault([file], 'the file is too large'));
      parts.push(typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true }));
    }
  } catch (error) {
    return left(fault([file], failureText(error, file)));
  }
  return right(parts.join('') + decoder.decode());
};
