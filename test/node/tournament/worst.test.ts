/** Bots of a module that end the process in which they play: they lose that game, and nobody else notices. */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  bots,
  digestIn,
  freePort,
  has,
  type Kit,
  kit,
  lasting,
  linesIn,
  processesWith,
  redisAt,
  terrafex,
} from './kit.js';

let arena: Kit;
let module = '';
beforeAll(async () => {
  arena = await kit();
  module = join(arena.folder, 'worst.mjs');
  copyFileSync(fileURLToPath(new URL('worst.mjs', import.meta.url)), module);
});
afterAll(() => arena.end());

const at = (name: string): string => join(arena.folder, name);

const good = ['dice', 'first', 'last'];

const limits = { ms: 2000, memory: 64 };

const specOf = (name: string, players: readonly string[], ms = limits.ms): string =>
  arena.spec(name, { games: [terrafex], bots: bots(...players), limits: { ...limits, ms } });

const run = (name: string, players: readonly string[], ...flags: readonly string[]) =>
  arena.run('arena', 'run', specOf(name, players), '--out', at(name), '--jobs', '2', '--with', module, ...flags);

/** The games in which only the good bots play, without their times. */
const goodGames = (name: string) =>
  linesIn(at(name))
    .filter(({ bots: seated }) => seated.every((one) => good.includes(one)))
    // The number of a bot depends on who else takes part.
    .map((line) => ({ ...lasting(line), seating: null, pairing: null }));

const reasons: Readonly<Record<string, string>> = {
  hog: 'crash',
  quits: 'crash',
  deserts: 'crash',
  rejects: 'crash',
  endless: 'time',
};

/** Every game is over, and whoever ends processes lost against the good ones, for its own reason. */
const judge = (name: string, games: number): void => {
  const lines = linesIn(at(name));
  expect(lines).toHaveLength(games);
  for (const { bots: seated, end, shares } of lines) {
    const worst = seated.filter((one) => reasons[one] !== undefined);
    if (worst.length === 0) expect(end.reason).not.toMatch(/crash|time/);
    else expect(end.reason).toBe(reasons[seated[end.seat ?? -1] ?? '']);
    if (worst.length === 1) expect(shares[seated.indexOf(worst[0] ?? '')]).toBe(0);
  }
};

const undisturbed = async (): Promise<ReturnType<typeof goodGames>> => {
  expect(await run('good', good)).toMatchObject({ code: 0, err: '' });
  return goodGames('good');
};

test('a huge allocation, an exit, a rejection and an endless loop each lose their games, and the good ones play as without them', async () => {
  const all = [...good, 'hog', 'quits', 'endless', 'rejects'];
  expect(await run('worst', all)).toMatchObject({ code: 0, err: '' });
  judge('worst', 42);
  expect(goodGames('worst')).toEqual(await undisturbed());
});

test('a bot that closes the channel of its process loses its games, and the good ones play as without it', async () => {
  expect(await run('deserts', [...good, 'deserts'])).toMatchObject({ code: 0, err: '' });
  judge('deserts', 12);
  expect(goodGames('deserts')).toEqual(await undisturbed());
});

test('a bot whose timer ends the process in a later game costs nobody a game', async () => {
  expect(await run('later', [...good, 'later'])).toMatchObject({ code: 0, err: '' });
  const lines = linesIn(at('later'));
  expect(lines).toHaveLength(12);
  for (const { bots: seated, end } of lines)
    if (end.reason === 'crash') expect(seated[end.seat ?? -1]).not.toBe(undefined);
  expect(goodGames('later')).toEqual(await undisturbed());
});

test('a run that is killed leaves no process behind, and resumes to the same games', async () => {
  const all = [...good, 'quits'];
  // Nobody loses on time, also on a machine that stands still for a while.
  const spec = specOf('killed', all, 20_000);
  const go = (out: string) => arena.run('arena', 'run', spec, '--out', at(out), '--jobs', '2', '--with', module);
  expect((await go('whole')).code).toBe(0);
  for (let kills = 0; kills < 3; kills++) {
    const started = arena.rulehouse([
      ...['arena', 'run', spec, '--out', at('killed')],
      ...['--jobs', '2', '--with', module],
    ]);
    await Promise.race([started.ended, pause(1200 + 400 * kills)]);
    started.child.kill('SIGKILL');
    await started.ended;
  }
  expect((await go('killed')).code).toBe(0);
  expect(digestIn(at('killed'))).toBe(digestIn(at('whole')));
  await pause(1500);
  expect(processesWith('arena-worker.mjs')).toBe('');
});

test.runIf(has('redis-server'))('over Redis it ends as well, with the same games', async () => {
  const port = await freePort();
  const server = await redisAt(port, at('redis'));
  const redis = ['--redis', `redis://127.0.0.1:${port}`];
  const worker = arena.rulehouse(['arena', 'work', ...redis, '--jobs', '2', '--with', module]);
  try {
    expect(await run('there', [...good, 'hog', 'endless'], ...redis)).toMatchObject({ code: 0 });
    judge('there', 20);
    expect(goodGames('there')).toEqual(await undisturbed());
    expect(worker.child.exitCode).toBe(null);
  } finally {
    worker.child.kill('SIGINT');
    await worker.ended;
    server.child.kill('SIGKILL');
    await server.ended;
  }
});
