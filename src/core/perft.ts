/**
 * Perft ("performance test"): counting move sequences, the way two engines prove that they generate the same moves.
 *
 * @packageDocumentation
 */
import type { Game, GameTypes } from './game.js';

/**
 * The number of sequences of exactly `depth` legal moves. A game that ends earlier adds nothing; depth 0 gives 1.
 * Time grows with the answer; moves of the last ply are counted, not applied.
 *
 * @example
 * ```ts
 * import { perft } from 'rulehouse';
 * import { game, initial } from 'rulehouse/terrafex';
 * perft(game)(initial, 2); // 1208
 * ```
 */
export const perft = <T extends GameTypes>(game: Game<T>): ((state: T['State'], depth: number) => number) => {
  const { legalMoves, applyLegal } = game;
  const count = (state: T['State'], depth: number): number => {
    if (depth <= 0) return 1;
    const moves = legalMoves(state);
    if (depth === 1) return moves.length;
    let nodes = 0;
    for (const move of moves) nodes += count(applyLegal(state, move), depth - 1);
    return nodes;
  };
  return count;
};

/** {@link perft} by first move: notation and count, in the order of `legalMoves`. `depth` is at least 1. */
export const divide = <T extends GameTypes>(
  game: Game<T>,
): ((state: T['State'], depth: number) => readonly (readonly [string, number])[]) => {
  const count = perft(game);
  return (state, depth) =>
    game
      .legalMoves(state)
      .map((move) => [game.moveText.print(move), count(game.applyLegal(state, move), depth - 1)] as const);
};
