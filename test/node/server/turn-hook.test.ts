/** A program that the operator names is told whose turn it is: once for each change, signed, and never at the cost of the table. */
import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isLeft } from '../../../src/core/index.js';
import { readConfig } from '../../../src/node/server/config.js';
import { signatureOf, type TurnNotice, turnHook } from '../../../src/node/server/turn-hook.js';
import { openedAt, roomAt, tablesAt } from './tables-kit.js';

const notice: TurnNotice = {
  ...{ table: 'AAAAAAAAAAAAAAAA', game: 'terrafex', title: 'Terrafex', seat: 1, player: 'Bo', ply: 3 },
};

const soon = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 20));

/** A hook whose requests are answered with the given statuses, the last of them for ever; null breaks the connection. */
const hookWith = (statuses: readonly (number | null)[]) => {
  const requests: (RequestInit & { readonly body?: string })[] = [];
  const waited: number[] = [];
  const reports: string[] = [];
  const send = turnHook(
    { url: 'http://localhost/hook', secret: 'a secret of sixteen' },
    {
      post: (_, init) => {
        const status = statuses[Math.min(requests.length, statuses.length - 1)] ?? null;
        const { body, ...rest } = init;
        requests.push({ ...rest, ...(typeof body === 'string' ? { body } : {}) });
        return status === null
          ? Promise.reject(new Error('no connection'))
          : Promise.resolve({ ok: status < 300, status });
      },
      wait: (ms) => Promise.resolve(waited.push(ms)),
      now: () => 1_700_000_000_000,
      report: (what, error) => reports.push(`${what}: ${String(error)}`),
    },
  );
  return { send, requests, waited, reports };
};

test('a notice is one POST whose signature anybody with the secret can check, and it contains no link', async () => {
  const { send, requests, reports } = hookWith([204]);
  send(notice);
  await soon();
  expect([requests.length, reports]).toEqual([1, []]);
  const [{ method, body = '', headers, redirect } = {}] = requests;
  expect([method, redirect]).toEqual(['POST', 'error']);
  expect(JSON.parse(body)).toEqual({ event: 'turn', ...notice, text: 'Bo, it is your turn in Terrafex.' });
  expect(body).not.toMatch(/https?:|token/);
  const digest = createHmac('sha256', 'a secret of sixteen').update(`1700000000000.${body}`).digest('hex');
  expect(headers).toMatchObject({
    'x-rulehouse-timestamp': '1700000000000',
    'x-rulehouse-signature': `sha256=${digest}`,
  });
  expect(signatureOf('another', 1_700_000_000_000, body)).not.toBe(`sha256=${digest}`);
});

test('a notice is sent again a few times, later and later, and then given up with a report', async () => {
  const passing = hookWith([null, 503, 200]);
  passing.send(notice);
  await soon();
  expect([passing.requests.length, passing.waited, passing.reports]).toEqual([3, [1000, 5000], []]);
  const lost = hookWith([500]);
  lost.send(notice);
  await soon();
  expect([lost.requests.length, lost.waited]).toEqual([4, [1000, 5000, 25_000]]);
  expect(lost.reports).toEqual(['a notice of a turn was not delivered: it was answered with 500']);
  const refused = hookWith([403]);
  refused.send(notice);
  await soon();
  expect([refused.requests.length, refused.reports.length]).toEqual([1, 1]);
});

test('people are told once when their turn begins, and bots are not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rulehouse-hook-'));
  const turns: TurnNotice[] = [];
  const tables = await tablesAt(folder, { turned: (one) => turns.push(one) });
  const { room } = await openedAt(tables, 'terrafex', { players: ['Ada', null] });
  expect(turns).toEqual([]);
  await room.admit('Bo', 1, null);
  const { table } = await roomAt(tables, room.table.id);
  expect(turns).toMatchObject([{ game: 'terrafex', title: 'Terrafex', seat: 0, player: 'Ada', ply: 0 }]);
  const [move = ''] = table.legal(0);
  await table.say({ _tag: 'Move', player: 'Ada', ply: 0, move });
  const seats = turns.map(({ seat }) => seat);
  expect(seats).toEqual(table.look(1).sight?.deciding.includes(1) === true ? [0, 1] : [0]);
  // A comment changes no turn.
  await table.say({ _tag: 'Comment', player: 'Ada', text: 'hello' });
  expect(turns.length).toBe(seats.length);
  await tables.close();
  rmSync(folder, { recursive: true });
});

const flags = { bot: [], allow: [], name: [], trustProxy: [], operator: [], limit: [] };

test('an address that is none, and a secret that is missing or short, are refused', () => {
  const secret = { RULEHOUSE_NOTIFY_SECRET: 'a secret of sixteen' };
  const read = (notify: string, given: Readonly<Record<string, string>>) => readConfig({ ...flags, notify }, given);
  expect(read('https://example.org/turns', secret)).toMatchObject({
    right: { hook: { url: 'https://example.org/turns', secret: 'a secret of sixteen' } },
  });
  expect(isLeft(read('example.org', secret))).toBe(true);
  expect(isLeft(read('file:///etc/passwd', secret))).toBe(true);
  expect(isLeft(read('https://example.org/', {}))).toBe(true);
  expect(isLeft(read('https://example.org/', { RULEHOUSE_NOTIFY_SECRET: 'short' }))).toBe(true);
  expect(readConfig(flags, secret)).toMatchObject({ right: { hook: null } });
});
