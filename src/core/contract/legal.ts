/**
 * Branded legality: the type that distinguishes a checked move from a move that was merely decoded.
 *
 * @packageDocumentation
 */

declare const legal: unique symbol;

/**
 * A move that `check` or `legalMoves` of a game has found legal **in one state**. The mark of legality exists only in the type and costs nothing at
 * run time. The type does not say in which state the move is legal. If a move that was found legal in one state is applied to a different state, the
 * result is unspecified, but no exception is thrown.
 */
export type Legal<Move> = Move & { readonly [legal]: true };

/**
 * Marks one move as legal. This function is meant for game modules: call it only after the rules have been checked. The function returns the object
 * that it was given.
 *
 * @param move - a move that the rules allow in the position at hand
 * @returns the same object, marked as legal
 *
 * @example
 * ```ts
 * import { mint } from 'rulehouse/author';
 * const move = { pips: 3 };
 * mint(move) === move; // true
 * ```
 */
// The brand exists only in the type system, so a cast is the only way to create it.
export const mint = <Move>(move: Move): Legal<Move> => move as Legal<Move>;

/**
 * Marks all moves of a list as legal, without copying the list. This function is meant for move generators, which list only legal moves.
 *
 * @param moves - moves that the rules allow in the position at hand
 * @returns the same list, marked as legal
 *
 * @example
 * ```ts
 * import { mintAll } from 'rulehouse/author';
 * const moves = [{ pips: 1 }, { pips: 2 }];
 * mintAll(moves).length; // 2
 * ```
 */
export const mintAll = <Move>(moves: readonly Move[]): readonly Legal<Move>[] => moves as readonly Legal<Move>[];
