/**
 * Reads games from files, one after another. A file contains a single record, one record per line, the lines of a match or tournament with their
 * records, or a ledger of Terra Mystica. Each game in the files is replayed, and memory holds only one game at a time.
 *
 * @packageDocumentation
 */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type { Game, GameTypes } from '../../../core/contract/game.js';
import { isObject } from '../../../core/reading/objects.js';
import { parseJson, type Verified, verifyRecord } from '../../../core/records/record.js';
import { chain } from '../../../core/values/either.js';
import { type Fault, fault, show, under } from '../../../core/values/fault.js';
import { failureText } from '../../host/failure.js';
import { faultLine } from '../../host/fault-line.js';
import type { CommandRun } from '../../host/finish.js';
import { Exit, type Io, linesOf } from '../../host/io.js';
import { everyGame } from '../../host/own-games.js';
import { progressOf } from '../../host/progress.js';
import { importText } from '../ledger.js';

/** A replayed game of any kind, without the game's own TypeScript types. */
export interface ReplayedGame {
  /** Where the game comes from: a file, and the line in the file if the file has several games. */
  readonly place: string;
  /** The name of the bot at each seat if the game comes from a line of a match; otherwise empty. */
  readonly bots: readonly string[];
  /** Passes the game, with its exact types, to a function. */
  readonly open: <A>(use: <T extends GameTypes>(game: Game<T>, played: Verified<T>) => A) => A;
}

/** A game that cannot be counted: its place in the files, and the reason. */
export interface UnreadGame {
  readonly place: string;
  readonly fault: Fault;
}

/** Reports a game that cannot be counted. The command goes on without the game, and fails at its end. */
export const passOver = ({ place, fault: wrong }: UnreadGame, { io, end }: CommandRun): void => {
  io.err(faultLine(under(place)(wrong)));
  end(Exit.failure);
};

/** The greatest accepted length of a ledger, in UTF-16 units; it is a hundred times that of the longest known ledger. */
const longestLedger = 16_000_000;

const isNames = (u: unknown): u is readonly string[] => Array.isArray(u) && u.every((one) => typeof one === 'string');

/**
 * The record in a JSON value, and the bots that played the game. If the value is a line of a match, the record is its `record` field; otherwise the
 * record is the value itself.
 */
const recordIn = (value: unknown): readonly [record: unknown, bots: readonly string[]] => {
  if (!isObject(value) || value['record'] === undefined) return [value, []];
  return [value['record'], isNames(value['bots']) ? value['bots'] : []];
};

const held = (place: string, value: unknown): Either<Fault, ReplayedGame> => {
  const [record, bots] = recordIn(value);
  const id = isObject(record) ? record['game'] : undefined;
  const any = everyGame().find((known) => known.id === id);
  if (any === undefined) return left(fault(['game'], `no game ${show(id)}`));
  return any.open((game) => heldAs(game, place, record, bots));
};

const heldAs = <T extends GameTypes>(
  game: Game<T>,
  place: string,
  record: unknown,
  bots: readonly string[],
): Either<Fault, ReplayedGame> => {
  const played = verifyRecord(game)(record);
  return isLeft(played) ? played : right({ place, bots, open: (use) => use(game, played.right) });
};

const result = (place: string, found: Either<Fault, ReplayedGame>): Either<UnreadGame, ReplayedGame> =>
  isLeft(found) ? left({ place, fault: found.left }) : found;

/** Yields the games in one file. The first line with text decides how the file is read: `{` begins JSON, and anything else begins a ledger. */
async function* gamesIn(
  file: string,
  lines: AsyncIterable<string | undefined>,
): AsyncGenerator<Either<UnreadGame, ReplayedGame>> {
  // A ledger and JSON on several lines can only be read when the file is complete.
  const kept: string[] = [];
  let [number, length, isLines]: [number, number, boolean | undefined] = [0, 0, undefined];
  for await (const line of lines) {
    number++;
    if (line === undefined) {
      yield left({ place: `${file}:${number}`, fault: fault([], 'the line is too long') });
      return;
    }
    if (isLines === undefined && line.trim() !== '')
      isLines = line.trimStart().startsWith('{') && !isLeft(parseJson(line));
    if (isLines === true && line.trim() !== '') {
      const place = `${file}:${number}`;
      yield result(
        place,
        chain(parseJson(line), (value) => held(place, value)),
      );
    } else if (isLines !== true) {
      kept.push(line);
      length += line.length + 1;
      if (length > longestLedger) {
        yield left({ place: file, fault: fault([], 'the file is too long for one game') });
        return;
      }
    }
  }
  if (isLines === true) return;
  const text = kept.join('\n');
  if (text.trim() === '') {
    yield left({ place: file, fault: fault([], 'the file is empty') });
    return;
  }
  const json = text.trimStart().startsWith('{') ? right(text) : importText(text);
  yield result(
    file,
    chain(chain(json, parseJson), (value) => held(file, value)),
  );
}

/** What identifies a file, whatever the path by which it is named; a file that cannot be examined is identified by its path. */
const identityOf = async (file: string): Promise<string> => {
  if (file === '-') return file;
  try {
    const { dev, ino } = await stat(file, { bigint: true });
    return `${dev}:${ino}`;
  } catch {
    return file;
  }
};

/**
 * Yields the games in the given files in order, or a fault for a game that cannot be replayed; `-` is standard input. A file that is named more than
 * once, also by different paths, is read once.
 */
export async function* gamesOf(files: readonly string[], io: Io): AsyncGenerator<Either<UnreadGame, ReplayedGame>> {
  const progress = progressOf(io, 'games');
  const read = new Set<string>();
  for (const file of files) {
    const identity = await identityOf(file);
    if (read.has(identity)) {
      io.err(`${file}: given before; its games count once`);
      continue;
    }
    read.add(identity);
    try {
      for await (const game of gamesIn(file, linesOf(file === '-' ? io.input : createReadStream(file)))) {
        yield game;
        progress.step();
      }
    } catch (error) {
      yield left({ place: file, fault: fault([], failureText(error, file)) });
    }
  }
  progress.end();
}
