/**
 * The 78 unordered pairs of types that a seat can pick.
 *
 * @packageDocumentation
 */
import { pieceAt, pieceNames } from '../../pieces/pyramids.js';
import type { Pair } from './state.js';

/** All 78 pairs of types in canonical order, twins included: `R1R1`, `R1R2`. */
export const pairs: readonly Pair[] = pieceNames.flatMap((first, index) =>
  pieceNames.slice(index).map((second): Pair => `${first}${second}`),
);

const known: ReadonlySet<string> = new Set(pairs);

/**
 * True if a value is one of the 78 pairs, in canonical order. Programs can use {@link isPair} to check input from users.
 *
 * @param u - any value
 * @returns true if the value is one of the 78 pairs
 * @rule IT-2.3
 * @example
 * ```ts
 * import { isPair } from 'rulehouse/icetraders';
 * ['R1Y2', 'Y2R1', 'R1'].map(isPair); // [true, false, false]
 * ```
 */
export const isPair = (u: unknown): u is Pair => typeof u === 'string' && known.has(u);

/** The type numbers of the two pieces of a pair. */
export const typesOf = (pair: Pair): readonly [number, number] => [pieceAt(pair, 0), pieceAt(pair, 2)];

/** The number of the type that a pair contains twice; -1 for a pair of two different types. @rule IT-2.3 */
const twinOf = (pair: Pair): number => {
  const [first, second] = typesOf(pair);
  return first === second ? first : -1;
};

/**
 * True if a pair is a twin that may no longer be picked. In `barred`, a barred twin is marked by the bit whose index is the number of its type.
 * @rule IT-2.4
 */
export const isBarred = (barred: number, pair: Pair): boolean => {
  const twin = twinOf(pair);
  return twin >= 0 && (barred & (1 << twin)) !== 0;
};
