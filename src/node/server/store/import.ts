/**
 * Imports tables from files into a different store, and exports tables to files again.
 *
 * @packageDocumentation
 */
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { type Fault, fault } from '../../../core/values/fault.js';
import { makeFolder } from '../../host/folder.js';
import { linesIn, namesOf, tablesIn, unknownSummary, writeTable } from './files.js';
import { syncFolder } from './lines.js';
import type { Store, StoreReader } from './store.js';

/** The fault for a table that a store does not have. */
export const missing = (id: string): Either<Fault, never> => left(fault([id.slice(0, 40)], 'no such table'));

/** The folder in which imported files are kept. */
export const importedFolder = 'imported';

/** The number of tables that are imported at the same time. */
const atOnce = 100;

/**
 * Imports the tables of a folder. After the import, the files are moved to a separate folder, so that they are not imported again. If the store
 * already has a table with the same id, that table stays unchanged.
 *
 * @returns the number of imported tables
 */
export const bringIn = async (store: Store, folder: string): Promise<number> => {
  const ids = await tablesIn(folder);
  if (ids.length === 0) return 0;
  await mkdir(join(folder, importedFolder), { recursive: true, mode: 0o700 });
  const bring = async (id: string): Promise<number> => {
    const stored = await linesIn(folder, id);
    const isNew = (await store.read(id)) === undefined;
    if (isNew) await store.create({ ...stored, written: 0, summary: unknownSummary(id, stored.log) });
    for (const name of namesOf(id))
      await rename(join(folder, name), join(folder, importedFolder, name)).catch(() => undefined);
    return isNew ? 1 : 0;
  };
  let count = 0;
  for (let from = 0; from < ids.length; from += atOnce) {
    const some = ids.slice(from, from + atOnce);
    for (const one of await Promise.all(some.map(bring))) count += one;
    await store.release(some);
  }
  await syncFolder(folder);
  return count;
};

/**
 * Writes tables to files in a folder, which is created if it does not exist. The result is a fault if the store does not have one of the tables. If
 * the folder already has one of the tables, the result is also a fault, and nothing is written, because the table's lines would be there twice.
 */
export const takeOut = async (
  store: StoreReader,
  folder: string,
  ids: readonly string[],
): Promise<Either<Fault, void>> => {
  const made = await makeFolder(folder);
  if (isLeft(made)) return made;
  const there = new Set(await tablesIn(folder));
  const twice = ids.find((id) => there.has(id));
  if (twice !== undefined) return left(fault([folder], `table ${twice} is there already`));
  for (const id of ids) {
    const stored = await store.read(id);
    if (stored === undefined) return missing(id);
    await writeTable(folder, id, stored);
  }
  return right(undefined);
};
