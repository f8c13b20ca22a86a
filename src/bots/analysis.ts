/**
 * The result of a search: the best move, and its evaluation of the others.
 *
 * @packageDocumentation
 */
import type { Legal } from '../core/contract/legal.js';

/**
 * The proven result of a move for the seat that makes it: `win` or `draw` whatever the others do, or `loss` whatever the seat does. With more
 * than two teams, a `loss` is proven only if nothing that any team does can help, and a `draw` is never proven. Null means that nothing is certain.
 */
export type Proven = 'win' | 'loss' | 'draw' | null;

/** One move that was considered. */
export interface Candidate<Move> {
  /** The move. */
  readonly move: Legal<Move>;
  /** The number of times the move was tried; in a search by depth, the number of positions searched after it. */
  readonly visits: number;
  /** The estimated value of the move for each seat, from 0 (lost) to 1 (won). */
  readonly value: readonly number[];
  /** The expected play: the move and those that follow. */
  readonly line: readonly Move[];
  /** The result of the move, as far as it is proven. */
  readonly proven: Proven;
}

/** The result of a search so far. */
export interface Analysis<Move> {
  /** The move that the search recommends. */
  readonly best: Legal<Move>;
  /** The effort spent: iterations, or positions searched. */
  readonly iterations: number;
  /** The length of the longest line that was searched, in plies. */
  readonly depth: number;
  /** The number of positions kept in memory, which is at most the bot's parameter `nodes`. */
  readonly nodes: number;
  /** True if nothing is left to think about. */
  readonly done: boolean;
  /** The moves considered, best first. */
  readonly candidates: readonly Candidate<Move>[];
}

/** A search in progress. It has internal state and remembers its progress. */
export interface Search<Move> {
  /**
   * Thinks for this many more iterations, or until there is nothing left to search. Synchronous. Only the total matters: two calls with 500
   * iterations are the same as one call with 1000.
   */
  readonly step: (iterations: number) => Analysis<Move>;
}
