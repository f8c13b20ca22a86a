/**
 * Perft ("performance test"): counts sequences of moves, to test whether two engines generate the same moves.
 *
 * @packageDocumentation
 */
import type { Game, GameTypes } from '../contract/game.js';

/** The greatest depth to count to: more plies than anybody can wait for, but far too few to overflow the stack. */
const deepest = 1000;

/**
 * The number of sequences of exactly `depth` legal moves. A sequence of moves that ends the game before the given depth is not counted; for depth 0
 * the result is 1. Takes time in proportion to the result. The moves of the last ply are counted but not applied. Sequences are counted, not
 * positions: two orders of moves that lead to the same position count as two. An outcome of chance counts as one move, whatever weight the outcome
 * has. The result is exact below 2^53.
 *
 * @param game - the game whose moves are counted
 * @returns a function that takes a state and a depth in plies (a whole number up to 1000), and returns the number of sequences. If the depth is below
 * 1 or not a number, the result is 1; a fractional depth is rounded down.
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
    // Written this way, a depth of NaN also ends the recursion.
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
 * Counts as {@link perft} does, but separately for each first move, in the order of `legalMoves`. The depth must be at least 1. Separate counts for
 * the first moves help to find the move on which two engines differ. Takes as long as `perft` at the same depth.
 *
 * @param game - the game whose moves are counted
 * @returns a function that takes a state and a depth, and returns a pair for each legal move: the move's notation, and the number of sequences that
 * begin with the move
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
