/**
 * A file that can grow at its end, and whose content can be replaced as a whole. Whatever goes wrong, the file contains either its old content or all
 * of its new content.
 *
 * @packageDocumentation
 */
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { type Fault, fault } from '../../../core/values/fault.js';
import { failureText } from '../../host/failure.js';

/** The result of writing to a file: nothing, or a fault. */
export type WriteResult = Either<Fault, void>;

const writeAll = async (handle: FileHandle, bytes: Buffer, at: number): Promise<void> => {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, at + done);
    done += bytesWritten;
  }
};

/** Waits until the new name of a file has reached the disk, if the system can do that. */
const syncFolderOf = async (file: string): Promise<void> => {
  try {
    const folder = await open(dirname(file), 'r');
    await folder.sync().finally(() => folder.close());
  } catch {
    // Windows cannot open folders.
  }
};

/** The name of the temporary file that receives the new content. */
const freshName = (file: string): string => `${file}.new`;

/** A file that {@link growingFile} has opened for writing. */
export class GrowingFile {
  readonly file: string;
  readonly #mode: number;
  #handle: FileHandle;
  #end: number;

  constructor(file: string, mode: number, handle: FileHandle, end: number) {
    this.file = file;
    this.#mode = mode;
    this.#handle = handle;
    this.#end = end;
  }

  /** For reading. */
  handle(): FileHandle {
    return this.#handle;
  }

  /** Writes bytes at the end of the file. If the disk does not have room for all the bytes, none of them are kept. */
  append(bytes: Buffer): Promise<WriteResult> {
    return this.#tried(async () => {
      try {
        await writeAll(this.#handle, bytes, this.#end);
      } catch (error) {
        await this.#handle.truncate(this.#end).catch(() => undefined);
        throw error;
      }
      this.#end += bytes.length;
    });
  }

  /** Waits until everything that was written has reached the disk. */
  sync(): Promise<WriteResult> {
    return this.#tried(() => this.#handle.datasync());
  }

  /** Cuts off everything after a position, and passes the number of bytes removed to `told`. */
  cut(end: number, told: (bytes: number) => void): Promise<WriteResult> {
    return this.#tried(async () => {
      const { size } = await this.#handle.stat();
      this.#end = end;
      if (size <= end) return;
      await this.#handle.truncate(end);
      told(size - end);
    });
  }

  /** Replaces the content of the file with what `fill` appends. Readers that have the file open continue to read its old content. */
  async replace(fill: (append: (bytes: Buffer) => Promise<WriteResult>) => Promise<WriteResult>): Promise<WriteResult> {
    let written: WriteResult = right(undefined);
    const tried = await this.#tried(async () => {
      const fresh = new GrowingFile(
        freshName(this.file),
        this.#mode,
        await open(freshName(this.file), 'w+', this.#mode),
        0,
      );
      try {
        written = await fill((bytes) => fresh.append(bytes));
        if (isLeft(written)) return;
        await fresh.#handle.sync();
        await rename(fresh.file, this.file);
        await syncFolderOf(this.file);
        [fresh.#handle, this.#handle, this.#end] = [this.#handle, fresh.#handle, fresh.#end];
      } finally {
        await fresh.#handle.close();
        await rm(fresh.file, { force: true });
      }
    });
    return isLeft(written) ? written : tried;
  }

  async close(): Promise<void> {
    await this.#handle.datasync().catch(() => undefined);
    await this.#handle.close();
  }

  async #tried(action: () => Promise<void>): Promise<WriteResult> {
    try {
      await action();
      return right(undefined);
    } catch (error) {
      return left(fault([this.file], failureText(error, this.file)));
    }
  }
}

/** Opens a file, and creates it if it does not exist. If `isPrivate` is true, only the owner may read the file, even if the file already existed. */
export const growingFile = async (file: string, mode: number, isPrivate: boolean): Promise<GrowingFile> => {
  await rm(freshName(file), { force: true });
  const made = await open(file, 'a+', mode);
  if (isPrivate) await made.chmod(mode);
  await made.close();
  const handle = await open(file, 'r+');
  const { size } = await handle.stat();
  return new GrowingFile(file, mode, handle, size);
};
