/** Values that are not moves: JavaScript programs, and JSON that nobody decoded, may pass anything. */
import { isLeft } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import {
  applyMove,
  applyMoveAs,
  decode,
  type Game,
  type GameTypes,
  moverOf,
  seats,
  source,
  writeRecord,
} from '../../src/core/index.js';
import { malformedMove, traps } from '../../src/laws/strange.js';
import { walk } from './play.js';

/** Registers the tests, with `count` malformed moves. */
export const malformedMoves = <T extends GameTypes>(
  game: Game<T>,
  options: readonly T['Options'][],
  count: number,
  plies: number,
): void => {
  const states = options.flatMap((chosen, index) => walk(game, chosen, 50 + index, plies).states);
  const moves = states.flatMap((state) => game.legalMoves(state).slice(0, 30)) as readonly object[];
  const rules: readonly string[] = Object.keys(game.rules);

  describe(`${game.id}: values that are not moves`, () => {
    test(`${count} of them: refused by rule number, never an exception, never accepted`, () => {
      const random = source(23);
      let refused = 0;
      const cited = new Set<string>();
      const nothing = decode(game.move)(null);
      const form = isLeft(nothing) ? nothing.left.rule : undefined;
      for (let i = 0; i < count; i++) {
        const state = states[random.below(states.length)];
        const value = malformedMove(random, moves[random.below(moves.length)]!, moves);
        const steps = [
          game.check(value)(state),
          applyMove(game)(value)(state),
          applyMoveAs(game)(seats[random.below(3)]!, value)(state),
        ];
        const read = decode(game.move)(value);
        const isMove = !isLeft(read);
        expect(moverOf(game)(value)(state)).toBeLessThan(6);
        for (const step of steps) {
          if (isLeft(step)) expect(rules).toContain(step.left.rule);
          else expect(isMove).toBe(true);
        }
        if (isMove) continue;
        refused++;
        // The text is well formed but has a number that no position has, so a rule of the game is cited, not one of the notation.
        if (read.left.rule !== form) continue;
        const [checked] = steps;
        if (checked !== undefined && isLeft(checked) && checked.left.rule !== game.overRule)
          cited.add(checked.left.rule);
      }
      expect([...cited]).toHaveLength(1);
      expect(refused).toBeGreaterThan(count / 3);
    });

    test('values that throw when they are looked at', () => {
      for (const value of traps()) {
        const [state] = states;
        expect(isLeft(game.check(value)(state))).toBe(true);
        expect(isLeft(applyMove(game)(value)(state))).toBe(true);
        expect(isLeft(applyMoveAs(game)(0, value)(state))).toBe(true);
        expect(isLeft(writeRecord(game)(options[0], null, state, [value]))).toBe(true);
        for (const codec of [game.options, game.state, game.viewState, game.move])
          expect(isLeft(decode<unknown, unknown>(codec)(value))).toBe(true);
        expect(isLeft(game.setup(value, 1))).toBe(true);
      }
    });
  });
};
