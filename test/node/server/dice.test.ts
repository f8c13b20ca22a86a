/** A game with dice by another author on the server: `kill -9` changes no die. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aliases } from '../../../scripts/build/entries.mjs';
import type { Look } from '../../../src/table/index.js';
import { bundled, type Running, served } from './kit.js';

const data = mkdtempSync(join(tmpdir(), 'rulehouse-dice-'));
const pig = join(data, 'pig.mjs');
const start = (): Promise<Running> => served(file, join(data, 'tables'), ['--with', pig]);
let [file, folder] = ['', ''];
let server: Running;

beforeAll(async () => {
  ({ file, folder } = await bundled());
  await build({
    absWorkingDir: fileURLToPath(new URL('../../../', import.meta.url)),
    entryPoints: ['examples/pig/game.ts'],
    outfile: pig,
    bundle: true,
    format: 'esm',
    platform: 'node',
    alias: aliases('.'),
    logLevel: 'error',
  });
  server = await start();
});
afterAll(async () => {
  await server.end('SIGTERM');
  for (const one of [folder, data]) rmSync(one, { recursive: true });
});

const ask = async (path: string, body?: unknown, token = ''): Promise<Response> =>
  fetch(`${server.url}api/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: `Bearer ${token}` }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const lookAt = async (id: string): Promise<Look> => (await (await ask(`tables/${id}`)).json()) as Look;

test('is listed, opened, played, drawn, and found again after kill -9', async () => {
  expect(await (await ask('games')).text()).toContain('"pig"');
  const opened = await ask('tables', { game: 'pig', spec: { players: ['Ada', 'Bo'] } });
  expect(opened.status).toBe(201);
  const { id, tokens } = (await opened.json()) as { id: string; tokens: Record<string, string> };
  const rolled = await ask(`tables/${id}/messages`, { _tag: 'Move', ply: 0, move: 'Roll' }, tokens['Ada']);
  expect(rolled.status).toBe(200);
  const before = await lookAt(id);
  expect(before.moves).toEqual(['Roll', expect.stringMatching(/^Fall [1-6]$/)]);
  const picture = await ask(`tables/${id}/picture`);
  expect([picture.status, (await picture.text()).slice(0, 5)]).toEqual([200, '<svg ']);
  await server.end('SIGKILL');
  server = await start();
  expect(server.greeting).toMatch(/^1 tables/);
  expect(await lookAt(id)).toEqual(before);
});

test('a bot agrees to no undo past a roll, because the next rolls would be known', async () => {
  const opened = await ask('tables', {
    game: 'pig',
    spec: { players: ['Ada'], options: { players: 2 } },
    bots: [{ seat: 1, bot: 'random' }],
  });
  const { id, tokens } = (await opened.json()) as { id: string; tokens: Record<string, string> };
  const say = (message: object): Promise<Response> => ask(`tables/${id}/messages`, message, tokens['Ada']);
  expect((await say({ _tag: 'Move', ply: 0, move: 'Roll' })).status).toBe(200);
  const before = await lookAt(id);
  expect((await say({ _tag: 'AskUndo', ply: 0 })).status).toBe(200);
  // The bot answers after the server has responded.
  for (let tries = 0; tries < 500 && (await lookAt(id)).undo !== null; tries++)
    await new Promise((resolve) => setTimeout(resolve, 10));
  const after = await lookAt(id);
  expect(after.undo).toBeNull();
  expect(after.moves.slice(0, before.moves.length)).toEqual(before.moves);
});
