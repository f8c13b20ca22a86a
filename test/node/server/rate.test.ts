/** How often an address may send requests to a server, by the test's own clock. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { secureHeaders } from 'hono/secure-headers';
import { expect, test } from 'vitest';
import { application } from '../../../src/node/server/http.js';
import { limiter } from '../../../src/node/server/rate.js';
import { limitsWith, tablesAt } from './tables-kit.js';

const asMany = (count: number, ask: () => boolean): number =>
  Array.from({ length: count }, ask).filter((may) => may).length;

test('a burst at once, then the rate, for each address alone', () => {
  let now = 0;
  const { take: may } = limiter(50, 200, () => now);
  expect(asMany(400, () => may('a'))).toBe(200);
  expect(asMany(400, () => may('b'))).toBe(200);
  now += 1000;
  expect(asMany(400, () => may('a'))).toBe(50);
  now += 60_000;
  expect(asMany(400, () => may('a'))).toBe(200);
});

test('an address that asks too often is refused until time has passed', async () => {
  let now = 0;
  const folder = mkdtempSync(join(tmpdir(), 'rulehouse-rate-'));
  const tables = await tablesAt(folder);
  const house = {
    entrants: [],
    limits: limitsWith(),
    operating: { report: () => undefined, unready: () => undefined, metrics: undefined, operators: [] },
    hosts: [],
    version: '1',
    sites: [],
    proxies: [],
    scripts: new Map<string, string>(),
    ...{ pass: 'a pass of this test', ends: new AbortController().signal, accountHeader: null, agents: undefined },
    clock: () => now,
  };
  const addressOf = (): string => '127.0.0.1';
  const app = application(tables, house, { Hono, bodyLimit, secureHeaders, cors, addressOf });
  const statusOf = async (path: string): Promise<number> => (await app.request(path)).status;
  const first = await Promise.all(Array.from({ length: 250 }, () => statusOf('/api/games')));
  expect(first.filter((status) => status === 200)).toHaveLength(200);
  expect(first.filter((status) => status === 429)).toHaveLength(50);
  now += 1000;
  expect(await statusOf('/api/games')).toBe(200);
  expect(await statusOf('/api/tables/AAAAAAAAAAAAAAAA')).toBe(404);
  await tables.close();
  rmSync(folder, { recursive: true });
});
