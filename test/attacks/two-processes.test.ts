/** Two servers share a store: either of them answers for a table and sends its events, and nobody can pose as somebody else. */
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bundled, type Running, served } from '../node/server/kit.js';
import { type Cluster, cluster, hasPostgres } from '../node/server/postgres-kit.js';
import { say, send } from './kit.js';

let [file, folder, data] = ['', '', ''];
let postgres: Cluster | undefined;
let servers: readonly Running[] = [];
beforeAll(async () => {
  ({ file, folder } = await bundled());
  if (hasPostgres) postgres = await cluster();
}, 60_000);
beforeEach(async () => {
  data = mkdtempSync(join(folder, 'together-'));
  if (postgres !== undefined) process.env['DATABASE_URL'] = await postgres.database();
});
afterEach(() => Promise.all(servers.map((one) => one.end('SIGTERM'))));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  delete process.env['DATABASE_URL'];
  await postgres?.end();
});

const start = async (...flags: readonly string[]): Promise<readonly [Running, Running]> => {
  const both = [await served(file, data, flags), await served(file, data, flags)] as const;
  servers = both;
  return both;
};

const opened = async ({ url }: Running) => {
  const { body } = await say(`${url}api/tables`, { game: 'terrafex', spec: { players: ['Ada', 'Bo'], seed: 1 } });
  const { Ada: token = '' } = body['tokens'] as Record<string, string>;
  return { id: String(body['id']), token };
};

/** Listens to a table until a text arrives; returns everything received. */
const heard = async (url: string, id: string, wanted: string, whenOpen: () => Promise<unknown>): Promise<string> => {
  const stop = new AbortController();
  const answer = await fetch(`${url}api/tables/${id}/events`, { signal: stop.signal });
  expect(answer.headers.get('x-accel-buffering')).toBe('no');
  let text = '';
  let isOpen = false;
  for await (const bytes of answer.body ?? []) {
    text += new TextDecoder().decode(bytes);
    if (!isOpen) {
      isOpen = true;
      await whenOpen();
    }
    if (text.includes(wanted)) break;
  }
  stop.abort();
  return text;
};

describe('a table of another process', () => {
  test('can be read, played and listened to through either', async () => {
    const [one, other] = await start();
    const { id, token } = await opened(one);
    const move = () => say(`${other.url}api/tables/${id}/messages`, { _tag: 'Move', ply: 0, move: 'G^c5' }, token);
    const text = await heard(other.url, id, 'G^c5', async () => {
      const { status, body } = await move();
      expect([status, body]).toEqual([200, { taken: true }]);
    });
    expect(text).toMatch(/^event: look\n/);
    for (const { url } of [one, other])
      expect((JSON.parse((await send(`${url}api/tables/${id}`)).text) as { moves: unknown }).moves).toEqual(['G^c5']);
    // The refusal is passed on unchanged.
    const late = await move();
    expect([late.status, late.body['error']]).toEqual([409, { rule: null, text: '1 moves have been made, not 0' }]);
  });

  test('ends its streams when the forwarding process ends', async () => {
    const [one, other] = await start();
    const { id } = await opened(one);
    const answer = await fetch(`${other.url}api/tables/${id}/events`);
    const reader = answer.body?.getReader();
    await reader?.read();
    const begin = performance.now();
    await other.end('SIGTERM');
    const rest = async (): Promise<void> => {
      while ((await reader?.read())?.done === false);
    };
    await rest().catch(() => undefined);
    expect(performance.now() - begin).toBeLessThan(5000);
    expect((await send(`${one.url}api/tables/${id}`)).status).toBe(200);
  });

  test('is not reached by a pass that was guessed, nor is a limit passed by it', async () => {
    const [one] = await start('--limit', 'requests=5', '--limit', 'requestsPerSecond=1');
    const { id } = await opened(one);
    const forged = { 'x-rulehouse-pass': 'a'.repeat(32), 'x-rulehouse-asker': '203.0.113.9' };
    const statuses: number[] = [];
    for (let request = 0; request < 12; request++)
      statuses.push((await send(`${one.url}api/tables/${id}`, { headers: forged })).status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(4);
    const foreign = await send(`${one.url}api/tables`, {
      method: 'POST',
      headers: {
        ...forged,
        'x-rulehouse-pass': '',
        origin: 'https://evil.example',
        'content-type': 'application/json',
      },
      body: '{}',
    });
    expect([403, 429]).toContain(foreign.status);
  });

  test.skipIf(!hasPostgres)('is reached by its address where the store is PostgreSQL', async () => {
    const other = await served(file, data, ['--store', 'postgres']);
    servers = [other];
    const { id } = await opened(other);
    // This server has not announced its address.
    const one = await served(file, data, ['--store', 'postgres']);
    servers = [one, other];
    expect((await send(`${one.url}api/tables/${id}`)).status).toBe(503);
    await other.end('SIGTERM');
    const port = Number(new URL(other.url).port);
    const again = await served(file, data, ['--store', 'postgres', '--port', String(port), '--at', other.url]);
    servers = [one, again];
    const { id: second } = await opened(again);
    expect((await send(`${one.url}api/tables/${second}`)).status).toBe(200);
  });
});
