/**
 * Rearranges the games of segments: games are stored in the order in which they arrive, and later put in the tournament's order.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { type Fault, fault } from '../../../core/values/fault.js';
import type { StoredGame } from '../game-gains.js';
import type { GrowingFile, WriteResult } from './growing-file.js';
import { keyBytes } from './key-table.js';
import { type Fullness, packSegment, Stretch } from './segment.js';
import { linesOf, readInto, segmentAt, segmentsIn } from './segment-file.js';

/**
 * The number of segments whose lines are kept in memory. A few segments suffice, because the games are nearly in order, or form a few ordered
 * stretches.
 */
const mostHeld = 8;

/** Finds stored games by their places in the order of storage. */
class PlacedGames {
  readonly #file: GrowingFile;
  /** For each segment, the positions of its beginning and end, and the index of its first game. */
  readonly #begin: number[] = [];
  readonly #end: number[] = [];
  readonly #first: number[] = [];
  #count = 0;
  /** A buffer that is reused for every segment to be copied. */
  #copy: Buffer = Buffer.alloc(0);
  readonly #open: readonly StoredGame[];
  /** The games of the segments kept in memory; the most recently used segment is last. */
  readonly #held = new Map<number, readonly StoredGame[]>();

  constructor(file: GrowingFile, open: readonly StoredGame[]) {
    this.#file = file;
    this.#open = open;
  }

  /** Notes the positions of the segments in their file. */
  async learn(): Promise<WriteResult> {
    for await (const segment of segmentsIn(this.#file.handle(), this.#file.file)) {
      if (isLeft(segment)) return segment;
      this.#begin.push(segment.right.at);
      this.#end.push(segment.right.end);
      this.#first.push(this.#count);
      this.#count += segment.right.gained.length;
    }
    return right(undefined);
  }

  async at(place: number): Promise<Either<Fault, StoredGame>> {
    if (place >= this.#count) return right(this.#open[place - this.#count]!);
    const segment = this.#segmentOf(place);
    const games = await this.#gamesOf(segment);
    return isLeft(games) ? games : right(games.right[place - this.#first[segment]!]!);
  }

  /** If the list contains a whole segment in order from the given index on, the number of the segment's games; otherwise 0. */
  wholeAt(places: Uint32Array, index: number): number {
    const place = places[index]!;
    if (place >= this.#count) return 0;
    const segment = this.#segmentOf(place);
    if (this.#first[segment] !== place) return 0;
    const games = (this.#first[segment + 1] ?? this.#count) - place;
    for (let next = 1; next < games; next++) if (places[index + next] !== place + next) return 0;
    return games;
  }

  /** The bytes of the segment whose first game has the given index. The returned bytes are valid until the function is called again. */
  async bytesAt(place: number): Promise<Buffer> {
    const segment = this.#segmentOf(place);
    const at = this.#begin[segment]!;
    const length = this.#end[segment]! - at;
    if (this.#copy.length < length) this.#copy = Buffer.alloc(2 * length);
    return readInto(this.#file.handle(), at, this.#copy.subarray(0, length));
  }

  /** The index of the segment that contains the game at a given place. */
  #segmentOf(place: number): number {
    let [low, high] = [0, this.#first.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.#first[middle]! <= place) low = middle;
      else high = middle;
    }
    return low;
  }

  async #gamesOf(segment: number): Promise<Either<Fault, readonly StoredGame[]>> {
    const held = this.#held.get(segment);
    const games = held === undefined ? await this.#read(segment) : right(held);
    if (isLeft(games)) return games;
    this.#held.delete(segment);
    this.#held.set(segment, games.right);
    const [oldest] = this.#held.keys();
    if (this.#held.size > mostHeld && oldest !== undefined) this.#held.delete(oldest);
    return games;
  }

  async #read(number: number): Promise<Either<Fault, readonly StoredGame[]>> {
    const { file } = this.#file;
    const at = this.#begin[number]!;
    const segment = await segmentAt(this.#file.handle(), file, at, this.#end[number]!);
    if (isLeft(segment)) return segment;
    if (segment.right === undefined) return left(fault([file, `byte ${at}`], 'the segment that began here is gone'));
    const { keys, gained } = segment.right;
    const lines = await linesOf(this.#file.handle(), file, segment.right);
    if (isLeft(lines)) return lines;
    return right(
      lines.right.map((text, index) => ({
        key: keys.toString('hex', keyBytes * index, keyBytes * (index + 1)),
        gained: gained[index]!,
        text,
      })),
    );
  }
}

/** Writes the games of segments in a different order. A segment that stays unchanged is copied as a whole instead of being read line by line. */
class Rewriting {
  readonly #games: PlacedGames;
  readonly #append: (bytes: Buffer) => Promise<WriteResult>;
  readonly #full: Fullness;
  #stretch: Stretch;

  constructor(games: PlacedGames, append: (bytes: Buffer) => Promise<WriteResult>, full: Fullness) {
    this.#games = games;
    this.#append = append;
    this.#full = full;
    this.#stretch = new Stretch(full);
  }

  /** Takes the game at an index, or the whole segment that begins with this game; returns the number of games taken. */
  async take(places: Uint32Array, index: number): Promise<Either<Fault, number>> {
    const place = places[index]!;
    const whole = this.#games.wholeAt(places, index);
    if (whole > 0) {
      const flushed = await this.flush();
      const copied = isLeft(flushed) ? flushed : await this.#append(await this.#games.bytesAt(place));
      return isLeft(copied) ? copied : right(whole);
    }
    const game = await this.#games.at(place);
    if (isLeft(game)) return game;
    this.#stretch.push(game.right);
    const written = this.#stretch.isFull() ? await this.flush() : right(undefined);
    return isLeft(written) ? written : right(1);
  }

  /** Writes the games that are in no segment yet. */
  async flush(): Promise<WriteResult> {
    const games = this.#stretch.games();
    if (games.length === 0) return right(undefined);
    this.#stretch = new Stretch(this.#full);
    return this.#append(await packSegment(games));
  }
}

/** True if the given list contains the places of all games in ascending order. */
export const inOrder = (places: Uint32Array, count: number): boolean =>
  places.length === count && places.every((place, index) => place === index);

/**
 * Copies the games at the given places, in the given order, into the segments of a new file. `open` contains the games that are in no segment yet;
 * their places come after those of all other games.
 */
export const arrange = async (
  segments: GrowingFile,
  open: readonly StoredGame[],
  places: Uint32Array,
  full: Fullness,
): Promise<WriteResult> => {
  const games = new PlacedGames(segments, open);
  const learned = await games.learn();
  if (isLeft(learned)) return learned;
  return segments.replace(async (append) => {
    const rewriting = new Rewriting(games, append, full);
    for (let index = 0; index < places.length; ) {
      const taken = await rewriting.take(places, index);
      if (isLeft(taken)) return taken;
      index += taken.right;
    }
    return rewriting.flush();
  });
};
