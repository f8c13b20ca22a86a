/**
 * Invariants: conditions that hold in every possible position, written as data. Texts and JSON from outside are checked against the invariants of
 * their game.
 *
 * @packageDocumentation
 */
import { type Either, left, right } from 'fp-ts/Either';
import { type Fault, fault } from '../values/fault.js';

/** One condition that holds in every position. */
export interface Invariant<State, Rule extends string = string> {
  /** The rule that states the invariant. */
  readonly rule: Rule;
  /** The part of a position that the invariant concerns. */
  readonly path: string;
  /** The message for a position in which the invariant does not hold. */
  readonly text: string;
  /** True if the invariant holds. The test may assume only that all earlier invariants in the list hold. */
  readonly holds: (state: State) => boolean;
}

/**
 * Returns the position if all invariants in a list hold, or a fault for the first invariant that does not hold.
 *
 * @param invariants - the invariants, in the order in which they are checked
 * @returns a function that takes a position, and returns that position or a fault
 * @fails a fault with the rule and the reason of the first invariant that does not hold
 *
 * @example
 * ```ts
 * import { type Invariant, validate } from 'rulehouse/author';
 * const few: Invariant<{ fires: number }, 'XY-1'> = { rule: 'XY-1', path: 'fires', text: 'there are five fires', holds: ({ fires }) => fires <= 5 };
 * validate([few])({ fires: 3 }); // right: the same
 * validate([few])({ fires: 6 }); // left: XY-1
 * ```
 */
export const validate =
  <State>(invariants: readonly Invariant<State>[]) =>
  <S extends State>(state: S): Either<Fault, S> => {
    for (const { rule, path, text, holds } of invariants) if (!holds(state)) return left(fault([path], text, rule));
    return right(state);
  };
