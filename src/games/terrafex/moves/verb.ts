/**
 * The parts that make up a kind of move: its codec, text, conditions and effect. Each part of a kind of move is stated once, in the chapter of the
 * move's colour. Each chapter makes a single list of its colour's legal moves, because the moves are ordered by square, not by kind.
 *
 * @packageDocumentation
 */
import type * as t from 'io-ts';
import { type Demand, firstBroken, type Question } from '../../../core/contract/demand.js';
import type { Broken } from '../../../core/contract/refusal.js';
import { leaf, oneOf } from '../../../core/reading/codec.js';
import type { Move } from '../move.js';
import type { RuleId } from '../rules.js';
import { isSquare, type Square, type State } from '../state.js';

/** The parts that every kind of move has; `E` is the type of the function that carries the move out. */
interface Common<M extends Move, E> {
  /** The tracker that the move topples. @rule TF-3.3 */
  readonly tracker: number;
  /** The codec of the move. */
  readonly codec: t.Type<M>;
  /** The text of the move. @rule TF-11.1 */
  readonly print: (move: M) => string;
  /** Carries out a legal move. */
  readonly perform: E;
}

/** A kind of move `M`; `Q` is the information that its conditions need. */
interface Parts<M extends Move, Q, E> extends Common<M, E> {
  /** Works out what the conditions of a move need to know about it. Only this function turns the names in a move into numbers. */
  readonly question: (state: State, move: M) => Q;
  /** The conditions for the move, in the order in which a refusal cites them. @rule TF-11.2 */
  readonly demands: readonly Demand<RuleId, Q>[];
}

/** A kind of move in the form that the rest of the game uses. */
export interface Verb<M extends Move, E = unknown> extends Common<M, E> {
  /** The refusal for the first condition that a move does not meet; undefined if the move meets all conditions. */
  readonly refusal: (state: State, move: M) => Broken<RuleId> | undefined;
}

/**
 * Makes a kind of move from its parts. All kinds of moves list their parts in the same order, so that the check of a move always sees objects of the
 * same shape.
 */
export const verb = <M extends Move, Q, E>({
  tracker,
  codec,
  print,
  perform,
  question,
  demands,
}: Parts<M, Q, E>): Verb<M, E> => ({
  tracker,
  codec,
  print,
  perform,
  refusal: (state, move) => firstBroken(demands, question(state, move)),
});

/** The information for conditions that need only the move and the state. */
export const asked = <M>(state: State, move: M): Question<State, M> => ({ state, move });

/** The codec for a field that names a square in a move. */
export const square = leaf<Square>('a square', isSquare, { type: 'string', pattern: '^[a-h][1-7]$' });

/** The codec for a field that holds the size of a fire in a move. */
export const size = oneOf(1, 2, 3);
