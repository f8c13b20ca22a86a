/**
 * Requests that one server forwards to another: they count for the person who sent them and not for the server, and a suspended server is neither
 * waited for nor does it keep its tables.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ownMark } from '../../src/node/host/process-mark.js';
import { goneAfter, Heartbeats, renewal, type Sign } from '../../src/node/server/store/heartbeats.js';
import { bundled, type Running, served } from '../node/server/kit.js';
import { say, send } from './kit.js';

let [file, folder, data] = ['', '', ''];
let servers: readonly Running[] = [];
beforeAll(async () => {
  ({ file, folder } = await bundled());
}, 60_000);
beforeEach(() => {
  data = mkdtempSync(join(folder, 'between-'));
});
afterEach(async () => {
  for (const { child } of servers) child.kill('SIGCONT');
  await Promise.all(servers.map((one) => one.end('SIGKILL')));
});
afterAll(() => rmSync(folder, { recursive: true }));

const start = async (...flags: readonly string[]): Promise<readonly [Running, Running]> => {
  const both = [await served(file, data, flags), await served(file, data, flags)] as const;
  servers = both;
  return both;
};

const opened = async ({ url }: Running) => {
  const { body } = await say(`${url}api/tables`, { game: 'terrafex', spec: { players: ['Ada', 'Bo'], seed: 1 } });
  const tokens = body['tokens'] as Readonly<Record<string, string>>;
  return { id: String(body['id']), token: tokens['Ada'] ?? '' };
};

/** Starts to watch from an address of this machine; returns the status (0 for none) and a function that disconnects. */
const watch = (url: string, from: number): Promise<{ readonly status: number; readonly leave: () => void }> =>
  new Promise((resolve) => {
    const sent = request(url, { agent: false, localAddress: `127.0.0.${from}` }, (answer: IncomingMessage) => {
      answer.resume();
      answer.on('error', () => undefined);
      resolve({ status: answer.statusCode ?? 0, leave: () => sent.destroy() });
    });
    sent.on('error', () => resolve({ status: 0, leave: () => undefined }));
    sent.end();
  });

const okAmong = (all: readonly { readonly status: number }[]): number =>
  all.filter(({ status }) => status === 200).length;

describe('a crowd behind another server', () => {
  test('of 400 watchers leaves the other server its connections', { timeout: 60_000 }, async () => {
    const [one, other] = await start('--limit', 'watchers=1000', '--limit', 'openings=100');
    const tables = await Promise.all(Array.from({ length: 8 }, () => opened(one)));
    const all = await Promise.all(
      Array.from({ length: 400 }, (_, index) =>
        watch(`${other.url}api/tables/${tables[index % 8]?.id ?? ''}/events`, 20 + (index % 40)),
      ),
    );
    expect(okAmong(all)).toBe(400);
    for (const { id } of tables) expect((await send(`${other.url}api/tables/${id}`, { from: 9 })).status).toBe(200);
    for (const { leave } of all) leave();
  });

  test('from one address are limited across both servers', { timeout: 60_000 }, async () => {
    const limits = ['watchers=1000', 'watchersPerAddress=1000', 'connectionsPerAddress=30'].flatMap((limit) => [
      '--limit',
      limit,
    ]);
    const [one, other] = await start(...limits);
    const { id } = await opened(one);
    const path = `api/tables/${id}/events`;
    const direct = await Promise.all(Array.from({ length: 20 }, () => watch(`${one.url}${path}`, 30)));
    const behind = await Promise.all(Array.from({ length: 20 }, () => watch(`${other.url}${path}`, 30)));
    expect([okAmong(direct), okAmong(behind)]).toEqual([20, 10]);
    expect(new Set(behind.map(({ status }) => status))).toEqual(new Set([200, 429]));
    // Other clients of the same server are not affected.
    expect(okAmong(await Promise.all(Array.from({ length: 20 }, () => watch(`${other.url}${path}`, 31))))).toBe(20);
    for (const { leave } of direct) leave();
    for (const { leave } of behind) leave();
    await pause(500);
    expect(okAmong([await watch(`${other.url}${path}`, 30)])).toBe(1);
  });

  test('on the machine of the other server does not cut that server off', { timeout: 60_000 }, async () => {
    const [one, other] = await start('--limit', 'connectionsPerAddress=20');
    const { id } = await opened(one);
    // Servers on one machine reach each other at 127.0.0.1, and a client at that address takes all the connections it can get.
    const all = await Promise.all(Array.from({ length: 25 }, () => watch(`${one.url}api/tables/${id}/events`, 1)));
    expect(okAmong(all)).toBeGreaterThan(15);
    for (let count = 0; count < 5; count++)
      expect((await send(`${other.url}api/tables/${id}`, { from: 9 })).status).toBe(200);
    for (const { leave } of all) leave();
  });
});

describe('a server that was stopped', () => {
  test('is not waited for; its tables go on elsewhere, and when it wakes up it writes nothing', {
    timeout: 60_000,
  }, async () => {
    const [one, other] = await start();
    const { id, token } = await opened(one);
    const url = `${other.url}api/tables/${id}`;
    const key = 'the-first-move';
    const move = (at: string, ply: number, text: string, name: string) =>
      send(`${at}/messages`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': name },
        body: JSON.stringify({ _tag: 'Move', ply, move: text }),
      });
    expect((await send(url)).status).toBe(200);
    // A process that is stopped in the middle of a write would keep the database locked.
    await pause(500);
    one.child.kill('SIGSTOP');
    const begin = performance.now();
    const first = await move(url, 0, 'G^c5', key);
    expect([first.status, first.text]).toEqual([503, expect.stringContaining('the same Idempotency-Key') as string]);
    expect(performance.now() - begin).toBeLessThan(10_000);
    const again = async () => {
      const answer = await move(url, 0, 'G^c5', key);
      return answer.status === 503 ? undefined : answer;
    };
    let taken = await again();
    for (let tries = 0; tries < 10 && taken === undefined; tries++) {
      await pause(500);
      taken = await again();
    }
    expect([taken?.status, taken?.text]).toEqual([200, '{"taken":true}']);
    expect((await move(url, 1, 'Ba5>b5', 'the-second-move')).status).toBe(200);
    one.child.kill('SIGCONT');
    // Send it a request for a table that it believes it still holds.
    const late = await move(`${one.url}api/tables/${id}`, 1, 'Ba5>a6', 'another-second-move');
    expect(late.status).not.toBe(200);
    await pause(1500);
    for (const at of [one, other]) {
      const look = JSON.parse((await send(`${at.url}api/tables/${id}`)).text) as { readonly moves: readonly string[] };
      expect(look.moves).toEqual(['G^c5', 'Ba5>b5']);
    }
  });

  test('does not hold listeners through another server forever', { timeout: 60_000 }, async () => {
    const [one, other] = await start();
    const { id } = await opened(one);
    const answer = await fetch(`${other.url}api/tables/${id}/events`);
    const reader = answer.body?.getReader();
    await reader?.read();
    await pause(500);
    one.child.kill('SIGSTOP');
    const begin = performance.now();
    const rest = async (): Promise<void> => {
      while ((await reader?.read())?.done === false);
    };
    await rest().catch(() => undefined);
    expect(performance.now() - begin).toBeLessThan(40_000);
    // A server whose database is locked for a moment says 503: try again.
    await vi.waitFor(async () => expect((await send(`${other.url}api/tables/${id}`)).status).toBe(200), 15_000);
  });
});

describe('signs of life', () => {
  const sign = (until: number, some: Partial<Sign> = {}): Sign => ({ id: 'other', until, ...ownMark(), ...some });

  /** The ids of the running processes, by the test's own clock. */
  const listening = (isHere = true) => {
    let now = 0;
    const heartbeats = new Heartbeats(
      () => isHere,
      () => now,
    );
    return (later: number, one: Sign): boolean => {
      now += later;
      return heartbeats.running([one]).length === 1;
    };
  };

  test('a process that exists and writes none is gone after the time that is told', () => {
    const isThere = listening();
    for (let time = 0; time < goneAfter; time += 500) expect([time, isThere(500, sign(1))]).toEqual([time, true]);
    expect(isThere(500, sign(1))).toBe(false);
    // The process runs again.
    expect(isThere(500, sign(2))).toBe(true);
  });

  test('it is so on this machine and on others, whatever their clocks say', () => {
    const isThere = listening(false);
    // Each heartbeat differs from the last, even if the clock was set back.
    for (const until of [5, 1_000_000_000_000, 3, 4, 2]) expect(isThere(renewal, sign(until))).toBe(true);
    for (let time = 0; time < goneAfter; time += renewal) isThere(renewal, sign(2));
    expect(isThere(1, sign(2))).toBe(false);
  });

  test('who was stopped itself, or could not read, does not take the others for gone', () => {
    const isThere = listening();
    expect(isThere(0, sign(1))).toBe(true);
    expect(isThere(3_600_000, sign(1))).toBe(true);
    expect(isThere(500, sign(2))).toBe(true);
  });

  test('a process that has ended is gone at once, where it was here', () => {
    const ended = sign(1, { begin: '1' });
    expect(listening(true)(0, ended)).toBe(false);
    expect(listening(false)(0, ended)).toBe(true);
  });
});
