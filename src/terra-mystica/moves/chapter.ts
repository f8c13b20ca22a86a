/**
 * The type of a chapter of moves: the question, check, effect and list of one kind of move. Written once for each kind; the course of the game uses
 * nothing else of it.
 *
 * @packageDocumentation
 */
import type { Events } from '../engine/events.js';
import type { Demand, Question } from '../engine/question.js';
import type { Draft } from '../state/draft.js';
import type { Move } from '../state/move.js';

/**
 * The continuation after a move: nothing, the next due decision, the next decision of the set-up, the end of the turn with its offers, or the turn
 * of the next seat.
 */
export type After = 'nothing' | 'due' | 'set-up' | 'end of turn' | 'next turn';

/** One kind of move `M`, with the question `Q` to which its rules apply. */
export interface Chapter<M extends Move, Q extends Question> {
  /** The question of a seat about a move: names become numbers here, and nowhere else. */
  readonly question: (asked: Question, move: M) => Q;
  /** The demands on a move, in the order in which a refusal cites them. */
  readonly demands: readonly Demand<Q>[];
  /**
   * Carries out the checked move. It reads everything it needs from the question before it changes the draft, which may be the state of the
   * question.
   */
  readonly perform: (draft: Draft, question: Q, events: Events | null) => After;
  /** The legal moves of a seat in canonical form; none for a kind of move that is only another spelling. */
  readonly list: (question: Question) => readonly Move[];
}

/** Kinds of moves that are accepted and never listed: other spellings, and moves for replays only. */
export const unlisted = (): readonly Move[] => [];
