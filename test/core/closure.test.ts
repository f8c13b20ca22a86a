import { isLeft } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { game as pig } from '../../examples/pig/game.js';
import { applyText, closureOf, explain } from '../../src/core/index.js';
import { game as icetraders } from '../../src/games/icetraders/index.js';
import { initial, game as terrafex } from '../../src/games/terrafex/index.js';
import { game as toframenn } from '../../src/games/toframenn/index.js';
import { game as transformartian } from '../../src/games/transformartian/index.js';
import { deadLine } from '../kit/dead.js';

const after = (moves: readonly string[]) =>
  moves.reduce((state, move) => {
    const next = applyText(terrafex)(move)(state);
    if (isLeft(next)) throw new Error(explain(next.left));
    return next.right;
  }, initial);

describe('a game of Terrafex that no play ends', () => {
  const dead = after(deadLine);

  test('after 98 moves there are five positions, with one legal move each', () => {
    expect(deadLine).toHaveLength(98);
    expect(closureOf(terrafex, 1000)(dead)).toEqual({ _tag: 'Dead', positions: 5 });
    let state = dead;
    for (let ply = 0; ply < 12; ply++) {
      const moves = terrafex.legalMoves(state);
      expect(moves).toHaveLength(1);
      state = terrafex.applyLegal(state, moves[0]!);
    }
  });

  test('with a limit on turns too, because only the limit ends it', () => {
    expect(closureOf(terrafex, 1000)({ ...dead, settings: { ...dead.settings, turnLimit: 500 } })).toEqual({
      _tag: 'Dead',
      positions: 5,
    });
  });

  test('before its last moves, a play still ends it', () => {
    const found = closureOf(terrafex, 20_000)(after(deadLine.slice(0, 96)));
    expect(found._tag).not.toBe('Open');
  });
});

describe('other positions', () => {
  test('the start is open within a small bound', () => {
    expect(closureOf(terrafex, 100)(initial)).toEqual({ _tag: 'Open', positions: 100 });
  });

  test('a shortest end, with chance', () => {
    const start = pig.setup({ players: 2, goal: 10 }, 1);
    if (isLeft(start)) throw new Error('refused');
    const found = closureOf(pig, 10_000)(start.right);
    expect(found).toMatchObject({ _tag: 'Ends', reason: 'goal' });
    expect(found._tag === 'Ends' && found.moves).toEqual(['Roll', 'Fall 4', 'Roll', 'Fall 6', 'Hold']);
  });
});

describe('timeless positions', () => {
  test.each([
    [terrafex, { turnLimit: 100 }],
    [toframenn, { quietLimit: 50, plyLimit: 900 }],
    [icetraders, { turnLimit: 150 }],
    [transformartian, { turnLimit: 200 }],
  ] as const)('$id: play goes on in the same way', (game, options) => {
    // The games have different types, and only the members of the contract are used.
    const any = game as unknown as typeof terrafex;
    const start = any.setup(options as never, 3);
    if (isLeft(start)) throw new Error(explain(start.left));
    let state = start.right;
    for (let ply = 0; ply < 60; ply++) {
      const still = any.timeless?.(state) ?? state;
      const [moves, others] = [any.legalMoves(state), any.legalMoves(still)];
      expect(others.map(any.moveText.print)).toEqual(moves.map(any.moveText.print));
      const next = moves[(ply * 7) % Math.max(1, moves.length)];
      if (next === undefined) return;
      expect(any.key(any.timeless?.(any.applyLegal(still, next)) ?? still)).toBe(
        any.key(any.timeless?.(any.applyLegal(state, next)) ?? state),
      );
      expect(any.state.is(still)).toBe(true);
      state = any.applyLegal(state, next);
    }
  });
});
