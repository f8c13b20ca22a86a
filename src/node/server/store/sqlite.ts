/**
 * Tables in one SQLite file. Changes that arrive at the same time are written in one transaction (group commit). Each table in the file belongs to
 * one server process.
 *
 * @packageDocumentation
 */
import { randomUUID } from 'node:crypto';
import { chmodSync, closeSync, openSync } from 'node:fs';
import { errorField } from '../../../core/values/error-fields.js';
import { ownMark } from '../../host/process-mark.js';
import { ownerOnly } from '../../host/secret-file.js';
import type { Peer } from '../peers.js';
import type { AgedStamp, Stamp } from '../steady-clock.js';
import { heldElsewhere, type Job, settleJobs } from './commits.js';
import { goneAfter, Heartbeats, renewal, type Sign } from './heartbeats.js';
import { OwnFile, placeOf } from './own-file.js';
import {
  type PlaceInList,
  type State,
  type Store,
  type StoredLines,
  type StoreReader,
  type Summary,
  type TableChange,
  type TableFilter,
  TableLost,
  type TakeoverResult,
} from './store.js';

/** A prepared statement of the SQLite library. */
interface Statement {
  readonly run: (...values: readonly unknown[]) => { readonly changes: number };
  readonly get: (...values: readonly unknown[]) => unknown;
  readonly all: (...values: readonly unknown[]) => unknown[];
}

/** An open database of the SQLite library, with only those members that the store uses. */
interface Database {
  readonly inTransaction: boolean;
  readonly prepare: (sql: string) => Statement;
  readonly exec: (sql: string) => unknown;
  readonly pragma: (sql: string) => unknown;
  readonly close: () => unknown;
}

/** The class of the SQLite library that opens a database file. */
export type Libsql = new (file: string, options: { readonly timeout: number }) => Database;

const schema = `
create table if not exists tables(
  id text primary key, game text not null, state text not null, moves integer not null, opened integer not null,
  touched integer not null, wake integer, listed integer not null, holder text) without rowid;
create index if not exists tables_by_wake on tables(wake) where wake is not null;
create index if not exists tables_by_state on tables(state, touched);
create table if not exists lines(id text not null, ply integer not null, line text not null, primary key(id, ply)) without rowid;
create table if not exists keys(id text not null, ply integer not null, line text not null, primary key(id, ply)) without rowid;
create table if not exists holders(
  id text primary key, host text not null, boot text not null, pid integer not null, begin text not null, until integer not null) without rowid;
create table if not exists clock(
  one integer primary key check (one = 1), time integer not null, boot text not null, uptime real not null, at integer not null);
create table if not exists peers(id text primary key, url text not null, pass text not null) without rowid;
create table if not exists place(one integer primary key check (one = 1), place text not null);
`;

/** The greatest number of milliseconds for which a change waits so that other changes can join its transaction. */
const longestPause = 5;

/** The number of milliseconds for which changes wait while another process is writing to the file. */
const patience = 5000;

/** The number of milliseconds after which a transaction that could not begin is tried again. While it waits, the process does everything else. */
const again = 50;

/** The number of milliseconds for which the whole process stands still while SQLite waits for the file. */
const standstill = 20;

interface SummaryRow extends Omit<Summary, 'listed'> {
  readonly listed: number;
}

const summaryOf = ({ id, game, state, moves, opened, touched, wake, listed }: SummaryRow): Summary => ({
  ...{ id, game, state, moves, opened, touched, wake },
  listed: listed === 1,
});

type SqliteWrite = () => void;

const readingOf = (db: Database) => ({
  find: db.prepare('select * from tables where id = ?'),
  lines: db.prepare('select line from lines where id = ? order by ply'),
  keys: db.prepare('select line from keys where id = ? order by ply'),
  list: db.prepare(
    `select * from tables where state in (select value from json_each(?)) and listed >= ? and (touched, id) < (?, ?)
     order by touched desc, id desc limit ?`,
  ),
});

type SqliteReader = ReturnType<typeof readingOf>;

interface HeldRow extends SummaryRow {
  readonly holder: string | null;
}

const rowIn = (sql: SqliteReader, id: string): HeldRow | undefined => sql.find.get(id) as HeldRow | undefined;

const storedIn = (sql: SqliteReader, id: string): StoredLines => {
  const linesOf = (rows: unknown[]): readonly string[] => (rows as { line: string }[]).map(({ line }) => line);
  return { log: linesOf(sql.lines.all(id)), keys: linesOf(sql.keys.all(id)) };
};

/** The place before the first table in a list. */
const beginning: PlaceInList = { touched: Number.MAX_SAFE_INTEGER, id: '' };

const listIn = (sql: SqliteReader, { states, listed, limit, after = beginning }: TableFilter): readonly Summary[] =>
  (sql.list.all(JSON.stringify(states), listed ? 1 : 0, after.touched, after.id, limit) as SummaryRow[]).map(summaryOf);

const stampIn = ({ time, boot, uptime, at }: Stamp & { readonly at: number }): AgedStamp => ({
  ...{ time, boot, uptime },
  age: Date.now() - at,
});

const statementsOf = (db: Database) => ({
  ...readingOf(db),
  commit: db.prepare('commit'),
  rollback: db.prepare('rollback'),
  add: db.prepare('insert into tables values (?, ?, ?, ?, ?, ?, ?, ?, ?)'),
  change: db.prepare(
    'update tables set state = ?, moves = ?, touched = ?, wake = ?, listed = ? where id = ? and holder = ?',
  ),
  line: db.prepare('insert into lines values (?, ?, ?)'),
  key: db.prepare('insert into keys select ?, (select count(*) from keys where id = ?), ?'),
  take: db.prepare('update tables set holder = ? where id = ?'),
  holders: db.prepare('select * from holders'),
  enter: db.prepare('insert into holders values (?, ?, ?, ?, ?, ?)'),
  sign: db.prepare('update holders set until = ? where id = ?'),
  isHere: db.prepare('select 1 from holders where id = ?'),
  leave: db.prepare('delete from holders where id = ?'),
  announce: db.prepare('insert or replace into peers values (?, ?, ?)'),
  stamp: db.prepare('insert or replace into clock values (1, ?, ?, ?, ?)'),
  stamped: db.prepare('select time, boot, uptime, at from clock'),
  peer: db.prepare('select url, pass from peers where id = ?'),
  withdraw: db.prepare('delete from peers where id = ?'),
  free: db.prepare('update tables set holder = null where holder = ?'),
  release: db.prepare('update tables set holder = null where id = ? and holder = ?'),
  due: db.prepare(
    'select id from tables where wake <= ? and (holder is null or holder not in (select value from json_each(?))) order by wake limit ?',
  ),
  held: db.prepare('select id from tables where holder = ? and id in (select value from json_each(?))'),
  quiet: db.prepare('select * from tables where state = ? and touched < ? order by touched limit ?'),
  count: db.prepare('select count(*) as count from tables where state = ?'),
  cut: db.prepare('delete from lines where id = ? and ply >= ?'),
  removeTable: db.prepare('delete from tables where id = ? and holder = ?'),
  removeLines: db.prepare('delete from lines where id = ?'),
  removeKeys: db.prepare('delete from keys where id = ?'),
});

/** What is said if the presence of this process is not in the database any more, though nobody but this process removes it. */
const replaced = 'the content of the database was replaced by somebody else';

/** True for errors that make all jobs of a transaction fail, such as a full or broken disk. */
const isOfAll = (error: unknown): boolean =>
  /^SQLITE_(?:FULL|IOERR|READONLY|CANTOPEN|BUSY)/.test(errorField(error, 'code'));

/** True for the error of a transaction that could not begin because another process is writing. */
const isBusy = (error: unknown): boolean => errorField(error, 'code') === 'SQLITE_BUSY';

class SqliteStore implements Store {
  readonly #db: Database;
  readonly #sql: ReturnType<typeof statementsOf>;
  readonly #own = randomUUID();
  readonly #mark = ownMark();
  // SQLite files are local, so an equal host name means this machine, even after a reboot.
  readonly #heartbeats = new Heartbeats(({ host }) => host === this.#mark.host);
  readonly #timer: NodeJS.Timeout;
  #jobs: Job<SqliteWrite>[] = [];
  /** The number of milliseconds to wait before the next commit. */
  #pause = 0;
  /** The moment at which a transaction could not begin for the first time since the last one that could; undefined if none waits. */
  #busySince: number | undefined;
  #isClosed = false;

  readonly #file: OwnFile;

  constructor(db: Database, file: string) {
    this.#db = db;
    this.#sql = statementsOf(db);
    const { host, boot, pid, begin } = this.#mark;
    this.#sql.enter.run(this.#own, host, boot, pid, begin, Date.now() + goneAfter);
    this.#file = new OwnFile(file);
    this.#timer = setInterval(() => this.#live(), renewal);
    this.#timer.unref();
  }

  // ---- processes ----

  #sign(): void {
    this.#sql.sign.run(Date.now() + goneAfter, this.#own);
  }

  /** Writes the heartbeat of this process. What hinders it now may be over at the next heartbeat; changes say what it is. */
  #live(): void {
    void this.#write(() => this.#sign()).catch(() => undefined);
  }

  /** The ids of the running processes, including this process. */
  #atWork(): readonly string[] {
    const all = this.#sql.holders.all() as readonly Sign[];
    return [this.#own, ...this.#heartbeats.running(all.filter(({ id }) => id !== this.#own))];
  }

  // ---- writing ----

  /** Writes something in the next transaction, together with everything else that arrives before that transaction begins. */
  #write(write: SqliteWrite): Promise<void> {
    return new Promise((done, failed) => {
      if (this.#isClosed) failed(new Error('the store is closed'));
      else if (this.#jobs.push({ write, done, failed }) === 1) this.#soon();
    });
  }

  /**
   * Commits soon. After a transaction with a single change, the next commit follows at once. After a transaction with several changes, the next
   * commit waits for about as long as that transaction took, to let more changes join.
   */
  #soon(): void {
    if (this.#pause === 0) setImmediate(() => this.#commit());
    else setTimeout(() => this.#commit(), this.#pause);
  }

  #commit(): void {
    const [jobs, begin] = [this.#jobs, performance.now()];
    this.#jobs = [];
    if (jobs.length > 0) this.#together(jobs);
    this.#pause = jobs.length > 1 ? Math.min(longestPause, Math.ceil(performance.now() - begin)) : 0;
  }

  #together(jobs: readonly Job<SqliteWrite>[]): void {
    const refused = new Map<Job<SqliteWrite>, TableLost>();
    try {
      const changed = this.#file.changed();
      if (changed !== undefined) throw new Error(changed);
      this.#rollBack();
      // A prepared statement that found the file busy would keep it busy, so this one is prepared anew each time.
      this.#db.exec('begin immediate');
      this.#busySince = undefined;
      if (this.#sql.isHere.get(this.#own) === undefined) throw new Error(replaced);
      for (const job of jobs)
        try {
          job.write();
        } catch (error) {
          if (!(error instanceof TableLost)) throw error;
          refused.set(job, error);
        }
      this.#sql.commit.run();
      this.#file.wrote();
    } catch (error) {
      this.#rollBack();
      if (isBusy(error) && this.#waits(jobs)) return;
      // Only one of them is at fault, so write each in a transaction of its own.
      if (jobs.length > 1 && !isOfAll(error)) for (const job of jobs) this.#together([job]);
      else for (const { failed } of jobs) failed(error);
      return;
    }
    settleJobs(jobs, refused);
  }

  /** Tries to write the jobs again soon; returns false if another process has kept the file busy for too long. */
  #waits(jobs: readonly Job<SqliteWrite>[]): boolean {
    this.#busySince ??= performance.now();
    if (performance.now() - this.#busySince > patience) {
      this.#busySince = undefined;
      return false;
    }
    this.#jobs = [...jobs, ...this.#jobs];
    setTimeout(() => this.#commit(), again);
    return true;
  }

  /** Takes a transaction back. A failure in which SQLite could not even do that leaves one that is taken back before the next one. */
  #rollBack(): void {
    try {
      if (this.#db.inTransaction) this.#sql.rollback.run();
    } catch {
      // Report the original error to the jobs, not this one.
    }
  }

  #put({ log, keys, written, summary: { id } }: TableChange): void {
    for (const [index, line] of log.entries()) this.#sql.line.run(id, written + index, line);
    for (const line of keys) this.#sql.key.run(id, id, line);
  }

  /** Changes a table's summary. The summary is changed first, because the change also checks whether this process still holds the table. */
  #keep({ id, state, moves, touched, wake, listed }: Summary): void {
    const { changes } = this.#sql.change.run(state, moves, touched, wake, listed ? 1 : 0, id, this.#own);
    if (changes === 0) throw heldElsewhere();
  }

  create(change: TableChange): Promise<void> {
    const { id, game, state, moves, opened, touched, wake, listed } = change.summary;
    return this.#write(() => {
      this.#sql.add.run(id, game, state, moves, opened, touched, wake, listed ? 1 : 0, this.#own);
      this.#put(change);
    });
  }

  append(change: TableChange): Promise<void> {
    return this.#write(() => {
      this.#keep(change.summary);
      this.#put(change);
    });
  }

  cut(id: string, lines: number, summary: Summary): Promise<void> {
    return this.#write(() => {
      this.#keep(summary);
      this.#sql.cut.run(id, lines);
    });
  }

  remove(id: string): Promise<void> {
    return this.#write(() => {
      if (this.#sql.removeTable.run(id, this.#own).changes === 0) throw heldElsewhere();
      this.#sql.removeLines.run(id);
      this.#sql.removeKeys.run(id);
    });
  }

  release(ids: readonly string[]): Promise<void> {
    return this.#write(() => {
      for (const id of ids) this.#sql.release.run(id, this.#own);
    });
  }

  // ---- reading ----

  take(id: string): Promise<TakeoverResult> {
    return this.#takeIf(id, (holder) => !this.#atWork().includes(holder));
  }

  steal(id: string): Promise<TakeoverResult> {
    return this.#takeIf(id, () => true);
  }

  /** Takes over a table if no process holds it, if this process already holds it, or if its holder has to give it up. */
  async #takeIf(id: string, givesWay: (holder: string) => boolean): Promise<TakeoverResult> {
    let taking: TakeoverResult = { _tag: 'Missing' };
    await this.#write(() => {
      const row = rowIn(this.#sql, id);
      if (row === undefined) return;
      const { holder } = row;
      if (holder !== null && holder !== this.#own && !givesWay(holder))
        taking = { _tag: 'Held', by: this.#sql.peer.get(holder) as Peer | undefined };
      else {
        this.#sql.take.run(this.#own, id);
        taking = { _tag: 'Taken', stored: storedIn(this.#sql, id), summary: summaryOf(row) };
      }
    });
    return taking;
  }

  read(id: string): Promise<StoredLines | undefined> {
    return Promise.resolve(rowIn(this.#sql, id) === undefined ? undefined : storedIn(this.#sql, id));
  }

  due(now: number, limit: number): Promise<readonly string[]> {
    const rows = this.#sql.due.all(now, JSON.stringify(this.#atWork()), limit) as { id: string }[];
    return Promise.resolve(rows.map(({ id }) => id));
  }

  lost(ids: readonly string[]): Promise<readonly string[]> {
    const rows = this.#sql.held.all(this.#own, JSON.stringify(ids)) as { id: string }[];
    const held = new Set(rows.map(({ id }) => id));
    return Promise.resolve(ids.filter((id) => !held.has(id)));
  }

  quiet(states: readonly State[], before: number, limit: number): Promise<readonly Summary[]> {
    return Promise.resolve(
      states.flatMap((state) => (this.#sql.quiet.all(state, before, limit) as SummaryRow[]).map(summaryOf)),
    );
  }

  list(wanted: TableFilter): Promise<readonly Summary[]> {
    return Promise.resolve(listIn(this.#sql, wanted));
  }

  find(id: string): Promise<Summary | undefined> {
    const row = rowIn(this.#sql, id);
    return Promise.resolve(row === undefined ? undefined : summaryOf(row));
  }

  count(state: State): Promise<number> {
    return Promise.resolve((this.#sql.count.get(state) as { readonly count: number }).count);
  }

  announce({ url, pass }: Peer): Promise<void> {
    return this.#write(() => {
      this.#sql.announce.run(this.#own, url, pass);
    });
  }

  stamp({ time, boot, uptime }: Stamp): Promise<void> {
    return this.#write(() => {
      this.#sql.stamp.run(time, boot, uptime, Date.now());
    });
  }

  stamped(): Promise<AgedStamp | undefined> {
    const row = this.#sql.stamped.get() as (Stamp & { readonly at: number }) | undefined;
    return Promise.resolve(row === undefined ? undefined : stampIn(row));
  }

  others(): Promise<readonly boolean[]> {
    const ids = this.#atWork().filter((id) => id !== this.#own);
    return Promise.resolve(ids.map((id) => this.#sql.peer.get(id) !== undefined));
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#write(() => {
      this.#sql.free.run(this.#own);
      this.#sql.leave.run(this.#own);
      this.#sql.withdraw.run(this.#own);
    }).catch(() => undefined);
    this.#isClosed = true;
    // If the file has been replaced, closing the database would write the rest of its log to the new file.
    if (this.#file.changed() !== undefined) {
      this.#file.giveUp();
      return;
    }
    this.#db.close();
    this.#file.close();
  }
}

/**
 * Forgets the processes that are named in a copy of a file: they write to the original, perhaps still now, and requests that were passed on to them would
 * change the original's tables.
 */
const forgetOthers = (db: Database, file: string): void => {
  const here = placeOf(file);
  const known = db.prepare('select place from place').get() as { readonly place: string } | undefined;
  if (known !== undefined && known.place !== here) db.exec('delete from holders; delete from peers;');
  if (known?.place !== here) db.prepare('insert or replace into place values (1, ?)').run(here);
};

/**
 * Opens the store in a file, which is created if it does not exist. Only the file's owner may read the file, because it contains the secrets of the
 * tables.
 */
export const openSqlite = (libsql: Libsql, file: string): Store => {
  closeSync(openSync(file, 'a', ownerOnly));
  chmodSync(file, ownerOnly);
  const db = new libsql(file, { timeout: patience });
  db.pragma('journal_mode = WAL');
  // Every commit must be on disk before it is confirmed.
  db.pragma('synchronous = FULL');
  db.exec(schema);
  forgetOthers(db, file);
  const store = new SqliteStore(db, file);
  db.pragma(`busy_timeout = ${standstill}`);
  return store;
};

/** Reads the tables in an existing file without changing it; not even the presence of this process is recorded there. */
export const readSqlite = (libsql: Libsql, file: string): StoreReader => {
  const db = new libsql(file, { timeout: patience });
  db.pragma('query_only = on');
  const sql = readingOf(db);
  return {
    list: (wanted) => Promise.resolve(listIn(sql, wanted)),
    read: (id) => Promise.resolve(rowIn(sql, id) === undefined ? undefined : storedIn(sql, id)),
    close: () => {
      db.close();
      return Promise.resolve();
    },
  };
};
