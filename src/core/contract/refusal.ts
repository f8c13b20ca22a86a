/**
 * Refusals: the reasons why a move may not be made. A refusal is a value and always cites a numbered rule.
 *
 * @packageDocumentation
 */
import type { Seat } from '../values/seat.js';

/** The refusal of a move that breaks a rule. */
export interface Broken<Rule extends string> {
  readonly _tag: 'Broken';
  /** The first rule that the move breaks, in the order of the checks that the rule book gives. */
  readonly rule: Rule;
  /** One sentence that explains the refusal to a player. */
  readonly text: string;
}

/** The refusal of a move because the game is over, so that no move is legal any more. */
export interface Over<Rule extends string> {
  readonly _tag: 'Over';
  /** The rule saying that a finished game has no legal moves. */
  readonly rule: Rule;
  /** One sentence that explains the refusal to a player. */
  readonly text: string;
}

/** Another seat decides. */
export interface NotYourTurn<Rule extends string> {
  readonly _tag: 'NotYourTurn';
  /** The rule that says whose turn it is. */
  readonly rule: Rule;
  /** One sentence that explains the refusal to a player. */
  readonly text: string;
  /** The seats that may move now. */
  readonly toMove: readonly Seat[];
}

/** The reason why a move (or a set of options) was refused. Decoding errors have a different type: `Fault`. */
export type Refusal<Rule extends string> = Broken<Rule> | Over<Rule> | NotYourTurn<Rule>;

/**
 * Makes a {@link Broken}. `text` is one sentence for the player, without the rule number.
 *
 * @param rule - the rule that the move breaks
 * @param text - one sentence for a player, without the rule number
 * @returns the refusal
 *
 * @example
 * ```ts
 * import { broken } from 'rulehouse/author';
 * broken('XY-1.1', 'the number must be even'); // { _tag: 'Broken', rule: 'XY-1.1', text: 'the number must be even' }
 * ```
 */
export const broken = <Rule extends string>(rule: Rule, text: string): Broken<Rule> => ({ _tag: 'Broken', rule, text });

/**
 * Makes an {@link Over}. `text` is one sentence for the player, without the rule number.
 *
 * @param rule - the rule saying that a finished game has no moves
 * @param text - one sentence for a player, without the rule number
 * @returns the refusal
 *
 * @example
 * ```ts
 * import { over } from 'rulehouse/author';
 * over('XY-9.1', 'the game is over')._tag; // 'Over'
 * ```
 */
export const over = <Rule extends string>(rule: Rule, text: string): Over<Rule> => ({ _tag: 'Over', rule, text });

/**
 * Makes a {@link NotYourTurn}. `toMove` lists the seats that may move now.
 *
 * @param rule - the rule that says whose turn it is
 * @param text - one sentence for a player, without the rule number
 * @param toMove - the seats that may move now
 * @returns the refusal
 *
 * @example
 * ```ts
 * import { notYourTurn } from 'rulehouse/author';
 * notYourTurn('XY-3.1', "it is not black's turn", [0]).toMove; // [0]
 * ```
 */
export const notYourTurn = <Rule extends string>(
  rule: Rule,
  text: string,
  toMove: readonly Seat[],
): NotYourTurn<Rule> => ({ _tag: 'NotYourTurn', rule, text, toMove });

/**
 * Writes a refusal as one line: the number of the rule, then the sentence that explains the refusal. The function {@link explain} writes such a line
 * for faults as well as for refusals.
 *
 * @param refusal - a refusal of any game
 * @returns one line, for instance `TF-7.2: a glacier moves to an adjacent square`
 *
 * @example
 * ```ts
 * import { broken, printRefusal } from 'rulehouse/author';
 * console.log(printRefusal(broken('XY-1.1', 'the number must be even'))); // XY-1.1: the number must be even
 * ```
 */
export const printRefusal = (refusal: Refusal<string>): string => `${refusal.rule}: ${refusal.text}`;
