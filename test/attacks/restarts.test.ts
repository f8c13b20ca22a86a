/** Somebody restarts the database during all games: the servers keep running, refuse changes meanwhile and say why, and lose nothing. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { source } from '../../src/core/index.js';
import { Connections, harden } from '../../src/node/server/connections.js';
import { openPostgres } from '../../src/node/server/store/postgres.js';
import { bundled, type Running, served } from '../node/server/kit.js';
import { type Cluster, cluster, hasPostgres } from '../node/server/postgres-kit.js';
import { limitsWith, openedAt, roomAt, tablesAt } from '../node/server/tables-kit.js';
import { send } from './kit.js';
import { playing } from './playing.js';

const root = mkdtempSync(join(tmpdir(), 'rulehouse-restarts-'));
afterAll(() => rmSync(root, { recursive: true }));

/** The number of restarts in each mode; `ATTACK_RESTARTS=10` gives the figures of the guide. */
const restarts = Number(process.env['ATTACK_RESTARTS'] ?? 2);

describe.skipIf(!hasPostgres)('a restart of the database', () => {
  let postgres: Cluster;
  let url = '';
  beforeAll(async () => {
    postgres = await cluster();
    url = await postgres.database();
    process.env['DATABASE_URL'] = url;
  }, 60_000);
  afterAll(async () => {
    delete process.env['DATABASE_URL'];
    await postgres.end();
  });

  test('in play ends no process, loses no move and doubles none', {
    timeout: 120_000 + restarts * 20_000,
  }, async () => {
    const { file, folder } = await bundled();
    const flags = [
      ...['--store', 'postgres', '--limit', 'requests=100000', '--limit', 'requestsPerSecond=100000'],
      ...['--limit', 'openings=100'],
    ];
    const start = async (port: number): Promise<Running> => {
      const at = `http://127.0.0.1:${port}`;
      return served(file, join(root, 'restarts'), [...flags, '--port', String(port), '--at', at]);
    };
    const ports = await Promise.all([freePort(), freePort()]);
    const servers = [await start(ports[0]), await start(ports[1])];
    const gone: (number | null)[] = [];
    for (const { child } of servers) child.once('exit', (code) => gone.push(code));
    const random = source(11);
    const game = await playing(servers, 8);
    for (let count = 0; count < restarts * 2; count++) {
      await pause(300 + random.below(700));
      await postgres.restart(count % 2 === 0 ? 'fast' : 'immediate');
    }
    await pause(1000);
    const { acknowledged, longest, refusals } = await game.end();
    console.info(
      `${restarts * 2} restarts, ${gone.length} processes ended, ${acknowledged} acknowledged moves, the longest wait for an answer ${longest.toFixed(0)} ms`,
    );
    for (const text of refusals) console.info(text);
    expect(gone).toEqual([]);
    expect(acknowledged).toBeGreaterThan(restarts);
    for (const { url: at } of servers) expect((await send(`${at}readyz`)).status).toBe(200);
    for (const one of servers) await one.end('SIGTERM');
    rmSync(folder, { recursive: true });
  });

  test('is heard by a connection that is in use, between two statements', async () => {
    const pool = new pg.Pool({ connectionString: url });
    const store = await openPostgres(pool);
    const client = await pool.connect();
    await client.query('begin');
    const ended = new Promise<void>((resolve) => client.once('end', () => resolve()));
    await postgres.restart('fast');
    await ended;
    client.release(true);
    expect(await store.count('halted')).toBe(0);
    await store.close();
  });

  test('refuses moves with the reason, says so to whoever asks, and goes on by itself', async () => {
    const said: string[] = [];
    const tables = await tablesAt(root, { kind: 'postgres', report: (what) => said.push(what) });
    const { room } = await openedAt(tables, 'terrafex', { players: ['Ada', 'Bo'], seed: 1 });
    const move = { _tag: 'Move', player: 'Ada', ply: 0, move: 'G^c5' } as const;
    await postgres.crash();
    await expect(room.table.say(move)).rejects.toThrow();
    expect(tables.unready()).toMatch(/^the last change could not be written: ./);
    await expect(tables.count('playing')).rejects.toThrow();
    await postgres.start();
    // Nobody sends a move, so the server must find out on its own.
    await tables.sweep();
    expect(tables.unready()).toBeUndefined();
    expect((await (await roomAt(tables, room.table.id)).table.say(move)).taken).toBe(true);
    await tables.close();
  });
});

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

test('a server that cannot accept a connection reports it and lives on', () => {
  const said: string[] = [];
  const server = createServer();
  const limits = limitsWith();
  harden(server, new Connections(limits, [], 'a pass'), limits, (what) => said.push(what));
  for (let count = 0; count < 3; count++)
    server.emit('error', Object.assign(new Error('accept EMFILE'), { code: 'EMFILE' }));
  expect(said).toHaveLength(3);
});
