/**
 * What a search says: the best move and what it thinks of the others.
 *
 * @packageDocumentation
 */
import type { Legal } from '../core/contract/legal.js';

/**
 * What is certain of a move for the seat that makes it: a `win` or a `draw` whatever the others do, a `loss` however it goes on. With more
 * than two teams a `loss` is proven only if nothing that anybody does can help, and nothing is proven a `draw`. Null: nothing is certain.
 */
export type Proven = 'win' | 'loss' | 'draw' | null;

/** One move that was thought about. */
export interface Candidate<Move> {
  /** The move. */
  readonly move: Legal<Move>;
  /** How often it was tried; in a search that goes by depth, how many positions were looked at after it. */
  readonly visits: number;
  /** What it is thought to be worth to each seat, from 0 (lost) to 1 (won). */
  readonly value: readonly number[];
  /** The play that is expected: the move and what follows. */
  readonly line: readonly Move[];
  /** What is certain of it. */
  readonly proven: Proven;
}

/** What came of a search so far. */
export interface Analysis<Move> {
  /** The move to make. */
  readonly best: Legal<Move>;
  /** How much was spent: iterations, or positions looked at. */
  readonly iterations: number;
  /** The length of the longest line that was looked at, in plies. */
  readonly depth: number;
  /** How many positions are kept in memory: at most `nodes` of the bot. */
  readonly nodes: number;
  /** True if nothing is left to think about. */
  readonly done: boolean;
  /** The moves that were thought about, best first. */
  readonly candidates: readonly Candidate<Move>[];
}

/** A search under way. It changes inside and remembers how far it got. */
export interface Search<Move> {
  /**
   * Thinks for this many more iterations, or until nothing is left to think about. Synchronous. The sum of the steps decides, not their
   * length: two steps of 500 are one of 1000.
   */
  readonly step: (iterations: number) => Analysis<Move>;
}
