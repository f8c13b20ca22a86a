/**
 * The result of a search: the best move, and its evaluation of the others.
 *
 * @packageDocumentation
 */
import type { Legal } from '../core/contract/legal.js';

/**
 * The proven result of a move for the seat that makes it: a `win` or a `draw` whatever the others do, a `loss` whatever the seat does. With more
 * than two teams, a `loss` is proven only if nothing that any team does can help, and a `draw` is never proven. Null: nothing is certain.
 */
export type Proven = 'win' | 'loss' | 'draw' | null;

/** One move that was considered. */
export interface Candidate<Move> {
  /** The move. */
  readonly move: Legal<Move>;
  /** The number of times it was tried; in a search by depth, the number of positions searched after it. */
  readonly visits: number;
  /** Its estimated value to each seat, from 0 (lost) to 1 (won). */
  readonly value: readonly number[];
  /** The expected play: the move and those that follow. */
  readonly line: readonly Move[];
  /** Its proven result. */
  readonly proven: Proven;
}

/** The result of a search so far. */
export interface Analysis<Move> {
  /** The move to make. */
  readonly best: Legal<Move>;
  /** The effort spent: iterations, or positions searched. */
  readonly iterations: number;
  /** The length of the longest line that was searched, in plies. */
  readonly depth: number;
  /** The number of positions kept in memory: at most `nodes` of the bot. */
  readonly nodes: number;
  /** True if nothing is left to think about. */
  readonly done: boolean;
  /** The moves considered, best first. */
  readonly candidates: readonly Candidate<Move>[];
}

/** A search in progress. It has internal state and remembers its progress. */
export interface Search<Move> {
  /**
   * Thinks for this many more iterations, or until there is nothing left to search. Synchronous. Only the sum of the steps matters: two steps of
   * 500 are the same as one of 1000.
   */
  readonly step: (iterations: number) => Analysis<Move>;
}
