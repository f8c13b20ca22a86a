/**
 * Commands about whole games: playout, check, verify.
 *
 * @packageDocumentation
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { chain } from '../core/either.js';
import { type Fault, fault, printFault, show } from '../core/fault.js';
import { isObject } from '../core/codec.js';
import { source } from '../core/random.js';
import { parseJson, verifyRecord } from '../core/record.js';
import { checkLine, randomTranscript } from '../core/transcript.js';
import { games } from '../games.js';
import { readGame, readOptions, readPosition, readSeeds, readWhole, startOf } from './args.js';
import { Exit, type ExitCode, type Io, linesOf } from './io.js';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The flags of `playout`. */
export interface PlayoutFlags {
  readonly seed: string;
  readonly maxPlies: string;
  readonly options: string;
  readonly position: string | undefined;
}

/** Prints transcripts of uniformly random play, one a line. */
export const playout = (id: string, flags: PlayoutFlags, { out }: Io): Either<Fault, void> =>
  chain(readGame(id), (any) =>
    any.open((game) =>
      chain(readOptions(game, flags.options), (options) =>
        chain(readSeeds(flags.seed), ({ first, last }) =>
          chain(readWhole('--max-plies', flags.maxPlies, 0, 1_000_000), (maxPlies): Either<Fault, void> => {
            for (let seed = first; seed <= last; seed++) {
              const start =
                flags.position === undefined ? startOf(game, options, seed) : readPosition(game, flags.position);
              if (isLeft(start)) return start;
              const played = randomTranscript(game, sha256)(options, start.right, source(seed), maxPlies);
              out(JSON.stringify(played));
            }
            return right(undefined);
          }),
        ),
      ),
    ),
  );

const inputOf = (file: string, { input }: Io): AsyncIterable<string | Buffer> =>
  file === '-' ? input : createReadStream(file, { encoding: 'utf8' });

/** Replays a file of transcripts; prints the first difference of each bad line, then the sums. */
export const check = async (file: string, io: Io): Promise<ExitCode> => {
  const checked = checkLine(games, sha256);
  let [number, passed, failed] = [0, 0, 0];
  for await (const line of linesOf(inputOf(file, io))) {
    number++;
    if (line?.trim() === '') continue;
    const result = line === undefined ? left(fault([], 'the line is too long')) : checked(line);
    if (isLeft(result)) {
      failed++;
      io.out(`line ${number}: ${printFault(result.left)}`);
    } else passed++;
  }
  io.out(`${passed} passed, ${failed} failed`);
  return failed === 0 ? Exit.ok : Exit.failure;
};

const largestFile = 256 * 1024 * 1024;

/** Reads a whole file of bounded size. */
export const readText = async (file: string): Promise<Either<Fault, string>> => {
  const { size } = await stat(file);
  return size > largestFile ? left(fault([file], 'the file is too large')) : right(await readFile(file, 'utf8'));
};

/** Verifies a record of any game: what it holds, or what is wrong with it. */
export const verifyText = (json: string): Either<Fault, string> =>
  chain(parseJson(json), (value) => {
    const id = isObject(value) ? value['game'] : undefined;
    const any = games.find((known) => known.id === id);
    if (any === undefined) return left(fault(['game'], `no game ${show(id)}`));
    return any.open((game) =>
      chain(verifyRecord(game)(value), ({ record }) => {
        const { over, scores, winners, reason } = record.result;
        const names = winners.map(game.seatName).join(' and ') || 'nobody';
        const end = over ? `over (${reason ?? ''}), won by ${names}` : 'not over';
        return right(`${game.title}: ${record.moves.length} moves, ${end}, scores ${scores.join(' ')}`);
      }),
    );
  });
