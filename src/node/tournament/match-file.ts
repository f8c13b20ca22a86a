/**
 * The file with the games of a match (`--jsonl`): each game is written when it is over, and a match that was stopped goes on from its file.
 *
 * @packageDocumentation
 */
import { closeSync, existsSync, ftruncateSync, lstatSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Either, isLeft, left, map, right } from 'fp-ts/Either';
import * as t from 'io-ts';
import { boolean, decode, leaf, list, nullable, oneOf, text, whole } from '../../core/reading/codec.js';
import { exact } from '../../core/reading/objects.js';
import { withOptionals } from '../../core/reading/presets.js';
import { parseJson } from '../../core/records/record.js';
import { type GameRecord, gameRecord } from '../../core/records/shape.js';
import { chain } from '../../core/values/either.js';
import { type Fault, fault, printFault } from '../../core/values/fault.js';
import { isSeed } from '../../core/values/random.js';
import { seats } from '../../core/values/seat.js';
import type { PlayedGame } from '../host/block.js';
import { failureText } from '../host/failure.js';
import { noFolder } from '../host/files.js';
import type { SeatLoss } from '../host/play-game.js';

/** The line of a game: the game, and the text of the bot at each seat. */
export interface MatchLine extends Omit<PlayedGame, 'seating' | 'reason'> {
  readonly record: GameRecord;
  readonly bots: readonly string[];
}

const place = whole(0, seats.length);
const count = whole(0, Number.MAX_SAFE_INTEGER);
const seed = leaf('a seed', isSeed);
const number = leaf('a number', (u): u is number => typeof u === 'number' && Number.isFinite(u));
const bySeat = <A>(codec: t.Type<A, unknown>): t.Type<readonly A[], unknown> => list(codec, 1, seats.length);

const loss = exact<SeatLoss>('a loss', {
  seat: oneOf(...seats),
  reason: oneOf('illegal', 'time', 'crash', 'protocol'),
  rule: nullable(text('the number of a rule', 40)),
  text: text('a text', 100_000),
});

const matchLine: t.Type<MatchLine> = withOptionals<MatchLine, 'botSeeds'>(
  'the line of a game',
  {
    seed,
    rotation: place,
    shares: bySeat(number),
    scores: bySeat(number),
    plies: count,
    over: boolean,
    loss: nullable(loss),
    bots: bySeat(text('the text of a bot', 1000)),
    record: gameRecord,
  },
  { botSeeds: bySeat(seed) },
);

/** The beginning of every line. */
const beginning = '{"seed":';

/** The greatest size of a file from which a match goes on. */
const longest = 500_000_000;

/** The games in a file, and the number of bytes of their lines; a last line without an end does not count. */
interface FoundGames {
  readonly lines: readonly MatchLine[];
  readonly bytes: number;
}

const linesIn = (file: string, content: Buffer): Either<Fault, FoundGames> => {
  const bytes = content.lastIndexOf(10) + 1;
  const torn = content.subarray(bytes, bytes + beginning.length).toString();
  if (!beginning.startsWith(torn))
    return left(fault([file], 'is there already, and its last line is not a game of this match'));
  const lines: MatchLine[] = [];
  for (const line of content.subarray(0, bytes).toString().split('\n').slice(0, -1)) {
    const read = chain(parseJson(line), decode(matchLine));
    if (isLeft(read))
      return left(
        fault(
          [file],
          `is there already, and line ${lines.length + 1} is not a game of this match: ${printFault(read.left)}`,
        ),
      );
    lines.push(read.right);
  }
  return right({ lines, bytes });
};

/** Writes the lines of a match as they come. */
export interface MatchFile {
  /** The path of the file. */
  readonly name: string;
  /** The games that the file had when it was opened. */
  readonly lines: readonly MatchLine[];
  /** Adds a line; a fault if it could not be written. */
  readonly add: (line: string) => Either<Fault, void>;
  readonly close: () => void;
}

/**
 * Adds lines to a file, which is created with its first line. Cuts off what a torn line has left, and takes back a line that could not be written
 * completely.
 */
const growing = (file: string, { lines, bytes }: FoundGames): MatchFile => {
  const state: { descriptor: number | undefined; size: number } = { descriptor: undefined, size: bytes };
  const add = (line: string): Either<Fault, void> => {
    try {
      if (state.descriptor === undefined) {
        state.descriptor = openSync(file, 'a');
        ftruncateSync(state.descriptor, state.size);
      }
      const text = Buffer.from(`${line}\n`);
      for (let done = 0; done < text.length; ) done += writeSync(state.descriptor, text, done);
      state.size += text.length;
      return right(undefined);
    } catch (error) {
      if (state.descriptor !== undefined) ftruncateSync(state.descriptor, state.size);
      return left(fault([file], failureText(error, file)));
    }
  };
  return { name: file, lines, add, close: () => state.descriptor !== undefined && closeSync(state.descriptor) };
};

/** Opens the file of a match, which may have games of the same match already. */
export const openMatchFile = (file: string): Either<Fault, MatchFile> => {
  try {
    const kind = lstatSync(file, { throwIfNoEntry: false });
    if (kind === undefined)
      return existsSync(dirname(file))
        ? right(growing(file, { lines: [], bytes: 0 }))
        : left(fault([file], noFolder(file)));
    if (!kind.isFile() || kind.size > longest) return left(fault([file], 'is there already'));
    return map((found: FoundGames) => growing(file, found))(linesIn(file, readFileSync(file)));
  } catch (error) {
    return left(fault([file], failureText(error, file)));
  }
};
