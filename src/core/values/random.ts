/**
 * A small random generator: sfc32 (Chris Doty-Humphrey's "small fast counter", 128 bits of state). The generator must never change: since records
 * store seeds, a seed must give the same draws in every release.
 *
 * The generator is used for set-ups, for chance events and for random play; no state of a game contains a generator.
 *
 * @packageDocumentation
 */

/** A seed: a whole number from 0 to 2^53 - 1. */
export type Seed = number;

/** The four 32-bit words of a generator. A generator is plain data, so it can be stored. */
export type Random = readonly [number, number, number, number];

const warmUp = 12;

/**
 * True if a value is a {@link Seed}.
 *
 * @param u - any value
 * @returns true for a whole number from 0 to 2^53-1
 *
 * @example
 * ```ts
 * import { isSeed } from 'rulehouse';
 * [0, 7, 1.5, -1, '7'].map(isSeed); // [true, true, false, false, false]
 * ```
 */
export const isSeed = (u: unknown): u is Seed => typeof u === 'number' && Number.isSafeInteger(u) && u >= 0;

/**
 * Makes a generator from a seed. The generator's words are set to the seed's low 32 bits, its high 21 bits, 0, and the counter 1. Then 12 draws are
 * discarded. The function accepts any number: if the argument is not a seed, each of its halves is taken modulo 2^32.
 *
 * @param seed - a whole number from 0 to 2^53-1
 * @returns the generator, before its first draw
 *
 * @example
 * ```ts
 * import { fromSeed, next } from 'rulehouse/author';
 * const [first, after] = next(fromSeed(1));
 * [first, next(after)[0]]; // [441792574, 614447336]
 * ```
 */
export const fromSeed = (seed: Seed): Random => {
  let random: Random = [seed >>> 0, Math.floor(seed / 0x1_0000_0000) >>> 0, 0, 1];
  for (let i = 0; i < warmUp; i++) random = next(random)[1];
  return random;
};

/**
 * Draws a whole number in 0..2^32-1, and returns it together with the generator after the draw.
 *
 * @param random - the generator before the draw
 * @returns the number, and the generator for the next draw
 *
 * @example
 * ```ts
 * import { next } from 'rulehouse/author';
 * next([0, 0, 0, 1]); // [1, [0, 0, 1, 2]]
 * ```
 */
export const next = ([a, b, c, counter]: Random): readonly [number, Random] => {
  const drawn = (((a + b) | 0) + counter) | 0;
  const rotated = (c << 21) | (c >>> 11);
  return [drawn >>> 0, [b ^ (b >>> 9), (c + (c << 3)) | 0, (rotated + drawn) | 0, (counter + 1) | 0]];
};

/** A source of random draws that remembers its position, for use in loops. Two sources with the same seed give the same draws. */
export interface Source {
  /**
   * Draws a whole number in 0..count-1; rejection sampling makes all these numbers equally likely. `count` must be in 1..2^32; for 0 or 1 the result
   * is 0.
   */
  readonly below: (count: number) => number;
}

/**
 * Makes a {@link Source} whose draws begin at the given seed. Unlike the other values of the core, a source changes with every draw, which makes it
 * convenient in loops.
 *
 * @param seed - a whole number from 0 to 2^53-1
 * @returns a new source, which advances with each use
 *
 * @example
 * ```ts
 * import { source } from 'rulehouse';
 * const [mine, yours] = [source(7), source(7)];
 * mine.below(6) === yours.below(6); // true
 * ```
 */
export const source = (seed: Seed): Source => {
  // The same steps as `next`, but with local variables for speed: random play draws a number on every ply.
  let [a, b, c, counter] = fromSeed(seed);
  const draw = (): number => {
    const drawn = (((a + b) | 0) + counter) | 0;
    const rotated = (c << 21) | (c >>> 11);
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (rotated + drawn) | 0;
    counter = (counter + 1) | 0;
    return drawn >>> 0;
  };
  const below = (count: number): number => {
    if (count <= 1) return 0;
    for (;;) {
      const drawn = draw();
      const rest = drawn % count;
      // Accept a number only from complete multiples of `count`; a partial one at the end of the range would favour small results.
      // The shift changes nothing but how V8 stores the number: a small number, which lists of states hold as such, instead of a remainder of type double.
      if (drawn - rest <= 0x1_0000_0000 - count) return rest >>> 0;
    }
  };
  return { below };
};

/**
 * Returns a new list in random order (Fisher-Yates from the end), with one draw for each item except the first.
 *
 * @param random - the source of the draws
 * @param items - the list, which is not changed
 * @returns a new list of the same items
 *
 * @example
 * ```ts
 * import { shuffled, source } from 'rulehouse/author';
 * [...shuffled(source(1), ['a', 'b', 'c'])].sort(); // ['a', 'b', 'c']
 * ```
 */
export const shuffled = <A>({ below }: Source, items: readonly A[]): readonly A[] => {
  const result = [...items];
  for (let i = result.length - 1; i > 0; i--) {
    const j = below(i + 1);
    const [x, y] = [result[i], result[j]];
    // Both indices are within the list, but the type checker cannot know that.
    if (x !== undefined && y !== undefined) [result[i], result[j]] = [y, x];
  }
  return result;
};
