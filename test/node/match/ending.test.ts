/** Matches set a limit for games that need not end, say so, and say how many games were decided. */
import { isLeft } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { type Pig, game as pig } from '../../../examples/pig/game.js';
import { type Game, printFault } from '../../../src/core/index.js';
import { game as icetraders } from '../../../src/games/icetraders/index.js';
import { game as terraMystica } from '../../../src/games/terra-mystica/index.js';
import { type Terrafex, game as terrafex } from '../../../src/games/terrafex/index.js';
import { game as toframenn } from '../../../src/games/toframenn/index.js';
import { game as transformartian } from '../../../src/games/transformartian/index.js';
import { facts, match, playGame } from '../../../src/node/match/index.js';
import { rulehouse } from '../cli/kit.js';

const must = <A>(result: { _tag: 'Left'; left: unknown } | { _tag: 'Right'; right: A }): A => {
  if (result._tag === 'Left') throw new Error(JSON.stringify(result.left));
  return result.right;
};
const recorded = async (played: ReturnType<typeof playGame>): Promise<unknown> => {
  const result = await played;
  if (isLeft(result)) throw new Error(printFault(result.left));
  return result.right.record.options;
};

describe('a game that need not end is played with a limit', () => {
  test.each([
    [terrafex, 2, { turnLimit: 100, quietLimit: 12 }],
    [toframenn, 2, { quietLimit: 50, plyLimit: 0 }],
    [transformartian, 2, { turnLimit: 200 }],
    [icetraders, 2, { turnLimit: 150 }],
  ] as const)('$id', async (game, bots, options) => {
    const names = Array.from({ length: bots }, () => 'random');
    // Each game has its own types, and a match of random bots needs none of them.
    expect(await recorded(playGame(game as unknown as Game<Terrafex>, names))).toMatchObject(options);
  });

  test('unless the caller chooses another limit, or none', async () => {
    expect(await recorded(playGame(terrafex, ['random', 'random'], { options: { turnLimit: 7 } }))).toMatchObject({
      turnLimit: 7,
    });
    expect(
      await recorded(playGame(toframenn, ['random', 'random'], { options: { quietLimit: 0, plyLimit: 40 } })),
    ).toMatchObject({ quietLimit: 0, plyLimit: 40 });
  });
});

describe('a match says which limit it sets', () => {
  const linesOf = async (...args: readonly string[]): Promise<readonly string[]> =>
    (await rulehouse(['match', ...args])).out.split('\n');

  test('the limit is in the options and in a line of its own', async () => {
    const [head, line] = await linesOf('terrafex', 'random', 'random', '--games', '2');
    expect(head).toMatch(/^terrafex \{"turnLimit":100\}: 2 games, /);
    expect(line).toBe('limits: turnLimit 100, set by the match, because a game might never end otherwise');
  });

  test('the limit of the caller needs no line', async () => {
    const lines = await linesOf('terrafex', 'random', 'random', '--games', '2', '--options', '{"turnLimit":6}');
    expect(lines.some((line) => line.startsWith('limits:'))).toBe(false);
  });

  test('a game without limits that may not end', async () => {
    const { text } = must(await match(pig, ['random', 'random'], { games: 2 }));
    expect(text).toContain('\nlimits: none; a game may not end, and then is broken off after 20000 moves\n');
    const told = must(await match(toframenn, ['random', 'random'], { games: 2, options: { quietLimit: 0 } }));
    expect(told.text).toContain('\nlimits: none; a game may not end, and then is broken off after 20000 moves\n');
  });

  test('a game whose author does not say whether it ends', async () => {
    const { lengths: _, ...silent } = pig;
    const { text } = must(await match<Pig>(silent, ['random', 'random'], { games: 2 }));
    expect(text).toContain('\nlimits: none; the game does not say whether it ends, and one that does not is broken');
  });

  test('a game that always ends needs no line', async () => {
    const { text } = must(await match(terraMystica, ['random', 'random'], { games: 2 }));
    expect(text).not.toContain('limits:');
  });
});

describe('a match says how many games were decided', () => {
  test('games that a limit ends without a winner are not', async () => {
    const played = must(await match(icetraders, ['random', 'greedy'], { games: 12, options: { turnLimit: 10 } }));
    const drawn = played.games.filter(({ shares }) => shares[0] === shares[1]).length;
    const limited = played.games.filter(({ record }) => record.result.reason === 'limit').length;
    const won = played.games.filter(({ shares, bots }) => shares[bots.indexOf('random')] === 1).length;
    expect(drawn).toBeGreaterThan(0);
    expect(drawn).toBeLessThan(12);
    const [, share] = /; of these random won ([\d.]+) % \([\d.]+ to [\d.]+\); ended by a limit/.exec(played.text) ?? [];
    expect(played.text).toContain(`\ndecided: ${12 - drawn} of 12 games; of these`);
    expect(played.text).toContain(`; ended by a limit: ${limited}\n`);
    expect(share).toBe(((100 * won) / (12 - drawn)).toFixed(1));
  });

  test('as JSON too', async () => {
    const { out } = await rulehouse(['match', 'terrafex', 'random', 'greedy', '--games', '4', '--json']);
    const found = JSON.parse(out) as Record<string, unknown>;
    expect(found).toMatchObject({ ends: 'always', limits: { turnLimit: 100 }, options: { turnLimit: 100 } });
    expect(found['decided']).toBeTypeOf('number');
    expect(found['byLimit']).toBeTypeOf('number');
  });
});

test('facts by a call are those of the command', async () => {
  const options = { turnLimit: 5 };
  const found = must(await facts(terrafex, [], { games: 6, options }));
  const { out } = await rulehouse([
    'facts',
    'terrafex',
    '--games',
    '6',
    '--options',
    JSON.stringify(options),
    '--json',
  ]);
  expect(JSON.parse(out)).toEqual(JSON.parse(JSON.stringify(found)));
});
