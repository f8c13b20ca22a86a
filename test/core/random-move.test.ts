import { getOrElseW } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { decode, type Game, type GameTypes, playout, randomMove, source } from '../../src/core/index.js';
import { games } from '../../src/games/catalogue.js';
import { game as transformartian } from '../../src/games/transformartian/index.js';
import { deadRed, fresh, tail } from '../games/transformartian/kit.js';

const draws = 100_000;

/** A position after the given number of random moves from the start. */
const after = <T extends GameTypes>(game: Game<T>, seed: number, plies: number): T['State'] => {
  const options = getOrElseW((): never => expect.unreachable())(decode(game.options)({}));
  const start = getOrElseW((): never => expect.unreachable())(game.setup(options, seed));
  return playout(game)(start, source(seed), plies);
};

/** Draws moves, and compares how often each was drawn with a uniform distribution. */
const expectUniform = <T extends GameTypes>(game: Game<T>, state: T['State'], seed: number): void => {
  const times = new Map(game.legalMoves(state).map((move) => [game.moveText.print(move), 0]));
  const [choose, random] = [randomMove(game), source(seed)];
  for (let draw = 0; draw < draws; draw++) {
    const move = choose(state, random);
    const text = move === undefined ? 'none' : game.moveText.print(move);
    times.set(text, (times.get(text) ?? Number.NaN) + 1);
  }
  const mean = draws / times.size;
  const chiSquare = [...times.values()].reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
  const freedom = times.size - 1;
  // The limit is five standard deviations above the mean. A move that is not in the list would make the statistic NaN.
  expect(chiSquare).toBeLessThan(freedom + 5 * Math.sqrt(2 * freedom) + 1);
  expect([...times.values()].every((count) => count > 0)).toBe(true);
};

describe('a random move', () => {
  for (const any of games)
    any.open((game) => {
      it.each([1, 2, 3])(
        `${game.id}: every legal move is equally likely, and no other is drawn (position %i)`,
        (seed) => {
          expectUniform(game, after(game, seed, 5 * seed - 4), seed);
        },
      );

      it(`${game.id}: there is none when the game is over`, () => {
        const last = after(game, 1, 100_000);
        expect(game.legalMoves(last)).toEqual([]);
        expect(randomMove(game)(last, source(1))).toBeUndefined();
      });

      it(`${game.id}: the same draws give the same move`, () => {
        const state = after(game, 4, 5);
        const print = (): string => {
          const move = randomMove(game)(state, source(9));
          return move === undefined ? '' : game.moveText.print(move);
        };
        expect(print()).toBe(print());
        expect(print()).not.toBe('');
      });
    });

  it('transformartian: a miss is as likely as an exchange, where there is one', () => {
    const state = getOrElseW((): never => expect.unreachable())(
      transformartian.position.parse(`${deadRed} 3 RY ${fresh} 0,0 ${tail}`),
    );
    expect(transformartian.legalMoves(state).some(({ _tag }) => _tag === 'Miss')).toBe(true);
    expectUniform(transformartian, state, 5);
  });
});
