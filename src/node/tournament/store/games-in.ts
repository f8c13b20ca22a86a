/**
 * The games of a folder as they are at one moment, whether its tournament is running or not.
 *
 * `games.jsonl` is opened before the segments are listed: if a segment is closed in the meantime, its lines are still read from `games.jsonl`. A line
 * that is both in `games.jsonl` and in a segment is nevertheless read only once.
 *
 * @packageDocumentation
 */
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { isObject } from '../../../core/reading/objects.js';
import { parseJson } from '../../../core/records/record.js';
import { errorField } from '../../../core/values/error-fields.js';
import { type Fault, fault } from '../../../core/values/fault.js';
import { failureText } from '../../host/failure.js';
import { KeyTable, keyBytes } from './key-table.js';
import { linesOf, type Segment, segmentsIn } from './segment-file.js';
import { chunksOf, wholeLines } from './whole-lines.js';

/** The path of the file that holds the games of a folder until they are moved into a segment. */
export const tailFile = (folder: string): string => join(folder, 'games.jsonl');

/** The path of the file that contains the segments of a folder. The file exists as soon as a segment has been closed. */
export const segmentsFile = (folder: string): string => join(folder, 'games.segments');

/** The line of a game in a folder. */
export interface StoredLine {
  /** Without its newline. */
  readonly text: string;
  /** The number of the line, counted from 1 over all games of the folder. */
  readonly number: number;
  /** The path for a fault about the line: the file, and the line's number in this file. */
  readonly place: readonly string[];
}

const keyed = /^\{"key":"([0-9a-f]{32})"/;

const anyKey = /^[0-9a-f]{32}$/;

/** The key of a game, as its line states it; undefined if the line has no key. */
const keyIn = (text: string): string | undefined => {
  const first = keyed.exec(text)?.[1];
  if (first !== undefined) return first;
  const read = parseJson(text);
  const key = !isLeft(read) && isObject(read.right) ? read.right['key'] : undefined;
  return typeof key === 'string' && anyKey.test(key) ? key : undefined;
};

/** The games of a folder, opened for reading. */
export class OpenGames {
  readonly #folder: string;
  readonly #tail: FileHandle;
  readonly #segments: FileHandle | undefined;
  /** The keys of the games in the segments that have been read so far. */
  readonly #keys = new KeyTable();
  #isTorn = false;

  constructor(folder: string, tail: FileHandle, segments: FileHandle | undefined) {
    this.#folder = folder;
    this.#tail = tail;
    this.#segments = segments;
  }

  /** The segments of a folder, without their lines. */
  async *segments(): AsyncGenerator<Either<Fault, Segment>> {
    if (this.#segments === undefined) return;
    for await (const segment of segmentsIn(this.#segments, segmentsFile(this.#folder))) {
      if (!isLeft(segment)) {
        const { keys, gained } = segment.right;
        for (const index of gained.keys()) this.#keys.addFrom(keys, keyBytes * index);
      }
      yield segment;
    }
  }

  /** The lines of a segment. */
  linesOf(segment: Segment): Promise<Either<Fault, readonly string[]>> {
    return this.#segments === undefined
      ? Promise.resolve(right([]))
      : linesOf(this.#segments, segmentsFile(this.#folder), segment);
  }

  /** The lines of a segment, with their places in it. */
  async *linesIn(segment: Segment): AsyncGenerator<Either<Fault, StoredLine>> {
    const lines = await this.linesOf(segment);
    if (isLeft(lines)) {
      yield lines;
      return;
    }
    const place = [segmentsFile(this.#folder), `byte ${segment.at}`];
    for (const [index, text] of lines.right.entries()) yield right({ text, number: index + 1, place });
  }

  /** The lines of games that are in no segment. They must be read after all segments. */
  async *tail(): AsyncGenerator<StoredLine> {
    const file = tailFile(this.#folder);
    const isKnown = (text: string): boolean => {
      const key = this.#keys.count() === 0 ? undefined : keyIn(text);
      return key !== undefined && this.#keys.placeOf(key) !== undefined;
    };
    let [number, end, here] = [this.#keys.count(), 0, 0];
    for await (const { text, at, length } of wholeLines(chunksOf(this.#tail))) {
      end = at + length;
      here++;
      if (isKnown(text)) continue;
      number++;
      yield { text, number, place: [file, `line ${here}`] };
    }
    const { size } = await this.#tail.stat();
    this.#isTorn = end < size;
  }

  /** All lines. */
  async *lines(): AsyncGenerator<Either<Fault, StoredLine>> {
    let number = 0;
    for await (const segment of this.segments()) {
      const lines = isLeft(segment) ? segment : await this.linesOf(segment.right);
      if (isLeft(lines)) {
        yield lines;
        return;
      }
      for (const text of lines.right)
        yield right({ text, number: ++number, place: [segmentsFile(this.#folder), `line ${number}`] });
    }
    for await (const line of this.tail()) yield right(line);
  }

  /** True if the last line read was incomplete because its game was being written; such a game does not count. */
  isTorn(): boolean {
    return this.#isTorn;
  }

  async close(): Promise<void> {
    await this.#tail.close();
    await this.#segments?.close();
  }
}

/** Opens a file for reading; undefined if it does not exist. */
const opened = async (file: string): Promise<FileHandle | undefined> => {
  try {
    return await open(file, 'r');
  } catch (error) {
    if (errorField(error, 'code') === 'ENOENT') return undefined;
    throw error;
  }
};

/** Opens the games of a folder for reading. */
export const openGames = async (folder: string): Promise<Either<Fault, OpenGames>> => {
  const file = tailFile(folder);
  try {
    const tail = await open(file, 'r');
    return right(new OpenGames(folder, tail, await opened(segmentsFile(folder))));
  } catch (error) {
    return left(fault([file], failureText(error, file)));
  }
};

/**
 * The lines of all games of a folder as a stream, in order and each only once, whether the tournament is running or not. Memory use does not grow
 * with the number of lines. The first fault ends the stream: a file that cannot be read, or a segment that is damaged.
 */
export async function* gamesIn(folder: string): AsyncGenerator<Either<Fault, StoredLine>> {
  const games = await openGames(folder);
  if (isLeft(games)) {
    yield games;
    return;
  }
  try {
    yield* games.right.lines();
  } catch (error) {
    yield left(fault([tailFile(folder)], failureText(error, tailFile(folder))));
  } finally {
    await games.right.close();
  }
}
