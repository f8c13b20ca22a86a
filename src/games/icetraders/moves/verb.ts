/**
 * Kinds of moves. The format, spelling, conditions and effect of each kind are defined only once, in the chapter about that kind. The lists of legal
 * moves are made phase by phase, because each is ordered by system and mixes the kinds.
 *
 * @packageDocumentation
 */
import type * as t from 'io-ts';
import { type Demand, firstBroken } from '../../../core/contract/demand.js';
import type { Broken } from '../../../core/contract/refusal.js';
import { oneOf } from '../../../core/reading/codec.js';
import { pieceNames } from '../../../pieces/pyramids.js';
import type { Move } from '../move.js';
import type { RuleId } from '../rules.js';
import { owners, type View } from '../state.js';
import type { Reader } from './spelling.js';

/** The parts that every kind of move has; `E` is the type of the function that carries out the move. */
interface Common<M extends Move, E> {
  /** Makes the codec of the move; the argument `system` is the codec for the number of a system. */
  readonly codec: (system: t.Type<number>) => t.Type<M>;
  /** Prints the text of the move. @rule IT-10.2 */
  readonly print: (move: M) => string;
  /** The words with which texts of this kind of move can begin, each with a reader for the rest of the text. */
  readonly words: Readonly<Record<string, Reader<M>>>;
  /** Carries out a legal move of this kind. */
  readonly perform: E;
}

/** The parts of a kind of move: `M` is the type of the move, and `Q` is the type of the values that its conditions check. */
interface Parts<M extends Move, Q, E> extends Common<M, E> {
  /**
   * Builds the question about a move: the values that the conditions for the move check. Only this function turns the names of pieces and systems
   * into numbers.
   */
  readonly question: (view: View, move: M) => Q;
  /** The conditions that the move must meet, in the order in which a refusal cites them. @rule IT-10.2 */
  readonly demands: readonly Demand<RuleId, Q>[];
}

/** A kind of move in the form that the rest of the game uses. */
export interface Verb<M extends Move, E = unknown> extends Common<M, E> {
  /** The first condition that a move does not meet; undefined if the move is legal. */
  readonly refusal: (view: View, move: M) => Broken<RuleId> | undefined;
}

/**
 * Makes a kind of move from its parts. All kinds of moves list their parts in the same order, so that a check finds the same object shape for every
 * kind.
 */
export const verb = <M extends Move, Q, E>({
  codec,
  print,
  words,
  perform,
  question,
  demands,
}: Parts<M, Q, E>): Verb<M, E> => ({
  codec,
  print,
  words,
  perform,
  refusal: (view, move) => firstBroken(demands, question(view, move)),
});

/** Gathers the values that a move's conditions check, if the conditions need only the move and the view. */
export const bare = <M>(view: View, move: M): { readonly view: View; readonly move: M } => ({ view, move });

/** The codec for a field of a move that names a type of piece. */
export const piece = oneOf(...pieceNames);

/** The codec for a field of a move that names the seat that owns a ship. */
export const owner = oneOf(...owners);
