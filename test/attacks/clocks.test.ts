/** Somebody changes the machine's clock while a server runs, and then restarts the server: no player loses or gains time. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { longestPause, resumedAt } from '../../src/node/server/steady-clock.js';
import { bundled, type Running, served } from '../node/server/kit.js';
import { type Cluster, cluster, hasPostgres } from '../node/server/postgres-kit.js';
import { storeAt } from '../node/server/tables-kit.js';
import { say, send } from './kit.js';

let [file, folder] = ['', ''];
let postgres: Cluster | undefined;
let running: readonly Running[] = [];
beforeAll(async () => {
  ({ file, folder } = await bundled());
  if (hasPostgres) postgres = await cluster();
}, 60_000);
afterEach(() => Promise.all(running.map((one) => one.end('SIGKILL'))));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  delete process.env['DATABASE_URL'];
  await postgres?.end();
});

const kinds = hasPostgres ? (['sqlite', 'files', 'postgres'] as const) : (['sqlite', 'files'] as const);

const hour = 3_600_000;

/** Starts servers on a machine whose clock is ahead by the value last passed to `set`. */
const machine = (data: string, kind: string) => {
  const [ahead, preload] = [join(data, 'ahead'), join(data, 'clock.mjs')];
  const set = (ms: number): void => writeFileSync(ahead, String(ms));
  writeFileSync(
    preload,
    `import { readFileSync } from 'node:fs';
const now = Date.now;
Date.now = () => now() + Number(readFileSync(${JSON.stringify(ahead)}, 'utf8'));`,
  );
  set(0);
  const start = async (): Promise<Running> => {
    const before = process.env['NODE_OPTIONS'];
    process.env['NODE_OPTIONS'] = `--import ${preload}`;
    const one = await served(file, join(data, 'tables'), ['--store', kind]);
    if (before === undefined) delete process.env['NODE_OPTIONS'];
    else process.env['NODE_OPTIONS'] = before;
    running = [...running, one];
    return one;
  };
  return { set, start };
};

describe.each(kinds)('a clock of half an hour, with the store %s', (kind) => {
  test.each([
    ['forward', 'SIGTERM', hour],
    ['forward', 'SIGKILL', hour],
    ['back', 'SIGTERM', -hour],
    ['back', 'SIGKILL', -hour],
    ['by thirty years', 'SIGKILL', 30 * 365 * 24 * hour],
  ] as const)("continues correctly if the machine's clock is set %s before %s", async (_, signal, ahead) => {
    if (postgres !== undefined) process.env['DATABASE_URL'] = await postgres.database();
    const { set, start } = machine(mkdtempSync(join(folder, 'clocks-')), kind);
    const first = await start();
    const spec = { players: ['Ada', 'Bo'], seed: 1, clock: { _tag: 'Move', ms: hour / 2 } };
    const { body } = await say(`${first.url}api/tables`, { game: 'terrafex', spec });
    const path = `api/tables/${String(body['id'])}`;
    const { Ada = '' } = body['tokens'] as Readonly<Record<string, string>>;
    const leftAt = async ({ url }: Running): Promise<number> => {
      const look = JSON.parse((await send(`${url}${path}`)).text) as {
        readonly end: unknown;
        readonly times: { readonly left: readonly number[] };
      };
      expect(look.end).toBeNull();
      return look.times.left[0] ?? 0;
    };
    // The server saves its clock once a second, so wait for that.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    set(ahead);
    await first.end(signal);
    const second = await start();
    const left = await leftAt(second);
    expect(left).toBeGreaterThan(hour / 2 - 60_000);
    // The clock is running.
    await new Promise((resolve) => setTimeout(resolve, 300));
    const later = await leftAt(second);
    expect(left - later).toBeGreaterThanOrEqual(250);
    expect(left - later).toBeLessThan(60_000);
    expect((await say(`${second.url}${path}/messages`, { _tag: 'Move', ply: 0, move: 'G^c5' }, Ada)).status).toBe(200);
    await second.end('SIGTERM');
  });

  test('the clock of a server is stored, and restored', async () => {
    if (postgres !== undefined) process.env['DATABASE_URL'] = await postgres.database();
    const store = await storeAt(kind, mkdtempSync(join(folder, 'stamps-')));
    expect(await store.stamped()).toBeUndefined();
    for (const time of [1000, 2_000_000_000_000]) {
      await store.stamp({ time, boot: 'this one', uptime: 12.5 });
      expect(await store.stamped()).toMatchObject({ time, boot: 'this one', uptime: 12.5 });
      expect((await store.stamped())?.age).toBeLessThan(10_000);
    }
    await store.close();
  });
});

describe('the time with which a clock goes on', () => {
  const stamp = { time: 5_000_000, boot: 'one', uptime: 1000, age: 0 };

  test.each([
    ['what the machine counted, whatever its clock says', { age: 99 * hour }, { boot: 'one', uptime: 4000 }, 3000],
    ['the same where its clock was set back', { age: -99 * hour }, { boot: 'one', uptime: 4000 }, 3000],
    ['what the store says, where the machine was started anew', { age: 7000 }, { boot: 'two', uptime: 10 }, 7000],
    ['the same on another machine', { age: 7000 }, { boot: 'two', uptime: 9_000_000 }, 7000],
    ['the same where no machine says when it was started', { boot: '', age: 7000 }, { boot: '', uptime: 4000 }, 7000],
    ['the same where the count began anew', { age: 7000 }, { boot: 'one', uptime: 10 }, 7000],
    ['nothing, where that clock was set back', { age: -hour }, { boot: 'two', uptime: 10 }, 0],
    ['an hour at most, where it was set forward', { age: 1000 * hour }, { boot: 'two', uptime: 10 }, longestPause],
    ['an hour at most, where no server was running', {}, { boot: 'one', uptime: 50 * hour }, longestPause],
  ])('is %s', (_, some, now, passed) => {
    expect(resumedAt({ ...stamp, ...some }, now)).toBe(stamp.time + passed);
  });
});
