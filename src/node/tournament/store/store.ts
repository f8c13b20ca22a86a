/**
 * The games of a tournament on the disk: the latest are lines in `games.jsonl`, and all earlier games are in segments.
 *
 * Whenever the process stops, no game that was written is lost. A segment reaches the disk before its lines are removed from `games.jsonl`, and
 * readers skip lines whose games are already in a segment.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, right } from 'fp-ts/Either';
import type { Fault } from '../../../core/values/fault.js';
import type { StoredGame } from '../game-gains.js';
import { arrange, inOrder } from './arrange.js';
import type { GameTable } from './game-table.js';
import type { GrowingFile, WriteResult } from './growing-file.js';
import { type Fullness, packSegment, Stretch } from './segment.js';

/** The number of milliseconds within which written data must reach the disk. */
const untilSynced = 1000;

/** The files in which the games of a tournament are stored. */
export interface GameFiles {
  /** `games.jsonl`. */
  readonly tail: GrowingFile;
  /** `games.segments`; undefined if no segment has been closed yet. */
  readonly segments: GrowingFile | undefined;
  /** Makes `games.segments`. */
  readonly makeSegments: () => Promise<Either<Fault, GrowingFile>>;
}

/** The lines of games as bytes, each line with its newline. */
const bytesOf = (games: readonly StoredGame[]): Buffer => Buffer.from(games.map(({ text }) => `${text}\n`).join(''));

/** The results of a tournament, stored on the disk; `storeIn` opens the store. */
export class Store {
  readonly #tail: GrowingFile;
  #segments: GrowingFile | undefined;
  readonly #makeSegments: () => Promise<Either<Fault, GrowingFile>>;
  readonly #table: GameTable;
  readonly #full: Fullness;
  /** The games that are in no segment yet. */
  #stretch: Stretch;
  #synced = performance.now();

  constructor({ tail, segments, makeSegments }: GameFiles, table: GameTable, full: Fullness) {
    this.#tail = tail;
    this.#segments = segments;
    this.#makeSegments = makeSegments;
    this.#table = table;
    this.#full = full;
    this.#stretch = new Stretch(full);
  }

  /** What the bots of a pairing gained in a game; undefined if the game has not been played yet. */
  gainsAt(key: string): readonly number[] | undefined {
    return this.#table.gainsAt(key)?.gains;
  }

  /** True if a game was played with seeds that follow from the spec. */
  wasOpen(key: string): boolean {
    return this.#table.gainsAt(key)?.isKeyed === false;
  }

  /** The number of games played. */
  count(): number {
    return this.#table.count();
  }

  /**
   * Writes results. If a game was played twice, only its first result counts. Results are written completely or not at all: after a fault, the file
   * is as it was before.
   */
  async add(played: readonly StoredGame[]): Promise<WriteResult> {
    const unknown = played.filter(({ key }) => this.#table.placeOf(key) === undefined);
    const fresh = [...new Map(unknown.map((one) => [one.key, one])).values()];
    const written = await this.#tail.append(bytesOf(fresh));
    if (isLeft(written)) return written;
    const synced = await this.#syncAtTimes();
    if (isLeft(synced)) return synced;
    let isClosed = false;
    for (const one of fresh) {
      if (!this.#keep(one) || !this.#stretch.isFull()) continue;
      const closed = await this.#close();
      if (isLeft(closed)) return closed;
      isClosed = true;
    }
    return isClosed ? this.#rewrite(this.#stretch.games()) : synced;
  }

  /**
   * Takes over the games that `games.jsonl` contains when the store is opened. Removes lines of games that are already known, and closes full
   * segments.
   */
  async load(games: AsyncIterable<Either<Fault, StoredGame>>): Promise<WriteResult> {
    let isToMend = false;
    for await (const one of games) {
      if (isLeft(one)) return one;
      const isNew = this.#keep(one.right);
      isToMend ||= !isNew;
      if (!this.#stretch.isFull()) continue;
      const closed = await this.#close();
      if (isLeft(closed)) return closed;
      isToMend = true;
    }
    return isToMend ? this.#rewrite(this.#stretch.games()) : right(undefined);
  }

  /** Adds a game whose line is in `games.jsonl` to the next segment; returns false for a game that is already known, which is skipped. */
  #keep({ key, gained, text }: StoredGame): boolean {
    if (!this.#table.add(key, gained)) return false;
    this.#stretch.push({ key, gained, text });
    return true;
  }

  /** Closes a segment. The lines of a closed segment stay in `games.jsonl` at first. */
  async #close(): Promise<WriteResult> {
    const segments = this.#segments === undefined ? await this.#makeSegments() : right(this.#segments);
    if (isLeft(segments)) return segments;
    this.#segments = segments.right;
    const written = await segments.right.append(await packSegment(this.#stretch.games()));
    const synced = isLeft(written) ? written : await segments.right.sync();
    if (!isLeft(synced)) this.#stretch = new Stretch(this.#full);
    return synced;
  }

  /** Rewrites the tail. */
  #rewrite(games: readonly StoredGame[]): Promise<WriteResult> {
    return this.#tail.replace((append) => append(bytesOf(games)));
  }

  /** Flushes `games.jsonl` to the disk, at most once a second. */
  async #syncAtTimes(): Promise<WriteResult> {
    if (performance.now() - this.#synced <= untilSynced) return right(undefined);
    const synced = await this.#tail.sync();
    this.#synced = performance.now();
    return synced;
  }

  /**
   * Puts the games in the order of the given keys. Leaves out all other games, which were played after a test had been decided, or puts them at the
   * end if `keepsOthers` is true. No game can be added after the games have been put in order.
   */
  async arrange(keys: Iterable<string>, keepsOthers = false): Promise<WriteResult> {
    const listed = this.#placesOf(keys);
    const places = keepsOthers ? this.#withOthers(listed) : listed;
    const synced = await this.#tail.sync();
    if (isLeft(synced) || inOrder(places, this.#table.count())) return synced;
    const open = this.#stretch.games();
    if (this.#segments === undefined) return this.#rewrite([...places].map((place) => open[place]!));
    const arranged = await arrange(this.#segments, open, places, this.#full);
    return isLeft(arranged) ? arranged : this.#rewrite([]);
  }

  /** The indices of the games with the given keys; games that the store does not contain are left out. */
  #placesOf(keys: Iterable<string>): Uint32Array {
    const places = new Uint32Array(this.#table.count());
    let found = 0;
    for (const key of keys) {
      const place = this.#table.placeOf(key);
      if (place !== undefined) places[found++] = place;
    }
    return places.subarray(0, found);
  }

  /** The given indices, and after them those of all other games. */
  #withOthers(places: Uint32Array): Uint32Array {
    const listed = new Set(places);
    const others = Array.from({ length: this.#table.count() }, (_, place) => place).filter((one) => !listed.has(one));
    return Uint32Array.from([...places, ...others]);
  }

  async close(): Promise<void> {
    await this.#tail.close();
    await this.#segments?.close();
  }
}
