/**
 * Moves: an exchange or a miss. @rule TX-4.2
 *
 * @packageDocumentation
 */
import { constants } from '../../core/values/constant.js';
import { byAscii } from '../../core/values/notation.js';
import { type Colour, type Square, squares } from './state.js';
import { colours } from './tables.js';

/** Two larges swap squares, and the team keeps one of the two mediums used. @rule TX-4.6 */
export interface Exchange {
  readonly _tag: 'Exchange';
  /** Whichever of the two squares comes first by name (file, then rank). */
  readonly first: Square;
  /** The other square. */
  readonly second: Square;
  /** The colour of the medium that the team keeps in hand. */
  readonly keep: Colour;
}

/** The team misses its turn and keeps a medium. @rule TX-8.3 */
export interface Miss {
  readonly _tag: 'Miss';
  /** The colour of the medium that the team keeps in hand. @rule TX-8.2 */
  readonly keep: Colour;
}

/** A move of Transformartian. */
export type Move = Exchange | Miss;

const size = squares.length;

const make = (one: number, other: number, keep: Colour): Exchange => {
  const [a, b] = [squares[one]!, squares[other]!];
  const isOrdered = byAscii(a, b) <= 0;
  return { _tag: 'Exchange', first: isOrdered ? a : b, second: isOrdered ? b : a, keep };
};

/** The index of an exchange among all conceivable exchanges. Swapping the two squares of an exchange changes the index, but not the move. */
const placeOf = (one: number, other: number, keep: number): number => (one * size + other) * colours.length + keep;

/** All exchanges in one flat list, which is made once because move generators look up about seventy exchanges at every turn. */
const exchanges: readonly Exchange[] = constants(
  Array.from({ length: placeOf(size, 0, 0) }, (_, place) => {
    const keep = place % colours.length;
    const pair = (place - keep) / colours.length;
    return make(Math.floor(pair / size), pair % size, colours[keep]!);
  }),
);

/** The exchange of two squares, in either order, that keeps a medium of the given colour in hand. @internal */
export const exchangeOf = (one: number, other: number, keep: number): Exchange => exchanges[placeOf(one, other, keep)]!;

/** The misses, indexed by the colour of the medium that is kept. @internal */
export const misses: readonly Miss[] = constants(colours.map((keep) => ({ _tag: 'Miss', keep })));
