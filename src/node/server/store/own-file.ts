/**
 * Notices when somebody else removes, replaces or overwrites the file of a database that is in use. SQLite would go on writing to what nobody will ever
 * read again, or mix two databases.
 *
 * @packageDocumentation
 */
import { closeSync, copyFileSync, openSync, readSync, statSync, truncateSync } from 'node:fs';
import { basename } from 'node:path';

/** A file as the file system knows it; undefined if it is not there. */
const fileAt = (file: string) => statSync(file, { bigint: true, throwIfNoEntry: false });

type FileIdentity = NonNullable<ReturnType<typeof fileAt>>;

const isSame = (one: FileIdentity, other: FileIdentity): boolean => one.ino === other.ino && one.dev === other.dev;

/** A text that tells a file from every copy of it on the same machine. */
export const placeOf = (file: string): string => {
  const { dev, ino } = statSync(file, { bigint: true });
  return `${dev}:${ino}`;
};

/** The places in the index of the write-ahead log: what changes with every checkpoint, by which SQLite itself writes to the file of the database. */
const index = { length: 136, salts: [32, 40], done: 96, begun: 128 } as const;

/** What is known of the checkpoints of a database. */
interface Checkpoints {
  /** A text that is another one after each checkpoint. */
  readonly mark: string;
  /** True while a checkpoint is being written, by whichever process. */
  readonly isRunning: boolean;
}

/** The file of a database at a moment, and the mark of the last checkpoint before it. */
interface FileSnapshot {
  readonly size: bigint;
  readonly mtime: bigint;
  readonly mark: string;
}

/** The file of a database as its own process left it. */
export class OwnFile {
  readonly #file: string;
  readonly #parts: readonly { readonly file: string; readonly known: FileIdentity }[];
  /** Held open: to close any handle of these files would end the locks that SQLite has on them in this process. */
  readonly #index: number;
  #last: FileSnapshot | undefined;

  /** The database must be open, and must have written to its log. */
  constructor(file: string) {
    this.#file = file;
    this.#parts = ['', '-wal', '-shm'].flatMap((end) => {
      const known = fileAt(`${file}${end}`);
      return known === undefined ? [] : [{ file: `${file}${end}`, known }];
    });
    this.#index = openSync(`${file}-shm`, 'r');
    this.wrote();
  }

  #checkpoints(): Checkpoints {
    const bytes = Buffer.alloc(index.length);
    readSync(this.#index, bytes, 0, index.length, 0);
    const [done, begun] = [bytes.readUInt32LE(index.done), bytes.readUInt32LE(index.begun)];
    const salts = bytes.subarray(...index.salts).toString('hex');
    return { mark: `${salts} ${begun} ${done}`, isRunning: done !== begun };
  }

  /** Says what somebody else has done to the file; undefined if nobody has done anything. */
  changed(): string | undefined {
    for (const { file, known } of this.#parts) {
      const now = fileAt(file);
      if (now === undefined) return `${basename(file)} was removed`;
      if (!isSame(now, known)) return `${basename(file)} was replaced by another file`;
    }
    const [last, now] = [this.#last, this.#look()];
    const isWritten = last !== undefined && (last.size !== now?.size || last.mtime !== now.mtime);
    if (isWritten && last.mark === now?.mark) return `${basename(this.#file)} was overwritten by somebody else`;
    this.#last = now;
    return undefined;
  }

  /** Takes the file as it is, because this process itself has just changed it. */
  wrote(): void {
    this.#last = this.#look();
  }

  /** The file between two checkpoints; undefined while one is running. */
  #look(): FileSnapshot | undefined {
    const before = this.#checkpoints();
    const now = fileAt(this.#file);
    const after = this.#checkpoints();
    if (now === undefined || before.isRunning || before.mark !== after.mark) return undefined;
    return { size: now.size, mtime: now.mtimeNs, mark: after.mark };
  }

  /**
   * Gives the file up to whoever has put another one in its place. What was not yet written to the old one is kept beside it, and taken out of the way:
   * SQLite would write it to the new one, at the latest when the process ends.
   */
  giveUp(): void {
    const log = `${this.#file}-wal`;
    const [now, own] = [fileAt(log), this.#parts.find(({ file }) => file === log)];
    if (fileAt(this.#file) === undefined || now === undefined || own === undefined || !isSame(now, own.known)) return;
    copyFileSync(log, `${log}.kept-${Date.now()}`);
    truncateSync(log);
  }

  /** Only after the database was closed. */
  close(): void {
    closeSync(this.#index);
  }
}
