/**
 * Moves: an exchange or a miss. @rule TX-4.2
 *
 * @packageDocumentation
 */
import { byAscii } from '../core/notation.js';
import { type Colour, type Square, squares } from './state.js';
import { colours } from './tables.js';

/** Two larges swap squares; one of the two mediums is kept in hand. @rule TX-4.6 */
export interface Exchange {
  readonly _tag: 'Exchange';
  /** The square that comes first by name (file, then rank). */
  readonly first: Square;
  readonly second: Square;
  /** The colour of the medium kept. */
  readonly keep: Colour;
}

/** The turn is missed; a medium is kept all the same. @rule TX-8.3 */
export interface Miss {
  readonly _tag: 'Miss';
  readonly keep: Colour;
}

/** A move of Transformartian. */
export type Move = Exchange | Miss;

const size = squares.length;

const make = (one: number, other: number): readonly Exchange[] => {
  const [first = 'a1', second = 'a1'] = [squares[one] ?? 'a1', squares[other] ?? 'a1'].sort(byAscii);
  return colours.map((keep) => ({ _tag: 'Exchange', first, second, keep }));
};

/** All exchanges, made once: by the two squares (smaller index first) and the colour kept. */
const exchanges: readonly (readonly (readonly Exchange[])[])[] = squares.map((_, one) =>
  Array.from({ length: size }, (__, other) => (one < other ? make(one, other) : [])),
);

/** The exchange of two squares, in either order, that keeps a colour. */
export const exchangeOf = (one: number, other: number, keep: number): Exchange | undefined =>
  one < other ? exchanges[one]?.[other]?.[keep] : exchanges[other]?.[one]?.[keep];

/** The miss that keeps a colour. */
export const misses: readonly Miss[] = colours.map((keep) => ({ _tag: 'Miss', keep }));
