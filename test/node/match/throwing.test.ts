/** Games that throw, wherever bots play: a message says where, and no finished game is lost. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Game } from '../../../src/core/index.js';
import { initial, game as sound, type Terrafex } from '../../../src/games/terrafex/index.js';
import { match, playGame, tournament } from '../../../src/node/match/index.js';
import { writeThrowing } from '../../kit/throwing.js';
import { rulehouse } from '../cli/kit.js';

const root = mkdtempSync(join(tmpdir(), 'rulehouse-match-throwing-'));
const module = join(root, 'throwing.mjs');
/** The number of moves made before the game throws. */
let patience = 0;
const failing = { has: (name: string): boolean => name === 'applyLegal' && patience-- <= 0 };
beforeAll(() => writeThrowing(module, failing));
afterAll(() => rmSync(root, { recursive: true }));

const options = { turnLimit: 3 };
const line = ['match', 'throwing', 'random', 'random', '--with', module, '--options', JSON.stringify(options)];

test('a match names the game, the seed, the ply and the bot, and writes the games before it', async () => {
  const file = join(root, 'games.jsonl');
  patience = 60;
  const { code, out, err } = await rulehouse([...line, '--games', '20', '--seed', '5', '--jsonl', file]);
  expect([code, out]).toEqual([1, '']);
  const [, game = '', seed, rotation] = /^game (\d+) of 20 \(seed (\d+), rotation ([01])\): /.exec(err) ?? [];
  expect([Number(seed), Number(rotation)]).toEqual([5 + Math.floor((Number(game) - 1) / 2), (Number(game) - 1) % 2]);
  expect(err).toMatch(
    /: the module of the game throwing failed after \d+ moves?, at the move \S+ of random \(seat [01]\): boom \(the games before it are in /,
  );
  const played = readFileSync(file, 'utf8').trimEnd().split('\n');
  expect(played.length).toBe(Number(game) - 1);
  expect(played.length).toBeGreaterThan(1);
  expect(played.map((one) => (JSON.parse(one) as { seed: number }).seed)[0]).toBe(5);
});

test('nothing is written where no game was played, and a bot that thinks is named', async () => {
  const file = join(root, 'none.jsonl');
  patience = 0;
  const { code, err } = await rulehouse([...line.with(2, 'greedy'), '--games', '2', '--jsonl', file]);
  expect(code).toBe(1);
  expect(err).toBe(
    'game 1 of 2 (seed 1, rotation 0): the module of the game throwing failed after 0 moves, while greedy (seat 0) decided: boom',
  );
  expect(existsSync(file)).toBe(false);
});

const thrower: Game<Terrafex> = {
  ...sound,
  id: 'thrower',
  applyLegal: () => {
    throw new Error('bang');
  },
};

test('programs get a fault and no exception', async () => {
  const reason = /^the module of the game thrower failed after 0 moves, at the move \S+ of random \(seat 0\): bang$/;
  expect(await playGame(thrower, ['random', 'random'], { options })).toMatchObject({
    left: { reason: expect.stringMatching(reason) as string },
  });
  expect(await match(thrower, ['random', 'random'], { options, games: 2 })).toMatchObject({
    left: { reason: expect.stringMatching(/^game 1 of 2 .*bang$/) as string },
  });
  // An exception thrown by the caller's own function is not a failure of the game.
  const onMove = (): never => {
    throw new Error('of the caller');
  };
  await expect(playGame(sound, ['random', 'random'], { options, onMove })).rejects.toThrow('of the caller');
});

test('in a tournament the seat that was deciding loses the game, with or without threads, and the rest is played', async () => {
  const played = await tournament({
    out: join(root, 'cup'),
    games: [{ game: thrower, options }],
    players: ['random', 'greedy'],
    blocks: 1,
  });
  expect(JSON.stringify(played)).toContain('the module of the game thrower failed after 0 moves');
  expect(played).toMatchObject({ right: { report: { total: { games: 2 } } } });
});

test('every other command names the module that threw', async () => {
  for (const args of [
    ['playout', 'throwing'],
    ['think', 'throwing', sound.position.print(initial), '--bot', 'greedy'],
  ]) {
    patience = 0;
    const { code, err } = await rulehouse([...args, '--with', module]);
    expect([code, err]).toEqual([1, `--with ${module}: it threw: boom`]);
  }
});
