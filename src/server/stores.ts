/**
 * Opening the store of a server.
 *
 * @packageDocumentation
 */
import { join } from 'node:path';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { type Fault, fault } from '../core/values/fault.js';
import { failureText } from '../host/failure.js';
import { lockFolder } from '../host/lock.js';
import { makeFolder, openFiles, tablesIn } from './store/files.js';
import { bringIn } from './store/import.js';
import { type Libsql, openSqlite } from './store/sqlite.js';
import type { Store } from './store/store.js';

/** The file of tables in a folder. */
const databaseIn = (folder: string): string => join(folder, 'tables.db');

const taken = 'another server has these tables';

const inFiles = async (folder: string, lost: () => void): Promise<Either<Fault, Store>> => {
  const lock = await lockFolder(folder, taken);
  if (isLeft(lock)) return lock;
  lock.right.onLost(lost);
  return right(await openFiles(folder, lock.right));
};

/** Brings in the tables that an earlier release has left in files. */
const withFiles = async (
  store: Store,
  folder: string,
  told: (count: number) => void,
): Promise<Either<Fault, Store>> => {
  if ((await tablesIn(folder)).length === 0) return right(store);
  const lock = await lockFolder(folder, taken);
  if (isLeft(lock)) {
    await store.close();
    return lock;
  }
  told(await bringIn(store, folder));
  lock.right.release();
  return right(store);
};

/** The library of SQLite; undefined where it is not installed. */
const load = async (): Promise<Libsql | undefined> => {
  try {
    // What of its interface is used is the same as that of better-sqlite3.
    return (await import('libsql')).default as unknown as Libsql;
  } catch {
    return undefined;
  }
};

const inSqlite = async (folder: string, told: (count: number) => void): Promise<Either<Fault, Store>> => {
  const libsql = await load();
  if (libsql === undefined)
    return left(
      fault(['--store'], 'SQLite needs a package that is not installed: npm install libsql (or use --store files)'),
    );
  return withFiles(openSqlite(libsql, databaseIn(folder)), folder, told);
};

/** What is told while a store is opened and used. */
export interface Telling {
  /** So many tables were brought in from files. */
  readonly broughtIn: (count: number) => void;
  /** Another process has taken the store. */
  readonly lost: () => void;
}

/** Opens the store in a folder, which is made if it is not there. */
export const openStore = async (
  kind: 'sqlite' | 'files',
  folder: string,
  { broughtIn, lost }: Telling,
): Promise<Either<Fault, Store>> => {
  try {
    await makeFolder(folder);
    return await (kind === 'files' ? inFiles(folder, lost) : inSqlite(folder, broughtIn));
  } catch (error) {
    return left(fault([folder], failureText(error, folder)));
  }
};
