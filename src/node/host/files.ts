/**
 * Writes files completely or not at all, and never over an existing file unless overwriting is requested.
 *
 * @packageDocumentation
 */
import { randomUUID } from 'node:crypto';
import { link, lstat, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Either, left, right } from 'fp-ts/Either';
import { errorField } from '../../core/values/error-fields.js';
import { type Fault, fault } from '../../core/values/fault.js';
import { failureText } from './failure.js';

/** What happens to an existing file: it is kept or replaced. */
export type ExistingFile = 'keep' | 'replace';

/** What is found at a path, without following links: nothing, a plain file, or something else. */
const kindAt = async (file: string): Promise<'nothing' | 'file' | 'other'> => {
  try {
    return (await lstat(file)).isFile() ? 'file' : 'other';
  } catch {
    // If the path cannot be read, writing will fail as well and give the better message.
    return 'nothing';
  }
};

/** Writes a new file and waits until it is on the disk. */
const flushed = async (file: string, text: string, mode: number): Promise<void> => {
  const handle = await open(file, 'wx', mode);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const taken = 'is there already';

/** Says why a file could not be written. `cause` is the path that the caller's operation used, if that is not the file itself. */
export const writingFailure = (error: unknown, file: string, cause = file): string => {
  switch (errorField(error, 'code')) {
    case 'ENOENT':
    case 'ENOTDIR':
      return noFolder(file);
    case 'EEXIST':
      return taken;
    default:
      return failureText(error, cause);
  }
};

/** Says that the folder in which a file would be written does not exist. */
export const noFolder = (file: string): string => `there is no folder ${dirname(file)}`;

/**
 * Gives a finished file its final name. If the name has been taken in the meantime, the file system itself rejects it, except where files cannot have
 * second names.
 */
const named = async (written: string, file: string): Promise<Either<Fault, void>> => {
  try {
    await link(written, file);
    await rm(written);
  } catch (error) {
    if (errorField(error, 'code') === 'EEXIST') return left(fault([file], taken));
    // Some file systems have no hard links. The check just before must be enough then.
    await rename(written, file);
  }
  return right(undefined);
};

/**
 * Writes a text to a file. A new file is written beside the old file, flushed, and then renamed, so that the name always leads to a complete file,
 * old or new. A path that leads to a link or a device is refused. An existing file is kept unless `existing` says otherwise. `mode` determines who
 * may read the file.
 */
export const writeWhole = async (
  file: string,
  text: string,
  existing: ExistingFile,
  mode = 0o644,
): Promise<Either<Fault, void>> => {
  const written = join(dirname(file), `.${basename(file).slice(0, 100)}.${randomUUID()}`);
  try {
    const kind = await kindAt(file);
    if (kind === 'other') return left(fault([file], `${taken} and is not a plain file`));
    if (kind === 'file' && existing === 'keep') return left(fault([file], taken));
    await flushed(written, text, mode);
    if (existing === 'keep') return await named(written, file);
    await rename(written, file);
    return right(undefined);
  } catch (error) {
    return left(fault([file], writingFailure(error, file, written)));
  } finally {
    await rm(written, { force: true }).catch(() => undefined);
  }
};
