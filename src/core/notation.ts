/**
 * Notations: canonical texts of positions and moves.
 *
 * @packageDocumentation
 */
import type { Either } from 'fp-ts/Either';
import type { Fault } from './fault.js';

/**
 * A text form that is canonical both ways. Laws: `parse(print(a))` is `right(a)`, and `print(b)` is `text` whenever
 * `parse(text)` is `right(b)`: there are no alternative spellings.
 */
export interface Notation<A> {
  /** The text of a value. ASCII, one line. */
  readonly print: (value: A) => string;
  /** Reads a text, strictly. Total and bounded: a text of any length and content gives a value or a {@link Fault}. */
  readonly parse: (text: string) => Either<Fault, A>;
}

/**
 * Reads a whole number without sign or leading zeros, at most nine digits, within the bounds; `undefined` for any other text.
 *
 * @example
 * ```ts
 * import { wholeNumber } from 'rulehouse/core';
 * wholeNumber('12', 0, 99); // 12
 * wholeNumber('012', 0, 99); // undefined
 * ```
 */
export const wholeNumber = (text: string, min: number, max: number): number | undefined => {
  if (!/^(0|[1-9][0-9]{0,8})$/.test(text)) return undefined;
  const value = Number(text);
  return value >= min && value <= max ? value : undefined;
};

/**
 * Orders ASCII texts by character code, as lists of notations are sorted everywhere: negative, 0 or positive, as `sort` wants it.
 *
 * @example
 * ```ts
 * import { byAscii } from 'rulehouse/core';
 * ['b2', 'B1', 'a3'].sort(byAscii); // ['B1', 'a3', 'b2']
 * ```
 */
export const byAscii = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
