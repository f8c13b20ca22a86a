/** How bots evaluate IceTraders with two seats, where a game can be lost in one turn. */
import { isLeft } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { icetraders } from '../../src/bots/index.js';
import { playout } from '../../src/core/playing/playout.js';
import { source } from '../../src/core/values/random.js';
import { defaultOptions, game, type State } from '../../src/games/icetraders/index.js';
import { at } from '../kit/play.js';

const valueOf = (state: State): readonly number[] => icetraders.evaluate?.(state) ?? [];

/** The value for seat 1 of a position with two seats, both still in the game. */
const forSecond = (text: string): number => valueOf(at(game)(text))[1] ?? Number.NaN;

describe('icetraders: two seats', () => {
  test('a sacrifice that takes the last ship of the other is nearly a win', () => {
    // Sacrifice a red ship for one attack, made by the green ship in its own system.
    const [now, next] = [
      forSecond('2 main 1 GE ++ - 1:Y2=0B1,1G2;2:Y1=1R1 -'),
      forSecond('2 main 0 GE ++ - 1:Y2=0B1,1G2;2:Y1=1R1 -'),
    ];
    expect(now).toBeGreaterThan(0.85);
    expect(next).toBeLessThan(now);
    // Without the red ship, with a smaller attacker, or from another system, this turn is impossible.
    for (const text of [
      '2 main 1 GE ++ - 1:Y2=0B1,1G2;2:Y1=1B1 -',
      '2 main 1 GE ++ - 1:Y2=0B2,1G1;2:Y1=1R1 -',
      '2 main 1 GE ++ - 1:Y2=0B1;2:Y1=1R1G2 -',
    ])
      expect(forSecond(text), text).toBeLessThan(now - 0.1);
  });

  test('a seat with large ships loses them first', () => {
    expect(forSecond('2 main 1 GE ++ - 1:Y2=0B3,1G3;2:Y1=1R1 -')).toBeGreaterThan(0.85);
    expect(forSecond('2 main 1 GE ++ - 1:Y2=0B1,1G3;2:Y1=1R1;3:G1=0B3 -')).toBeLessThan(0.85);
  });

  test('values are shares of one point, whatever happens', () => {
    const options = { ...defaultOptions, players: 2, turnLimit: 60 } as const;
    for (let seed = 1; seed <= 20; seed++) {
      const start = game.setup(options, seed);
      if (isLeft(start)) expect.fail(start.left.text);
      playout(game)(start.right, source(seed), 200, ({ before }) => {
        const values = valueOf(before);
        expect(values).toHaveLength(2);
        expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1);
        for (const value of values) expect(value).toBeGreaterThanOrEqual(0);
      });
    }
  });
});
