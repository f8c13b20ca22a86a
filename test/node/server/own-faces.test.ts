/** Games by other authors on the page of a server: drawn by the face of their module, without hidden information, and plainly if there is no face. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decode, isRight } from '../../../src/core/index.js';
import type { ShownPosition } from '../../../src/face/shown.js';
import { shown as shownCodec } from '../../../src/face/shown.js';
import type { Look } from '../../../src/table/index.js';
import { bundled, type Running, served } from './kit.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const data = mkdtempSync(join(tmpdir(), 'rulehouse-faces-'));
const at = (name: string): string => join(data, name);
let [file, folder] = ['', ''];
let server: Running;

/** Bundles a module that exports the game of an example, and other exports. */
const bundle = (name: string, code: string): Promise<unknown> =>
  build({
    stdin: { contents: code, resolveDir: root, loader: 'ts' },
    outfile: at(`${name}.mjs`),
    bundle: true,
    format: 'esm',
    platform: 'node',
    tsconfig: join(root, 'examples/tsconfig.json'),
    logLevel: 'error',
  });

beforeAll(async () => {
  ({ file, folder } = await bundled());
  const example = (name: string): string =>
    `export { game } from './examples/${name}/game.ts';\nexport { face, draw } from './examples/${name}/face.ts';`;
  await bundle('pig', example('pig'));
  await bundle('love-letter', example('love-letter'));
  await bundle('oh-hell', "export { game } from './examples/oh-hell/game.ts';");
  await bundle(
    'quoridor',
    `export { game } from './examples/quoridor/game.ts';
    import { face as whole } from './examples/quoridor/face.ts';
    const fails = () => { throw new Error('not today'); };
    export const face = { ...whole, describeView: fails };
    export const draw = fails;`,
  );
  const flags = ['pig', 'love-letter', 'oh-hell', 'quoridor'].flatMap((name) => ['--with', at(`${name}.mjs`)]);
  // On a fast machine, the moves of a long game come faster than a server takes them from one address.
  const limits = ['requests', 'requestsPerSecond'].flatMap((name) => ['--limit', `${name}=100000`]);
  server = await served(file, at('tables'), [...flags, ...limits]);
});
afterAll(async () => {
  await server.end('SIGTERM');
  for (const one of [folder, data]) rmSync(one, { recursive: true });
});

const ask = async (path: string, token = '', body?: unknown): Promise<Response> =>
  fetch(`${server.url}api/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: `Bearer ${token}` }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const opened = async (game: string, options: object = {}): Promise<{ id: string; tokens: Record<string, string> }> =>
  (await (await ask('tables', '', { game, spec: { players: ['Ada', 'Bo'], options, seed: 4 } })).json()) as {
    id: string;
    tokens: Record<string, string>;
  };
const shownAt = async (id: string, token = ''): Promise<ShownPosition> => {
  const read = decode(shownCodec)(await (await ask(`tables/${id}/shown`, token)).json());
  if (!isRight(read)) throw new Error(read.left.reason);
  return read.right;
};
const lookAt = async (id: string, token = ''): Promise<Look> =>
  (await (await ask(`tables/${id}`, token)).json()) as Look;

test('Pig: the picture, the words and the places of its face', async () => {
  const { id, tokens } = await opened('pig');
  const seen = await shownAt(id, tokens['Ada']);
  expect(seen.picture).toContain('data-act="Roll"');
  expect(seen.picture).toContain('role="button"');
  expect(seen.standing).toBe('To move: Ada (roll or hold)');
  // The game's own names for the seats are still sent, in addition to the names of the players.
  expect(seen.names).toEqual(['Seat 0', 'Seat 1']);
  expect(seen.picture).toContain('>Ada<');
  expect(seen.moves).toEqual([
    { text: 'Roll', words: 'Ada rolls', ways: [[{ kind: 'act', value: 'Roll', label: 'Roll' }]] },
  ]);
  expect((await shownAt(id, tokens['Bo'])).moves).toEqual([]);
  expect((await shownAt(id)).moves).toEqual([]);
  const picture = await (await ask(`tables/${id}/picture`)).text();
  expect(picture).toContain('data-act="Roll"');
});

test('Love Letter: each seat is shown its own hand and no other', async () => {
  const { id, tokens } = await opened('love-letter');
  const [ada, bo, nobody] = [await shownAt(id, tokens['Ada']), await shownAt(id, tokens['Bo']), await shownAt(id)];
  const hands = (seen: ShownPosition): string => seen.view.split(' ')[3] ?? '';
  expect(hands(ada)).toMatch(/^[1-8]{2}\/\?$/);
  expect(hands(bo)).toMatch(/^\?\?\/[1-8]$/);
  expect(hands(nobody)).toBe('??/?');
  for (const [seen, token] of [
    [ada, tokens['Ada']],
    [bo, tokens['Bo']],
    [nobody, ''],
  ] as const)
    expect(seen.view).toBe((await lookAt(id, token)).sight?.view);
  // The pictures show hands: the cards of the seat to move are targets, and all hidden cards look alike.
  const cards = (seen: ShownPosition): readonly string[] =>
    Array.from(seen.picture.matchAll(/data-card="([^"]*)"/g), ([, card = '']) => card);
  expect(cards(ada)).toEqual([...hands(ada).slice(0, 2)]);
  expect(cards(bo)).toEqual(['?', '?']);
  expect(cards(nobody)).toEqual(['?', '?']);
  expect(ada.moves.length).toBeGreaterThan(0);
  expect([bo.moves, nobody.moves]).toEqual([[], []]);
  expect(ada.moves.every(({ words }) => words.startsWith('Ada plays '))).toBe(true);
});

const told = async (id: string, token = '', from = 0): Promise<unknown> =>
  (await ask(`tables/${id}/told?from=${from}`, token)).json();

test('moves are told in words, to each viewer as far as it may know them', async () => {
  const { id, tokens } = await opened('pig', { goal: 50 });
  const rolled = { seat: 0, text: 'Roll', words: 'Ada rolls' };
  await ask(`tables/${id}/messages`, tokens['Ada'], { _tag: 'Move', ply: 0, move: 'Roll' });
  const fell = (await lookAt(id)).moves[1] ?? '';
  const seen = await told(id, tokens['Bo']);
  expect(seen).toMatchObject({ title: 'Pig', options: { goal: 50 }, score: [0, 0] });
  expect(seen).toMatchObject({ moves: [rolled, { seat: -1, text: fell }] });
  expect(await told(id, '', 1)).toMatchObject({ moves: [{ seat: -1, text: fell }] });
  expect(await told(id, '', 99)).toMatchObject({ moves: [] });
  expect((await ask(`tables/${id}/told?from=x`)).status).toBe(400);
  // The words no longer include moves that were taken back.
  await ask(`tables/${id}/messages`, tokens['Ada'], { _tag: 'AskUndo', ply: 0 });
  await ask(`tables/${id}/messages`, tokens['Bo'], { _tag: 'AnswerUndo', accept: true });
  expect(await told(id)).toMatchObject({ moves: [] });
  await ask(`tables/${id}/messages`, tokens['Ada'], { _tag: 'Move', ply: 0, move: 'Roll' });
  expect(await told(id)).toMatchObject({ moves: [rolled, { seat: -1 }] });
});

test('an earlier position is shown to each viewer as it was then, and nobody can move in it', async () => {
  const { id, tokens } = await opened('love-letter');
  const past = async (ply: number | string, token = ''): Promise<Response> =>
    ask(`tables/${id}/past?ply=${ply}`, token);
  const then = [await shownAt(id, tokens['Ada']), await shownAt(id, tokens['Bo']), await shownAt(id)];
  const { ply } = (await lookAt(id, tokens['Ada'])).sight ?? { ply: 0 };
  const move = then[0]?.moves[0]?.text;
  await ask(`tables/${id}/messages`, tokens['Ada'], { _tag: 'Move', ply, move });
  const now = (await lookAt(id, tokens['Ada'])).sight?.ply ?? 0;
  expect(now).toBeGreaterThan(ply);
  for (const [index, token] of [tokens['Ada'], tokens['Bo'], ''].entries()) {
    const answer = decode(shownCodec)(await (await past(ply, token)).json());
    if (!isRight(answer)) throw new Error(answer.left.reason);
    expect(answer.right).toEqual({ ...then[index], moves: [] });
  }
  expect((await past(now + 1)).status).toBe(404);
  expect((await past('x')).status).toBe(400);
  expect((await past('')).status).toBe(400);
});

test('a long game is told whole, and from any move on', async () => {
  const { id, tokens } = await opened('pig', { goal: 1000 });
  const mover = async (): Promise<readonly [name: 'Ada' | 'Bo', ply: number]> => {
    const { sight } = await lookAt(id);
    if (sight === null) throw new Error('no game');
    const { deciding } = await shownAt(id);
    return [deciding[0] === 0 ? 'Ada' : 'Bo', sight.ply];
  };
  for (let turn = 0; turn < 60; turn++) {
    const [name, ply] = await mover();
    await ask(`tables/${id}/messages`, tokens[name], { _tag: 'Move', ply, move: turn % 5 === 4 ? 'Hold' : 'Roll' });
  }
  const { moves } = await lookAt(id);
  expect(moves.length).toBeGreaterThan(100);
  const all = (await told(id)) as { readonly moves: readonly { readonly text: string; readonly words: string }[] };
  expect(all.moves.map(({ text }) => text)).toEqual(moves);
  expect(all.moves.every(({ words }) => words !== '')).toBe(true);
  expect(await told(id, '', 90)).toMatchObject({ moves: all.moves.slice(90) });
});

test('after a resignation the picture says so, and nobody is to move', async () => {
  const { id, tokens } = await opened('pig');
  expect((await shownAt(id)).picture).toContain('>To move: Ada');
  await ask(`tables/${id}/messages`, tokens['Ada'], { _tag: 'Resign' });
  const { picture } = await shownAt(id);
  expect(picture).toContain('>Ada resigned: the game is over<');
  expect(picture).not.toContain('o move');
});

test('what is dealt in secret is told to nobody', async () => {
  const { id, tokens } = await opened('love-letter');
  const { moves } = await lookAt(id, tokens['Ada']);
  const seen = (await told(id, tokens['Ada'])) as { readonly moves: readonly { readonly words: string | null }[] };
  expect(seen.moves).toHaveLength(moves.length);
  expect(seen.moves.map(({ words }) => words === null)).toEqual(moves.map((move) => move === null));
});

test('a game without a face has the plain picture, and its notation for words', async () => {
  const { id, tokens } = await opened('oh-hell', { players: 2 });
  const seen = await shownAt(id, tokens['Ada']);
  expect(seen.picture).toContain('data-move="Bid 0"');
  expect(seen.standing).toBe('Ada to move');
  expect(seen.moves[0]).toEqual({
    text: 'Bid 0',
    words: 'Bid 0',
    ways: [[{ kind: 'move', value: 'Bid 0', label: 'Bid 0' }]],
  });
});

test('a face that fails is left out', async () => {
  const { id, tokens } = await opened('quoridor');
  const seen = await shownAt(id, tokens['Ada']);
  expect(seen.standing).toBe('Ada to move');
  expect(seen.names).toEqual(['Seat 0', 'Seat 1']);
  expect(seen.moves).toHaveLength(131);
  expect(seen.moves[0]?.words).toBe('e2');
});

const browser = ['chromium', 'chromium-browser', 'google-chrome'].map((name) => `/usr/bin/${name}`).find(existsSync);

test.skipIf(browser === undefined)(
  'in a browser a click on the picture of a module makes a move',
  async () => {
    const [pig, love] = [await opened('pig'), await opened('love-letter')];
    const chrome = await chromium.launch({ executablePath: browser ?? '', args: ['--no-sandbox', '--disable-gpu'] });
    try {
      const tab = await chrome.newPage();
      const complaints: string[] = [];
      tab.on('pageerror', (error) => complaints.push(String(error)));
      await tab.goto(`${server.url}#table=${pig.id}&token=${pig.tokens['Ada'] ?? ''}`);
      await tab.locator('rulehouse-board [data-act="Roll"]').click();
      await tab
        .getByRole('button', { name: 'Play: Ada rolls' })
        .click({ timeout: 5000 })
        .catch(() => undefined);
      await expect.poll(async () => (await lookAt(pig.id)).moves[0]).toBe('Roll');
      // A spectator sees neither hands nor moves.
      await tab.goto(`${server.url}#table=${love.id}`);
      await expect.poll(() => tab.locator('rulehouse-board [data-card]').count()).toBe(2);
      expect(await tab.locator('rulehouse-board [data-card="?"]').count()).toBe(2);
      expect(complaints).toEqual([]);
    } finally {
      await chrome.close();
    }
  },
  60_000,
);
