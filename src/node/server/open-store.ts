/**
 * Opens the store in which a server keeps its tables.
 *
 * @packageDocumentation
 */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { type Fault, fault } from '../../core/values/fault.js';
import { failureText } from '../host/failure.js';
import { makeFolder } from '../host/folder.js';
import { lockFolder } from '../host/lock.js';
import { openFiles, readFiles, tablesIn } from './store/files.js';
import { goneAfter } from './store/heartbeats.js';
import { bringIn, importedFolder } from './store/import.js';
import { openPostgres } from './store/postgres.js';
import { type Libsql, openSqlite, readSqlite } from './store/sqlite.js';
import { type Store, type StoreReader, states } from './store/store.js';

/** The path of the SQLite file in a folder. */
const databaseIn = (folder: string): string => join(folder, 'tables.db');

/** The ways in which a server can store its tables. */
export const storeKinds = ['sqlite', 'postgres', 'files'] as const;

/** The way in which a server stores its tables: one of {@link storeKinds}. */
export type StoreKind = (typeof storeKinds)[number];

const taken = 'another server has these tables';

/** The fault for a folder whose tables are not kept in the kind of store that was requested. */
const otherwise = (folder: string, how: string, kind: StoreKind): Either<Fault, never> =>
  left(fault([folder], `its tables are ${how}: give --store ${kind}`));

/** Reports how many tables were imported from files, and the folder in which these files are kept. */
type ImportReport = (count: number, kept: string) => void;

/** Imports tables from files into a store that has just been opened; if this fails, the store is closed. */
const broughtInto = async (store: Store, folder: string, told: ImportReport): Promise<Store> => {
  try {
    told(await bringIn(store, folder), join(folder, importedFolder));
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
};

/** Opens a store, and imports into it the tables that an earlier release, or an operator, has left in files. */
const filled = async (
  folder: string,
  open: () => Promise<Either<Fault, Store>>,
  told: ImportReport,
): Promise<Either<Fault, Store>> => {
  if ((await tablesIn(folder)).length === 0) return open();
  // Lock before opening, so that no database is created while another server uses the files.
  const lock = await lockFolder(folder, taken);
  if (isLeft(lock)) return lock;
  try {
    const opened = await open();
    return isLeft(opened) ? opened : right(await broughtInto(opened.right, folder, told));
  } finally {
    lock.right.release();
  }
};

/** Loads the SQLite library; returns undefined if the library is not installed. */
const load = async (): Promise<Libsql | undefined> => {
  try {
    // The parts of the interface used here are the same as in better-sqlite3.
    return (await import('libsql')).default as unknown as Libsql;
  } catch {
    return undefined;
  }
};

/**
 * True if there are tables in the database of a folder. A database without tables may be left over from a command of an earlier release; it does not
 * count.
 */
const hasDatabase = async (folder: string): Promise<boolean> => {
  const file = databaseIn(folder);
  if (!existsSync(file) || statSync(file).size === 0) return false;
  const libsql = await load();
  if (libsql === undefined) return true;
  const reader = readSqlite(libsql, file);
  const [one] = await reader.list({ states, listed: false, limit: 1 });
  await reader.close();
  return one !== undefined;
};

const inFiles = async (folder: string, lost: () => void): Promise<Either<Fault, Store>> => {
  // Tables in an existing database would seem lost, and new moves would be stored in a second place.
  if (await hasDatabase(folder)) return otherwise(folder, 'in tables.db', 'sqlite');
  const lock = await lockFolder(folder, taken);
  if (isLeft(lock)) return lock;
  lock.right.onLost(lost);
  return right(await openFiles(folder, lock.right));
};

const inSqlite = async <A>(folder: string, open: (libsql: Libsql, file: string) => A): Promise<Either<Fault, A>> => {
  const libsql = await load();
  return libsql === undefined
    ? left(fault([], 'SQLite needs a package that is not installed: npm install libsql (or use --store files)'))
    : right(open(libsql, databaseIn(folder)));
};

/** The longest time, in milliseconds, that a statement may take; after that, the database counts as not answering. */
const patience = 10_000;

/** The words for the database in a fault. If the operator has not named a database, the words say so, because that may have caused the fault. */
const databaseName = (): string =>
  ['DATABASE_URL', 'PGHOST'].some((name) => process.env[name] !== undefined)
    ? 'database'
    : 'database of this machine (none is named: set DATABASE_URL, or PGHOST and the others)';

/**
 * Opens the store in a PostgreSQL database. The variable `DATABASE_URL` names the database; without it, the variables that all PostgreSQL programs
 * read are used. Environment variables are used because every user of the machine could see the arguments of a command.
 */
const inPostgres = async (): Promise<Either<Fault, Store>> => {
  const library = await import('pg').catch(() => undefined);
  if (library === undefined) return left(fault([], 'PostgreSQL needs a package that is not installed: npm install pg'));
  const url = process.env['DATABASE_URL'];
  const pool = new library.default.Pool({
    ...(url === undefined ? {} : { connectionString: url }),
    ...{ max: 8, connectionTimeoutMillis: patience, query_timeout: patience, application_name: 'rulehouse' },
    // If a process is suspended during a transaction, its tables must not stay locked for the others.
    idle_in_transaction_session_timeout: goneAfter,
  });
  try {
    return right(await openPostgres(pool));
  } catch (error) {
    await pool.end();
    return left(fault([], `the ${databaseName()} cannot be used: ${failureText(error)}`));
  }
};

/** The functions that are called while a store is opened and used. */
export interface StoreReports {
  /** Reports how many tables were imported from files, and the folder in which these files are kept. */
  readonly broughtIn: ImportReport;
  /** Reports that another process has taken the store. */
  readonly lost: () => void;
}

/** Opens something in a folder; the result is a fault if the file system or the database refuses. */
const attempted = async <A>(folder: string, open: () => Promise<Either<Fault, A>>): Promise<Either<Fault, A>> => {
  try {
    return await open();
  } catch (error) {
    return left(fault([folder], failureText(error, folder)));
  }
};

/** Opens the store of a server in a folder, which is created if it does not exist. Tables in files are imported into a database. */
export const openStore = (
  kind: StoreKind,
  folder: string,
  { broughtIn, lost }: StoreReports,
): Promise<Either<Fault, Store>> =>
  attempted(folder, async () => {
    const made = await makeFolder(folder);
    if (isLeft(made)) return made;
    switch (kind) {
      case 'files':
        return inFiles(folder, lost);
      case 'sqlite':
        return filled(folder, () => inSqlite(folder, openSqlite), broughtIn);
      case 'postgres':
        return filled(folder, inPostgres, broughtIn);
    }
  });

/** Finds where a folder keeps its tables: in `tables.db`, in files, or nowhere. A database elsewhere is not considered. */
const placeIn = async (folder: string): Promise<'database' | 'files' | 'nowhere'> => {
  if (await hasDatabase(folder)) return 'database';
  return (await tablesIn(folder)).length > 0 ? 'files' : 'nowhere';
};

/** The reader for a folder without tables. */
const nothing: StoreReader = {
  list: () => Promise.resolve([]),
  read: () => Promise.resolve(undefined),
  close: () => Promise.resolve(),
};

/** The functions that open the tables of a folder: one for each place where the tables may be. */
interface StoreOpeners<S> {
  readonly inDatabase: (libsql: Libsql, file: string) => S;
  readonly inFiles: (folder: string) => Promise<Either<Fault, S>>;
  readonly nowhere: (folder: string) => Either<Fault, S>;
}

/** Opens the existing tables of a folder, if they are in the kind of store that the operator names. Nothing is created or imported. */
const existing =
  <S extends StoreReader>(ways: StoreOpeners<S>, inPostgres: () => Promise<Either<Fault, S>>) =>
  (kind: StoreKind, folder: string): Promise<Either<Fault, S>> =>
    attempted(folder, async (): Promise<Either<Fault, S>> => {
      if (kind === 'postgres') return inPostgres();
      switch (await placeIn(folder)) {
        case 'database':
          return kind === 'files' ? otherwise(folder, 'in tables.db', 'sqlite') : inSqlite(folder, ways.inDatabase);
        case 'files':
          return kind === 'sqlite' ? otherwise(folder, 'files', 'files') : ways.inFiles(folder);
        case 'nowhere':
          return ways.nowhere(folder);
      }
    });

/** Opens the existing tables of a folder only to read them, whether a server is using them or not. */
export const openToRead = existing<StoreReader>(
  {
    inDatabase: readSqlite,
    inFiles: (folder) => Promise.resolve(right(readFiles(folder))),
    nowhere: () => right(nothing),
  },
  inPostgres,
);

/** Opens the existing tables of a folder, to change some of them. */
export const openToChange = existing<Store>(
  {
    inDatabase: openSqlite,
    inFiles: (folder) => inFiles(folder, () => undefined),
    nowhere: (folder) => left(fault([folder], 'there are no tables')),
  },
  inPostgres,
);
