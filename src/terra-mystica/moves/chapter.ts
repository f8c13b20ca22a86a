/**
 * What a chapter of moves is: how one kind of move is asked about, judged, carried out and listed. Written once for each kind; the course
 * of the game knows no more of it.
 *
 * @packageDocumentation
 */
import type { Events } from '../engine/events.js';
import type { Demand, Question } from '../engine/question.js';
import type { Draft } from '../state/draft.js';
import type { Move } from '../state/move.js';

/**
 * What comes after a move: nothing, the next thing that is due, the next decision of the set-up, the end of the turn with its offers, or
 * the turn of the next seat.
 */
export type After = 'nothing' | 'due' | 'set-up' | 'end of turn' | 'next turn';

/** One kind of move `M`, with the question `Q` that its rules are asked. */
export interface Chapter<M extends Move, Q extends Question> {
  /** The question of a seat about a move: names become numbers here, and nowhere else. */
  readonly question: (asked: Question, move: M) => Q;
  /** What a move demands, in the order in which a refusal cites it. */
  readonly demands: readonly Demand<Q>[];
  /** Carries out what was judged. It reads what it needs of the question before it changes the draft, which may be the state of the question. */
  readonly perform: (draft: Draft, question: Q, events: Events | null) => After;
  /** The legal moves of a seat in canonical form; none for a kind of move that is only another spelling. */
  readonly list: (question: Question) => readonly Move[];
}

/** Kinds of moves that are accepted and never listed: other spellings, and what belongs to replays. */
export const unlisted = (): readonly Move[] => [];
