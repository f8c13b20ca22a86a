/**
 * Tables in PostgreSQL, for servers on several machines. Changes that arrive at the same time are written in one transaction (group commit). Each
 * table in the database belongs to one server process. The time comes from the database, so that the machines' clocks need not agree.
 *
 * @packageDocumentation
 */

import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { orNull } from '../../../core/values/absent.js';
import { errorField } from '../../../core/values/error-fields.js';
import { ownMark } from '../../host/process-mark.js';
import type { Peer } from '../peers.js';
import type { AgedStamp, Stamp } from '../steady-clock.js';
import { heldElsewhere, type Job, settleJobs } from './commits.js';
import { goneAfter, Heartbeats, renewal, type Sign } from './heartbeats.js';
import {
  ChangeUnknown,
  type State,
  type Store,
  type StoredLines,
  type Summary,
  type TableChange,
  type TableFilter,
  TableLost,
  type TakeoverResult,
} from './store.js';

const schema = `
create schema if not exists rulehouse;
create table if not exists rulehouse.tables(
  id text primary key, game text not null, state text not null, moves integer not null, opened bigint not null,
  touched bigint not null, wake bigint, listed boolean not null, holder text);
create index if not exists tables_by_wake on rulehouse.tables(wake) where wake is not null;
create index if not exists tables_by_state on rulehouse.tables(state, touched);
create table if not exists rulehouse.lines(id text not null, ply integer not null, line text not null, primary key(id, ply));
create table if not exists rulehouse.keys(id text not null, ply integer not null, line text not null, primary key(id, ply));
create table if not exists rulehouse.holders(
  id text primary key, host text not null, boot text not null, pid integer not null, begin text not null, until bigint not null);
create table if not exists rulehouse.clock(
  one boolean primary key check (one), time bigint not null, boot text not null, uptime float8 not null, at bigint not null);
create table if not exists rulehouse.peers(id text primary key, url text not null, pass text not null);
`;

/** The SQL expression for the milliseconds since 1970 by the clock of the database. */
const clock = `(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/** The columns of a summary; numbers of milliseconds are read as doubles, which hold them exactly. */
const columns = `id, game, state, moves, opened::float8, touched::float8, wake::float8, listed`;

/** The SQL statement that changes a summary and adds new lines, if this process still holds the table. */
const change = `
with kept as (
  update rulehouse.tables set state = $2, moves = $3, touched = $4, wake = $5, listed = $6 where id = $1 and holder = $7 returning id),
lines as (
  insert into rulehouse.lines select id, $8 + at - 1, line from kept, unnest($9::text[]) with ordinality as added(line, at)),
keys as (
  insert into rulehouse.keys
  select id, (select count(*) from rulehouse.keys where id = $1) + at - 1, line from kept, unnest($10::text[]) with ordinality as added(line, at))
select id from kept`;

type PostgresWrite = (client: PoolClient) => Promise<void>;

/** True for an error that concerns one statement alone, and not the connection or the database as a whole. */
const isOfOne = (error: unknown): boolean => /^2[0-9A-Z]{4}$/.test(errorField(error, 'code'));

class PostgresStore implements Store {
  readonly #pool: Pool;
  readonly #own = randomUUID();
  readonly #mark = ownMark();
  // Machines may share a host name, so only an equal boot id shows that a process runs on this machine.
  readonly #heartbeats = new Heartbeats(({ boot }) => boot !== '' && boot === this.#mark.boot);
  readonly #timer: NodeJS.Timeout;
  #jobs: Job<PostgresWrite>[] = [];
  #committing: Promise<void> | undefined;
  #isClosed = false;

  constructor(pool: Pool) {
    this.#pool = pool;
    this.#timer = setInterval(() => void this.sign().catch(() => undefined), renewal);
    this.#timer.unref();
  }

  // ---- processes ----

  /** Writes the heartbeat of this process. If the database does not answer now, the next heartbeat tries again. */
  async sign(): Promise<void> {
    const { host, boot, pid, begin } = this.#mark;
    await this.#pool.query(
      `insert into rulehouse.holders values ($1, $2, $3, $4, $5, ${clock} + $6)
       on conflict (id) do update set until = excluded.until`,
      [this.#own, host, boot, pid, begin, goneAfter],
    );
  }

  /** The ids of the running processes, including this process. */
  async #atWork(client: Pool | PoolClient): Promise<readonly string[]> {
    const { rows } = await client.query<Sign>(
      'select id, host, boot, pid, begin, until::float8 from rulehouse.holders where id <> $1',
      [this.#own],
    );
    return [this.#own, ...this.#heartbeats.running(rows)];
  }

  // ---- writing ----

  /** Writes something in the next transaction, with everything else that arrives before the current transaction is finished. */
  #write(write: PostgresWrite): Promise<void> {
    return new Promise((done, failed) => {
      if (this.#isClosed) {
        failed(new Error('the store is closed'));
        return;
      }
      this.#jobs.push({ write, done, failed });
      this.#committing ??= this.#commitAll();
    });
  }

  async #commitAll(): Promise<void> {
    // Collect all writes of this turn of the event loop in one transaction.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#jobs.length > 0) {
      const jobs = this.#jobs;
      this.#jobs = [];
      await this.#together(jobs);
    }
    this.#committing = undefined;
  }

  async #together(jobs: readonly Job<PostgresWrite>[]): Promise<void> {
    const client = await this.#pool.connect().catch((error: unknown) => {
      for (const { failed } of jobs) failed(error);
    });
    if (client === undefined) return;
    const refused = new Map<Job<PostgresWrite>, TableLost>();
    let [isCommitting, broken] = [false, false];
    try {
      await client.query('begin');
      for (const job of jobs)
        await job.write(client).catch((error: unknown) => {
          if (!(error instanceof TableLost)) throw error;
          refused.set(job, error);
        });
      isCommitting = true;
      await client.query('commit');
    } catch (error) {
      broken = await client.query('rollback').then(
        () => false,
        () => true,
      );
      // Only one of them is at fault, so write each in a transaction of its own.
      if (!isCommitting && jobs.length > 1 && isOfOne(error)) for (const job of jobs) await this.#together([job]);
      // If the database did not answer the commit, the change may have been written; the caller must read the table again.
      else
        for (const { failed } of jobs) failed(isCommitting ? new ChangeUnknown('the database did not answer') : error);
      return;
    } finally {
      client.release(broken);
    }
    settleJobs(jobs, refused);
  }

  create({ summary, log, keys }: TableChange): Promise<void> {
    const { id, game, state, moves, opened, touched, wake, listed } = summary;
    return this.#write(async (client) => {
      await client.query('insert into rulehouse.tables values ($1, $2, $3, $4, $5, $6, $7, $8, $9)', [
        ...[id, game, state, moves, opened, touched, wake, listed, this.#own],
      ]);
      await this.#change(client, { summary, log, keys, written: 0 });
    });
  }

  async #change(client: PoolClient, { summary, log, keys, written }: TableChange): Promise<void> {
    const { id, state, moves, touched, wake, listed } = summary;
    const given = [id, state, moves, touched, wake, listed, this.#own, written, log, keys];
    // The statement has no name: poolers that share connections between transactions may lose named statements.
    const { rowCount } = await client.query(change, given);
    if (rowCount === 0) throw heldElsewhere();
  }

  append(changed: TableChange): Promise<void> {
    return this.#write((client) => this.#change(client, changed));
  }

  cut(id: string, lines: number, summary: Summary): Promise<void> {
    return this.#write(async (client) => {
      await this.#change(client, { summary, log: [], keys: [], written: lines });
      await client.query('delete from rulehouse.lines where id = $1 and ply >= $2', [id, lines]);
    });
  }

  remove(id: string): Promise<void> {
    return this.#write(async (client) => {
      const { rowCount } = await client.query('delete from rulehouse.tables where id = $1 and holder = $2', [
        id,
        this.#own,
      ]);
      if (rowCount === 0) throw heldElsewhere();
      for (const table of ['lines', 'keys']) await client.query(`delete from rulehouse.${table} where id = $1`, [id]);
    });
  }

  release(ids: readonly string[]): Promise<void> {
    return this.#write(async (client) => {
      const text = 'update rulehouse.tables set holder = null where id = any($1) and holder = $2';
      await client.query(text, [ids, this.#own]);
    });
  }

  // ---- reading ----

  async #stored(client: Pool | PoolClient, id: string): Promise<StoredLines> {
    const linesOf = async (table: 'lines' | 'keys'): Promise<readonly string[]> => {
      const text = `select line from rulehouse.${table} where id = $1 order by ply`;
      return (await client.query<{ readonly line: string }>(text, [id])).rows.map(({ line }) => line);
    };
    return { log: await linesOf('lines'), keys: await linesOf('keys') };
  }

  take(id: string): Promise<TakeoverResult> {
    return this.#takeIf(id, async (client, holder) => !(await this.#atWork(client)).includes(holder));
  }

  steal(id: string): Promise<TakeoverResult> {
    return this.#takeIf(id, () => Promise.resolve(true));
  }

  /** Takes over a table if no process holds it, if this process already holds it, or if its holder has to give it up. */
  async #takeIf(
    id: string,
    givesWay: (client: PoolClient, holder: string) => Promise<boolean>,
  ): Promise<TakeoverResult> {
    let taking: TakeoverResult = { _tag: 'Missing' };
    await this.#write(async (client) => {
      const text = `select ${columns}, holder from rulehouse.tables where id = $1 for update`;
      const { rows } = await client.query<Summary & { readonly holder: string | null }>(text, [id]);
      const [row] = rows;
      if (row === undefined) return;
      const { holder, ...summary } = row;
      if (holder !== null && holder !== this.#own && !(await givesWay(client, holder)))
        taking = { _tag: 'Held', by: await this.#peer(client, holder) };
      else {
        await client.query('update rulehouse.tables set holder = $1 where id = $2', [this.#own, id]);
        taking = { _tag: 'Taken', stored: await this.#stored(client, id), summary };
      }
    });
    return taking;
  }

  async read(id: string): Promise<StoredLines | undefined> {
    return (await this.find(id)) === undefined ? undefined : this.#stored(this.#pool, id);
  }

  async due(now: number, limit: number): Promise<readonly string[]> {
    const { rows } = await this.#pool.query<{ readonly id: string }>(
      'select id from rulehouse.tables where wake <= $1 and (holder is null or not holder = any($2)) order by wake limit $3',
      [now, await this.#atWork(this.#pool), limit],
    );
    return rows.map(({ id }) => id);
  }

  async lost(ids: readonly string[]): Promise<readonly string[]> {
    if (ids.length === 0) return [];
    const text = 'select id from rulehouse.tables where holder = $1 and id = any($2)';
    const { rows } = await this.#pool.query<{ readonly id: string }>(text, [this.#own, ids]);
    const held = new Set(rows.map(({ id }) => id));
    return ids.filter((id) => !held.has(id));
  }

  async #summaries(rest: string, values: readonly unknown[]): Promise<readonly Summary[]> {
    return (await this.#pool.query<Summary>(`select ${columns} from rulehouse.tables ${rest}`, [...values])).rows;
  }

  quiet(states: readonly State[], before: number, limit: number): Promise<readonly Summary[]> {
    return this.#summaries('where state = any($1) and touched < $2 order by touched limit $3', [states, before, limit]);
  }

  list({ states, listed, limit, after }: TableFilter): Promise<readonly Summary[]> {
    // Compare ids by bytes, whatever the collation of the database.
    const rest = `where state = any($1) and listed >= $2
      and ($3::float8 is null or (rulehouse.tables.touched, id collate "C") < ($3, $4))
      order by rulehouse.tables.touched desc, id collate "C" desc limit $5`;
    return this.#summaries(rest, [states, listed, orNull(after?.touched), orNull(after?.id), limit]);
  }

  async find(id: string): Promise<Summary | undefined> {
    return (await this.#summaries('where id = $1', [id]))[0];
  }

  async count(state: State): Promise<number> {
    const text = 'select count(*)::integer as count from rulehouse.tables where state = $1';
    const { rows } = await this.#pool.query<{ readonly count: number }>(text, [state]);
    return rows.reduce((sum, { count }) => sum + count, 0);
  }

  announce({ url, pass }: Peer): Promise<void> {
    return this.#write(async (client) => {
      await client.query('insert into rulehouse.peers values ($1, $2, $3)', [this.#own, url, pass]);
    });
  }

  async stamp({ time, boot, uptime }: Stamp): Promise<void> {
    await this.#pool.query(
      `insert into rulehouse.clock values (true, $1, $2, $3, ${clock})
       on conflict (one) do update set time = excluded.time, boot = excluded.boot, uptime = excluded.uptime, at = excluded.at`,
      [time, boot, uptime],
    );
  }

  async stamped(): Promise<AgedStamp | undefined> {
    const text = `select time::float8, boot, uptime, (${clock} - at)::float8 as age from rulehouse.clock`;
    return (await this.#pool.query<AgedStamp>(text)).rows[0];
  }

  async others(): Promise<readonly boolean[]> {
    const ids = (await this.#atWork(this.#pool)).filter((id) => id !== this.#own);
    const text = 'select id from rulehouse.peers where id = any($1)';
    const { rows } = await this.#pool.query<{ readonly id: string }>(text, [ids]);
    const reached = new Set(rows.map(({ id }) => id));
    return ids.map((id) => reached.has(id));
  }

  async #peer(client: PoolClient, holder: string): Promise<Peer | undefined> {
    const { rows } = await client.query<Peer>('select url, pass from rulehouse.peers where id = $1', [holder]);
    return rows[0];
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#write(async (client) => {
      await client.query('update rulehouse.tables set holder = null where holder = $1', [this.#own]);
      for (const table of ['holders', 'peers'])
        await client.query(`delete from rulehouse.${table} where id = $1`, [this.#own]);
    }).catch(() => undefined);
    this.#isClosed = true;
    await this.#pool.end();
  }
}

/** The number of the lock that lets only one of several processes set up a new store, while the others wait. */
const opening = 7_085_371;

/** Opens the store in the database to which a pool connects. The promise rejects if the database cannot be reached. */
export const openPostgres = async (pool: Pool): Promise<Store> => {
  // An idle connection may break. The next query opens a new one.
  pool.on('error', () => undefined);
  // A connection may also break between two statements of its user, and the pool only listens to idle connections.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const client = await pool.connect();
  try {
    await client.query(`begin; select pg_advisory_xact_lock(${opening}); ${schema} commit`);
    // Forget processes that were killed more than a day ago.
    await client.query(`delete from rulehouse.holders where until < ${clock} - 86400000`);
  } finally {
    client.release();
  }
  const store = new PostgresStore(pool);
  await store.sign();
  return store;
};
