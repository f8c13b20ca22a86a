/**
 * Makes folders.
 *
 * @packageDocumentation
 */
import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { errorField } from '../../core/values/error-fields.js';
import { type Fault, fault } from '../../core/values/fault.js';
import { failureText } from './failure.js';

/** What is found at a path: a folder, something else, or nothing. */
const kindAt = async (path: string): Promise<'folder' | 'other' | 'nothing'> => {
  try {
    return (await stat(path)).isDirectory() ? 'folder' : 'other';
  } catch {
    // If the path cannot be read, creating the folder will fail as well and give the better message.
    return 'nothing';
  }
};

/** Makes a folder in a folder that exists. */
const makeOne = async (folder: string, mode: number): Promise<Either<Fault, void>> => {
  try {
    await mkdir(folder, { mode });
    return right(undefined);
  } catch (error) {
    // Another process may have created it in the meantime.
    if (errorField(error, 'code') === 'EEXIST') return right(undefined);
    // The parent folder exists, so the file system itself does not allow folders here.
    return left(
      fault(
        [folder],
        errorField(error, 'code') === 'ENOENT' ? 'no folder can be made there' : failureText(error, folder),
      ),
    );
  }
};

/**
 * Makes a folder and all missing folders above it; a folder that exists stays as it is. The folders are made one at a time, because Node.js never
 * gives up if it is asked for all of them at once on a file system that accepts no folders, such as `/proc`.
 *
 * @param folder - the path of the folder
 * @param mode - who may use the new folders; by default only their owner
 */
export const makeFolder = async (folder: string, mode = 0o700): Promise<Either<Fault, void>> => {
  const kind = await kindAt(folder);
  if (kind === 'folder') return right(undefined);
  if (kind === 'other') return left(fault([folder], 'is not a folder'));
  const above = dirname(folder);
  const made = above === folder ? right(undefined) : await makeFolder(above, mode);
  return isLeft(made) ? made : makeOne(folder, mode);
};
