/** Bots play a game that is not part of the library, in threads, and its records can be verified. */
import { copyFileSync, existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aliases } from '../../../scripts/build/entries.mjs';
import { bots, digestIn, type Kit, kit, linesIn } from './kit.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));

let arena: Kit;
beforeAll(async () => {
  arena = await kit();
  // Build the library a second time, because somebody else's module need not use the same copy.
  for (const [format, extension] of [
    ['esm', 'mjs'],
    ['cjs', 'cjs'],
  ] as const)
    await build({
      absWorkingDir: root,
      entryPoints: ['examples/goofspiel/game.ts'],
      outfile: at(`goofspiel.${extension}`),
      bundle: true,
      format,
      platform: 'node',
      alias: aliases('.'),
      logLevel: 'error',
    });
});
afterAll(() => arena.end());

const at = (name: string): string => join(arena.folder, name);

/** A module that modifies the game before it exports it. */
const changed = (name: string, code: string): string => {
  const file = at(`${name}.mjs`);
  writeFileSync(file, `import { game } from './goofspiel.mjs';\n${code}\n`);
  return file;
};

const players = ['random', 'greedy', 'mcts:iterations=30', 'ismcts:iterations=30'];

describe('a tournament', () => {
  const games = 6 * 2 * 2;

  test('in two threads, by random, greedy, mcts and ismcts; the report verifies every record', async () => {
    const spec = arena.spec('own', { games: [{ game: 'goofspiel' }], bots: bots(...players), blocks: 2 });
    const out = at('own');
    const run = (file: string) => arena.run('arena', 'run', spec, '--out', out, '--jobs', '2', '--with', file);
    const played = await run(at('goofspiel.mjs'));
    expect(played.err).toBe('');
    expect(played.code).toBe(0);
    expect(linesIn(out)).toHaveLength(games);
    expect(linesIn(out).every(({ end }) => JSON.stringify(end) === '{"reason":"rules"}')).toBe(true);

    const told = await arena.run('arena', 'report', out, '--json', '--with', at('goofspiel.mjs'));
    expect(told.code).toBe(0);
    expect(JSON.parse(told.out)).toMatchObject({ total: { games }, refused: { lines: 0 } });
    const shown = await arena.run('arena', 'show', out, '--with', at('goofspiel.mjs'));
    expect(shown.out).toMatch(/^24 of 24 games/);

    // The tournament does not depend on the module's path or format.
    const before = readFileSync(join(out, 'games.jsonl'));
    copyFileSync(at('goofspiel.mjs'), at('elsewhere.mjs'));
    for (const file of ['elsewhere.mjs', 'goofspiel.cjs']) expect((await run(at(file))).code).toBe(0);
    expect(readFileSync(join(out, 'games.jsonl')).equals(before)).toBe(true);
  });

  test('processes that end with nothing to play end nothing else', async () => {
    // The first two processes end before they have begun to play.
    const marks = [1, 2].map((number) => at(`gone-${number}`));
    const file = changed(
      'gone',
      `import { closeSync, openSync } from 'node:fs';
      export { game };
      const isFirst = (name) => {
        try {
          closeSync(openSync(name, 'wx'));
          return true;
        } catch {
          return false;
        }
      };
      if (process.send !== undefined && ${JSON.stringify(marks)}.some(isFirst))
        setTimeout(() => {
          throw new Error('gone');
        });
      await new Promise((resolve) => setTimeout(resolve, 50));`,
    );
    const long = bots('random', 'mcts:iterations=4000');
    const spec = arena.spec('gone', { games: [{ game: 'goofspiel' }], bots: long, blocks: 1 });
    const { code, err } = await arena.run('arena', 'run', spec, '--out', at('gone'), '--jobs', '6', '--with', file);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(marks.every((mark) => existsSync(mark))).toBe(true);
    expect(linesIn(at('gone')).map(({ end }) => end)).toEqual([{ reason: 'rules' }, { reason: 'rules' }]);
  });

  test.skipIf(!existsSync('/proc/self'))('a file system that takes no folders is refused at once', async () => {
    const spec = arena.spec('nowhere', { games: [{ game: 'terrafex' }], bots: bots('random', 'greedy') });
    const { code, err } = await arena.run('arena', 'run', spec, '--out', '/proc/cup');
    expect(code).toBe(1);
    expect(err).toContain('/proc/cup: no folder can be made there');
  });

  test('without the module nobody knows the game', async () => {
    const spec = arena.spec('alone', { games: [{ game: 'goofspiel' }], bots: bots('random', 'greedy') });
    const { code, err } = await arena.run('arena', 'run', spec, '--out', at('alone'));
    expect(code).not.toBe(0);
    expect(err).toContain('no game "goofspiel"');
  });
});

test('bots that a module names play in threads, and are known to those alone who have the module', async () => {
  const file = changed(
    'named',
    `export { game };
    // A bot of its own, beside the text of one of the library: it plays its first legal move.
    const first = {
      text: 'first',
      sit: (rules) => ({
        budget: { iterations: 1 },
        told: () => undefined,
        look: (view) => {
          const [best] = rules.legalMoves(view);
          return best === undefined ? undefined : { step: () => ({ best, iterations: 1, depth: 1, nodes: 0, done: true, candidates: [] }) };
        },
      }),
    };
    export const bots = { wary: 'mcts:iterations=20', first };`,
  );
  const spec = arena.spec('named', {
    games: [{ game: 'goofspiel' }],
    bots: bots('wary', 'first', 'random'),
    blocks: 2,
  });
  const run = (out: string, jobs: string) =>
    arena.run('arena', 'run', spec, '--out', at(out), '--jobs', jobs, '--with', file);
  const played = await run('named-2', '2');
  expect(played).toMatchObject({ code: 0, err: '' });
  expect(linesIn(at('named-2')).flatMap((line) => line.bots)).toContain('first');
  expect(linesIn(at('named-2')).every(({ end }) => end.reason === 'rules')).toBe(true);
  expect((await run('named-1', '1')).code).toBe(0);
  expect(digestIn(at('named-1'))).toBe(digestIn(at('named-2')));
  const told = await arena.run('arena', 'report', at('named-2'), '--json', '--with', file);
  expect(JSON.parse(told.out)).toMatchObject({ total: { games: 12 }, refused: { lines: 0 } });
  const blind = await arena.run('arena', 'run', spec, '--out', at('blind'), '--with', at('goofspiel.mjs'));
  expect(blind).toMatchObject({ code: 1, err: expect.stringContaining('bots.0.text: ') as string });
});

test('a match in two threads, with records that verify', async () => {
  const [file, records] = [at('goofspiel.cjs'), at('match.jsonl')];
  const texts = ['mcts:iterations=30', 'ismcts:iterations=30'];
  const flags = ['--games', '8', '--jobs', '2', '--with', file];
  const { code, out } = await arena.run('match', 'goofspiel', ...texts, ...flags, '--jsonl', records);
  expect(code).toBe(0);
  expect(out).toMatch(/^goofspiel \{"players":2\}: 8 games/);
  const alone = await arena.run('match', 'goofspiel', ...texts, '--games', '8', '--with', file);
  expect(alone.out).toBe(out);
  const found = readFileSync(records, 'utf8').trimEnd().split('\n');
  const saved = at('records.jsonl');
  writeFileSync(
    saved,
    found.map((line) => `${JSON.stringify((JSON.parse(line) as { record: unknown }).record)}\n`).join(''),
  );
  const verified = await arena.run('verify', saved, '--with', file);
  expect(verified.code).toBe(0);
  expect(verified.out).toContain('\n8 verified, 0 failed');

  const stats = await arena.run('stats', saved, '--by', 'seat', '--with', file);
  expect(stats).toMatchObject({ code: 0, err: '' });
  expect(stats.out).toMatch(/^8 games, 12\.0 moves on average; 0 not over, 0 that cannot be replayed\n/);
  const rows = await arena.run('export', saved, '--rows', 'plies', '--with', file);
  expect(rows).toMatchObject({ code: 0 });
  expect(rows.out.trimEnd().split('\n')).toHaveLength(8 * 12);
  const explored = await arena.run('explore', 'goofspiel', '--records', saved, '--json', '--with', file);
  expect(explored).toMatchObject({ code: 0, err: '' });
  const known = 'there are: icetraders, terra-mystica, terrafex, toframenn, transformartian';
  const blind = await arena.run('explore', 'goofspiel', '--records', saved);
  expect(blind).toMatchObject({ code: 1, err: expect.stringContaining(known) as string });
});

test('thought about and played at the terminal', async () => {
  const file = at('goofspiel.mjs');
  const position = '213 123/123 - / -';
  const thought = await arena.run('think', 'goofspiel', position, '--bot', 'mcts:iterations=50', '--with', file);
  expect(thought).toMatchObject({ code: 0, err: '' });
  expect(thought.out).toMatch(/^best: [123]\niterations 50, /);
  // Nobody types anything: the game is shown, and then the command ends.
  const played = await arena.run('play', 'goofspiel', '--seed', '3', '--with', file);
  expect(played.code).toBe(0);
  expect(played.out).toContain('Seat 0: cards 123456, bid -');
});

describe('a module that cannot be used is refused', () => {
  const refusal = async (...files: readonly string[]): Promise<string> => {
    const flags = files.flatMap((file) => ['--with', file]);
    const { code, err } = await arena.run('match', 'goofspiel', 'random', 'random', '--games', '2', ...flags);
    expect(code).not.toBe(0);
    expect(err.split('\n').length).toBeLessThan(3);
    return err;
  };

  test('no file, no module, a module that fails', async () => {
    expect(await refusal(at('nothing.mjs'))).toContain('nothing.mjs: cannot be loaded: no such file');
    const [text, failing] = [at('text.mjs'), at('failing.mjs')];
    writeFileSync(text, 'no module');
    writeFileSync(failing, 'throw new Error("not today")');
    expect(await refusal(text)).toContain('text.mjs: cannot be loaded: ');
    expect(await refusal(failing)).toContain('failing.mjs: cannot be loaded: not today');
  });

  test('a folder, a module that never finishes, and one that ends the process', async () => {
    expect(await refusal(arena.folder)).toBe(`--with ${arena.folder}: is a folder: name the module in it\n`);
    const endless = changed('endless', 'export { game };\nawait new Promise(() => {});');
    expect(await refusal(endless)).toBe(
      `--with ${endless}: cannot be loaded: it waits at its top level for something that never happens\n`,
    );
    const [quitting, late] = [
      changed('quitting', 'export { game };\nprocess.exit(0);'),
      changed('late', 'export { game };\nsetTimeout(() => process.exit(0), 20);\nawait new Promise(() => {});'),
    ];
    for (const file of [quitting, late])
      expect(await refusal(file)).toBe(
        `--with ${realpathSync(file)}: cannot be loaded: it ends the process while it is loaded\n`,
      );
    expect((await arena.run('games', '--with', endless)).code).toBe(1);
    expect((await arena.run('games', '--with', quitting)).code).toBe(1);
  });

  test('no game in it', async () => {
    expect(await refusal(changed('empty', 'export const rules = game.rules, none = null;'))).toContain(
      'exports no game',
    );
  });

  test('an id that is taken, by the library or by another module', async () => {
    const taken = changed('taken', "export const mine = { ...game, id: 'terrafex' };");
    expect(await refusal(taken)).toContain('taken.mjs: there is another game "terrafex"');
    const twin = changed('twin', 'export const mine = { ...game };');
    expect(await refusal(at('goofspiel.mjs'), twin)).toContain('twin.mjs: there is another game "goofspiel"');
  });

  test.each([
    ['without', 'const { check, ...mine } = game; export { mine };', 'mine.check: a game needs it'],
    ['id', "export const mine = { ...game, id: '../x' };", 'mine.id: a game needs it'],
    ['codec', 'export const mine = { ...game, options: {} };', 'mine.options: a game needs it'],
    [
      'print',
      "export const mine = { ...game, position: { ...game.position, print: () => '' } };",
      'mine.position.hands: ',
    ],
    ['moves', 'export const mine = { ...game, legalMoves: () => [] };', 'mine.legalMoves: nobody can begin'],
    ['teams', 'export const mine = { ...game, teams: () => [0] };', 'mine.teams: '],
    ['half', "const half = { id: 'x' };\nexport { half as game };", 'game.title: a game needs it'],
    ['other', "export const nim = { id: 'x', title: 'Nim' };", 'nim.seats: a game needs it'],
    ['number', 'export const mine = game, none = 5;\nexport { none as game };', 'game: 5 is not a game'],
    ['face', 'export { game };\nexport const face = {};', 'face.game: a face needs it'],
    ['parts', 'export { game };\nexport const face = { game, english: {} };', 'face.parts: a face needs it'],
    ['text', "export { game };\nexport const face = 'x';", 'face: "x" is not a face'],
    ['draw', 'export { game };\nexport const draw = {};', 'draw: an object is not a function'],
    ['throws', "export const mine = { ...game, setup: () => { throw new Error('no') } };", 'mine: fails: no'],
  ])('a broken contract: %s', async (name, code, reason) => {
    expect(await refusal(changed(name, code))).toContain(`${name}.mjs: ${reason}`);
  });
});
