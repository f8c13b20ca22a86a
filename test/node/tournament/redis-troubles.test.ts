/** A Redis that refuses: full, read-only, without rights, without workers, one that may drop keys; and sentinels. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readAddress } from '../../../src/node/tournament/redis/address.js';
import { ok } from '../server/tables-kit.js';
import { bots, digestIn, freePort, has, type Kit, kit, redisAt, type Started, start, terrafex, until } from './kit.js';

const isHere = has('redis-server');

let arena: Kit;
const servers: Started[] = [];

beforeAll(async () => {
  arena = await kit();
});
afterAll(async () => {
  await arena.end();
  for (const { child } of servers) child.kill('SIGKILL');
  await Promise.all(servers.map(({ ended }) => ended));
});

const at = (name: string): string => join(arena.folder, name);

const spec = { games: [terrafex], bots: bots('random', 'greedy', 'flat:iterations=20'), blocks: 20 };

/** A client whose server may be killed. */
const quiet = (client: Redis): Redis => client.on('error', () => undefined);

/** A new Redis server, and a client that sets it up. */
const server = async (name: string, ...settings: readonly (readonly string[])[]) => {
  const port = await freePort();
  servers.push(await redisAt(port, at(`${name}-data`)));
  const client = quiet(new Redis(port));
  for (const [command = '', ...words] of settings) await client.call(command, ...words);
  return { port, url: `redis://127.0.0.1:${port}`, client };
};

const work = (url: string): Started => arena.rulehouse(['arena', 'work', '--redis', url]);

const run = (name: string, url: string): Started =>
  arena.rulehouse(['arena', 'run', arena.spec(name, spec), '--out', at(name), '--redis', url]);

const lastOf = (one: Started): string => one.err().trimEnd().split('\n').at(-1) ?? '';

/** The rights that the guide lists. */
const rights = ['~bull:*', '~rulehouse:*', '+@all', '-@admin', '-@dangerous', '+info'];

describe.skipIf(!isHere)('a Redis that', () => {
  test('is full ends the coordinator with one line, and the tournament is resumed once there is room', async () => {
    const { url, client } = await server('full');
    const coordinator = run('full', url);
    await until(() => coordinator.child.exitCode !== null || coordinator.err().includes('no worker takes games'));
    const worker = work(url);
    await until(() => worker.out().includes('plays for'));
    await client.config('SET', 'maxmemory', '1mb');
    expect(await coordinator.ended).toBe(1);
    expect(lastOf(coordinator)).toMatch(
      /^Redis at 127\.0\.0\.1:\d+: it is full \(maxmemory\) \(OOM .*\); the same command resumes the tournament$/,
    );
    expect(coordinator.err()).not.toMatch(/^\s+at /m);
    await client.config('SET', 'maxmemory', '0');
    expect(await run('full', url).ended).toBe(0);
    worker.child.kill('SIGINT');
    expect(await worker.ended).toBe(0);
    await arena.run('arena', 'run', arena.spec('full', spec), '--out', at('here'));
    expect(digestIn(at('full'))).toBe(digestIn(at('here')));
    client.disconnect();
  });

  test('is a read-only replica ends a worker with 1, and the coordinator says that nobody plays', async () => {
    const main = await server('main');
    const replica = await server('replica', ['replicaof', '127.0.0.1', String(main.port)]);
    const coordinator = run('replica', main.url);
    const worker = work(replica.url);
    expect(await worker.ended).toBe(1);
    expect(worker.out()).toContain('plays for the tournament');
    expect(lastOf(worker)).toMatch(/^Redis at 127\.0\.0\.1:\d+: it is a read-only replica; .*\(READONLY /);
    await until(() => coordinator.err().includes('no worker takes games; start some with rulehouse arena work'));
    const late = work(main.url);
    expect(await coordinator.ended).toBe(0);
    // It is said once.
    expect(coordinator.err().split('no worker takes games')).toHaveLength(2);
    late.child.kill('SIGINT');
    await late.ended;
    main.client.disconnect();
    replica.client.disconnect();
  });

  test.each([['-eval', '-evalsha'], ['-info']])(
    'gives a user no right to %j ends workers and coordinators with one line',
    async (...lacking) => {
      const { port, client } = await server(`poor${lacking.join('')}`);
      await client.call('ACL', 'SETUSER', 'poor', 'on', '>word', '&*', ...rights, ...lacking);
      const poor = `redis://poor:word@127.0.0.1:${port}`;
      const coordinator = run(`poor${lacking.join('')}`, poor);
      const worker = work(poor);
      // A coordinator with all rights, so that the worker has something to play.
      const other = run(`rich${lacking.join('')}`, `redis://127.0.0.1:${port}`);
      expect([await coordinator.ended, await worker.ended]).toEqual([1, 1]);
      for (const one of [coordinator, worker]) {
        expect(lastOf(one)).toMatch(/^Redis at 127\.0\.0\.1:\d+: this user lacks a right; .*\(NOPERM /);
        expect(one.err()).not.toMatch(/^\s+at |word/m);
      }
      other.child.kill('SIGKILL');
      client.disconnect();
    },
  );

  test('gives a user the rights of the guide is enough', async () => {
    const { port, client } = await server('rights');
    await client.call('ACL', 'SETUSER', 'rulehouse', 'on', '>word', '&*', ...rights);
    const url = `redis://rulehouse:word@127.0.0.1:${port}`;
    const worker = work(url);
    const coordinator = run('rights', url);
    expect(await coordinator.ended).toBe(0);
    expect([coordinator.err(), worker.err()].join('')).not.toContain('NOPERM');
    worker.child.kill('SIGINT');
    expect(await worker.ended).toBe(0);
    client.disconnect();
  });

  test('may drop keys is refused', async () => {
    const { url, client } = await server('dropping', ['config', 'set', 'maxmemory-policy', 'allkeys-lru']);
    const [coordinator, worker] = [run('dropping', url), work(url)];
    expect([await coordinator.ended, await worker.ended]).toEqual([1, 1]);
    for (const one of [coordinator, worker])
      expect(lastOf(one)).toContain('maxmemory-policy is allkeys-lru, so it may drop games: set it to noeviction');
    client.disconnect();
  });

  test('sentinels name plays a tournament, also after another server took over', async () => {
    const main = await server('first');
    const replica = await server('second', ['replicaof', '127.0.0.1', String(main.port)]);
    const port = await freePort();
    mkdirSync(at('sentinel'));
    const file = join(at('sentinel'), 'sentinel.conf');
    const settings = ['down-after-milliseconds cup 500', 'failover-timeout cup 2000'];
    writeFileSync(
      file,
      [
        `port ${port}`,
        `sentinel monitor cup 127.0.0.1 ${main.port} 1`,
        ...settings.map((one) => `sentinel ${one}`),
      ].join('\n'),
    );
    servers.push(start('redis-server', [file, '--sentinel', '--dir', at('sentinel')]));
    const watcher = quiet(new Redis(port));
    const replicas = async (): Promise<unknown> => watcher.call('SENTINEL', 'REPLICAS', 'cup').catch(() => []);
    for (let known = await replicas(); !(Array.isArray(known) && known.length > 0); known = await replicas());
    const url = `redis-sentinel://127.0.0.1:${port}/cup`;
    const [worker, coordinator] = [work(url), run('sentinels', url)];
    await until(() => worker.out().includes('plays for'));
    main.client.disconnect();
    servers[servers.length - 3]?.child.kill('SIGKILL');
    expect(await coordinator.ended).toBe(0);
    worker.child.kill('SIGINT');
    expect(await worker.ended).toBe(0);
    watcher.disconnect();
    replica.client.disconnect();
  });
});

test('addresses of sentinels name a user, a word, several hosts and the master', () => {
  expect(ok(readAddress('redis-sentinel://me:a%2Fb:c@one,two:7000/cup'))).toMatchObject({
    shown: 'cup of one,two:7000',
    options: {
      sentinels: [
        { host: 'one', port: 26_379 },
        { host: 'two', port: 7000 },
      ],
      ...{ name: 'cup', username: 'me', password: 'a/b:c' },
    },
  });
  for (const wrong of ['redis-sentinel://', 'redis-sentinel://host', 'http://host'])
    expect(readAddress(wrong)).toMatchObject({ _tag: 'Left' });
});
