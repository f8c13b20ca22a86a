/** `rulehouse learn --redis`: workers play the games of a training, and any of them may be lost. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Queue } from 'bullmq';
import { build } from 'esbuild';
import { isLeft, isRight } from 'fp-ts/Either';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { aliases } from '../../../scripts/build/entries.mjs';
import { source } from '../../../src/core/index.js';
import { firstWeights } from '../../../src/node/cli/learn/network.js';
import { readNetwork, readSamples, sentNetwork, sentSamples } from '../../../src/node/cli/learn/sent-numbers.js';
import { freePort, has, type Kit, kit, redisAt, type Started, until } from '../tournament/kit.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const isHere = has('redis-server');
if (!isHere) console.info('redis-server is not installed: trainings on Redis were not tried');

let arena: Kit;
let [port, url, module] = [0, '', ''];
let redis: Started | undefined;

beforeAll(async () => {
  arena = await kit();
  if (!isHere) return;
  port = await freePort();
  url = `redis://127.0.0.1:${port}`;
  redis = await redisAt(port, join(arena.folder, 'redis'));
  module = join(arena.folder, 'pig.mjs');
  await build({
    ...{ absWorkingDir: root, entryPoints: ['examples/pig/encoding.ts'], outfile: module, bundle: true },
    ...{ format: 'esm', platform: 'node', alias: aliases('.'), logLevel: 'error' },
  });
});
afterAll(async () => {
  await arena.end();
  redis?.child.kill('SIGTERM');
  await redis?.ended;
});

const at = (name: string): string => join(arena.folder, name);

const work = (...flags: string[]): Started => arena.rulehouse(['arena', 'work', '--redis', url, ...flags]);

const learn = (out: string, games: string, ...flags: string[]): Started =>
  arena.rulehouse([
    ...['learn', 'toframenn', '--games', games, '--layers', '8,4', '--max-plies', '60', '--test', '0'],
    ...['--out', at(out), ...flags],
  ]);

const gone = async (...workers: readonly Started[]): Promise<void> => {
  for (const { child } of workers) child.kill('SIGINT');
  expect(await Promise.all(workers.map(({ ended }) => ended))).toEqual(workers.map(() => 0));
};

const keysLeft = async (): Promise<readonly string[]> => {
  const client = new Redis(url);
  const keys = await client.keys('rulehouse*');
  client.disconnect();
  return keys;
};

describe.skipIf(!isHere)('a training on Redis', () => {
  test('killed workers and a killed Redis: the same file as by this process alone', async () => {
    expect(await learn('here.json', '300').ended).toBe(0);
    const workers = [work(), work('--jobs', '2'), work()];
    const run = learn('there.json', '300', '--redis', url);
    await until(() => workers.every((worker) => worker.out().includes('plays for the training')));
    await pause(300);
    workers.shift()?.child.kill('SIGKILL');
    await pause(300);
    redis?.child.kill('SIGKILL');
    await redis?.ended;
    redis = await redisAt(port, join(arena.folder, 'redis'));
    expect([await run.ended, run.err()]).toEqual([0, expect.not.stringContaining('cannot')]);
    expect(readFileSync(at('there.json'), 'utf8')).toBe(readFileSync(at('here.json'), 'utf8'));
    await gone(...workers);
    expect(await keysLeft()).toEqual([]);
  });

  test('a game of a module is learned by workers that have the module, and refused by others', async () => {
    const flags = ['learn', 'pig', '--games', '30', '--layers', '8,4', '--test', '0', '--with', module];
    expect((await arena.run(...flags, '--out', at('pig.json'))).code).toBe(0);
    const stranger = work();
    const run = arena.rulehouse([...flags, '--out', at('pig-there.json'), '--redis', url]);
    await until(() => /the training \w+ is refused: .*pig/.test(stranger.err()));
    const worker = work('--with', module);
    expect([await run.ended, run.err()]).toEqual([0, expect.any(String)]);
    expect(readFileSync(at('pig-there.json'), 'utf8')).toBe(readFileSync(at('pig.json'), 'utf8'));
    await gone(stranger, worker);
  });

  test('an interrupt takes the training off Redis, and the file stays', async () => {
    const worker = work();
    const run = learn('stopped.json', '100000', '--redis', url);
    await until(() => worker.out().includes('plays for the training'));
    await pause(500);
    run.child.kill('SIGINT');
    expect(await run.ended).toBe(130);
    expect(JSON.parse(readFileSync(at('stopped.json'), 'utf8'))).toHaveProperty('environment', 'toframenn-v0');
    await gone(worker);
    expect(await keysLeft()).toEqual([]);
  });

  test('a result that cannot be read ends the training with the place of the mistake', async () => {
    const run = learn('spoilt.json', '40', '--redis', url);
    const client = new Redis(url);
    await vi.waitFor(async () => expect(await client.hlen('rulehouse:learn')).toBe(1));
    const [id = ''] = await client.hkeys('rulehouse:learn');
    await client.hset(`rulehouse:learn:${id}:results`, '1-0', '{"inputs":"AAAA","targets":""}');
    await client.rpush(`rulehouse:learn:${id}:fresh`, '1-0');
    expect(await run.ended).toBe(1);
    expect(run.err()).toMatch(/Redis\.rulehouse:learn:\w+:results\.1-0: inputs: not a list of numbers in base64/);
    client.disconnect();
  });

  test('a job that no worker can play ends the training with the reason', async () => {
    const worker = work();
    const run = learn('bad-job.json', '100000', '--redis', url);
    const client = new Redis(url);
    await vi.waitFor(async () => expect(await client.hlen('rulehouse:learn')).toBe(1));
    const [id = ''] = await client.hkeys('rulehouse:learn');
    const queue = new Queue(`rulehouse-learn-${id}`, { connection: { url } });
    await queue.add('game', { round: 'one', number: -1 }, { jobId: 'odd' });
    await vi.waitFor(async () => expect(await queue.getJobState('odd')).toBe('failed'));
    expect((await queue.getJob('odd'))?.failedReason).toMatch(/round/);
    run.child.kill('SIGINT');
    expect(await run.ended).toBe(130);
    await queue.close();
    client.disconnect();
    await gone(worker);
  });
});

test('says that there is no Redis', async () => {
  const run = learn('none.json', '40', '--redis', `redis://127.0.0.1:${await freePort()}`);
  expect(await run.ended).toBe(1);
  expect(run.err()).toMatch(/Redis/);
});

describe('numbers that travel', () => {
  const shape = { inputs: 5, layers: [3, 2], sets: 1 } as const;
  const network = { weights: firstWeights(shape, source(1)), scales: Float64Array.of(1, 0.1, 1 / 3, 4, 5) };
  const samples = { inputs: Float32Array.of(0.1, -2, 3e-20, 4, 5, 6), targets: Float64Array.of(0.1, 1 / 3) };

  test('arrive exactly', () => {
    const read = readNetwork(sentNetwork({ round: 7, network }), shape);
    expect(isRight(read) && read.right).toEqual({ round: 7, network });
    const first = readNetwork(sentNetwork({ round: 1, network: { ...network, scales: undefined } }), shape);
    expect(isRight(first) && first.right.network.scales).toBe(undefined);
    const taught = readSamples(sentSamples(samples), 3);
    expect(isRight(taught) && taught.right).toEqual(samples);
  });

  const sent = JSON.parse(sentNetwork({ round: 7, network })) as { readonly weights: Record<string, string> };

  test.each([
    ['', 'JSON'],
    ['{}', 'round'],
    [JSON.stringify({ ...sent, round: 0 }), 'round'],
    [JSON.stringify({ ...sent, weights: {} }), 'first'],
    [JSON.stringify({ ...sent, weights: { ...sent.weights, last: 'AAAA' } }), 'last'],
    [JSON.stringify({ ...sent, scales: '!' }), 'scales'],
    [
      JSON.stringify({
        ...sent,
        scales: Buffer.from(Float64Array.of(1, 2, 3, 4, Number.NaN).buffer).toString('base64'),
      }),
      'finite',
    ],
  ])('a network %# is refused with the place of the mistake', (said, where) => {
    const read = readNetwork(said, shape);
    expect(isLeft(read) && `${read.left.path.join('.')} ${read.left.reason}`).toContain(where);
  });

  test.each([
    [sentSamples({ ...samples, inputs: samples.inputs.subarray(1) }), '5 numbers for 2 samples of 3'],
    [sentSamples({ ...samples, targets: Float64Array.of(1, Number.POSITIVE_INFINITY) }), 'finite'],
    ['{"inputs":"AAA","targets":""}', 'base64'],
    ['{"inputs":7}', 'base64'],
  ])('samples %# are refused', (said, why) => {
    const read = readSamples(said, 3);
    expect(isLeft(read) && read.left.reason).toContain(why);
  });
});
