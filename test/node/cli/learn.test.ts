/** What `rulehouse learn` learns by self-play, the file that it writes, and what is refused. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { isLeft, isRight, right } from 'fp-ts/Either';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encoding as pig } from '../../../examples/pig/encoding.js';
import { aliases } from '../../../scripts/build/entries.mjs';
import { type Knowledge, learnedFrom, type TrainedNetwork, toframenn } from '../../../src/bots/index.js';
import { decode, type Game, type GameTypes, playout, source } from '../../../src/core/index.js';
import { chain } from '../../../src/core/values/either.js';
import { type Encoding, terrafexEncoding, toframennEncoding } from '../../../src/environment/index.js';
import { type LearnFlags, readPlan } from '../../../src/node/cli/learn/plan.js';
import { playAlone } from '../../../src/node/cli/learn/self-play.js';
import { teachersHere } from '../../../src/node/cli/learn/teachers.js';
import { trainBy, trainingFor } from '../../../src/node/cli/learn/training.js';
import { startOf } from '../../../src/node/host/args.js';
import { type Kit, kit } from '../tournament/kit.js';
import { rulehouse } from './kit.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'rulehouse-learn-'));
afterAll(() => rmSync(folder, { recursive: true }));

const flags: LearnFlags = {
  ...{ out: 'network.json', games: '40', bot: 'greedy:by=1', options: '{}', layers: '16,8' },
  ...{ maxPlies: '1000', test: '0', seed: '1', jobs: '1' },
};

const planOf = (given: Partial<LearnFlags>) => {
  const plan = readPlan({ ...flags, ...given });
  if (isLeft(plan)) throw new Error(plan.left.reason);
  return plan.right;
};

const started = <T extends GameTypes>(game: Game<T>, options: unknown, seed: number): T['State'] => {
  const start = chain(decode(game.options)(options), (read) => startOf(game, read, seed));
  if (isLeft(start)) throw new Error(start.left.reason);
  return start.right;
};

/** The content of the file after a training. */
const trainedBy = async <T extends GameTypes>(
  encoding: Encoding<T>,
  knowledge: Knowledge<T>,
  given: Partial<LearnFlags>,
): Promise<TrainedNetwork> => {
  const plan = planOf(given);
  const read = decode(encoding.game.options)({});
  if (isLeft(read)) throw new Error(read.left.reason);
  const lesson = { encoding, options: read.right, knowledge };
  const training = trainingFor(lesson, plan);
  const found = await trainBy(training, teachersHere(lesson, plan), plan.games, () =>
    Promise.resolve(right(undefined)),
  );
  expect(isRight(found)).toBe(true);
  return training.trained();
};

const learnedOf = <T extends GameTypes>(
  encoding: Encoding<T>,
  file: unknown,
  usual: Knowledge<T> = {},
): Knowledge<T> => {
  const read = learnedFrom({ ...encoding, usual }, file);
  if (isLeft(read)) throw new Error(`${read.left.path.join('.')}: ${read.left.reason}`);
  return read.right.learned ?? {};
};

const small = await trainedBy(pig, {}, { games: '25' });
const other = await trainedBy(toframennEncoding, {}, { games: '1', maxPlies: '2' });

describe('learning', () => {
  test('a bot that learned Pig beats the bot that has not', async () => {
    const learned = learnedOf(pig, await trainedBy(pig, {}, { games: '400' }));
    const { bot } = planOf({});
    const start = started(pig.game, { players: 2, goal: 100 }, 1);
    let won = 0;
    for (let seed = 0; seed < 40; seed++) {
      const own = seed % 2;
      const knowledge = [0, 1].map((seat) => (seat === own ? learned : {}));
      const playing = { game: pig.game, bot, knowledge, seed, opening: 0, longest: 1000, random: source(seed) };
      won += playAlone(playing, start, () => undefined)?.[own] ?? 0.5;
    }
    expect(won).toBeGreaterThan(32);
  });

  test('the same seed gives the same file, and another seed another one', async () => {
    expect(await trainedBy(pig, {}, { games: '25' })).toEqual(small);
    expect(await trainedBy(pig, {}, { games: '25', seed: '2' })).not.toEqual(small);
  });

  test('a network that has hardly been trained gives a position about its usual value', async () => {
    const { game } = toframennEncoding;
    const file = await trainedBy(toframennEncoding, toframenn, { games: '1', maxPlies: '2' });
    const learned = learnedOf(toframennEncoding, file, toframenn);
    const state = playout(game)(started(game, {}, 5), source(3), 30);
    const usual = toframenn.evaluate?.(state) ?? [];
    const values = learned.evaluate?.(state) ?? [];
    expect(values.length).toBe(2);
    for (const [team, value] of values.entries()) {
      expect(Math.abs(value - (usual[team] ?? 9))).toBeLessThan(0.1);
      expect(learned.evaluateFor?.(state, team)).toBe(value);
    }
  });

  test('a game that is cut off teaches, too', async () => {
    const file = await trainedBy(pig, {}, { games: '25', maxPlies: '10' });
    expect(isRight(learnedFrom(pig, file))).toBe(true);
  });
});

describe('the file', () => {
  test.each([
    [null, ''],
    [{ ...small, format: 'another' }, 'format'],
    [{ ...small, version: 2 }, 'version'],
    [{ ...small, layers: [16] }, 'layers'],
    [{ ...small, layers: [16, 8, 4] }, 'layers'],
    [{ ...small, layers: [16, 0] }, 'layers.1'],
    [{ ...small, inputs: 1e9 }, 'inputs'],
    [{ ...small, inputs: small.inputs + 1 }, 'weights'],
    [{ ...small, weights: small.weights.slice(4) }, 'weights'],
    [{ ...small, weights: `${small.weights.slice(0, -1)}!` }, 'weights'],
    // The scale of the first row is not a number.
    [{ ...small, weights: `AADAfw${small.weights.slice(6)}` }, 'weights'],
    [{ ...small, environment: 'pig-v1' }, 'environment'],
    // Numbers that fit each other, but not the encoding.
    [{ ...other, environment: 'pig-v0' }, 'inputs'],
    [{ ...small, more: 1 }, 'more'],
  ])('%# is refused with the place of the mistake', (file, path) => {
    const read = learnedFrom(pig, file);
    expect(isLeft(read) && read.left.path.join('.')).toBe(path);
  });

  test('of one game is refused for another', () => {
    expect(isLeft(learnedFrom(terrafexEncoding, small))).toBe(true);
  });
});

test('a module gives its bots what was learned', async () => {
  const module = fileURLToPath(new URL('../../../examples/pig/learned.ts', import.meta.url));
  const { code, out, err } = await rulehouse([
    ...['match', 'pig', 'greedy:by=2', 'greedy:by=1', '--games', '20', '--json', '--with', module],
  ]);
  expect([code, err]).toEqual([0, '']);
  const { bots } = JSON.parse(out) as { bots: { bot: string; points: number }[] };
  expect(bots.find(({ bot }) => bot === 'greedy:by=2')?.points).toBeGreaterThan(17);
});

describe('the command', () => {
  const out = join(folder, 'toframenn.json');
  const learn = (...more: readonly string[]) =>
    rulehouse(['learn', 'toframenn', '--games', '22', '--layers', '8,4', '--test', '2', '--out', out, ...more]);

  test('writes the file and says what it is worth, and does not replace a file unless asked', async () => {
    const first = await learn('--json');
    expect(first.code).toBe(0);
    const found: unknown = JSON.parse(first.out);
    // Errors are told from the game on with which learning begins.
    const { errors } = found as { readonly errors: readonly number[] };
    expect(errors.length).toBe(2);
    expect(errors).not.toContain(0);
    expect(found).toMatchObject({ game: 'toframenn', games: 22, seed: 1, file: out, test: { games: 2, even: 0.5 } });
    expect(isRight(learnedFrom(toframennEncoding, JSON.parse(readFileSync(out, 'utf8'))))).toBe(true);
    // The file is looked at before the first game, and not after hours of training.
    const again = await learn();
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('is there already')]);
    expect(again.progress).toEqual([]);
    const replaced = await learn('--replace');
    expect(replaced.out).toContain('greedy:by=1 with it against greedy:by=1 without it');
  });

  test('says that a folder is missing before it plays', async () => {
    const file = join(folder, 'none', 'network.json');
    const { code, err, progress } = await learn('--out', file);
    expect([code, err, progress]).toEqual([1, `${file}: there is no folder ${join(folder, 'none')}`, []]);
  });

  test.each([
    [['--bot', 'random'], '--bot'],
    [['--bot', 'greedy'], '--bot'],
    [['--bot', 'greedy:by=2'], '--bot'],
    [['--layers', '8'], '--layers'],
    [['--layers', '8,9,10'], '--layers'],
    [['--layers', '0,4'], '--layers'],
    [['--games', '0'], '--games'],
    [['--max-plies', 'x'], '--max-plies'],
    [['--options', '{"players":99}'], '--options'],
  ])('refuses %j', async (more, flag) => {
    const { code, err } = await learn('--replace', ...more);
    expect(code).not.toBe(0);
    expect(err).toContain(flag);
  });
});

describe('threads', () => {
  let work: Kit;
  beforeAll(async () => {
    work = await kit();
  });
  afterAll(() => work.end());

  test('give the same file as none, also for the game of a module', async () => {
    const module = join(work.folder, 'pig.mjs');
    await build({
      ...{ absWorkingDir: root, entryPoints: ['examples/pig/encoding.ts'], outfile: module, bundle: true },
      ...{ format: 'esm', platform: 'node', alias: aliases('.'), logLevel: 'error' },
    });
    for (const game of [['toframenn'], ['pig', '--with', module]]) {
      const files = [];
      for (const jobs of ['1', '3']) {
        const out = join(work.folder, `${game[0]}-${jobs}.json`);
        const flags = ['--games', '50', '--layers', '8,4', '--max-plies', '60', '--test', '0'];
        const { code, err } = await work.run('learn', ...game, ...flags, '--jobs', jobs, '--out', out);
        expect([code, err]).toEqual([0, '']);
        files.push(readFileSync(out, 'utf8'));
      }
      expect(files[1]).toBe(files[0]);
    }
  });
});
