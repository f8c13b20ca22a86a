/** What `serve` and `tables` tell operators: a busy port, invalid flags, servers that do not know each other. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rulehouse } from '../cli/kit.js';
import { bundled, served } from './kit.js';
import { type Cluster, cluster, hasPostgres } from './postgres-kit.js';

const root = mkdtempSync(join(tmpdir(), 'rulehouse-operators-'));
let [file, folder] = ['', ''];
beforeAll(async () => {
  ({ file, folder } = await bundled());
});
afterAll(() => {
  for (const one of [root, folder]) rmSync(one, { recursive: true });
});

const serve = (...flags: readonly string[]) =>
  spawnSync(process.execPath, [file, 'serve', ...flags], { encoding: 'utf8', timeout: 20_000 });

test('a port that is in use is named, and nothing is left behind', async () => {
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', () => done()));
  const { port } = other.address() as AddressInfo;
  const data = join(root, 'busy');
  const { status, stderr } = serve('--port', String(port), '--data', data);
  expect([status, stderr]).toEqual([
    1,
    `port ${port} of 127.0.0.1 is in use: name another one by --port, or 0 for any that is free\n`,
  ]);
  expect(existsSync(data)).toBe(false);
  other.close();
  const nowhere = serve('--port', '0', '--host', '192.0.2.1', '--data', data);
  expect([nowhere.status, nowhere.stderr]).toEqual([
    1,
    'this machine does not have the address 192.0.2.1: name another one by --host\n',
  ]);
});

test.each([
  [['serve', '--port', '99999'], '--port: "99999" is not a whole number from 0 to 65535'],
  [['serve', '--store', 'memory'], '--store: "memory" is not one of "sqlite", "postgres", "files"'],
  [['serve', '--limit', 'x=1'], '--limit: "x" is not a limit; there are: '],
  [['serve', '--bot', 'gready'], '--bot: no bot "gready"'],
  [['tables', 'list', '--state', 'bogus'], '--state: "bogus" is not one of seating, playing, over, halted'],
  [['tables', 'list', '--store', 'memory'], '--store: "memory" is not one of sqlite, postgres, files'],
  [['match', 'terrafex', 'random', 'random', '--games', 'x'], '--games: "x" is not a whole number'],
])('a value that a flag does not take is a wrong command line: %j', async (args, message) => {
  const { code, err } = await rulehouse(args);
  expect([code, err.startsWith(message)]).toEqual([2, true]);
});

test.each([
  [['serve', '--config', join(root, 'none.json')], 'no such file'],
  [['tables', 'list', '--data', join(root, 'none')], 'no such file'],
  [['start', 'terrafex', '--options', '{"push":3}'], 'TF-2.3: '],
  [['match', 'chess', 'random', 'random'], 'no game "chess"'],
])('a file, a game or a rule that refuses is a failure: %j', async (args, message) => {
  const { code, err } = await rulehouse(args);
  expect([code, err.includes(message)]).toEqual([1, true]);
});

describe.skipIf(!hasPostgres)('servers that share a database', () => {
  let postgres: Cluster | undefined;
  beforeAll(async () => {
    postgres = await cluster();
    process.env['DATABASE_URL'] = await postgres.database();
  }, 60_000);
  afterAll(async () => {
    delete process.env['DATABASE_URL'];
    await postgres?.end();
  });

  /** A server with the database, once it is listening, and what it has logged so far. */
  const started = (...flags: readonly string[]): Promise<{ readonly log: string; readonly end: () => void }> =>
    new Promise((resolve) => {
      const flagsOf = ['serve', '--port', '0', '--store', 'postgres', '--data', join(root, 'shared'), ...flags];
      const child = spawn(process.execPath, [file, ...flagsOf], { stdio: ['ignore', 'pipe', 'pipe'] });
      let log = '';
      child.stderr.on('data', (text: Buffer) => (log += text.toString()));
      child.stdout.once('data', () => resolve({ log, end: () => child.kill('SIGKILL') }));
    });

  test('are warned if one of them does not say where it is reached', async () => {
    const data = join(root, 'shared');
    const first = await served(file, data, ['--store', 'postgres']);
    const opened = await fetch(`${first.url}api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'terrafex' }),
    });
    const { id } = (await opened.json()) as { readonly id: string };
    const second = await started();
    expect(second.log).toContain('other servers use this store, and this one says no --at: ');
    expect(second.log).toContain('1 of the other servers that use this store: no --at; ');
    second.end();
    const third = await served(file, data, ['--store', 'postgres', '--at', 'http://127.0.0.1:1']);
    const refused = await fetch(`${third.url}api/tables/${id}`);
    expect([refused.status, ((await refused.json()) as { readonly error: object }).error]).toEqual([
      503,
      {
        text: 'another process of this server has this table and says no --at, by which it could be asked',
        rule: null,
      },
    ]);
    await third.end('SIGTERM');
    await first.end('SIGTERM');
    const alone = await started();
    expect(alone.log).toBe('');
    alone.end();
  });
});
