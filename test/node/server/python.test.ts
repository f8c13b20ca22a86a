/** The client in examples/server, written from the API description of the server, plays whole games. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gameById, isRight, verifyRecord } from '../../../src/index.js';
import { bundled, type Running, served } from './kit.js';

const hasPython = spawnSync('python3', ['--version']).error === undefined;
if (!hasPython) console.log('python3 is not installed: the client in Python did not run');
const client = fileURLToPath(new URL('../../../examples/server/client.py', import.meta.url));

let folder = '';
let server: Running;
beforeAll(async () => {
  const made = await bundled();
  ({ folder } = made);
  const flags = ['--limit', 'requests=100000', '--limit', 'requestsPerSecond=100000'];
  server = await served(made.file, mkdtempSync(join(tmpdir(), 'rulehouse-python-')), flags);
});
afterAll(async () => {
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true });
});

const played = (game: string, options: object): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn('python3', [client, server.url, game, JSON.stringify(options)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let out = '';
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
    child.once('exit', (code) =>
      code === 0 ? resolve(out) : reject(new Error(`the client ended with ${code ?? 'a signal'}`)),
    );
  });

test.skipIf(!hasPython).each([
  ['terrafex', { layout: '2', turnLimit: 8 }],
  ['icetraders', { players: 2, turnLimit: 12 }],
])('%s', { timeout: 120_000 }, async (game, options) => {
  const record: unknown = JSON.parse(await played(game, options));
  expect(gameById(game)?.open((one) => isRight(verifyRecord(one)(record)))).toBe(true);
});
