/**
 * The lookup tables that make it cheap to find and check exchanges. When one large of a colour moves, the colour's other four larges stay. Every
 * condition for the moved large's new square depends only on the squares of the four larges that stay. So three bit sets for each set of four squares
 * are enough: the squares on which a fifth large would not be isolated, would make the colour continuous, or would form a shape of the chart.
 *
 * @packageDocumentation
 */

import { type Bits, count, has, only, smallest, withoutSmallest } from '../../core/values/bits.js';
import { countIn } from '../../core/values/counts.js';
import { allDirections, grid, neighbours } from '../../pieces/square.js';
import { placements } from './shapes.js';
import { files } from './tables.js';

/** For a given k and each n, the number of ways to choose k of n squares. */
const binomials = (k: number): readonly number[] =>
  Array.from({ length: 31 }, (_, n) => {
    let product = 1;
    for (let i = 0; i < k; i++) product = (product * (n - i)) / (i + 1);
    return Math.max(0, product);
  });

const ones = binomials(1);
const twos = binomials(2);
const threes = binomials(3);
const fours = binomials(4);

/** The index of the set of squares a < b < c < d among all sets of four squares. */
export const rankOf = (a: number, b: number, c: number, d: number): number =>
  ones[a]! + twos[b]! + threes[c]! + fours[d]!;

/** The lookup tables that depend only on the grid, not on the shapes of the chart. */
export interface Geometry {
  readonly ranks: number;
  /** The squares beside each square, as a bit set. @rule TX-1.5 */
  readonly near: readonly Bits[];
  /** A cache: for each set of four squares, the squares that join all four into one group (see {@link joiningOf}). */
  readonly joins: Int32Array;
}

const around = (ranks: number): readonly Bits[] =>
  neighbours(grid(files, ranks), allDirections).map((near) => near.reduce((bits, square) => bits | only(square), 0));

/** The squares that are beside at least one square of a set. @rule TX-1.6 */
export const besideAny = (near: readonly Bits[], squares: Bits): Bits => {
  let beside = 0;
  for (let rest = squares; rest !== 0; rest = withoutSmallest(rest)) beside |= near[smallest(rest)]!;
  return beside;
};

/** The connected group to which the first square of a set belongs. */
const firstGroup = (squares: Bits, near: readonly Bits[]): Bits => {
  let group = squares & -squares;
  for (;;) {
    const grown = group | (besideAny(near, group) & squares);
    if (grown === group) return group;
    group = grown;
  }
};

/** The squares on which a fifth large would touch every connected group of the four squares, and so join them all. */
const joining = (four: Bits, near: readonly Bits[]): Bits => {
  let joins = -1;
  for (let left = four; left !== 0; ) {
    const group = firstGroup(left, near);
    joins &= besideAny(near, group);
    left &= ~group;
  }
  return joins;
};

const geometryFor = (ranks: number): Geometry => ({
  ranks,
  near: around(ranks),
  joins: new Int32Array(fours[files * ranks]!),
});

/** A bit that no square uses; it marks the entries that are already cached. */
const lookedUp = only(31);

/**
 * The squares that join four squares into one group. The four squares are given as bits, and also by their index among all sets of four squares. The
 * result is worked out on first use, because a game needs it for only a few sets. @rule TX-1.7
 */
export const joiningOf = ({ near, joins }: Geometry, four: Bits, rank: number): Bits => {
  const known = joins[rank]!;
  if (known !== 0) return known;
  const found = joining(four, near) | lookedUp;
  joins[rank] = found;
  return found;
};

/** The lookup tables for a chart of shapes on a grid. */
export interface Chart extends Geometry {
  /**
   * One bit for each set of four squares, 32 in a word: the bit is set if one more square can complete a shape of the chart. Only a few of the bits
   * in `flags` are set.
   */
  readonly flags: Int32Array;
  /** For each word of `flags`, the number of bits that are set in all earlier words. */
  readonly before: Uint16Array;
  /** For each set of four squares that `flags` marks, the squares that would complete a shape of the chart. @rule TX-6.1 */
  readonly completions: Int32Array;
  /** For each set of five squares that forms a shape, the shape's column in the chart. */
  readonly columns: ReadonlyMap<Bits, number>;
}

/** The squares that would complete a shape of the chart together with a set of four squares, which is given by its index. */
export const completing = ({ flags, before, completions }: Chart, rank: number): Bits => {
  const word = flags[rank >> 5]!;
  if (!has(word, rank & 31)) return 0;
  return completions[before[rank >> 5]! + count(word & (only(rank & 31) - 1))]!;
};

/** The index of a set of four squares among all such sets; the set is given as bits. */
export const rankOfBits = (squares: Bits): number => {
  const [first, second] = [withoutSmallest(squares), withoutSmallest(withoutSmallest(squares))];
  return rankOf(smallest(squares), smallest(first), smallest(second), smallest(withoutSmallest(second)));
};

/** For each set of five squares that forms a shape of the chart, the column of that shape. */
const columnsOf = (ranks: number, shapes: readonly string[]): ReadonlyMap<Bits, number> => {
  const columns = new Map<Bits, number>();
  for (const [column, shape] of shapes.entries())
    for (const placed of placementsOn(ranks, shape)) columns.set(placed, column);
  return columns;
};

/** For each set of four squares, by its index, the squares that would complete one of the given sets of five. */
const lacking = (fives: Iterable<Bits>): ReadonlyMap<number, Bits> => {
  const found = new Map<number, Bits>();
  for (const placed of fives)
    for (let rest = placed; rest !== 0; rest = withoutSmallest(rest)) {
      const square = only(smallest(rest));
      const rank = rankOfBits(placed & ~square);
      found.set(rank, countIn(found, rank) | square);
    }
  return found;
};

const lay = ({ ranks, near, joins }: Geometry, shapes: readonly string[]): Chart => {
  const columns = columnsOf(ranks, shapes);
  const found = lacking(columns.keys());
  const sorted = [...found].sort(([one], [other]) => one - other);
  const words = (joins.length >> 5) + 1;
  const [flags, before] = [new Int32Array(words), new Uint16Array(words)];
  for (const [rank] of sorted) flags[rank >> 5] = flags[rank >> 5]! | only(rank & 31);
  for (let word = 1; word < words; word++) before[word] = before[word - 1]! + count(flags[word - 1]!);
  const completions = Int32Array.from(sorted, ([, squares]) => squares);
  return { ranks, near, joins, flags, before, completions, columns };
};

/**
 * Makes a pure function remember up to `most` results; the least recently used result is dropped first. The number of results is limited, because
 * texts from outside may name any shapes and could fill the memory.
 */
const kept = <Key, Value>(most: number, make: (key: Key) => Value): ((key: Key) => Value) => {
  // A Map iterates in insertion order, so the first key is the oldest.
  const results = new Map<Key, Value>();
  return (key) => {
    const value = results.get(key) ?? make(key);
    results.delete(key);
    results.set(key, value);
    const [oldest] = results.size > most ? results.keys() : [];
    if (oldest !== undefined) results.delete(oldest);
    return value;
  };
};

// Expensive tables are computed on first use. Charts with the same grid or shape share the tables that depend on it.

const geometryOf = kept(2, geometryFor);

const placementsByName = kept(100, (key: string): readonly Bits[] => {
  const [ranks = '', shape = ''] = key.split(':');
  return placements(shape, files, Number(ranks));
});

const placementsOn = (ranks: number, shape: string): readonly Bits[] => placementsByName(`${ranks}:${shape}`);

const chartByName = kept(200, (key: string): Chart => {
  const [ranks = '', shapes = ''] = key.split(':');
  return lay(geometryOf(Number(ranks)), shapes.split(','));
});

/** A cache of the lookup tables, keyed by the list of shapes. All states of a game share one list of shapes, so the list itself is a fast key. */
const chartsOfLists = new WeakMap<readonly string[], Chart>();

/** The lookup tables for a chart of shapes on a grid. The tables for a list of shapes are made on first use. */
export const chartOf = (ranks: number, shapes: readonly string[]): Chart => {
  const known = chartsOfLists.get(shapes);
  if (known?.ranks === ranks) return known;
  const made = chartByName(`${ranks}:${shapes.join(',')}`);
  chartsOfLists.set(shapes, made);
  return made;
};
