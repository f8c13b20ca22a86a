/**
 * Notations: canonical texts of positions and moves.
 *
 * @packageDocumentation
 */
import { type Either, left } from 'fp-ts/Either';
import { type Fault, fault, show } from './fault.js';

/**
 * A way to write values as texts and to read them back, in which every value has exactly one text. Two laws hold. For every value `a`,
 * `parse(print(a))` is `right(a)`. If `parse(text)` is `right(b)`, then `print(b)` is `text`. Because of these laws, no value has two different
 * texts.
 */
export interface Notation<A> {
  /** Writes a value as one line of ASCII text. */
  readonly print: (value: A) => string;
  /**
   * Reads a text strictly: only the canonical text of a value is accepted. Reading is total and bounded: a text of any length and content yields a
   * value or a {@link Fault}.
   */
  readonly parse: (text: string) => Either<Fault, A>;
}

/**
 * Makes a notation with a total parser: for a value that is not a text or is too long, the parser gives a fault that cites `rule`. This function is
 * meant for authors of games.
 *
 * @param parts - the printer, the parser, the bounds and the rule of the notation
 * @returns the notation
 *
 * @example
 * ```ts
 * import { fault, left, notation, right } from 'rulehouse/author';
 * const dice = notation<number>({
 *   rule: 'XY-1.1',
 *   longest: 1,
 *   print: String,
 *   parse: (text) => (/[1-6]/.test(text) ? right(Number(text)) : left(fault([], 'no face of a die', 'XY-1.1'))),
 * });
 * dice.parse('4'); // right: 4
 * dice.parse('44'); // left: XY-1.1
 * ```
 */
export const notation = <A>({ rule, longest, print, parse }: NotationParts<A>): Notation<A> => ({
  print,
  parse: (text) => {
    // JavaScript callers may pass a value of any type.
    if (typeof text !== 'string') return left(fault([], `${show(text)} is not a text`, rule));
    return text.length > longest
      ? left(fault([], `${show(text)} is too long: at most ${longest} characters are read`, rule))
      : parse(text);
  },
});

/** The parts from which {@link notation} makes a notation. */
export interface NotationParts<A> extends Notation<A> {
  /**
   * The rule that defines the notation. The rule is cited for a value that is not a text, and for a text that is too long. The field is left out if
   * no rule defines the notation.
   */
  readonly rule?: string;
  /** The length of the longest text that is accepted, in UTF-16 units. */
  readonly longest: number;
}

/**
 * Reads a whole number from `min` to `max`: at most nine digits, no sign, no leading zeros; `undefined` for other texts.
 *
 * @param text - the text to be read
 * @param min - the smallest number
 * @param max - the largest number
 * @returns the number
 *
 * @example
 * ```ts
 * import { wholeNumber } from 'rulehouse/author';
 * wholeNumber('12', 0, 99); // 12
 * wholeNumber('012', 0, 99); // undefined
 * ```
 */
export const wholeNumber = (text: string, min: number, max: number): number | undefined => {
  if (text.length > 9 || text.startsWith('-')) return undefined;
  // Each number has only one spelling, and positions contain many short numbers: printing and comparing is faster than a regular expression.
  const value = Number(text);
  return String(value) === text && value >= min && value <= max && Number.isInteger(value) ? value : undefined;
};

/**
 * Compares ASCII texts by character code, which is the order of all sorted lists of notations. The result is a negative number, 0 or a positive
 * number, as `sort` expects.
 *
 * @param a - the first text
 * @param b - the second text
 * @returns a negative number if `a` comes first, a positive number if `b` comes first, 0 for equal texts
 *
 * @example
 * ```ts
 * import { byAscii } from 'rulehouse/author';
 * ['b2', 'B1', 'a3'].sort(byAscii); // ['B1', 'a3', 'b2']
 * ```
 */
export const byAscii = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
