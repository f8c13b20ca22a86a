/** Values that are returned twice are frozen: a caller who tries to change one changes nothing for anybody else. */
import { isRight } from 'fp-ts/Either';
import { none } from 'fp-ts/Option';
import { expect, test } from 'vitest';
import { applyMove, decode, type Game, type GameTypes } from '../../src/core/index.js';
import { partsOf, sharedAndOpen, spoil } from '../../src/laws/data.js';
import { walk } from './play.js';

const json = (value: unknown): string => JSON.stringify(value);

/** Registers the tests for a game. */
export const sharing = <T extends GameTypes>(game: Game<T>, options: readonly T['Options'][], plies = 40): void => {
  const states = options.flatMap((chosen, index) => walk(game, chosen, index, plies).states);

  test(`${game.id}: two calls share only what is frozen`, () => {
    for (const [index, chosen] of options.entries())
      expect(sharedAndOpen(game.setup(chosen, index), game.setup(chosen, index + 1))).toEqual([]);
    for (const state of states) {
      expect(sharedAndOpen(game.toMove(state), game.toMove(state))).toEqual([]);
      expect(sharedAndOpen(game.legalMoves(state), game.legalMoves(state))).toEqual([]);
      expect(sharedAndOpen(game.score(state), game.score(state))).toEqual([]);
      expect(sharedAndOpen(game.outcome(state), game.outcome(state))).toEqual([]);
      const first = game.legalMoves(state).slice(0, 1);
      expect(sharedAndOpen(first.map(game.move.encode), game.legalMoves(state))).toEqual([]);
    }
  });

  test(`${game.id}: what was handed out can be changed without changing any later answer`, () => {
    for (const state of states) {
      const before = [game.toMove(state), game.legalMoves(state), game.score(state), game.outcome(state)].map(json);
      for (const answer of [game.toMove(state), game.legalMoves(state), game.score(state), game.outcome(state)])
        spoil(answer);
      expect([game.toMove(state), game.legalMoves(state), game.score(state), game.outcome(state)].map(json)).toEqual(
        before,
      );
    }
  });

  test(`${game.id}: what was decoded or set up has nothing in common with the input`, () => {
    const inputs = states.flatMap((state) => {
      const view = game.view(none)(state);
      return [
        [game.state, game.state.encode(state)] as const,
        [game.viewState, game.viewState.encode(view)] as const,
        ...game
          .legalMoves(state)
          .slice(0, 50)
          .map((move) => [game.move, game.move.encode(move)] as const),
      ];
    });
    for (const [codec, encoded] of inputs) {
      const input: unknown = JSON.parse(json(encoded));
      const read = decode<unknown, unknown>(codec)(input);
      if (!isRight(read)) throw new Error(`${codec.name}: ${json(read.left)}`);
      const before = json(read.right);
      spoil(input);
      expect(json(read.right)).toBe(before);
    }
    for (const [seed, chosen] of options.entries()) {
      const input: unknown = JSON.parse(json(game.options.encode(chosen)));
      const [read, start] = [decode(game.options)(input), game.setup(input, seed)];
      const before = json([read, start]);
      expect([read._tag, start._tag]).toEqual(['Right', 'Right']);
      spoil(input);
      expect(json([read, start])).toBe(before);
    }
  });

  test(`${game.id}: a move that the caller changes afterwards changes no state`, () => {
    for (const state of states) {
      const [move] = game.legalMoves(state);
      if (move === undefined) continue;
      const own = JSON.parse(json(game.move.encode(move))) as T['Move'];
      const after = applyMove(game)(own)(state);
      const before = json(after);
      spoil(own);
      expect(json(after)).toBe(before);
    }
  });

  test(`${game.id}: the game and its tables are frozen`, () => {
    expect([...partsOf(game)].filter(([part]) => !Object.isFrozen(part)).map(([, path]) => path)).toEqual([]);
  });
};
