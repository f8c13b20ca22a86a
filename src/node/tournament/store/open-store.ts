/**
 * Opens the games of a tournament for writing, and repairs files left incomplete by a process that ended too early.
 *
 * @packageDocumentation
 */
import { access } from 'node:fs/promises';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type { ArenaSpec, GameLine, GameNames } from '../../../arena/index.js';
import { type Fault, fault, printFault } from '../../../core/values/fault.js';
import { failureText } from '../../host/failure.js';
import { ownerOnly } from '../../host/secret-file.js';
import { gainedIn, type StoredGame } from '../game-gains.js';
import { namesIn } from '../play-games.js';
import { readLineOf } from '../read-line.js';
import { isSecret } from '../seeds.js';
import { GameTable } from './game-table.js';
import { segmentsFile, tailFile } from './games-in.js';
import { type GrowingFile, growingFile, type WriteResult } from './growing-file.js';
import { keyBytes } from './key-table.js';
import { type Fullness, usual } from './segment.js';
import { linesOf, type Segment, segmentsIn } from './segment-file.js';
import { type GameFiles, Store } from './store.js';
import { chunksOf, wholeLines } from './whole-lines.js';

/** An open store, together with what is known about the seeds of its games. */
export interface OpenStore {
  readonly store: Store;
  /** The number of games that an earlier release played with seeds derived from the spec, although programs take part. */
  readonly earlier: number;
  /** A game that was played with a secret; undefined if there is no such game. */
  readonly keyed: GameLine | undefined;
}

/** What is known about a store so far, while its games are still being read. */
class Opening {
  readonly #spec: ArenaSpec;
  readonly #names: GameNames;
  readonly #hasSecret: boolean;
  readonly table = new GameTable();
  earlier = 0;
  keyed: GameLine | undefined;

  constructor(spec: ArenaSpec) {
    this.#spec = spec;
    this.#names = namesIn(spec);
    this.#hasSecret = isSecret(spec);
  }

  /** Reads the games of all segments, and cuts off an incomplete segment at the end. */
  async takeSegments(segments: GrowingFile, report: (text: string) => void): Promise<WriteResult> {
    let last: Segment | undefined;
    for await (const segment of segmentsIn(segments.handle(), segments.file)) {
      if (isLeft(segment)) return segment;
      const taken = last === undefined ? right(undefined) : await this.#takeSegment(segments, last);
      if (isLeft(taken)) return taken;
      last = segment.right;
    }
    // After a power failure, the index may be on disk without the lines that belong to it.
    const isWhole = last !== undefined && !isLeft(await linesOf(segments.handle(), segments.file, last));
    const taken = last !== undefined && isWhole ? await this.#takeSegment(segments, last) : right(undefined);
    if (isLeft(taken)) return taken;
    const end = isWhole ? last?.end : last?.at;
    return segments.cut(end ?? 0, (bytes) =>
      report(`${segments.file}: the last segment was torn, ${bytes} bytes were cut off`),
    );
  }

  async #takeSegment(segments: GrowingFile, segment: Segment): Promise<WriteResult> {
    const { keys, gained, at } = segment;
    for (const [index, one] of gained.entries()) {
      if (!this.table.addFrom(keys, keyBytes * index, one))
        return left(
          fault([segments.file, `byte ${at}`], 'the segment that begins here has a game that was there before'),
        );
      if (this.#hasSecret && !one.isKeyed) this.earlier++;
    }
    const keyed = this.#hasSecret && this.keyed === undefined ? gained.findIndex(({ isKeyed }) => isKeyed) : -1;
    if (keyed < 0) return right(undefined);
    const lines = await linesOf(segments.handle(), segments.file, segment);
    if (isLeft(lines)) return lines;
    const line = readLineOf(this.#spec, this.#names, lines.right[keyed]!);
    if (isLeft(line)) return left(fault([segments.file, `byte ${at}`], printFault(line.left)));
    this.keyed = line.right;
    return right(undefined);
  }

  /** Reads the games of `games.jsonl`, and cuts off an incomplete line at the end. */
  async *gamesOf(tail: GrowingFile, report: (text: string) => void): AsyncGenerator<Either<Fault, StoredGame>> {
    let [number, end] = [0, 0];
    for await (const { text, at, length } of wholeLines(chunksOf(tail.handle()))) {
      const line = readLineOf(this.#spec, this.#names, text);
      number++;
      if (isLeft(line)) {
        yield left(fault([tail.file, `line ${number}`], printFault(line.left)));
        return;
      }
      end = at + length;
      yield right(this.#see(line.right, text));
    }
    const cut = await tail.cut(end, (bytes) =>
      report(`${tail.file}: the last line was torn, ${bytes} bytes were cut off`),
    );
    if (isLeft(cut)) yield cut;
  }

  #see(line: GameLine, text: string): StoredGame {
    if (line.botSeeds !== undefined) this.keyed ??= line;
    else if (this.#hasSecret && this.table.placeOf(line.key) === undefined) this.earlier++;
    return { key: line.key, gained: gainedIn(line), text };
  }
}

const isThere = async (file: string): Promise<boolean> => {
  try {
    await access(file);
    return true;
  } catch {
    return false;
  }
};

/** Opens the game files in a folder. */
const filesIn = async (folder: string, hasSecret: boolean): Promise<GameFiles> => {
  // The first game of a block reveals the set-up of the others, so programs must not be able to read it during the tournament.
  const mode = hasSecret ? ownerOnly : 0o644;
  const file = segmentsFile(folder);
  const opened = (): Promise<GrowingFile> => growingFile(file, mode, hasSecret);
  return {
    tail: await growingFile(tailFile(folder), mode, hasSecret),
    segments: (await isThere(file)) ? await opened() : undefined,
    makeSegments: async () => {
      try {
        return right(await opened());
      } catch (error) {
        return left(fault([file], failureText(error, file)));
      }
    },
  };
};

const openWith = async (
  store: Store,
  { tail, segments }: GameFiles,
  opening: Opening,
  report: (text: string) => void,
): Promise<WriteResult> => {
  const taken = segments === undefined ? right(undefined) : await opening.takeSegments(segments, report);
  return isLeft(taken) ? taken : store.load(opening.gamesOf(tail, report));
};

/** Opens the store in a prepared folder. The function `report` is called for each repair to a file. */
export const storeIn = async (
  folder: string,
  spec: ArenaSpec,
  report: (text: string) => void,
  full: Fullness = usual,
): Promise<Either<Fault, OpenStore>> => {
  try {
    const files = await filesIn(folder, isSecret(spec));
    const opening = new Opening(spec);
    const store = new Store(files, opening.table, full);
    const loaded = await openWith(store, files, opening, report);
    if (!isLeft(loaded)) return right({ store, earlier: opening.earlier, keyed: opening.keyed });
    await store.close();
    return loaded;
  } catch (error) {
    return left(fault([tailFile(folder)], failureText(error, tailFile(folder))));
  }
};
