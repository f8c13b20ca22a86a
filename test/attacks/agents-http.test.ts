/**
 * The agent interface over HTTP: a whole game with the protocol's client, and what an attacker at this interface would try. There are no accounts:
 * whoever knows the name of a table can play there, so nobody may learn or guess one.
 */
import { setMaxListeners } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundled, type Running, served } from '../node/server/kit.js';
import { send } from './kit.js';

const folder = mkdtempSync(join(tmpdir(), 'rulehouse-agents-'));
let command: { readonly folder: string; readonly file: string };
let server: Running;
let client: Client;

beforeAll(async () => {
  command = await bundled();
  server = await served(command.file, folder, [
    '--agents',
    '--limit',
    'requests=5000',
    '--limit',
    'requestsPerSecond=5000',
  ]);
  client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${server.url}mcp`)));
});
afterAll(async () => {
  await client.close();
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true });
  rmSync(command.folder, { recursive: true });
});

const call = async (name: string, args: Record<string, unknown> = {}) => {
  const { content, isError, structuredContent } = await client.callTool({ name, arguments: args });
  const [first] = content;
  return {
    isError: isError === true,
    text: first?.type === 'text' ? first.text : '',
    data: (structuredContent ?? {}) as Readonly<Record<string, unknown>>,
  };
};

/** Sends a request without the client, as anybody can. */
const post = (body: unknown, headers: Readonly<Record<string, string>> = {}, from = 1) =>
  send(`${server.url}mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    from,
  });

const calling = (name: string, args: unknown) => ({
  ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
  params: { name, arguments: args },
});

/** The answer of a tool to a request without the client. */
const asked = async (name: string, args: unknown, from = 1): Promise<string> =>
  (await post(calling(name, args), {}, from)).text;

/** The processor time that the server has used, in hundredths of a second. */
const worked = (): number => {
  const fields =
    readFileSync(`/proc/${server.child.pid ?? 0}/stat`, 'latin1')
      .split(') ')
      .at(-1)
      ?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
};

describe('an agent over HTTP', () => {
  test('that asks for headers alone opens no table', async () => {
    expect((await fetch(`${server.url}mcp`, { method: 'HEAD' })).status).toBe(405);
  });

  test('finds the tools, the rules and the guides', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toContain('explain_rule');
    const { resources } = await client.listResources();
    expect(resources.length).toBeGreaterThan(300);
    expect((await call('explain_rule', { rule: 'TF-4.1' })).text).toMatch(/^\*\*TF-4\.1 /);
  });

  test('plays a game to its end', async () => {
    const { data } = await call('new_table', {
      game: 'terrafex',
      options: { layout: '2', turnLimit: 6 },
      bot: 'random',
    });
    const { table } = data;
    let over = false;
    for (let moves = 0; moves < 500 && !over; moves++) {
      const legal = (await call('legal', { table })).data['moves'] as readonly { readonly move: string }[];
      const played = await call('play', { table, move: legal[(moves * 13 + 5) % legal.length]?.move });
      expect(played.isError).toBe(false);
      over = played.data['over'] === true;
    }
    expect(over).toBe(true);
  });

  test('has tables of its own, although the interface stores nothing else between two requests', async () => {
    const [one, two] = [await call('new_table', { game: 'terrafex' }), await call('new_table', { game: 'terrafex' })];
    await call('play', { table: one.data['table'], move: 'G^c5' });
    expect((await call('look', { table: one.data['table'] })).data['ply']).toBe(1);
    expect((await call('look', { table: two.data['table'] })).data['ply']).toBe(0);
  });
});

describe('somebody else at that door', () => {
  test('neither guesses the name of a table nor is told one, from the same address or another', async () => {
    const { data } = await call('new_table', { game: 'icetraders', seat: 1, bot: 'random' });
    expect(data['table']).toMatch(/^[0-9a-f]{24}$/);
    for (const from of [1, 7]) {
      const said = await asked('look', { table: 't1' }, from);
      expect(said).toContain('no such table');
      expect(said).not.toContain(String(data['table']));
    }
  });

  test('opens tables without end: its own give way, those of others stay', async () => {
    const { data } = await call('new_table', { game: 'terrafex' });
    for (let count = 0; count < 60; count++) await asked('new_table', { game: 'terrafex' }, 3);
    expect((await call('look', { table: data['table'] })).isError).toBe(false);
  });

  test.each(['mcts:iterations=1000000', 'mcts:ms=600000', 'mcts:nodes=10000000', 'flat:cut=100000,pick=100', 'cmd:sh'])(
    'wants a bot %s that thinks for longer than the operator allows',
    async (bot) => {
      const { data } = await call('new_table', { game: 'terrafex' });
      expect((await call('analyse', { table: data['table'], bot })).isError).toBe(true);
      expect((await call('new_table', { game: 'terrafex', bot })).isError).toBe(true);
    },
  );

  test('asks from the page of another site, under another name, or by a form', async () => {
    const body = calling('games', {});
    expect((await post(body, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await post(body, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post(body, { host: 'evil.example' })).status).toBe(400);
    expect((await post(body, { 'content-type': 'text/plain' })).status).toBe(415);
  });

  test('sends what is too long, cut off, deeply nested or none of the protocol', async () => {
    expect((await post(' '.repeat(100_000))).status).toBe(413);
    const nested = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    for (const body of ['', '{', 'null', '[]', nested, '{"jsonrpc":"2.0","id":1,"method":"__proto__"}'])
      expect((await post(body)).status).toBeGreaterThanOrEqual(200);
    const many = Array.from({ length: 200 }, (_, id) => ({ ...calling('games', {}), id }));
    expect((await post(many)).status).toBeLessThan(500);
    for (const args of [{ table: { toString: 1 } }, { table: '__proto__' }, { table: 'x'.repeat(10_000) }, [], 7])
      expect(await asked('look', args)).toMatch(/error|isError/);
    expect((await send(`${server.url}healthz`)).status).toBe(200);
  });

  test.skipIf(process.platform !== 'linux')(
    'asks for a long analysis and disconnects: the analysis stops',
    async () => {
      const { data } = await call('new_table', { game: 'terra-mystica', options: { players: 4 }, bot: 'random' });
      const stop = new AbortController();
      setMaxListeners(50, stop.signal);
      const begin = worked();
      // Use `fetch`, which closes the connection. The protocol's own client keeps it open when it cancels, so all answers would be computed.
      const asking = {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
        body: JSON.stringify(calling('analyse', { table: data['table'], bot: 'mcts:iterations=1000' })),
        signal: stop.signal,
      };
      const gone = Promise.all(
        Array.from({ length: 40 }, () =>
          fetch(`${server.url}mcp`, asking)
            .then((answer) => answer.text())
            .catch(() => undefined),
        ),
      );
      for (let tries = 0; tries < 400 && worked() - begin < 20; tries++) await pause(25);
      stop.abort();
      await gone;
      let [before, rests] = [worked(), false];
      for (let tries = 0; tries < 40 && !rests; tries++) {
        await pause(500);
        const now = worked();
        rests = now - before < 10;
        before = now;
      }
      expect(rests).toBe(true);
      // Computing all forty analyses would take at least twenty seconds.
      expect(worked() - begin).toBeLessThan(1200);
    },
  );
});

test('without the flag, there is no such interface', async () => {
  const other = await served(command.file, join(folder, 'other'));
  expect((await send(`${other.url}mcp`)).status).toBe(404);
  await other.end('SIGTERM');
});
