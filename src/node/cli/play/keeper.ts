/**
 * Saves games of the command `play` to files while they are played, so that they can be resumed later.
 *
 * @packageDocumentation
 */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Either, isLeft } from 'fp-ts/Either';
import { type Fault, printFault } from '../../../core/values/fault.js';
import { writeWhole } from '../../host/files.js';
import { makeFolder } from '../../host/folder.js';
import type { Io } from '../../host/io.js';

const endOf = (id: string): RegExp => new RegExp(`^${id.replaceAll(/[^a-z0-9-]/gi, '.')}-\\d{8}T\\d{6}\\d*Z\\.json$`);

/** The file of the saved game that was begun most recently; undefined if no game is saved. */
export const lastKept = (folder: string, id: string): string | undefined => {
  try {
    const name = readdirSync(folder)
      .filter((one) => endOf(id).test(one))
      .sort()
      .at(-1);
    return name === undefined ? undefined : join(folder, name);
  } catch {
    return undefined;
  }
};

/** The path of a new file for a game that begins now. */
export const newFile = (folder: string, id: string): string =>
  join(folder, `${id}-${new Date().toISOString().replaceAll(/[-:.]/g, '')}.json`);

/** Saves one game in a file while the game is played. */
export class Keeper {
  readonly #file: string;
  readonly #folder: string | undefined;
  readonly #io: Io;
  #written: Promise<void> = Promise.resolve();
  #isDue = false;
  #isThere: boolean;
  #hasFailed = false;

  /** `folder` is created if it does not exist; an undefined `folder` means that the file exists already. */
  constructor(file: string, folder: string | undefined, io: Io) {
    this.#file = file;
    this.#folder = folder;
    this.#io = io;
    this.#isThere = folder === undefined;
  }

  /** The file in which the game is saved; undefined until the game has been written to it. */
  get file(): string | undefined {
    return this.#isThere ? this.#file : undefined;
  }

  /**
   * Writes the game's record to the file, as the game stands at the moment of writing. Only the owner of the file may read the record, because the
   * record contains hidden information.
   */
  keep(record: () => Either<Fault, string>): void {
    if (this.#isDue) return;
    this.#isDue = true;
    this.#written = this.#written.then(() => {
      this.#isDue = false;
      return this.#write(record());
    });
  }

  async #write(record: Either<Fault, string>): Promise<void> {
    if (this.#hasFailed) return;
    // If the folder cannot be created, writing the file fails too and reports why.
    if (this.#folder !== undefined) await makeFolder(this.#folder);
    const written = isLeft(record) ? record : await writeWhole(this.#file, `${record.right}\n`, 'replace', 0o600);
    if (isLeft(written)) {
      this.#hasFailed = true;
      this.#io.err(`The game is not kept: ${printFault(written.left)}`);
    } else this.#isThere = true;
  }

  /** Waits until everything about the game is written to the file. */
  settle(): Promise<void> {
    return this.#written;
  }

  /** Deletes the file of a game that nobody needs to resume. */
  async forget(): Promise<void> {
    await this.#written;
    rmSync(this.#file, { force: true });
    this.#isThere = false;
  }
}
