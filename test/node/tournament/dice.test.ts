/** Games with dice by other authors, in every command that takes a game. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { isLeft, isRight } from 'fp-ts/Either';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aliases } from '../../../scripts/build/entries.mjs';
import { botOf } from '../../../src/bots/index.js';
import { loadWith } from '../../../src/node/host/with-games.js';
import { openFor } from '../../../src/node/server/mcp/tables.js';
import type { Turn } from '../../../src/node/server/mcp/thinking.js';
import { ok } from '../server/tables-kit.js';
import { bots, type Kit, kit, linesIn } from './kit.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const at = (name: string): string => join(arena.folder, name);

let arena: Kit;
beforeAll(async () => {
  arena = await kit();
  for (const name of ['pig', 'backgammon'])
    await build({
      absWorkingDir: root,
      entryPoints: [`examples/${name}/game.ts`],
      outfile: at(`${name}.mjs`),
      bundle: true,
      format: 'esm',
      platform: 'node',
      alias: aliases('.'),
      logLevel: 'error',
    });
  writeFileSync(
    at('known.mjs'),
    `export { game } from './pig.mjs';
     // A seat is worth what it has and what its turn has brought: greedy never holds before it has won.
     export const knowledge = {
       evaluate: ({ points, turn, brought, goal }) => points.map((own, seat) => (own + (seat === turn ? 2 * brought : 0)) / (3 * goal)),
     };
     export const bots = { wary: 'mcts:iterations=20' };`,
  );
});
afterAll(() => arena.end());

const pig = (...args: readonly string[]) => arena.run(...args, '--with', at('pig.mjs'));

test('questions about a position', async () => {
  const start = (await pig('start', 'pig')).out.trim();
  expect((await pig('legal', 'pig', start)).out).toBe('Roll\n');
  const rolling = (await pig('apply', 'pig', start, 'Roll')).out.trim();
  expect((await pig('legal', 'pig', rolling)).out).toBe(
    `chance decides:\n${[1, 2, 3, 4, 5, 6].map((pips) => `Fall ${pips}: 1/6\n`).join('')}`,
  );
  expect((await pig('why', 'pig', rolling, 'Fall 2')).out).toBe('legal: chance decides\n');
  expect((await pig('show', 'pig', rolling)).out).toContain('the die rolls');
  expect((await pig('perft', 'pig', start, '2')).out).toBe('6\n');
  expect((await pig('think', 'pig', rolling)).err).toBe('PG-2.1: chance decides, no seat\n');
  expect((await pig('games')).out).toContain('pig: Pig, 2-6 seats');
});

test('a picture of any game: the board, and for a seat that decides its moves', async () => {
  const start = (await pig('start', 'pig')).out.trim();
  const seen = await pig('show', 'pig', start, '--svg', '--seat', '0');
  expect(seen.out).toMatch(/^<svg [^]*data-move="Roll"[^]*<\/svg>\n$/);
  expect((await pig('show', 'pig', start, '--svg', '--seat', '1')).out).not.toContain('data-move');
});

test('at the table of an agent', async () => {
  await loadWith({ with: [at('pig.mjs')] });
  const { signal } = new AbortController();
  const bot = ok(botOf('greedy'));
  const turn: Turn = (think) => think();
  const opened = openFor({ game: 'pig', options: { goal: 10 }, seed: 5, seat: 0, bot: 'greedy' }, bot, turn);
  if (isLeft(opened)) throw new Error(opened.left.reason);
  const rolled = await opened.right.play('Roll', signal);
  expect(isRight(rolled) && rolled.right.text).toMatch(/What happened: seat0: Roll; chance: Fall [1-6]/);
  // The dice follow from the seed and the ply, so a player who goes back past a roll would know the next ones.
  const back = opened.right.undo();
  expect(isLeft(back) && back.left.reason).toMatch(/^chance has decided since/);
  const alone = openFor({ game: 'pig', options: { goal: 10 }, seed: 5, seat: null, bot: 'greedy' }, bot, turn);
  if (isLeft(alone)) throw new Error(alone.left.reason);
  await alone.right.play('Roll', signal);
  const again = alone.right.undo();
  expect(isRight(again) && again.right.text).toContain('To decide: seat0');
});

test('transcripts of play are checked', async () => {
  const { out } = await pig('playout', 'pig', '--seed', '0..3');
  writeFileSync(at('played.jsonl'), out);
  expect((await pig('check', at('played.jsonl'))).out).toBe('4 passed, 0 failed\n');
});

describe('bots', () => {
  test.each([
    ['pig', 'mcts:iterations=20', 'greedy'],
    ['pig', 'ismcts:iterations=20', 'alphabeta:iterations=20'],
    ['backgammon', 'mcts:iterations=1', 'greedy'],
  ])('a match of %s between %s and %s; the records verify', async (id, one, other) => {
    const file = at(`${id}.mjs`);
    const records = at(`${id}-${one.slice(0, 3)}.jsonl`);
    const flags = ['--games', '2', '--with', file];
    const { code, out, err } = await arena.run('match', id, one, other, ...flags, '--jsonl', records);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain(': 2 games');
    const saved = at(`${id}-records.jsonl`);
    const found = readFileSync(records, 'utf8').trimEnd().split('\n');
    const games = found.map((line) => (JSON.parse(line) as { record: { moves: string[] } }).record);
    writeFileSync(saved, games.map((record) => `${JSON.stringify(record)}\n`).join(''));
    expect((await arena.run('verify', saved, '--with', file)).out).toContain('\n2 verified, 0 failed');
    for (const by of ['seats', 'plies'])
      expect(await arena.run('export', saved, '--rows', by, '--with', file)).toMatchObject({ code: 0, err: '' });
    expect(await arena.run('explore', id, '--records', saved, '--with', file)).toMatchObject({ code: 0, err: '' });
  });

  test('both games of a pair have the same dice', async () => {
    const records = at('pair.jsonl');
    await pig('match', 'pig', 'random', 'random', '--games', '2', '--jsonl', records);
    const [one = '', other = ''] = readFileSync(records, 'utf8').split('\n');
    const first = (line: string) => (JSON.parse(line) as { record: { moves: string[] } }).record.moves.slice(0, 2);
    expect(first(one)).toEqual(first(other));
  });

  test('the evaluation and the bots of a module', async () => {
    const { code, out, err } = await arena.run(
      ...['match', 'pig', 'wary', 'greedy:by=1', '--games', '2', '--with', at('known.mjs')],
    );
    expect([err, code]).toEqual(['', 0]);
    expect(out).toContain('wary');
  });

  test('a program that speaks the protocol is told of chance', async () => {
    const command = `cmd:${process.execPath} ${at('none.mjs')}`;
    writeFileSync(at('none.mjs'), '');
    expect((await pig('try', command)).code).toBe(1);
  });
});

test('a tournament in blocks', async () => {
  const spec = arena.spec('dice', { games: [{ game: 'pig' }], bots: bots('random', 'greedy'), blocks: 2 });
  const { code, err } = await pig('arena', 'run', spec, '--out', at('dice'), '--jobs', '2');
  expect([err, code]).toEqual(['pig: a game may not end, and is stopped after 20000 moves\n', 0]);
  expect(linesIn(at('dice'))).toHaveLength(4);
  const told = await pig('arena', 'report', at('dice'), '--json');
  expect(JSON.parse(told.out)).toMatchObject({ total: { games: 4 }, refused: { lines: 0 } });
});

test('at the terminal', async () => {
  const played = await pig('play', 'pig', '--seat', '1', '--seed', '3', '--bot', 'random');
  expect(played).toMatchObject({ code: 0, err: '' });
  expect(played.out).toMatch(/Chance: Fall [1-6]/);
});

describe('laws', () => {
  test('of a game that keeps them', async () => {
    const { code, out, err } = await arena.run('laws', at('pig.mjs'), '--runs', '1', '--only', 'GC-8');
    expect([err, code]).toEqual(['', 0]);
    expect(out).toMatch(/^ok 1 - pig: GC-8.1.* \(\d+ ms\)\nok 2 - .*\nok 3 - .*\nok 4 - .*\n4 laws, 0 broken\n$/);
  });

  test('of a game that breaks one: with its moves and the seed', async () => {
    writeFileSync(
      at('wrong.mjs'),
      `import { game as right } from './pig.mjs';
       export const game = { ...right, outcome: (s) => ({ _tag: 'None' }) };
       export const lawOptions = { maxPlies: 300 };`,
    );
    const { code, out } = await arena.run('laws', at('wrong.mjs'), '--only', 'GC-1.1', '--seed', '4');
    expect(code).toBe(1);
    expect(out).toMatch(/^not ok 1 - pig: GC-1\.1 /);
    expect(out).toMatch(/seed: 4/);
    expect(out).toMatch(/Roll,? Fall/);
    expect(out).toMatch(/\n1 laws, 1 broken\n$/);
    const json = await arena.run('laws', at('wrong.mjs'), '--only', 'GC-1.1', '--json', '--seed', '4');
    expect(JSON.parse(json.out)).toMatchObject([{ game: 'pig', rule: 'GC-1.1', ok: false }]);
    expect((await arena.run('laws', at('pig.mjs'), '--only', 'GC-99')).err).toContain('there is no law GC-99');
  });
});

/** Node.js strips types since version 22.18. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const readsTypes = major > 22 || (major === 22 && minor >= 18);

describe('modules that cannot be used', () => {
  const fault = async (name: string, code: string): Promise<string> => {
    writeFileSync(at(name), code);
    const { code: exit, err } = await arena.run('games', '--with', at(name));
    expect(exit).toBe(1);
    return err.replace(arena.folder, '');
  };

  test('say which file, which member, and why', async () => {
    const beside = "import { game } from './pig.mjs';\n";
    expect(await fault('bad1.mjs', `${beside}export const mine = { ...game, title: '' };`)).toMatch(
      /^--with \/bad1.mjs: mine.title: a game needs it/,
    );
    expect(await fault('bad2.mjs', `${beside}export { game }; export const knowledge = { worth: 1 };`)).toMatch(
      /^--with \/bad2.mjs: knowledge.worth: there is only evaluate/,
    );
    for (const [learned, place] of [
      ['5', 'learned: 5 is not an object'],
      ['{ evaluate: 5 }', 'learned.evaluate: 5 is not what it should be'],
      ['{ learned: {} }', 'learned.learned: there is only evaluate'],
    ])
      expect(
        await fault(
          `learned${place?.length}.mjs`,
          `${beside}export { game }; export const knowledge = { learned: ${learned} };`,
        ),
      ).toContain(`knowledge.${place}`);
    expect(await fault('bad3.mjs', `${beside}export { game }; export const bots = { slow: 'mtcs' };`)).toMatch(
      /^--with \/bad3.mjs: bots.slow: no bot "mtcs"/,
    );
    expect(await fault('bad4.mjs', 'throw new Error("not today");')).toMatch(/bad4.mjs: cannot be loaded: not today/);
  });

  test('in a language that Node.js does not read: what to do instead', async () => {
    const bundle = 'bundle the module, npx esbuild ';
    expect(await fault('bad5.tsx', 'export const game = 1;')).toContain(`cannot load .tsx: ${bundle}`);
    expect(await fault('bad6.mjs', "export * from './bad5.tsx';")).toContain(`cannot load .tsx: ${bundle}`);
    if (readsTypes) return;
    expect(await fault('bad7.ts', 'export const game: number = 1;')).toContain(
      `this Node.js (${process.version}) cannot load .ts: use Node.js 22.18 or newer, or ${bundle}`,
    );
  });

  test.runIf(readsTypes)('TypeScript is read where Node.js reads it', async () => {
    writeFileSync(at('typed.ts'), "import { game as pig } from './pig.mjs';\nexport const game: object = pig;");
    expect((await arena.run('games', '--with', at('typed.ts'))).out).toContain('pig: Pig');
  });

  test('what the command does not know does no harm', async () => {
    const contents = `
      import { boardgame } from './src/table/boardgame-io/index.ts';
      import { anyGame } from './src/core/index.ts';
      import { game } from './examples/pig/game.ts';
      export { game, game as default };
      export * from './examples/pig/face.ts';
      export const boardGame = boardgame(game).right;
      export const any = anyGame(game);
      export const id = 'pig';
      export const [nothing, list, later, sign] = [null, [game], Promise.resolve(game), Symbol('pig')];
      export class Table { static id = 'table'; }
      export function setup() { throw new Error('not asked'); }`;
    await build({
      absWorkingDir: root,
      stdin: { contents, resolveDir: root, loader: 'ts' },
      outfile: at('much.mjs'),
      bundle: true,
      format: 'esm',
      platform: 'node',
      logLevel: 'error',
    });
    const { code, err, out } = await arena.run('games', '--with', at('much.mjs'));
    expect([err, code]).toEqual(['', 0]);
    expect(out.match(/^pig: Pig/gm)).toHaveLength(1);
  });
});

test('a command knows the games that it names, and not those of the command before', async () => {
  expect((await pig('games')).out).toContain('pig: Pig');
  expect((await arena.run('games')).out).not.toContain('pig');
});
