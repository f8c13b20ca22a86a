/**
 * Lines on the disk: appended, flushed, and read again after whatever happened.
 *
 * @packageDocumentation
 */
import { mkdir, open, readdir, readFile, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { ownerOnly } from '../host/secret-file.js';

/** A file of lines. */
export interface Lines {
  /** Appends lines and waits until they are on the disk. Rejects if they are not; then the file is as before, or takes no more. */
  readonly append: (lines: readonly string[]) => Promise<void>;
  /** Lets the file go. */
  readonly close: () => Promise<void>;
}

/** Where the tables of a server are. */
export interface Store {
  /** The ids of the tables that are there. */
  readonly ids: () => Promise<readonly string[]>;
  /** The lines of a file of a table; a last line that was torn is cut off, here and on the disk. */
  readonly read: (id: string, kind: Kind) => Promise<readonly string[]>;
  /** A file of a table, to append to. */
  readonly lines: (id: string, kind: Kind) => Promise<Lines>;
}

/** A table has a log, and a list of who may speak at it. */
export type Kind = 'log' | 'keys';

const pattern = /^([A-Za-z0-9_-]{16})\.log\.jsonl$/;

/** Cuts a line that was not written to its end. */
const whole = async (file: string): Promise<readonly string[]> => {
  const text = await readFile(file);
  const end = text.lastIndexOf(10) + 1;
  if (end < text.length) await truncate(file, end);
  return text.subarray(0, end).toString('utf8').split('\n').slice(0, -1);
};

const synced = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const linesOf = async (folder: string, file: string, isOurs: () => boolean): Promise<Lines> => {
  const handle = await open(file, 'a', ownerOnly);
  // A copy may have come with other rights.
  await handle.chmod(ownerOnly);
  await synced(folder);
  let [size, isBroken] = [(await handle.stat()).size, false];
  return {
    append: async (lines) => {
      if (isBroken) throw new Error('the file takes no more lines');
      if (!isOurs()) throw new Error('another process has taken this folder');
      const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''));
      try {
        await handle.appendFile(bytes);
        await handle.datasync();
        size += bytes.length;
      } catch (error) {
        // Half a line must not stand before the next one.
        isBroken = true;
        await handle.truncate(size);
        isBroken = false;
        throw error;
      }
    },
    close: () => handle.close(),
  };
};

/** Makes the folder of a store, if it is not there. */
export const makeFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
};

/** The store in a folder, which is made if it is not there. `isOurs` is asked before every line: of two writers one would undo the other. */
export const storeIn = async (folder: string, isOurs: () => boolean = () => true): Promise<Store> => {
  await makeFolder(folder);
  const fileOf = (id: string, kind: Kind): string => join(folder, `${id}.${kind}.jsonl`);
  return {
    ids: async () => (await readdir(folder)).flatMap((name) => pattern.exec(name)?.[1] ?? []),
    read: async (id, kind) => {
      try {
        return await whole(fileOf(id, kind));
      } catch {
        // A table that was never finished being made has only one of its files.
        return [];
      }
    },
    lines: (id, kind) => linesOf(folder, fileOf(id, kind), isOurs),
  };
};
