/**
 * Games of segments in another order: what threads and machines finished as it came is to lie as the tournament lists it.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { type Fault, fault } from '../../core/values/fault.js';
import type { GrowingFile, Written } from './growing-file.js';
import { keyBytes } from './key-table.js';
import { type Fullness, packSegment, type StoredGame, Stretch } from './segment.js';
import { linesOf, segmentAt, segmentsIn } from './segment-file.js';

/** Segments whose lines are held at a time: games lie nearly in order, or in a few stretches of which each is in order. */
const mostHeld = 16;

/** Finds games by their places. */
class PlacedGames {
  readonly #file: GrowingFile;
  /** Of each segment where it begins, and the place of its first game. */
  readonly #begin: number[] = [];
  readonly #first: number[] = [];
  #count = 0;
  readonly #open: readonly StoredGame[];
  /** The games of segments, those that were asked for last at the end. */
  readonly #held = new Map<number, readonly StoredGame[]>();

  constructor(file: GrowingFile, open: readonly StoredGame[]) {
    this.#file = file;
    this.#open = open;
  }

  /** Learns where the segments are. */
  async learn(): Promise<Written> {
    for await (const segment of segmentsIn(this.#file.handle(), this.#file.file)) {
      if (isLeft(segment)) return segment;
      this.#begin.push(segment.right.at);
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

  /** The number of the segment that has a place. */
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
    const games = held === undefined ? await this.#read(this.#begin[segment]!) : right(held);
    if (isLeft(games)) return games;
    this.#held.delete(segment);
    this.#held.set(segment, games.right);
    const [oldest] = this.#held.keys();
    if (this.#held.size > mostHeld && oldest !== undefined) this.#held.delete(oldest);
    return games;
  }

  async #read(at: number): Promise<Either<Fault, readonly StoredGame[]>> {
    const { file } = this.#file;
    const segment = await segmentAt(this.#file.handle(), file, at);
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

/** True if these are the places of all games, in their order. */
export const inOrder = (places: Uint32Array, count: number): boolean =>
  places.length === count && places.every((place, index) => place === index);

/**
 * Writes the games at some places, in their order, as the segments of a file that holds the games before. `open` are those that are in no
 * segment yet: their places come last.
 */
export const arrange = async (
  segments: GrowingFile,
  open: readonly StoredGame[],
  places: Uint32Array,
  full: Fullness,
): Promise<Written> => {
  const games = new PlacedGames(segments, open);
  const learned = await games.learn();
  if (isLeft(learned)) return learned;
  return segments.replace(async (append) => {
    let stretch = new Stretch(full);
    for (const [index, place] of places.entries()) {
      const game = await games.at(place);
      if (isLeft(game)) return game;
      stretch.push(game.right);
      if (index + 1 < places.length && !stretch.isFull()) continue;
      const written = await append(await packSegment(stretch.games()));
      if (isLeft(written)) return written;
      stretch = new Stretch(full);
    }
    return right(undefined);
  });
};
