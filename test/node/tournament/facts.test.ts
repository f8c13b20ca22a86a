/** `rulehouse facts`: what many games show, and positions that no play ends. */
import { isLeft } from 'fp-ts/Either';
import { beforeAll, describe, expect, test } from 'vitest';
import { applyText, closureOf, distinctPositions, explain } from '../../../src/core/index.js';
import { initial, game as terrafex } from '../../../src/games/terrafex/index.js';
import { deadLine } from '../../kit/dead.js';
import { rulehouse } from '../cli/kit.js';

const dead = terrafex.position.print(
  deadLine.reduce((state, move) => {
    const next = applyText(terrafex)(move)(state);
    if (isLeft(next)) throw new Error(explain(next.left));
    return next.right;
  }, initial),
);

const facts = async (...args: readonly string[]): Promise<Record<string, unknown>> =>
  JSON.parse((await rulehouse(['facts', ...args, '--json'])).out) as Record<string, unknown>;

describe('--dead', () => {
  test('the line of 98 moves leads to a position that no play ends', async () => {
    const { code, out } = await rulehouse(['facts', 'terrafex', '--dead', dead]);
    expect([code, out]).toEqual([0, 'no play ends this: 5 positions can be reached, and none of them is an end']);
    expect(await facts('terrafex', '--dead', dead)).toEqual({ _tag: 'Dead', positions: 5 });
  });

  test('a shortest end, which is an end and has no shorter one', async () => {
    const start = (await rulehouse(['start', 'toframenn', '--options', '{"pool":"set24"}'])).out;
    const open = await rulehouse(['facts', 'toframenn', '--dead', start, '--bound', '50']);
    expect(open.out).toBe(
      'nothing is proven: 50 positions were reached, and none of them is an end; a greater --bound searches on',
    );
    const over = await rulehouse([
      'facts',
      'icetraders',
      '--dead',
      '2L100 over:limit:- - GE! ++ - 1:B2=0B1;2:Y1=1R3 100',
    ]);
    expect(over.out).toBe('the game is over: limit');
  });

  test('a bound or a position that cannot be read', async () => {
    expect(await rulehouse(['facts', 'terrafex', '--dead', 'nonsense'])).toMatchObject({ code: 1, out: '' });
    expect((await rulehouse(['facts', 'terrafex', '--dead', dead, '--bound', '0'])).err).toContain('--bound');
    expect((await rulehouse(['facts', 'chess'])).err).toContain('no game "chess"');
  });
});

describe('games', () => {
  let found: Record<string, unknown>;
  beforeAll(async () => {
    found = await facts('terrafex', '--games', '40', '--options', '{"turnLimit":10}');
  });

  test('every count and quantile agrees with the records of the same match', async () => {
    const lines = await rulehouse([
      ...['match', 'terrafex', 'random', 'random', '--games', '40', '--options', '{"turnLimit":10}', '--json'],
    ]);
    const match = JSON.parse(lines.out) as Record<string, number>;
    expect(found).toMatchObject({
      game: 'terrafex',
      bots: ['random', 'random'],
      games: 40,
      firstSeed: 1,
      lastSeed: 20,
      decided: { count: match['decided'] },
      byLimit: { count: match['byLimit'] },
      plies: { mean: match['plies'] },
      certainty: 'always',
      limits: {},
    });
  });

  test('the longest list is that of its position', () => {
    const { position, moves } = found['longestList'] as { position: string; moves: number };
    const state = terrafex.position.parse(position);
    expect(isLeft(state) ? 0 : terrafex.legalMoves(state.right)).toHaveLength(moves);
    expect(found['lists']).toMatchObject({ max: moves });
  });

  test('positions after no, one and two moves', () => {
    expect((found['positions'] as readonly number[]).slice(0, 2)).toEqual([1, 67]);
    expect(distinctPositions(terrafex, 3, 100)(initial)).toEqual([1, 67]);
  });

  test('the shares of all seats add up to one', () => {
    const seats = found['seats'] as readonly { share: number }[];
    expect(seats.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
  });

  test('a game of another author, in its own process', async () => {
    const pig = new URL('../../../examples/pig/game.ts', import.meta.url).pathname;
    const text = await rulehouse(['facts', 'pig', '--games', '4', '--options', '{"goal":20}', '--with', pig]);
    expect(text.out).toContain('limits: none; a game may not end\n');
    expect(text.out).toMatch(/\nended by goal: 4, 100\.0 % /);
    expect(closureOf(terrafex, 10)(initial)._tag).toBe('Open');
  });
});
