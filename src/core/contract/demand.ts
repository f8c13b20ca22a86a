/**
 * Demands: the conditions that a rule puts on a move, as data. To explain a refusal, a game goes through lists of demands, so every refusal has the
 * number of a rule.
 *
 * @packageDocumentation
 */
import { type Broken, broken } from './refusal.js';

/**
 * The question that is judged: a move in a given state. The rule chapters add values that follow from the state and the move, so that these values
 * are computed once.
 */
export interface Question<State, Move> {
  /** The position in which the move is to be made: a state, or the view of the seat that decides. */
  readonly state: State;
  /** The move. */
  readonly move: Move;
}

/** One thing that a rule demands of a question `Q` (usually a {@link Question}). */
export interface Demand<Rule extends string, Q> {
  /** The rule that makes the demand. */
  readonly rule: Rule;
  /** The text for a player if the demand is not met; it says what is wrong with this move. */
  readonly text: string;
  /** True if the demand is met. */
  readonly holds: (question: Q) => boolean;
}

/**
 * Returns the first demand of a list that is not met, as a refusal; `undefined` when all demands are met.
 *
 * @param demands - the demands, in the order in which they are made
 * @param question - the subject of the demands: the position and the move
 * @returns the refusal by the first demand that is not met
 *
 * @example
 * ```ts
 * import { type Demand, firstBroken } from 'rulehouse/author';
 * const even: Demand<'XY-1', number> = { rule: 'XY-1', text: 'this number is odd', holds: (n) => n % 2 === 0 };
 * firstBroken([even], 3)?.rule; // 'XY-1'
 * firstBroken([even], 4); // undefined
 * ```
 */
export const firstBroken = <Rule extends string, Q>(
  demands: readonly Demand<Rule, Q>[],
  question: Q,
): Broken<Rule> | undefined => {
  for (const { rule, text, holds } of demands) if (!holds(question)) return broken(rule, text);
  return undefined;
};

/**
 * True if all demands of a list are met; the same list explains a refusal, but no refusal is made here. For generators.
 *
 * @param demands - the demands, in any order
 * @param question - the subject of the demands: the position and the move
 * @returns true if no demand is broken
 *
 * @example
 * ```ts
 * import { allHold, type Demand } from 'rulehouse/author';
 * const even: Demand<'XY-1', number> = { rule: 'XY-1', text: 'this number is odd', holds: (n) => n % 2 === 0 };
 * allHold([even], 4); // true
 * ```
 */
export const allHold = <Rule extends string, Q>(demands: readonly Demand<Rule, Q>[], question: Q): boolean => {
  for (const { holds } of demands) if (!holds(question)) return false;
  return true;
};
