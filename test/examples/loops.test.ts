/**
 * The functions that play games, as a newcomer uses them: the length of the programs, and that they run as separate processes, with threads if
 * modules are named.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aliases } from '../../scripts/build/entries.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(root, 'node_modules', '.rulehouse-loops-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const threads = `
import { isLeft, printFault } from 'rulehouse';
import { match, tournament } from 'rulehouse/match';
import { game } from 'rulehouse/terrafex';

const options = { layout: '2', turnLimit: 4 };
const modules = [new URL('./own.mjs', import.meta.url)];
const must = (result) => {
  if (isLeft(result)) throw new Error(printFault(result.left));
  return result.right;
};
const play = (jobs) => match(game, ['dice', 'greedy'], { games: 8, options, jobs, with: modules });
const [one, two] = [must(await play(1)), must(await play(2))];
const cup = (players, blocks, limits = {}) =>
  tournament({ out: \`\${process.argv[2]}-\${players.join()}\`, games: [{ game: 'terrafex', options }], players, blocks, limits, jobs: 2, with: modules });
const hung = must(await cup(['endless', 'random'], 1, { patience: 500 }));
console.log(JSON.stringify({
  same: one.text === two.text && one.jsonl === two.jsonl,
  text: must(await cup(['dice', 'first', 'greedy'], 2)).text,
  losses: hung.report.total.losses.map(({ reason, games }) => [reason, games]),
}));
`;

beforeAll(async () => {
  writeFileSync(join(folder, 'threads.js'), threads);
  writeFileSync(
    join(folder, 'own.mjs'),
    `export const bots = {
      dice: { name: 'dice', choose: (view, legal, { random }) => legal[random.below(legal.length)] },
      first: { name: 'first', choose: (view, legal) => legal[0] },
      endless: { name: 'endless', choose: () => { for (;;); } },
    };`,
  );
  await build({
    absWorkingDir: root,
    entryPoints: {
      bot: 'examples/bot.ts',
      tournament: 'examples/tournament.ts',
      command: 'src/node/cli/index.ts',
      threads: join(folder, 'threads.js'),
      'match-worker': 'src/node/tournament/match-worker.ts',
      'arena-worker': 'src/node/tournament/worker.ts',
    },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    alias: {
      ...aliases('.'),
    },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: [
      'piscina',
      'commander',
      'bullmq',
      'ioredis',
      'openskill',
      '@hono/*',
      'hono',
      '@modelcontextprotocol/*',
      'hyparquet-writer',
      'fast-check',
    ],
    logLevel: 'error',
  });
});

const run = (name: string, ...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, `${name}.mjs`), ...args], {
    encoding: 'utf8',
  });
  return { status, out: stdout.trimEnd().split('\n'), err: stderr };
};

/** The lines of a program that do something: no comments, blank lines or type-only imports. */
const linesOf = (name: string): readonly string[] =>
  readFileSync(join(root, 'examples', `${name}.ts`), 'utf8')
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('import type '));

describe('programs of loops', () => {
  test('a bot of your own against greedy in ten lines', () => {
    expect(linesOf('bot').length).toBeLessThanOrEqual(10);
    const { status, out, err } = run('bot');
    expect([status, err]).toEqual([0, '']);
    expect(out.at(-2)).toMatch(/^spoiler\t[\d.]+\t20\t/);
    expect(out.at(-1)).toMatch(/^greedy\t[\d.]+\t20\t/);
  });

  test('a tournament of three bots of your own in fifteen; the command reports its folder', () => {
    expect(linesOf('tournament').length).toBeLessThanOrEqual(15);
    const cup = join(folder, 'cup');
    const { status, out, err } = run('tournament', cup);
    expect([status, err]).toEqual([0, '']);
    expect(out[0]).toMatch(/24 games, 12 whole blocks/);
    expect(run('tournament', cup).out).toEqual(out);
    const report = run('command', 'arena', 'report', cup);
    expect(report.out[0]).toMatch(/24 games, 12 whole blocks/);
  });

  test('bots of modules play in threads, and one that never returns loses with its thread', () => {
    const { status, out, err } = run('threads', join(folder, 'threads'));
    expect([status, err]).toEqual([0, '']);
    expect(JSON.parse(out[0] ?? '')).toMatchObject({
      same: true,
      text: expect.stringMatching(/^12 games in /) as string,
      losses: [['time', 2]],
    });
  });
});
