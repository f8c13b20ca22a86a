/**
 * Tables as files in a folder: each table has two files, whose lines people can read. Only one process at a time uses the folder of tables.
 *
 * @packageDocumentation
 */
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isRight } from 'fp-ts/Either';
import { isObject } from '../../../core/reading/objects.js';
import { parseJson } from '../../../core/records/record.js';
import type { Lock } from '../../host/lock.js';
import { openingIn } from '../first-line.js';
import type { AgedStamp, Stamp } from '../steady-clock.js';
import { appendLines, readLines, replaceLines, syncFolder, wholeLines } from './lines.js';
import {
  type PlaceInList,
  type State,
  type Store,
  type StoredLines,
  type StoreReader,
  type Summary,
  type TableChange,
  type TableFilter,
  TableLost,
  type TakeoverResult,
} from './store.js';

/** The file in which the clock of the server is written down. */
const clockName = 'clock.jsonl';

const pattern = /^([A-Za-z0-9_-]{16})\.log\.jsonl$/;

const logName = (id: string): string => `${id}.log.jsonl`;

/** The paths of a table's two files. */
const filesOf = (folder: string, id: string) => ({
  log: join(folder, logName(id)),
  keys: join(folder, `${id}.keys.jsonl`),
});

/** Finds the ids of the tables in a folder. */
export const tablesIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder)).map((name) => pattern.exec(name)?.[1]).filter((id) => id !== undefined);

/** Reads the lines of a table from its files in a folder. */
export const linesIn = async (folder: string, id: string): Promise<StoredLines> => {
  const { log, keys } = filesOf(folder, id);
  return { log: await wholeLines(log), keys: await wholeLines(keys) };
};

/** Writes the lines of a table to new files. */
export const writeTable = async (folder: string, id: string, { log, keys }: StoredLines): Promise<void> => {
  const files = filesOf(folder, id);
  await appendLines(files.keys, keys);
  await appendLines(files.log, log);
  await syncFolder(folder);
};

/** The names of a table's files, so that the files can be moved away. */
export const namesOf = (id: string): readonly string[] => [`${id}.log.jsonl`, `${id}.keys.jsonl`];

/** What the file system knows of a file, which is another text after each change; empty if it is not there. */
const stateOf = async (file: string): Promise<string> => {
  const found = await stat(file, { bigint: true }).catch(() => undefined);
  return found === undefined ? '' : [found.dev, found.ino, found.size, found.mtimeNs].join();
};

/** The time that the last line of a log states; undefined if that line states no time. */
const lastTimeIn = (log: readonly string[]): number | undefined => {
  const read = parseJson(log.at(-1) ?? '');
  const at = read._tag === 'Right' && isObject(read.right) ? read.right['at'] : undefined;
  return Number.isSafeInteger(at) ? Number(at) : undefined;
};

/** The summary of a table whose log has not been applied yet; it tells the server that it must look at the table. */
export const unknownSummary = (id: string, log: readonly string[]): Summary => {
  const first = openingIn(log);
  const opening = first._tag === 'Right' ? first.right : { game: '', at: 0 };
  return {
    ...{ id, game: opening.game, state: 'playing', moves: 0 },
    ...{ opened: opening.at, touched: lastTimeIn(log) ?? opening.at, wake: 0, listed: false },
  };
};

/** The order of tables in a list: the table changed most recently comes first; ids decide between tables changed at the same time. */
const inList = (a: PlaceInList, b: PlaceInList): number => b.touched - a.touched || (a.id < b.id ? 1 : -1);

/** The wanted summaries, in the order of a list. */
const chosen = (all: readonly Summary[], { states, listed, limit, after }: TableFilter): readonly Summary[] =>
  all
    .filter((one) => states.includes(one.state) && (one.listed || !listed))
    .filter((one) => after === undefined || (one.id !== after.id && inList(after, one) < 0))
    .sort(inList)
    .slice(0, limit);

class FolderStore implements Store {
  readonly #folder: string;
  readonly #lock: Lock;
  readonly #tables: Map<string, Summary>;
  readonly #taken = new Set<string>();
  /** The files of tables as this process left them. */
  readonly #left = new Map<string, string>();

  constructor(folder: string, lock: Lock, tables: Map<string, Summary>) {
    this.#folder = folder;
    this.#lock = lock;
    this.#tables = tables;
  }

  #check(): void {
    if (!this.#lock.isHeld()) throw new TableLost('another process has taken this folder');
  }

  /** Rejects if somebody else has changed the files of a table since this process has read or written them. */
  async #checkFiles(id: string): Promise<void> {
    for (const name of namesOf(id)) {
      const left = this.#left.get(name);
      if (left !== undefined && left !== (await stateOf(join(this.#folder, name))))
        throw new Error(`${name} was removed, replaced or changed by somebody else`);
    }
  }

  /** Remembers the files of a table as they are. */
  async #leave(id: string): Promise<void> {
    for (const name of namesOf(id)) this.#left.set(name, await stateOf(join(this.#folder, name)));
  }

  async create({ summary, log, keys }: TableChange): Promise<void> {
    this.#check();
    await writeTable(this.#folder, summary.id, { log, keys });
    await this.#leave(summary.id);
    this.#tables.set(summary.id, summary);
    this.#taken.add(summary.id);
  }

  async take(id: string): Promise<TakeoverResult> {
    const summary = this.#tables.get(id);
    if (summary === undefined) return { _tag: 'Missing' };
    await this.#checkFiles(id);
    const stored = await linesIn(this.#folder, id);
    await this.#leave(id);
    this.#taken.add(id);
    return { _tag: 'Taken', stored, summary };
  }

  /** Takes over a table just as `take` does, because no other process can use the folder. */
  steal(id: string): Promise<TakeoverResult> {
    return this.take(id);
  }

  async append({ summary, log, keys }: TableChange): Promise<void> {
    this.#check();
    const files = filesOf(this.#folder, summary.id);
    await this.#checkFiles(summary.id);
    try {
      await appendLines(files.keys, keys);
      await appendLines(files.log, log);
    } finally {
      await this.#leave(summary.id);
    }
    this.#tables.set(summary.id, summary);
  }

  release(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.#taken.delete(id);
    return Promise.resolve();
  }

  due(now: number, limit: number): Promise<readonly string[]> {
    const waiting = [...this.#tables.values()].flatMap(({ id, wake }) =>
      wake === null || wake > now || this.#taken.has(id) ? [] : [{ id, wake }],
    );
    return Promise.resolve(
      waiting
        .sort((a, b) => a.wake - b.wake)
        .slice(0, limit)
        .map(({ id }) => id),
    );
  }

  lost(ids: readonly string[]): Promise<readonly string[]> {
    return Promise.resolve(this.#lock.isHeld() ? [] : ids);
  }

  quiet(states: readonly State[], before: number, limit: number): Promise<readonly Summary[]> {
    return Promise.resolve(
      [...this.#tables.values()]
        .filter(({ state, touched }) => states.includes(state) && touched < before)
        .sort((a, b) => a.touched - b.touched)
        .slice(0, limit),
    );
  }

  list(wanted: TableFilter): Promise<readonly Summary[]> {
    return Promise.resolve(chosen([...this.#tables.values()], wanted));
  }

  find(id: string): Promise<Summary | undefined> {
    return Promise.resolve(this.#tables.get(id));
  }

  count(state: State): Promise<number> {
    let count = 0;
    for (const one of this.#tables.values()) if (one.state === state) count++;
    return Promise.resolve(count);
  }

  async read(id: string): Promise<StoredLines | undefined> {
    return this.#tables.has(id) ? linesIn(this.#folder, id) : undefined;
  }

  async remove(id: string): Promise<void> {
    this.#check();
    for (const name of namesOf(id)) {
      await rm(join(this.#folder, name), { force: true });
      this.#left.delete(name);
    }
    this.#tables.delete(id);
    this.#taken.delete(id);
  }

  async cut(id: string, lines: number, summary: Summary): Promise<void> {
    this.#check();
    await this.#checkFiles(id);
    const { log } = await linesIn(this.#folder, id);
    await replaceLines(filesOf(this.#folder, id).log, log.slice(0, lines));
    await this.#leave(id);
    this.#tables.set(id, summary);
  }

  /** Does nothing: since only this process uses the folder, no other process needs its address. */
  announce(): Promise<void> {
    return Promise.resolve();
  }

  async stamp(stamp: Stamp): Promise<void> {
    this.#check();
    await replaceLines(join(this.#folder, clockName), [JSON.stringify({ ...stamp, at: Date.now() })]);
  }

  async stamped(): Promise<AgedStamp | undefined> {
    const [line = ''] = await readLines(join(this.#folder, clockName));
    const read = parseJson(line);
    const { time, boot, uptime, at } = isRight(read) && isObject(read.right) ? read.right : {};
    return typeof time === 'number' && typeof boot === 'string' && typeof uptime === 'number' && typeof at === 'number'
      ? { time, boot, uptime, age: Date.now() - at }
      : undefined;
  }

  /** Finds no other processes, since only this process uses the folder. */
  others(): Promise<readonly boolean[]> {
    return Promise.resolve([]);
  }

  close(): Promise<void> {
    this.#lock.release();
    return Promise.resolve();
  }
}

/** Opens the store in a folder that this process has locked. */
export const openFiles = async (folder: string, lock: Lock): Promise<Store> => {
  const tables = new Map<string, Summary>();
  for (const id of await tablesIn(folder)) {
    const { log } = await linesIn(folder, id);
    tables.set(id, unknownSummary(id, log));
  }
  return new FolderStore(folder, lock, tables);
};

/** Reads the tables in a folder without locking the folder: a server may be writing there, and nothing is changed. */
export const readFiles = (folder: string): StoreReader => {
  const stored = async (id: string): Promise<StoredLines> => {
    const { log, keys } = filesOf(folder, id);
    return { log: await readLines(log), keys: await readLines(keys) };
  };
  return {
    list: async (wanted) => {
      const all: Summary[] = [];
      for (const id of await tablesIn(folder)) all.push(unknownSummary(id, (await stored(id)).log));
      return chosen(all, wanted);
    },
    read: async (id) => {
      // The id may come from a command line, so make sure it cannot leave the folder.
      const found = pattern.test(logName(id)) ? await stored(id) : undefined;
      return found === undefined || found.log.length === 0 ? undefined : found;
    },
    close: () => Promise.resolve(),
  };
};
