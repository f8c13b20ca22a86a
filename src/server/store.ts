/**
 * Lines on the disk: appended, flushed, and read again after a crash.
 *
 * @packageDocumentation
 */
import { type FileHandle, mkdir, open, readdir, readFile, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { ownerOnly } from '../host/secret-file.js';

/** A file of lines. */
export interface Lines {
  /** Appends lines and waits until they are on the disk. Rejects if they are not; then the file is as before, or takes no more. */
  readonly append: (lines: readonly string[]) => Promise<void>;
  /** Closes the file. */
  readonly close: () => Promise<void>;
}

/** The files of the tables of a server. */
export interface Store {
  /** The ids of the tables that are there. */
  readonly ids: () => Promise<readonly string[]>;
  /** The lines of a file of a table; a last line that was torn is cut off, here and on the disk. */
  readonly read: (id: string, kind: Kind) => Promise<readonly string[]>;
  /** Opens a file of a table, to append to. */
  readonly lines: (id: string, kind: Kind) => Promise<Lines>;
}

/** A table has a log, and a list of the players who may speak at it. */
export type Kind = 'log' | 'keys';

const pattern = /^[A-Za-z0-9_-]{16}(?=\.log\.jsonl$)/;

/** The lines of a file; one that was not written to its end is cut off. */
const wholeLines = async (file: string): Promise<readonly string[]> => {
  const text = await readFile(file);
  const end = text.lastIndexOf(10) + 1;
  if (end < text.length) await truncate(file, end);
  return text.subarray(0, end).toString('utf8').split('\n').slice(0, -1);
};

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

class AppendedLines implements Lines {
  readonly #handle: FileHandle;
  readonly #isOurs: () => boolean;
  #size: number;
  #isBroken = false;

  constructor(handle: FileHandle, size: number, isOurs: () => boolean) {
    this.#handle = handle;
    this.#size = size;
    this.#isOurs = isOurs;
  }

  async append(lines: readonly string[]): Promise<void> {
    if (this.#isBroken) throw new Error('the file takes no more lines');
    if (!this.#isOurs()) throw new Error('another process has taken this folder');
    const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''));
    try {
      await this.#handle.appendFile(bytes);
      await this.#handle.datasync();
      this.#size += bytes.length;
    } catch (error) {
      // Half a line must not stay in front of the next one.
      this.#isBroken = true;
      await this.#handle.truncate(this.#size);
      this.#isBroken = false;
      throw error;
    }
  }

  close(): Promise<void> {
    return this.#handle.close();
  }
}

/** Makes the folder of a store, if it is not there. */
export const makeFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
};

class FolderStore implements Store {
  readonly #folder: string;
  readonly #isOurs: () => boolean;

  constructor(folder: string, isOurs: () => boolean) {
    this.#folder = folder;
    this.#isOurs = isOurs;
  }

  #file(id: string, kind: Kind): string {
    return join(this.#folder, `${id}.${kind}.jsonl`);
  }

  async ids(): Promise<readonly string[]> {
    return (await readdir(this.#folder)).flatMap((name) => pattern.exec(name) ?? []);
  }

  async read(id: string, kind: Kind): Promise<readonly string[]> {
    try {
      return await wholeLines(this.#file(id, kind));
    } catch {
      // A table that was never finished being made has only one of its files.
      return [];
    }
  }

  async lines(id: string, kind: Kind): Promise<Lines> {
    const handle = await open(this.#file(id, kind), 'a', ownerOnly);
    // A copy may have come with other rights.
    await handle.chmod(ownerOnly);
    await syncFolder(this.#folder);
    return new AppendedLines(handle, (await handle.stat()).size, this.#isOurs);
  }
}

/**
 * The store in a folder, which is made if it is not there.
 *
 * @param isOurs - is asked before every line: of two writers one would undo the work of the other
 */
export const storeIn = async (folder: string, isOurs: () => boolean = () => true): Promise<Store> => {
  await makeFolder(folder);
  return new FolderStore(folder, isOurs);
};
