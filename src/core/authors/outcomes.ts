/**
 * Outcomes of chance, made from moves and weights.
 *
 * @packageDocumentation
 */
import type { ChanceOutcome } from '../contract/game.js';
import { mint } from '../contract/legal.js';

/**
 * Makes outcomes of chance that are equally likely, such as the faces of a die. This function is meant for authors of games: its result is what a
 * game's `chance` returns.
 *
 * @param moves - the moves of chance, all different
 * @returns the outcomes, each with weight 1, in the order of the moves
 *
 * @example
 * ```ts
 * import { evenly } from 'rulehouse/author';
 * evenly([1, 2, 3, 4, 5, 6]).map(({ weight }) => weight); // [1, 1, 1, 1, 1, 1]
 * ```
 */
export const evenly = <Move>(moves: readonly Move[]): readonly ChanceOutcome<Move>[] =>
  moves.map((move) => ({ move: mint(move), weight: 1 }));

/**
 * Makes outcomes of chance with weights, such as the sums of two dice or the kinds of cards in a pile. An outcome of weight 0 cannot happen and is
 * left out. This function is meant for authors of games.
 *
 * @param pairs - the moves of chance, all different, each with a weight that is a whole number
 * @returns the outcomes whose weight is not 0, in the order of the pairs
 *
 * @example
 * ```ts
 * import { weighted } from 'rulehouse/author';
 * weighted([['double', 1], ['mixed', 2], ['never', 0]]).length; // 2
 * ```
 */
export const weighted = <Move>(pairs: readonly (readonly [Move, number])[]): readonly ChanceOutcome<Move>[] =>
  pairs.flatMap(([move, weight]) => (weight === 0 ? [] : [{ move: mint(move), weight }]));
