/** Accounts that a proxy vouches for: nobody can play under another person's account, with or without a token, at either of two processes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../src/node/server/config.js';
import { bundled, type Running, served } from '../node/server/kit.js';
import { send } from './kit.js';

let [file, folder, data] = ['', '', ''];
let servers: readonly Running[] = [];
beforeAll(async () => {
  ({ file, folder } = await bundled());
});
beforeEach(() => {
  data = mkdtempSync(join(folder, 'accounts-'));
});
afterEach(() => Promise.all(servers.map((one) => one.end('SIGTERM'))));
afterAll(() => rmSync(folder, { recursive: true }));

/** The test acts as the proxy, because its requests come from this machine. */
const accounts = ['--trust-proxy', '127.0.0.1', '--account-header', 'X-Forwarded-User'];

const ask = async (url: string, account: string | null, body: object | null, token: string | null = null) => {
  const headers = {
    'content-type': 'application/json',
    ...(account === null ? {} : { 'x-forwarded-user': Buffer.from(account, 'utf8').toString('latin1') }),
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  };
  const { status, text } = await send(
    url,
    body === null ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) },
  );
  return { status, body: JSON.parse(text) as Record<string, unknown> };
};

test('accounts play under their own names, without tokens, and under no other', async () => {
  const [one, other] = [await served(file, data, accounts), await served(file, data, accounts)];
  servers = [one, other];
  expect((await ask(`${one.url}api/tables`, null, { game: 'terrafex' })).status).toBe(401);
  const { status, body } = await ask(`${one.url}api/tables`, 'Zoë', {
    game: 'terrafex',
    spec: { players: ['Zoë', 'Bo'], seed: 1 },
  });
  expect(status).toBe(201);
  const table = (server: Running): string => `${server.url}api/tables/${String(body['id'])}`;
  const tokens = body['tokens'] as Record<string, string>;
  const move = { _tag: 'Move', ply: 0, move: 'G^c5' };
  // Bo is at the table but not to move, Eve is not at the table, and the third request has no account.
  expect((await ask(`${table(one)}/messages`, 'Bo', move)).status).toBe(409);
  expect((await ask(`${table(one)}/messages`, 'Eve', move)).status).toBe(401);
  expect((await ask(`${table(one)}/messages`, null, move)).status).toBe(401);
  // Eve uses Zoë's token, and so does somebody without an account.
  for (const account of ['Eve', null])
    expect((await ask(`${table(one)}/messages`, account, move, tokens['Zoë'] ?? '')).status).toBe(401);
  // Eve asks the other process with the headers that processes use among themselves.
  const forged = await send(`${table(other)}/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-user': 'Eve', 'x-rulehouse-account': 'Zoe' },
    body: JSON.stringify(move),
  });
  expect(forged.status).toBe(401);
  // Zoë herself asks the other process.
  expect(await ask(`${table(other)}/messages`, 'Zoë', move)).toEqual({ status: 200, body: { taken: true } });
  expect((await ask(`${table(one)}/players`, 'Eve', { player: 'Bo' })).status).toBe(400);
});

test('a header that anybody could set is refused as a way to sign in', () => {
  const flags = { bot: [], allow: [], name: [], trustProxy: [], operator: [], limit: [] };
  expect(readConfig({ ...flags, accountHeader: 'X-Forwarded-User' })).toMatchObject({
    left: { path: ['--account-header'] },
  });
  expect(readConfig({ ...flags, trustProxy: ['127.0.0.1'], accountHeader: 'X: y' })).toMatchObject({
    left: { path: ['--account-header'] },
  });
});

test('a request that does not come through the proxy has no account', async () => {
  const server = await served(file, data, ['--trust-proxy', '192.0.2.1', '--account-header', 'X-Forwarded-User']);
  servers = [server];
  expect((await ask(`${server.url}api/tables`, 'Zoë', { game: 'terrafex' })).status).toBe(401);
});
