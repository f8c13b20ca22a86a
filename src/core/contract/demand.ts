/**
 * Demands: the conditions that a rule sets for a move, written as data. A game finds the reason for a refusal by going through lists of demands, so
 * every refusal cites the number of a rule.
 *
 * @packageDocumentation
 */
import { type Broken, broken } from './refusal.js';

/**
 * The question that is judged: a move in a given state. Each chapter of the rules may extend the question with values derived from the state and the
 * move, so that these values are computed only once.
 */
export interface Question<State, Move> {
  /** The position in which the move is to be made: a state, or the view of the seat that decides. */
  readonly state: State;
  /** The move. */
  readonly move: Move;
}

/** One condition that a rule sets for a move. `Q` is the type of the question (the state and the move), usually a {@link Question}. */
export interface Demand<Rule extends string, Q> {
  /** The rule that makes the demand. */
  readonly rule: Rule;
  /** The text that tells a player what is wrong if a move does not meet the demand. */
  readonly text: string;
  /** True if the demand is met. */
  readonly holds: (question: Q) => boolean;
}

/**
 * Returns a refusal for the first demand in a list that is not met; `undefined` if all demands are met.
 *
 * @param demands - the demands, in the order in which they are made
 * @param question - the subject of the demands: the position and the move
 * @returns a refusal for the first demand that is not met
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
 * True if all demands in a list are met; unlike {@link firstBroken}, this function makes no refusal. It is meant for move generators.
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
