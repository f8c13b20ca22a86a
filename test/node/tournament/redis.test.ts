/** `arena run --redis` and `arena work`: several machines, any of which may be lost. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'bullmq';
import { build } from 'esbuild';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  bots,
  digestIn,
  freePort,
  has,
  type Kit,
  kit,
  linesIn,
  redisAt,
  type Started,
  terrafex,
  until,
} from './kit.js';

const isHere = has('redis-server');
if (!isHere) console.info('redis-server is not installed: tournaments on Redis were not tried');

let arena: Kit;
let [port, url] = [0, ''];
let redis: Started | undefined;

beforeAll(async () => {
  arena = await kit();
  if (!isHere) return;
  port = await freePort();
  url = `redis://127.0.0.1:${port}`;
  redis = await redisAt(port, join(arena.folder, 'redis'));
});
afterAll(async () => {
  await arena.end();
  redis?.child.kill('SIGTERM');
  await redis?.ended;
});

const at = (name: string): string => join(arena.folder, name);

const spec = { games: [terrafex], bots: bots('random', 'greedy', 'flat:iterations=20'), blocks: 10 };

const work = (...flags: string[]): Started => arena.rulehouse(['arena', 'work', '--redis', url, ...flags]);

const gone = async (...workers: readonly Started[]): Promise<void> => {
  for (const { child } of workers) child.kill('SIGINT');
  expect(await Promise.all(workers.map(({ ended }) => ended))).toEqual(workers.map(() => 0));
};

describe.skipIf(!isHere)('a tournament on Redis', () => {
  test('killed coordinators, workers and Redis: every game is played once, with the same result as in threads', async () => {
    const file = arena.spec('spec', { ...spec, blocks: 40 });
    expect((await arena.run('arena', 'run', file, '--out', at('here'), '--jobs', '2')).code).toBe(0);
    const workers = [work(), work('--jobs', '2'), work()];
    const run = (): Started => arena.rulehouse(['arena', 'run', file, '--out', at('there'), '--redis', url]);
    const first = run();
    const count = (): number => {
      try {
        return linesIn(at('there')).length;
      } catch {
        return 0;
      }
    };
    await until(() => count() > 0);
    first.child.kill('SIGKILL');
    await first.ended;
    const second = run();
    await pause(1500);
    // One of the three workers is lost for good, and another one is restarted.
    for (const { child } of workers.splice(0, 2)) child.kill('SIGKILL');
    workers.push(work());
    await pause(500);
    redis?.child.kill('SIGKILL');
    await redis?.ended;
    redis = await redisAt(port, join(arena.folder, 'redis'));
    expect(await second.ended).toBe(0);
    expect(linesIn(at('there'))).toHaveLength(240);
    expect(digestIn(at('there'))).toBe(digestIn(at('here')));
    // The tournament leaves no keys in Redis.
    const client = new Redis(url);
    const keys = await client.keys('*');
    client.disconnect();
    expect(keys.filter((key) => key.startsWith('rulehouse'))).toEqual([]);
    // A worker that has only just started does not handle signals yet.
    await until(() => workers.every((worker) => worker.out().includes('waiting for tournaments')));
    await gone(...workers);
  });

  test('an interrupted coordinator waits for the games that were begun', async () => {
    const worker = work();
    const file = arena.spec('long', { ...spec, blocks: 200 });
    const run = arena.rulehouse(['arena', 'run', file, '--out', at('long'), '--redis', url]);
    await until(() => worker.out().includes('plays for'));
    await pause(1000);
    run.child.kill('SIGINT');
    expect(await run.ended).toBe(1);
    expect(run.err()).toMatch(/stopped after \d+ games; the same command resumes there/);
    await gone(worker);
  });

  test('with a program: workers are sent the seeds of games, and never the secret', async () => {
    const programs = [{ name: 'good', text: 'cmd:node test/arena/good.mjs' }, ...bots('random')];
    const file = arena.spec('with-programs', { ...spec, bots: programs, blocks: 6 });
    const worker = work('--programs');
    const run = arena.rulehouse(['arena', 'run', file, '--out', at('afar'), '--redis', url]);
    const client = new Redis(url);
    let seen = '';
    for (let isOver = false; !isOver; ) {
      isOver = await Promise.race([run.ended.then(() => true), pause(20).then(() => false)]);
      for (const key of await client.keys('*rulehouse*')) {
        const type = await client.type(key);
        seen += type === 'hash' ? JSON.stringify(await client.hgetall(key)) : '';
      }
    }
    client.disconnect();
    expect(await run.ended).toBe(0);
    const secret = readFileSync(join(at('afar'), 'secret'), 'utf8').trim();
    expect(seen).toContain('isKeyed');
    expect(seen).not.toContain(secret);
    const near = await arena.run('arena', 'run', file, '--out', at('near'), '--secret', join(at('afar'), 'secret'));
    expect(near.code).toBe(0);
    expect(linesIn(at('afar'))).toHaveLength(12);
    expect(digestIn(at('afar'))).toBe(digestIn(at('near')));
    await gone(worker);
  });

  test('bots that a module names play in worker processes that have the module', async () => {
    const module = at('named.mjs');
    await build({
      stdin: {
        contents: `export { game } from './examples/goofspiel/game.ts';
          export const bots = { wary: 'mcts:iterations=20', quick: 'flat:iterations=5' };`,
        resolveDir: fileURLToPath(new URL('../../../', import.meta.url)),
      },
      outfile: module,
      bundle: true,
      format: 'esm',
      platform: 'node',
      tsconfig: 'examples/tsconfig.json',
      logLevel: 'error',
    });
    const file = arena.spec('named', { games: [{ game: 'goofspiel' }], bots: bots('wary', 'quick'), blocks: 6 });
    const blind = work();
    const afar = arena.run('arena', 'run', file, '--out', at('named'), '--redis', url, '--with', module);
    // Both workers would take games at once, so first wait until the worker without the bots has been refused.
    await vi.waitFor(() => expect(blind.err()).toMatch(/is refused: .*wary/), 60_000);
    const worker = work('--with', module);
    expect(await afar).toMatchObject({ code: 0 });
    const near = await arena.run('arena', 'run', file, '--out', at('named-here'), '--jobs', '2', '--with', module);
    expect(near).toMatchObject({ code: 0 });
    expect(linesIn(at('named'))).toHaveLength(12);
    expect(linesIn(at('named')).every(({ end }) => end.reason === 'rules')).toBe(true);
    expect(digestIn(at('named'))).toBe(digestIn(at('named-here')));
    await gone(blind, worker);
  });

  test('workers say which games they hold: at the start of each job, and when they are interrupted', async () => {
    const worker = work('--verbose');
    const file = arena.spec('held', { ...spec, bots: bots('random', 'mcts:ms=300'), blocks: 1 });
    const run = arena.rulehouse(['arena', 'run', file, '--out', at('held'), '--redis', url]);
    await until(() => worker.out().includes('begins'));
    expect(worker.out()).toMatch(
      /^begins job \S+ of the tournament \w{20}: \d+ games?, from game 0, bots 0 and 1, seed \d+, rotation [01]$/m,
    );
    worker.child.kill('SIGINT');
    await until(() => worker.err().includes('holds'));
    expect(worker.err()).toMatch(/^holds job \S+ of the tournament \w{20}: \d+ games?, from game 0, bots 0 and 1/m);
    expect(await worker.ended).toBe(0);
    const other = work();
    expect(await run.ended).toBe(0);
    await gone(other);
  });

  test('a job that fails names its worker and its games', async () => {
    const file = arena.spec('failing', { ...spec, blocks: 1 });
    const run = arena.rulehouse(['arena', 'run', file, '--out', at('failing'), '--redis', url]);
    const client = new Redis(url);
    const [id] = await vi.waitUntil(
      async () => {
        const ids = await client.hkeys('rulehouse:arena');
        return ids.length > 0 ? ids : undefined;
      },
      { timeout: 30_000 },
    );
    const failing = new Worker(`rulehouse-arena-${id}`, () => Promise.reject(new Error('no room')), {
      connection: { url },
      name: 'far-away:77',
    });
    expect(await run.ended).not.toBe(0);
    await failing.close();
    client.disconnect();
    expect(run.err()).toMatch(
      /the worker far-away:77 cannot play \d+ games?, from game 0, bots \d and \d, seed \d+, rotation [01]: no room/,
    );
  });

  test('a worker refuses tournaments of other versions, and programs unless they are allowed', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };
    const worker = work();
    await until(() => worker.out().includes('waiting for tournaments'));
    const client = new Redis(url);
    const known = { node: process.versions.node, spec: { ...spec, bots: bots('random', 'cmd:sh bot.sh') } };
    await client.hset('rulehouse:arena', 'other', JSON.stringify({ version: '99.0.0', node: 'v1', spec }));
    await client.hset('rulehouse:arena', 'programs', JSON.stringify({ version, ...known }));
    await client.hset('rulehouse:arena', 'hostile', '{"__proto__": 1');
    await until(() => worker.err().split('\n').length > 3);
    await client.del('rulehouse:arena');
    client.disconnect();
    expect(worker.err()).toContain(
      `the tournament other is refused: it was begun by rulehouse 99.0.0 on Node v1; this is rulehouse ${version} on Node ${process.versions.node}`,
    );
    expect(worker.err()).toContain('programs take part in it, and this worker was started without --programs');
    expect(worker.err()).toContain('the tournament hostile is refused: no JSON');
    await gone(worker);
  });
});

test('a missing Redis server is reported', async () => {
  const nobody = `redis://127.0.0.1:${await freePort()}`;
  const { code, err } = await arena.run(
    'arena',
    'run',
    arena.spec('nobody', spec),
    '--out',
    at('nobody'),
    '--redis',
    nobody,
  );
  expect({ code, err: err.split('\n').at(-2) }).toEqual({
    code: 1,
    err: `no Redis answers at ${nobody.slice('redis://'.length)}`,
  });
  const wrong = await arena.run('arena', 'work', '--redis', 'http://user:secret@127.0.0.1');
  expect(wrong.err).toContain('an address begins with redis://');
  expect(wrong.err).not.toContain('secret');
});
