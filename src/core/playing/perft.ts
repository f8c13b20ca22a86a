/**
 * Perft ("performance test"): counting move sequences, the way two engines prove that they generate the same moves.
 *
 * @packageDocumentation
 */
import type { Game, GameTypes } from '../contract/game.js';

/** The greatest depth: far more than anybody can wait for, and far below the limit of a stack. */
const deepest = 1000;

/**
 * The number of sequences of exactly `depth` legal moves. A game that ends earlier adds nothing; depth 0 counts as 1. Time grows with the answer;
 * moves of the last ply are counted, not applied. Sequences are counted, not positions: two orders of moves that lead to the same position count as two. An
 * outcome of chance counts as one move, whatever its weight. The answer is exact below 2^53.
 *
 * @param game - the game whose moves are counted
 * @returns a function of a state and a depth in plies: a whole number up to 1000. Below 1, and for a value that is not a number, the result is 1;
 * fractions are cut off.
 *
 * @example
 * ```ts
 * import { perft } from 'rulehouse';
 * import { game, initial } from 'rulehouse/terrafex';
 * perft(game)(initial, 2); // 2048
 * ```
 */
export const perft = <T extends GameTypes>(game: Game<T>): ((state: T['State'], depth: number) => number) => {
  const { legalMoves, applyLegal } = game;
  const count = (state: T['State'], depth: number): number => {
    // So written, a depth that is not a number ends it too.
    if (!(depth >= 1)) return 1;
    const moves = legalMoves(state);
    if (depth < 2) return moves.length;
    let nodes = 0;
    for (const move of moves) nodes += count(applyLegal(state, move), depth - 1);
    return nodes;
  };
  return (state, depth) => count(state, depth > deepest ? deepest : depth);
};

/**
 * {@link perft} for each first move: notation and count, in the order of `legalMoves`. `depth` is at least 1. This helps to find the move on which
 * two engines differ. It takes as long as `perft` at the same depth.
 *
 * @param game - the game whose moves are counted
 * @returns a function from a state and a depth to a pair for each legal move: its notation, and the number of sequences that begin with it
 *
 * @example
 * ```ts
 * import { divide } from 'rulehouse';
 * import { game, initial } from 'rulehouse/terrafex';
 * divide(game)(initial, 2)[0]; // ['G^e2', 61]
 * ```
 */
export const divide = <T extends GameTypes>(
  game: Game<T>,
): ((state: T['State'], depth: number) => readonly (readonly [string, number])[]) => {
  const count = perft(game);
  return (state, depth) =>
    game
      .legalMoves(state)
      .map((move) => [game.moveText.print(move), count(game.applyLegal(state, move), depth - 1)] as const);
};
