/**
 * Kinds of moves. The stage, form, spelling, conditions and effect of each kind of move are stated once, in the chapter that owns it. The list of
 * legal moves is made for a whole stage at once, because it is ordered by wizard, not by kind of move.
 *
 * @packageDocumentation
 */
import type * as t from 'io-ts';
import { type Demand, firstBroken } from '../../../core/contract/demand.js';
import type { Broken } from '../../../core/contract/refusal.js';
import { leaf, oneOf } from '../../../core/reading/codec.js';
import type { Size } from '../../../pieces/pyramids.js';
import { isSquare, type Side, type Square } from '../geometry.js';
import type { Move } from '../move.js';
import type { RuleId } from '../rules.js';
import { isOwn, type Stage, type State } from '../state.js';
import { colours } from '../tables.js';
import { isWholeWizard, type WholeWizard } from '../wizard.js';

/** The question that the conditions for a move answer: may the given side make the given move in the given state? */
export interface Question<M> {
  readonly state: State;
  readonly side: Side;
  readonly move: M;
}

/** The parts that every kind of move has; `E` is the type of the function that carries the move out. */
interface Common<M extends Move, E> {
  /** The stage in which the move is made. */
  readonly stage: Exclude<Stage['_tag'], 'Over'>;
  /** The codec of the move. */
  readonly codec: t.Type<M>;
  /** The text of the move. @rule TO-9.1 */
  readonly print: (move: M) => string;
  /** Carries out a legal move. */
  readonly perform: E;
}

/** A kind of move `M` with its conditions, in the order in which a refusal cites them. @rule TO-9.2 */
interface Parts<M extends Move, E> extends Common<M, E> {
  readonly demands: readonly Demand<RuleId, Question<M>>[];
}

/** A kind of move in the form that the rest of the game uses. */
export interface Verb<M extends Move, E = unknown> extends Common<M, E> {
  /** The refusal for the first condition that a move does not meet; undefined if the move meets all conditions. */
  readonly refusal: (question: Question<M>) => Broken<RuleId> | undefined;
}

/**
 * Makes a kind of move from its parts. All kinds of moves list their parts in the same order, so that the check of a move always sees objects of the
 * same shape.
 */
export const verb = <M extends Move, E>({ stage, codec, print, perform, demands }: Parts<M, E>): Verb<M, E> => ({
  stage,
  codec,
  print,
  perform,
  refusal: (question) => firstBroken(demands, question),
});

/** The condition that the side to move has a wizard on the square where the move begins. */
export const ownWizard: Demand<RuleId, Question<{ readonly from: Square }>> = {
  rule: 'TO-5.2',
  text: 'there is no wizard of this side on that square',
  holds: ({ state, side, move }) => isOwn(state, side, move.from),
};

const letter = `[${colours.join('')}]`;

/** The codec for a field that names a complete wizard in a move. */
export const wizard = leaf<WholeWizard>('a whole wizard token', isWholeWizard, {
  type: 'string',
  pattern: `^${letter}1${letter}2${letter}3$`,
});

/** The codec for a field that names a square in a move. */
export const square = leaf<Square>('a square', isSquare, { type: 'string', pattern: '^[a-h][1-8]$' });

/** The codec for a field that holds the pips of a pyramid in a move. */
export const size = oneOf<Size>(1, 2, 3);
