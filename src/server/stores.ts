/**
 * Opens the store in which a server keeps its tables.
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
import { openPostgres } from './store/postgres.js';
import { type Libsql, openSqlite } from './store/sqlite.js';
import type { Store } from './store/store.js';

/** The path of the SQLite file in a folder. */
const databaseIn = (folder: string): string => join(folder, 'tables.db');

/** The ways in which a server can store its tables. */
export const storeKinds = ['sqlite', 'postgres', 'files'] as const;

/** The way in which a server stores its tables: one of {@link storeKinds}. */
export type StoreKind = (typeof storeKinds)[number];

const taken = 'another server has these tables';

const inFiles = async (folder: string, lost: () => void): Promise<Either<Fault, Store>> => {
  const lock = await lockFolder(folder, taken);
  if (isLeft(lock)) return lock;
  lock.right.onLost(lost);
  return right(await openFiles(folder, lock.right));
};

/** Imports into a store the tables that an earlier release has left in files. */
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

/** Loads the SQLite library; undefined if it is not installed. */
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

/** The longest time, in milliseconds, that a statement may take; after that, the database counts as not answering. */
const patience = 10_000;

/**
 * Opens the store in a PostgreSQL database. The variable `DATABASE_URL` names the database; without it, the variables that all PostgreSQL programs
 * read are used. Environment variables are used because every user of the machine could see the arguments of a command.
 */
const inPostgres = async (folder: string, told: (count: number) => void): Promise<Either<Fault, Store>> => {
  const library = await import('pg').catch(() => undefined);
  if (library === undefined)
    return left(fault(['--store'], 'PostgreSQL needs a package that is not installed: npm install pg'));
  const url = process.env['DATABASE_URL'];
  const pool = new library.default.Pool({
    ...(url === undefined ? {} : { connectionString: url }),
    ...{ max: 8, connectionTimeoutMillis: patience, query_timeout: patience, application_name: 'rulehouse' },
  });
  try {
    return await withFiles(await openPostgres(pool), folder, told);
  } catch (error) {
    await pool.end();
    return left(fault(['--store', 'postgres'], `the database cannot be used: ${failureText(error)}`));
  }
};

/** The functions that are called while a store is opened and used. */
export interface Telling {
  /** Reports how many tables were imported from files. */
  readonly broughtIn: (count: number) => void;
  /** Reports that another process has taken the store. */
  readonly lost: () => void;
}

/** Opens the store in a folder, which is created if it does not exist. */
export const openStore = async (
  kind: StoreKind,
  folder: string,
  { broughtIn, lost }: Telling,
): Promise<Either<Fault, Store>> => {
  try {
    await makeFolder(folder);
    switch (kind) {
      case 'files':
        return await inFiles(folder, lost);
      case 'sqlite':
        return await inSqlite(folder, broughtIn);
      case 'postgres':
        return await inPostgres(folder, broughtIn);
    }
  } catch (error) {
    return left(fault([folder], failureText(error, folder)));
  }
};
