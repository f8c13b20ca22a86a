/** A game by another author with dice and its own encoding: in a batch, and served by the command. */
import { fileURLToPath } from 'node:url';
import { isLeft } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { encoding } from '../../examples/pig/encoding.js';
import { decode } from '../../src/core/index.js';
import { batchOf, Standing } from '../../src/environment/index.js';
import { rulehouse } from '../node/cli/kit.js';

const module = fileURLToPath(new URL('../../examples/pig/encoding.ts', import.meta.url));

const made = (goal: number) => {
  const options = decode(encoding.game.options)({ goal });
  if (isLeft(options)) throw new Error('options');
  const settings = { games: 2, options: options.right, reward: 'places', maxPlies: 0, illegal: 'refuse' } as const;
  const batch = batchOf(encoding, settings);
  if (isLeft(batch)) throw new Error(batch.left.reason);
  return batch.right;
};

/** Rolls until a roll is worth keeping; returns what is visible of each game. */
const played = (): readonly string[] => {
  const batch = made(20);
  batch.reset([5, 5]);
  const seen: string[] = [];
  for (let step = 0; step < 200; step++) {
    const { observations } = batch;
    const ids = [0, 1].map((game) => (observations[7 * game + 6]! >= 6 ? 1 : 0));
    expect(batch.step(ids)).toEqual([]);
    seen.push([...batch.observations, ...batch.seats, ...batch.rewards, ...batch.standings].join());
  }
  return seen;
};

test('chance falls between the moves of seats, and the same seeds see the same dice', () => {
  const batch = made(20);
  batch.reset([5, 5]);
  // While the die is being rolled, no seat is to move.
  for (let step = 0; step < 50; step++) {
    batch.step([0, 0]);
    for (const game of [0, 1]) expect(encoding.game.toMove(batch.stateOf(game)!)).toEqual([batch.seats[game]]);
  }
  const one = played();
  expect(one).toEqual(played());
  expect(one.some((line) => line.endsWith(`${Standing.Over},${Standing.Over}`))).toBe(true);
});

test('the command serves it and describes it', async () => {
  const said = await rulehouse(['env', 'pig', '--describe', '--with', module]);
  expect(said.err).toBe('');
  expect(JSON.parse(said.out)).toMatchObject({ name: 'pig-v0', actions: { count: 2 }, observation: { length: 7 } });
  const unknown = await rulehouse(['env', 'chess', '--describe']);
  expect([unknown.code, unknown.err]).toEqual([
    1,
    expect.stringMatching(/^no environment "chess"; there are: icetraders-v0, /),
  ]);
});

test('the command examines a candidate at it', async () => {
  const said = await rulehouse(['exam', 'pig', 'script:knows', '--games', '4', '--with', module]);
  expect(said.out).toMatch(/legal at the first try: 100.00 %/);
});

test.each([
  [['--games', '0'], /--games/],
  [['--reward', 'glory'], /--reward: "glory" is not one of places, difference, own/],
  [['--illegal', 'shrug'], /--illegal/],
  [['--seat', '0'], /--seat: no bot plays the other seats/],
  [['--bot', 'gready'], /no bot "gready"/],
  [['--bot', 'cmd:python3 bot.py'], /--bot: is a program \(cmd:\), which cannot play in environments/],
  [['--options', '{'], /--options/],
  [['--bot', 'random', '--seat', '4'], /there is no seat 4 at a table of 2/],
])('flags that are wrong are named: %j', async (flags, message) => {
  const said = await rulehouse(['env', 'terrafex', ...flags]);
  expect(said.code).toBe(said.err.startsWith('--') ? 2 : 1);
  expect(said.err).toMatch(message);
});
