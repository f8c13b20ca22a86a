/**
 * The tables that make exchanges cheap. When one large of a colour moves, the other four stay; everything that the rules ask about
 * the fifth depends on those four squares only. So for each set of four squares one bit set tells on which squares a fifth large
 * would not be isolated, on which it would make the colour continuous, and on which it would make a shape of the chart.
 *
 * @packageDocumentation
 */
import { allDirections, grid, neighbours } from '../boards/square.js';
import { placements } from './shapes.js';
import { files } from './tables.js';

/** Binomials: `choose[k][n]` is the number of k + 1 squares out of n. */
const choose: readonly (readonly number[])[] = [1, 2, 3, 4].map((k) =>
  Array.from({ length: 31 }, (_, n) => {
    let product = 1;
    for (let i = 0; i < k; i++) product = (product * (n - i)) / (i + 1);
    return Math.max(0, product);
  }),
);

const [ones, twos, threes, fours] = [choose[0] ?? [], choose[1] ?? [], choose[2] ?? [], choose[3] ?? []];

/** The number of a set of four squares a < b < c < d among all such sets. */
export const rankOf = (a: number, b: number, c: number, d: number): number =>
  (ones[a] ?? 0) + (twos[b] ?? 0) + (threes[c] ?? 0) + (fours[d] ?? 0);

/** Numbers kept for each set of four squares; what they mean is {@link Fact}. */
export const stride = 4;

/**
 * Bit sets of squares for a fifth large, by set of four: those beside one of the four, those that join all four into one group, those
 * that complete a shape of the chart.
 *
 * @rule TX-1.6 @rule TX-1.7 @rule TX-6.1
 */
export const Fact = { beside: 0, joins: 1, completes: 2 } as const;

/** The facts of all sets of four squares of a grid: `facts[stride * rank + fact]`. One list, so that a look-up is one place in memory. */
export interface Geometry {
  readonly ranks: number;
  readonly facts: Int32Array;
}

/** Squares around each square, as bit sets. @rule TX-1.5 */
const around = (ranks: number): readonly number[] =>
  neighbours(grid(files, ranks), allDirections).map((near) => near.reduce((bits, square) => bits | (1 << square), 0));

/** Squares that touch every group of the four: of each group, the squares beside it. */
const joining = (four: readonly number[], near: readonly number[]): number => {
  let joins = -1;
  let left = four;
  for (let first = left[0]; first !== undefined; first = left[0]) {
    let [group, edge] = [1 << first, near[first] ?? 0];
    for (let step = 0; step < 3; step++)
      for (const square of left)
        if ((edge & (1 << square)) !== 0) [group, edge] = [group | (1 << square), edge | (near[square] ?? 0)];
    joins &= edge;
    const joined = group;
    left = left.filter((square) => (joined & (1 << square)) === 0);
  }
  return joins;
};

const survey = (ranks: number): Geometry => {
  const near = around(ranks);
  const size = files * ranks;
  const facts = new Int32Array(stride * (fours[size] ?? 0));
  for (let d = 3; d < size; d++)
    for (let c = 2; c < d; c++)
      for (let b = 1; b < c; b++)
        for (let a = 0; a < b; a++) {
          const place = stride * rankOf(a, b, c, d);
          facts[place + Fact.beside] = (near[a] ?? 0) | (near[b] ?? 0) | (near[c] ?? 0) | (near[d] ?? 0);
          facts[place + Fact.joins] = joining([a, b, c, d], near);
        }
  return { ranks, facts };
};

/** The tables of a chart on a grid. */
export interface Chart extends Geometry {
  /** The column whose shape a set of five squares shows. */
  readonly columns: ReadonlyMap<number, number>;
}

/** The squares of a bit set, ascending. */
const squaresIn = (bits: number): readonly number[] => {
  const found: number[] = [];
  for (let square = 0; square < 30; square++) if ((bits & (1 << square)) !== 0) found.push(square);
  return found;
};

/** The number of a set of four squares that is given as a bit set. */
export const rankOfBits = (bits: number): number => {
  const [a = 0, b = 0, c = 0, d = 0] = squaresIn(bits);
  return rankOf(a, b, c, d);
};

const lay = (geometry: Geometry, shapes: readonly string[]): Chart => {
  const facts = geometry.facts.slice();
  const columns = new Map<number, number>();
  for (const [column, shape] of shapes.entries())
    for (const placed of placements(shape, files, geometry.ranks)) {
      columns.set(placed, column);
      for (const square of squaresIn(placed)) {
        const place = stride * rankOfBits(placed ^ (1 << square)) + Fact.completes;
        facts[place] = (facts[place] ?? 0) | (1 << square);
      }
    }
  return { ranks: geometry.ranks, facts, columns };
};

/** Both tables take a few milliseconds to make, so they are made when first asked for, and kept. */
const geometries = new Map<number, Geometry>();

const geometryOf = (ranks: number): Geometry => {
  const known = geometries.get(ranks);
  if (known !== undefined) return known;
  const made = survey(ranks);
  geometries.set(ranks, made);
  return made;
};

/** How many charts are kept by name: untrusted positions may name any shapes, and must not fill the memory. */
const mostCharts = 16;

const charts = new Map<string, Chart>();

const chartByName = (ranks: number, shapes: readonly string[]): Chart => {
  const key = `${ranks}:${shapes.join(',')}`;
  const known = charts.get(key);
  if (known !== undefined) return known;
  if (charts.size >= mostCharts) charts.clear();
  const made = lay(geometryOf(ranks), shapes);
  charts.set(key, made);
  return made;
};

/** All states of a game share one list of shapes, so the list itself is the fast key. */
const chartsOfLists = new WeakMap<readonly string[], Chart>();

/** The tables of a chart on a grid. Looked up by the shapes; made on first use. */
export const chartOf = (ranks: number, shapes: readonly string[]): Chart => {
  const known = chartsOfLists.get(shapes);
  if (known?.ranks === ranks) return known;
  const made = chartByName(ranks, shapes);
  chartsOfLists.set(shapes, made);
  return made;
};
