/** Tournaments with more games than fit into one segment: played, killed, extended and reported like any other. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Kit, kit, lasting, until, type Written } from './kit.js';

let arena: Kit;
beforeAll(async () => {
  arena = await kit();
});
afterAll(() => arena.end());

const at = (name: string): string => join(arena.folder, name);

/** Short games with long records: about a megabyte and a half of lines. */
const many = {
  games: [{ game: 'terrafex', options: { layout: '2', turnLimit: 30 } }],
  bots: [
    { name: 'chance', text: 'random' },
    { name: 'dice', text: 'random' },
    { name: 'luck', text: 'random' },
  ],
  blocks: 130,
};
const games = 130 * 6;

const sizeOf = (out: string, name: string): number =>
  existsSync(join(out, name)) ? statSync(join(out, name)).size : 0;

const linesOf = async (out: string): Promise<readonly Written[]> => {
  const { code, out: text } = await arena.here('arena', 'games', out);
  expect(code).toBe(0);
  // These lines were written by the command, and each test checks only the fields it needs.
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Written);
};

const digestOf = async (out: string): Promise<string> =>
  createHash('sha256')
    .update(JSON.stringify((await linesOf(out)).map(lasting)))
    .digest('hex');

const play = (out: string, jobs: string) =>
  arena.run('arena', 'run', arena.spec('many', many), '--out', out, '--jobs', jobs);

/** The tournament in three threads, without interruptions. */
const undisturbed = async (): Promise<string> => {
  const out = at('undisturbed');
  if (!existsSync(out)) expect(await play(out, '3')).toMatchObject({ code: 0, err: '' });
  return out;
};

test('in one thread or in three: the same games, in their order, most of them compressed', async () => {
  const out = await undisturbed();
  const lines = await linesOf(out);
  expect(lines).toHaveLength(games);
  expect(new Set(lines.map(({ key }) => key)).size).toBe(games);
  expect(sizeOf(out, 'games.segments')).toBeGreaterThan(1000);
  expect(sizeOf(out, 'games.segments') + sizeOf(out, 'games.jsonl')).toBeLessThan(JSON.stringify(lines).length / 2);
  expect(await play(at('one-thread'), '1')).toMatchObject({ code: 0, err: '' });
  expect(await digestOf(at('one-thread'))).toBe(await digestOf(out));
  const [shown, one] = [await arena.here('arena', 'show', out, '--json'), await play(at('one-thread'), '2')];
  expect(one.code).toBe(0);
  expect(JSON.parse(shown.out)).toMatchObject({ played: games, games });
  const other = await arena.here('arena', 'show', at('one-thread'), '--json');
  expect({ ...(JSON.parse(other.out) as object), folder: '' }).toEqual({
    ...(JSON.parse(shown.out) as object),
    folder: '',
  });
});

test('killed again and again: every game once, equal to an undisturbed tournament', async () => {
  const out = at('killed');
  const bytes = (): number => sizeOf(out, 'games.jsonl') + 20 * sizeOf(out, 'games.segments');
  for (let kill = 0; kill < 5; kill++) {
    const run = arena.rulehouse(['arena', 'run', arena.spec('many', many), '--out', out, '--jobs', '2']);
    const before = bytes();
    await Promise.race([run.ended, until(() => bytes() > before + 100_000)]);
    run.child.kill('SIGKILL');
    await run.ended;
  }
  expect((await play(out, '2')).code).toBe(0);
  expect(await digestOf(out)).toBe(await digestOf(await undisturbed()));
});

test('a report by several threads equals that of one thread, byte for byte', async () => {
  const out = await undisturbed();
  const key = (await linesOf(out))[3]?.key ?? '';
  const corrected = await arena.here('arena', 'correct', out, key, '--shares', '0.5,0.5', '--why', 'both were stopped');
  expect(corrected).toMatchObject({ code: 0 });
  const of = async (jobs: string) => {
    const files = ['html', 'csv'].map((kind) => at(`report-${jobs}.${kind}`));
    const flags = files.flatMap((file) => [`--${file.split('.').at(-1) ?? ''}`, file]);
    const text = await arena.run('arena', 'report', out, '--jobs', jobs, '--people', ...flags);
    const json = await arena.run('arena', 'report', out, '--jobs', jobs, '--json');
    expect([text.code, json.code]).toEqual([0, 0]);
    return [text.out, json.out, ...files.map((file) => readFileSync(file, 'utf8'))];
  };
  const [one, three] = [await of('1'), await of('3')];
  expect(one[0]).toContain(`${games} games`);
  expect(one[0]).not.toContain('not counted');
  expect(one[0]).toContain('corrected');
  expect(three).toEqual(one);
  expect((await arena.here('arena', 'report', out, '--jobs', '0')).err).toContain('--jobs');
});

test('it grows by blocks and bots, and comes out as in one go', async () => {
  const out = at('grown');
  const half = arena.spec('half', { ...many, bots: many.bots.slice(0, 2), blocks: 420 });
  expect(await arena.run('arena', 'run', half, '--out', out, '--jobs', '2')).toMatchObject({ code: 0, err: '' });
  expect(sizeOf(out, 'games.segments')).toBeGreaterThan(1000);
  expect(await arena.run('arena', 'add', out, '--bot', 'luck=random', '--jobs', '2')).toMatchObject({
    code: 0,
  });
  const whole = arena.spec('whole', { ...many, blocks: 420 });
  expect(await arena.run('arena', 'run', whole, '--out', at('one-go'), '--jobs', '2')).toMatchObject({ code: 0 });
  expect(await digestOf(out)).toBe(await digestOf(at('one-go')));
});

test('a folder that is none is refused', async () => {
  expect(await arena.here('arena', 'games', at('nowhere'))).toMatchObject({
    code: 1,
    err: expect.stringContaining('there is no tournament here') as string,
  });
});
