/**
 * The result of a search: the best move, and the evaluations of all moves that were considered.
 *
 * @packageDocumentation
 */
import type { Legal } from '../core/contract/legal.js';

/**
 * The proven result of a move, for the seat that makes the move. The results `win` and `draw` hold whatever the other seats do; the result `loss`
 * holds whatever the seat itself does. With more than two teams, a `loss` is proven only if no play by any team can avert it, and a `draw` is never
 * proven. The value null means that nothing is proven.
 */
export type Proven = 'win' | 'loss' | 'draw' | null;

/** One move that was considered. */
export interface Candidate<Move> {
  /** The move. */
  readonly move: Legal<Move>;
  /** The number of times that the move was tried; in a search by depth, the number of positions searched after the move. */
  readonly visits: number;
  /** The estimated value of the move for each seat, from 0 (lost) to 1 (won). */
  readonly value: readonly number[];
  /** The expected course of the game: this move and the moves that follow. */
  readonly line: readonly Move[];
  /** The result of the move, if it is proven. */
  readonly proven: Proven;
}

/** The result of a search up to now. */
export interface Analysis<Move> {
  /** The move that the search recommends: the first candidate, or one that was drawn if the decision is hidden from the other seats. */
  readonly best: Legal<Move>;
  /** The effort spent so far, as a number of iterations or of positions searched. */
  readonly iterations: number;
  /** The length of the longest line that was searched, in plies. */
  readonly depth: number;
  /** The number of positions kept in memory, which is at most the bot's parameter `nodes`. */
  readonly nodes: number;
  /** True if nothing is left to think about. */
  readonly done: boolean;
  /** The moves that were considered, the best one first. */
  readonly candidates: readonly Candidate<Move>[];
}

/** A search in progress. A search remembers its progress between calls. */
export interface Search<Move> {
  /**
   * Thinks for the given number of further iterations, or until nothing is left to search. Synchronous. Only the total number of iterations matters:
   * two calls with 500 each have the same effect as one call with 1,000.
   */
  readonly step: (iterations: number) => Analysis<Move>;
}
