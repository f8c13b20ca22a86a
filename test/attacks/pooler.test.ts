/** A pooler between the server and its database lends each transaction another connection; no write may depend on an earlier one. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from '../../src/node/server/store/postgres.js';
import type { Store, Summary } from '../../src/node/server/store/store.js';
import { type Cluster, cluster, hasPostgres } from '../node/server/postgres-kit.js';

const isHere = hasPostgres && spawnSync('pgbouncer', ['--version']).status === 0;

if (!isHere) console.info('PgBouncer is not installed: its tests do not run');

/** The most connections that a store has to its database. */
const most = 8;

const summaryOf = (id: string): Summary => ({
  ...{ id, game: 'terrafex', state: 'playing', moves: 0, opened: 1, touched: 1 },
  ...{ wake: null, listed: false },
});

describe.skipIf(!isHere)('PgBouncer in transaction pooling', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rulehouse-pooler-'));
  let postgres: Cluster;
  let pooler: ChildProcess;
  let stores: readonly Store[] = [];

  beforeAll(async () => {
    postgres = await cluster();
    const url = new URL(await postgres.database());
    const name = url.pathname.slice(1);
    const settings = join(folder, 'pooler.ini');
    chmodSync(folder, 0o777);
    writeFileSync(
      settings,
      `[databases]
${name} = host=${url.searchParams.get('host') ?? ''} user=postgres
[pgbouncer]
listen_addr =
unix_socket_dir = ${folder}
auth_type = any
pool_mode = transaction
default_pool_size = 2
server_login_retry = 1
`,
    );
    const [command, ...flags]: readonly [string, ...string[]] =
      process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--', 'pgbouncer'] : ['pgbouncer'];
    pooler = spawn(command, [...flags, '-q', settings], { stdio: 'ignore' });
    const through = `postgresql://postgres@localhost:6432/${name}?host=${encodeURIComponent(folder)}`;
    for (let tries = 0; tries < 100 && !existsSync(join(folder, '.s.PGSQL.6432')); tries++) await pause(100);
    stores = await Promise.all(
      [1, 2, 3].map(() => openPostgres(new pg.Pool({ connectionString: through, max: most }))),
    );
  }, 60_000);

  afterAll(async () => {
    await Promise.all(stores.map((store) => store.close()));
    pooler.kill('SIGKILL');
    await postgres.end();
    rmSync(folder, { recursive: true });
  });

  /** Appends lines to a table of each store; returns the number of those that were written. */
  const written = async (name: string): Promise<number> => {
    const work = stores.flatMap((store, at) =>
      Array.from({ length: 4 }, async (_, one) => {
        const summary = summaryOf(`${name}-${at}-${one}`);
        await store.create({ summary, log: ['0'], keys: [], written: 0 });
        for (let line = 1; line < 10; line++)
          await store.append({ summary, log: [String(line)], keys: [], written: line });
        return (await store.read(summary.id))?.log.length ?? 0;
      }),
    );
    return (await Promise.all(work)).reduce((sum, count) => sum + count, 0);
  };

  test('every write arrives, also after a restart of the database', async () => {
    expect(await written('before')).toBe(120);
    await postgres.restart('fast');
    // The pooler tells its clients of each broken connection once, and then opens others. Each try uses all connections of the stores.
    for (let good = 0, tries = 0; good < 12 && tries < 600; tries++) {
      await pause(50);
      const isThere = await Promise.all(
        stores.flatMap((store) => Array.from({ length: most }, () => store.count('playing'))),
      ).then(
        () => true,
        () => false,
      );
      good = isThere ? good + 1 : 0;
    }
    expect(await written('after')).toBe(120);
  });
});
