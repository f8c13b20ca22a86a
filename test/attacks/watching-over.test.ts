/**
 * What the operators of a server see: nobody else can read its metrics, they count what happened, and a server that cannot store tables reports it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { secureHeaders } from 'hono/secure-headers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAccess } from '../../src/node/server/access.js';
import { application, type ServerContext } from '../../src/node/server/http.js';
import type { Store } from '../../src/node/server/store/store.js';
import { bundled, served } from '../node/server/kit.js';
import { limitsWith, tablesAt } from '../node/server/tables-kit.js';
import { send } from './kit.js';

const root = mkdtempSync(join(tmpdir(), 'rulehouse-watching-'));
let count = 0;
const folderOf = (): string => mkdtempSync(join(root, `${count++}-`));
let command: { readonly folder: string; readonly file: string };
beforeAll(async () => {
  command = await bundled();
});
afterAll(() => {
  for (const one of [root, command.folder]) rmSync(one, { recursive: true });
});

/** The server without a socket; the test states the sender's address. */
const serverOf = async (some: Partial<ServerContext> = {}, through?: (store: Store) => Store) => {
  const tables = await tablesAt(folderOf(), through === undefined ? {} : { through, report: () => undefined });
  const operating = {
    report: () => undefined,
    unready: () => tables.unready(),
    metrics: () => Promise.resolve({ type: 'text/plain', text: 'figures' }),
    operators: ['10.0.0.9'],
  };
  const house: ServerContext = {
    ...{
      entrants: [],
      limits: limitsWith(),
      operating,
      hosts: [],
      version: '1',
      sites: [],
      proxies: ['127.0.0.1', '10.0.0.9'],
    },
    ...{ scripts: new Map<string, string>(), pass: 'a pass', ends: new AbortController().signal },
    ...{ accountHeader: null, agents: undefined, clock: () => 0, ...some },
  };
  const asking = { address: '127.0.0.1' };
  const app = application(tables, house, { Hono, bodyLimit, secureHeaders, cors, addressOf: () => asking.address });
  const statusOf = async (
    path: string,
    address = '127.0.0.1',
    headers: Record<string, string> = {},
  ): Promise<number> => {
    asking.address = address;
    return (await app.request(path, { headers })).status;
  };
  return { tables, statusOf, app };
};

describe('figures', () => {
  test('are for this machine and for operators, and for nobody through a proxy, whichever it is', async () => {
    const { statusOf, tables } = await serverOf();
    expect([await statusOf('/metrics'), await statusOf('/metrics', '10.0.0.9')]).toEqual([200, 200]);
    expect(await statusOf('/metrics', '10.0.0.8')).toBe(403);
    const asProxies: readonly Record<string, string>[] = [
      { 'x-forwarded-for': '203.0.113.5' },
      { 'x-forwarded-for': '127.0.0.1' },
      { 'x-forwarded-for': '10.0.0.9' },
      { 'x-forwarded-for': '' },
      { forwarded: 'for=127.0.0.1' },
      { 'x-real-ip': '127.0.0.1' },
      { 'x-forwarded-proto': 'https' },
      { 'x-forwarded-host': 'games.example.org' },
      { via: '1.1 a proxy' },
    ];
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.0.0.9'])
      for (const headers of asProxies)
        expect([address, headers, await statusOf('/metrics', address, headers)]).toEqual([address, headers, 403]);
    await tables.close();
  });

  test('do not count as answered what nobody was there to be answered', async () => {
    const server = await served(command.file, folderOf());
    const { hostname, port } = new URL(server.url);
    const half = [
      'POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"game"',
      'POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n8\r\n{"game"',
    ];
    for (const text of half)
      for (let times = 0; times < 5; times++)
        await new Promise<void>((resolve) => {
          const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(text));
          socket.on('error', () => undefined);
          socket.on('close', () => resolve());
          setTimeout(() => socket.destroy(), 100);
        });
    await pause(300);
    const figures = (await send(`${server.url}metrics`)).text;
    const counted = [...figures.matchAll(/^rulehouse_requests_total\{method="POST",status="(\d+)"\} (\d+)$/gm)];
    expect(counted.map(([, status, times]) => [status, times])).toEqual([['499', '10']]);
    expect(figures).toContain('rulehouse_request_seconds_count 0');
    await server.end('SIGTERM');
  });
});

describe('whether a server is ready', () => {
  /** A store in which some functions fail while the test says so. */
  const failing = () => {
    const state: { fails: readonly (keyof Store)[] } = { fails: [] };
    const through = (store: Store): Store =>
      new Proxy(store, {
        get: (target, name: keyof Store) => {
          const value: unknown = Reflect.get(target, name, target);
          if (typeof value !== 'function') return value;
          return (...given: unknown[]): unknown =>
            state.fails.includes(name)
              ? Promise.reject(new Error('a disk that fails'))
              : Reflect.apply(value, target, given);
        },
      });
    return { state, through };
  };

  test.each([['create'], ['append'], ['take'], ['remove']] as const)(
    'is no after a change that could not be written, in whichever way: %s',
    async (name) => {
      const { state, through } = failing();
      const { statusOf, tables, app } = await serverOf({}, through);
      const opened = await tables.create('terrafex', { players: ['Ada', 'Bo'] }, openAccess);
      const id = opened._tag === 'Right' ? opened.right.room.table.id : '';
      expect(await statusOf('/readyz')).toBe(200);
      state.fails = [name];
      const tries = {
        create: () => tables.create('terrafex', {}, openAccess),
        append: () => tables.find(id).then((found) => (found._tag === 'Here' ? found.room.link('watch') : undefined)),
        take: () => tables.find('AAAAAAAAAAAAAAAA'),
        remove: () => tables.remove(id),
      };
      await expect(tries[name]()).rejects.toThrow('a disk that fails');
      const answer = await app.request('/readyz');
      expect([answer.status, await answer.text()]).toEqual([
        503,
        expect.stringContaining('a disk that fails') as string,
      ]);
      state.fails = [];
      // The server finds out that the store is healthy again without any request.
      await tables.sweep();
      expect(await statusOf('/readyz')).toBe(200);
      await tables.close();
    },
  );

  test('is no where tables cannot even be counted', async () => {
    const { state, through } = failing();
    const { app, tables } = await serverOf({}, through);
    state.fails = ['count'];
    const answer = await app.request('/readyz');
    expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('a disk that fails') as string]);
    await tables.close();
  });

  test.each(['/readyz', '/healthz', '/metrics'])('is not queried endlessly: %s', async (path) => {
    const { statusOf, tables } = await serverOf();
    const statuses = await Promise.all(Array.from({ length: 250 }, () => statusOf(path)));
    expect([statuses.filter((one) => one === 200).length, statuses.filter((one) => one === 429).length]).toEqual([
      200, 50,
    ]);
    expect(await statusOf(path, '10.0.0.9')).toBe(200);
    await tables.close();
  });

  test('costs the store one query per second, however many clients ask', async () => {
    let looks = 0;
    const counting = (store: Store): Store => ({
      ...Object.fromEntries(['create', 'close'].map((name) => [name, Reflect.get(store, name)])),
      ...store,
      count: () => Promise.resolve(looks++),
      close: () => store.close(),
    });
    const { statusOf, tables } = await serverOf({}, counting);
    for (let times = 0; times < 100; times++) expect(await statusOf('/readyz')).toBe(200);
    expect(looks).toBeLessThanOrEqual(4);
    await tables.close();
  });
});
