/**
 * The folder of a tournament: `spec.json`, and `games.jsonl` with a line for each game that was played.
 *
 * @packageDocumentation
 */
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { arenaSpec, type ArenaSpec, gameLine, type GameLine, type GameNames, specText } from '../arena/index.js';
import { decode } from '../core/reading/codec.js';
import { chain } from '../core/values/either.js';
import { type Fault, fault, printFault, under } from '../core/values/fault.js';
import { parseJson } from '../core/records/record.js';
import { type Existing, writeWhole } from '../host/files.js';
import { ownerOnly } from '../host/secret-file.js';
import { isSecret } from './seeds.js';
import { gainsOf, namesIn, type Played } from './play-games.js';
import { failureText } from '../host/failure.js';

/** The place of a game that was played, and what it gave. */
interface Entry {
  readonly gains: readonly number[];
  /** Where its line begins, and how long it is with its newline: bytes. */
  readonly at: number;
  readonly length: number;
}

const newline = 10;

/** No line of a game is longer. */
const longestLine = 64 * 1024 * 1024;

/** The lines of a file that end with a newline, with the place where each begins. */
export async function* wholeLines(
  file: string,
): AsyncGenerator<{ readonly text: string; readonly at: number; readonly length: number }> {
  let [rest, at]: [Buffer, number] = [Buffer.alloc(0), 0];
  // A stream of a file without an encoding gives buffers.
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 }) as AsyncIterable<Buffer>) {
    const buffer = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let from = 0;
    for (let end = buffer.indexOf(newline); end >= 0; end = buffer.indexOf(newline, from)) {
      const length = end + 1 - from;
      yield { text: buffer.toString('utf8', from, end), at, length };
      [from, at] = [end + 1, at + length];
    }
    rest = buffer.subarray(from);
    if (rest.length > longestLine) return;
  }
}

/** The line of a game of a tournament. */
export const readLineOf = (spec: ArenaSpec, names: GameNames, text: string): Either<Fault, GameLine> =>
  chain(chain(parseJson(text), decode(gameLine)), (line) => {
    if (line.key !== names.key(line)) return left(fault(['key'], 'this game is not one of this tournament'));
    const stranger = line.bots.findIndex((name, seat) => name !== spec.bots[line.seating[seat]!]?.name);
    return stranger < 0 ? right(line) : left(fault(['bots', String(stranger)], 'another bot has this place'));
  });

/** The spec that a folder holds; undefined if there is none yet. */
export const specIn = async (folder: string): Promise<Either<Fault, ArenaSpec | undefined>> => {
  const file = join(folder, 'spec.json');
  try {
    const read = chain(parseJson(await readFile(file, 'utf8')), decode(arenaSpec));
    return isLeft(read) ? left(under(file)(read.left)) : read;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return right(undefined);
    return left(fault([file], failureText(error, file)));
  }
};

/** Writes the spec of a folder. */
export const writeSpec = (folder: string, spec: ArenaSpec, existing: Existing): Promise<Either<Fault, void>> =>
  writeWhole(join(folder, 'spec.json'), `${JSON.stringify(arenaSpec.encode(spec), null, 2)}\n`, existing);

/**
 * A folder for a tournament: a new one, or one that holds this tournament already. Gives the tournament with the keys that its games have there.
 */
export const prepareFolder = async (folder: string, spec: ArenaSpec): Promise<Either<Fault, ArenaSpec>> => {
  try {
    await mkdir(folder, { recursive: true, mode: isSecret(spec) ? 0o700 : 0o777 });
  } catch (error) {
    return left(fault([folder], failureText(error, folder)));
  }
  const held = await specIn(folder);
  if (isLeft(held)) return held;
  if (held.right !== undefined)
    return specText(held.right) === specText(spec)
      ? right({ ...spec, keys: held.right.keys })
      : left(fault([folder], 'this folder holds another tournament; `arena add` lets one grow'));
  const own: ArenaSpec = { ...spec, keys: 'game' };
  const written = await writeSpec(folder, own, 'keep');
  return isLeft(written) ? written : right(own);
};

/** Reads all whole lines of a folder one after the other; gives where the last one ends. */
export const readLines = async (
  folder: string,
  spec: ArenaSpec,
  use: (line: GameLine, at: number, length: number) => void,
): Promise<Either<Fault, number>> => {
  const file = join(folder, 'games.jsonl');
  const names = namesIn(spec);
  let [end, number] = [0, 0];
  try {
    for await (const { text, at, length } of wholeLines(file)) {
      const line = readLineOf(spec, names, text);
      number++;
      if (isLeft(line)) return left(fault([file, `line ${number}`], printFault(line.left)));
      use(line.right, at, length);
      end = at + length;
    }
    return right(end);
  } catch (error) {
    return left(fault([file], failureText(error, file)));
  }
};

const writeAll = async (handle: FileHandle, bytes: Buffer, at: number): Promise<void> => {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, at + done);
    done += bytesWritten;
  }
};

/** Milliseconds after which what was written must have reached the disk. */
const untilSynced = 1000;

/** Bytes that are copied at a time. */
const portion = 1 << 22;

/** Copies lines from one file to a new one, in another order. */
const copyLines = async (from: FileHandle, file: string, entries: readonly Entry[], mode: number): Promise<void> => {
  const to = await open(file, 'w', mode);
  try {
    let [parts, waiting, at]: [Buffer[], number, number] = [[], 0, 0];
    const flush = async (): Promise<void> => {
      await writeAll(to, Buffer.concat(parts), at);
      [parts, waiting, at] = [[], 0, at + waiting];
    };
    for (const { at: place, length } of entries) {
      const bytes = Buffer.alloc(length);
      await from.read(bytes, 0, length, place);
      parts.push(bytes);
      waiting += length;
      if (waiting > portion) await flush();
    }
    await flush();
    await to.sync();
  } finally {
    await to.close();
  }
};

/** The games that a folder holds. */
class Entries {
  readonly byKey = new Map<string, Entry>();
  /** Where programs take part: the keys of games that an earlier release played, with seeds that follow from the spec. */
  readonly earlier = new Set<string>();
  /** A game that was played with a secret; undefined: there is none. */
  keyed: GameLine | undefined;

  add(line: GameLine, at: number, length: number, hasSecret: boolean): void {
    if (line.botSeeds !== undefined) this.keyed ??= line;
    else if (hasSecret) this.earlier.add(line.key);
    // Of a game that was played twice the first counts.
    if (!this.byKey.has(line.key)) this.byKey.set(line.key, { gains: gainsOf(line), at, length });
  }
}

/** The results of a tournament, on the disk: {@link storeIn} opens them. */
export class Store {
  readonly #file: string;
  readonly #mode: number;
  readonly #handle: FileHandle;
  readonly #entries: Map<string, Entry>;
  #end: number;
  #synced = performance.now();
  /** Where programs take part: the keys of games that an earlier release played, with seeds that follow from the spec. */
  readonly earlier: ReadonlySet<string>;
  /** A game that was played with a secret before the store was opened; undefined: there is none. */
  readonly keyed: GameLine | undefined;

  constructor(file: string, mode: number, handle: FileHandle, { byKey, earlier, keyed }: Entries, end: number) {
    this.#file = file;
    this.#mode = mode;
    this.#handle = handle;
    this.#entries = byKey;
    this.#end = end;
    this.earlier = earlier;
    this.keyed = keyed;
  }

  /** The gains of the bots of a pairing in a game; undefined: it was not played yet. */
  gainsAt(key: string): readonly number[] | undefined {
    return this.#entries.get(key)?.gains;
  }

  count(): number {
    return this.#entries.size;
  }

  /** Writes results. Of a game that was played twice the first counts. Nothing is written in part: a fault leaves the file as it was. */
  async add(played: readonly Pick<Played, 'key' | 'gains' | 'text'>[]): Promise<Either<Fault, void>> {
    const fresh = new Map(played.filter(({ key }) => !this.#entries.has(key)).map((one) => [one.key, one]));
    try {
      const bytes = Buffer.from([...fresh.values()].map(({ text }) => `${text}\n`).join(''));
      await writeAll(this.#handle, bytes, this.#end);
      if (performance.now() - this.#synced > untilSynced) {
        await this.#handle.datasync();
        this.#synced = performance.now();
      }
    } catch (error) {
      // If there was no room for all lines none of them stays: the lines before can be read.
      await this.#handle.truncate(this.#end).catch(() => undefined);
      return failed(this.#file, error);
    }
    for (const { key, gains, text } of fresh.values()) {
      const length = Buffer.byteLength(text) + 1;
      this.#entries.set(key, { gains, at: this.#end, length });
      this.#end += length;
    }
    return right(undefined);
  }

  /** Puts the lines in the order of the keys, and leaves out all others: their games were played when a test was decided already. */
  async arrange(keys: Iterable<string>): Promise<Either<Fault, void>> {
    const wanted: Entry[] = [];
    for (const key of keys) {
      const entry = this.#entries.get(key);
      if (entry !== undefined) wanted.push(entry);
    }
    const arranged = arrangedFile(this.#file);
    try {
      await this.#handle.datasync();
      if (this.#isInOrder(wanted)) return right(undefined);
      await copyLines(this.#handle, arranged, wanted, this.#mode);
      await rename(arranged, this.#file);
      return right(undefined);
    } catch (error) {
      await rm(arranged, { force: true }).catch(() => undefined);
      return failed(this.#file, error);
    }
  }

  /** True if the file holds these lines and no others, in this order. */
  #isInOrder(entries: readonly Entry[]): boolean {
    let next = 0;
    for (const { at, length } of entries) {
      if (at !== next) return false;
      next += length;
    }
    return next === this.#end;
  }

  async close(): Promise<void> {
    await this.#handle.datasync().catch(() => undefined);
    await this.#handle.close();
  }
}

const failed = (file: string, error: unknown): Either<Fault, never> => left(fault([file], failureText(error, file)));

const arrangedFile = (file: string): string => `${file}.new`;

/** Makes the file, if it is not there, with its rights. */
const prepareFile = async (file: string, mode: number, hasSecret: boolean): Promise<void> => {
  await rm(arrangedFile(file), { force: true });
  const handle = await open(file, 'a+', mode);
  if (hasSecret) await handle.chmod(mode);
  await handle.close();
};

/** Opens the store in a folder that was prepared. `report` is called with what was mended. */
export const storeIn = async (
  folder: string,
  spec: ArenaSpec,
  report: (text: string) => void,
): Promise<Either<Fault, Store>> => {
  const file = join(folder, 'games.jsonl');
  const hasSecret = isSecret(spec);
  // The first game of a block shows the set-up of the others: while they are played no program may read it.
  const mode = hasSecret ? ownerOnly : 0o644;
  const entries = new Entries();
  try {
    await prepareFile(file, mode, hasSecret);
    const loaded = await readLines(folder, spec, (line, at, length) => entries.add(line, at, length, hasSecret));
    if (isLeft(loaded)) return loaded;
    const handle = await open(file, 'r+');
    const { size } = await handle.stat();
    if (size > loaded.right) {
      report(`${file}: the last line was torn, ${size - loaded.right} bytes were cut off`);
      await handle.truncate(loaded.right);
    }
    return right(new Store(file, mode, handle, entries, loaded.right));
  } catch (error) {
    return failed(file, error);
  }
};
