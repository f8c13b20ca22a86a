/**
 * Writes a folder completely or not at all: the new folder is written next to its final place, and then renamed.
 *
 * @packageDocumentation
 */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { errorField } from '../../../core/values/error-fields.js';
import { type Fault, fault } from '../../../core/values/fault.js';
import { failureText } from '../../host/failure.js';
import { makeFolder } from '../../host/folder.js';

/** The name of the file that marks a folder as an earlier public list, which may be replaced. */
const mark = '.rulehouse-list';

/** What is currently at a folder's path: nothing, an empty folder, an earlier public list, or something else. */
const placeOf = async (folder: string): Promise<'nothing' | 'empty' | 'list' | 'other'> => {
  try {
    const names = await readdir(folder);
    return names.length === 0 ? 'empty' : names.includes(mark) ? 'list' : 'other';
  } catch (error) {
    return errorField(error, 'code') === 'ENOENT' ? 'nothing' : 'other';
  }
};

/** The reason why a folder cannot be written to; undefined if it can. */
export const refusal = async (folder: string, mayReplace: boolean): Promise<Fault | undefined> => {
  const place = await placeOf(folder);
  if (place === 'other') return fault([folder], 'is there already and is not a list that was written before');
  return place === 'list' && !mayReplace
    ? fault([folder], 'holds a list already: --replace writes a new one')
    : undefined;
};

/** Puts a finished folder in the place of the previous one. */
const exchange = async (written: string, folder: string): Promise<void> => {
  const before = `${written}.old`;
  const hadOne = (await placeOf(folder)) !== 'nothing';
  if (hadOne) await rename(folder, before);
  try {
    await rename(written, folder);
  } catch (error) {
    if (hadOne) await rename(before, folder);
    throw error;
  }
  await rm(before, { recursive: true, force: true });
};

/** Writes all files at their paths in the folder; if one of them cannot be written, the folder stays as it was. */
export const writeFolder = async (
  folder: string,
  files: Iterable<readonly [path: string, text: string]>,
): Promise<Either<Fault, void>> => {
  const home = resolve(folder);
  const written = join(dirname(home), `.${basename(home).slice(0, 100)}.${randomUUID()}`);
  const made = await makeFolder(dirname(home), 0o777);
  if (isLeft(made)) return made;
  try {
    await mkdir(written);
    await writeFile(join(written, mark), '');
    for (const [path, text] of files) {
      const file = join(written, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    await exchange(written, home);
    return right(undefined);
  } catch (error) {
    return left(fault([folder], failureText(error, folder)));
  } finally {
    await rm(written, { recursive: true, force: true }).catch(() => undefined);
  }
};
