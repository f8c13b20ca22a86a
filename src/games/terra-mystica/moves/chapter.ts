/**
 * The type of a chapter of the rules: one kind of move, with its question, its conditions, its effect and its legal moves. Each kind of move is
 * written once, as a chapter, and the rest of the game uses only the chapter.
 *
 * @packageDocumentation
 */
import type { Events } from '../engine/events.js';
import type { Demand, Question } from '../engine/question.js';
import type { Draft } from '../state/draft.js';
import type { Move } from '../state/move.js';

/** What follows a move: nothing, the next decision due, the next decision of the set-up, the end of the turn with its offers, or the next seat's turn. */
export type After = 'nothing' | 'due' | 'set-up' | 'end of turn' | 'next turn';

/** One kind of move, `M`; its conditions are checked against a question of the type `Q`. */
export interface Chapter<M extends Move, Q extends Question> {
  /**
   * Builds the question about a seat's move: the state, the move and the derived values that the conditions check. Only this function turns the names
   * in a move into numbers.
   */
  readonly question: (asked: Question, move: M) => Q;
  /** The conditions that a move must meet, in the order in which a refusal cites them. */
  readonly demands: readonly Demand<Q>[];
  /**
   * Carries out the checked move. The function reads all that it needs from `question` before it changes the draft, because the draft may be the
   * state in `question`.
   */
  readonly perform: (draft: Draft, question: Q, events: Events | null) => After;
  /** Adds the legal moves of a seat, in canonical form, to a list; adds nothing for a kind of move that is never listed. */
  readonly list: (question: Question, moves: Move[]) => void;
}

/** Adds nothing to a list, for kinds of moves that are accepted but never listed: other spellings, and moves for replays only. */
export const unlisted = (): void => undefined;
