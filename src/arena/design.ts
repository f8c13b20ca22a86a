/**
 * The tables of a league, chosen so that all bots play equally often and meet each other as evenly as can be arranged.
 *
 * If every pair of bots can meet the same number of times, the tables are a balanced incomplete block design. For instance, with seven bots, seven of
 * the 35 possible tables of four are enough for every pair of bots to meet twice. The search first tries tables that are rotations of each other
 * (Bose 1939). If no such rotations are found, the search exchanges randomly chosen bots between tables to make the meetings more even.
 *
 * @packageDocumentation
 */
import { addTo, countIn, countsOf } from '../core/values/counts.js';
import { source } from '../core/values/random.js';

/** The tables of a league, and how evenly the bots meet at them. */
export interface Design {
  /** The indices of the bots at each table, in ascending order; no two tables are the same. */
  readonly tables: readonly (readonly number[])[];
  /** The number of tables at which each bot sits. */
  readonly each: number;
  /** The least number of meetings between any two bots. */
  readonly least: number;
  /** The greatest number of meetings between any two bots. */
  readonly most: number;
}

/**
 * How often each pair of bots meets. The count for the bots `first` and `second` is stored at `first * bots + second` and also at `second * bots +
 * first`.
 */
const meetingsAt = (bots: number, tables: readonly (readonly number[])[]): Int32Array => {
  const met = new Int32Array(bots * bots);
  for (const table of tables)
    for (const one of table)
      for (const other of table) {
        const pair = one * bots + other;
        if (one !== other) met[pair]!++;
      }
  return met;
};

const designOf = (bots: number, each: number, tables: readonly (readonly number[])[]): Design => {
  const met = meetingsAt(bots, tables);
  let [least, most] = [Infinity, 0];
  for (let one = 0; one < bots; one++)
    for (let other = 0; other < one; other++) {
      least = Math.min(least, met[one * bots + other]!);
      most = Math.max(most, met[one * bots + other]!);
    }
  const sorted = tables.map((table) => [...table].sort((a, b) => a - b));
  return { tables: sorted.sort((a, b) => compared(a, b)), each, least, most };
};

const compared = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((one, index) => one !== b[index]);
  return at < 0 ? 0 : a[at]! - b[at]!;
};

const nameOf = (table: readonly number[]): string => [...table].sort((a, b) => a - b).join();

const areDistinct = (tables: readonly (readonly number[])[]): boolean =>
  new Set(tables.map(nameOf)).size === tables.length;

/** Yields all ways to choose `count` numbers in the range from `from` to `to - 1`, each choice in ascending order. */
function* choices(from: number, to: number, count: number): Generator<readonly number[]> {
  if (count === 0) yield [];
  else
    for (let one = from; one <= to - count; one++)
      for (const rest of choices(one + 1, to, count - 1)) yield [one, ...rest];
}

/** Counts how often each difference (modulo the number of bots) occurs between the numbers of two bots at a table. */
const differencesOf = (bots: number, table: readonly number[]): Int32Array => {
  const counts = new Int32Array(bots);
  for (const one of table)
    for (const other of table) {
      const difference = (one - other + bots) % bots;
      if (one !== other) counts[difference]!++;
    }
  return counts;
};

/** The greatest number of steps in a search for tables that are rotations of each other. */
const mostSteps = 50_000;

/** Finds tables whose rotations let all pairs of bots meet equally often; returns all rotations, or undefined if none fit. */
const cyclic = (
  bots: number,
  atTable: number,
  firsts: number,
  meetings: number,
): readonly (readonly number[])[] | undefined => {
  let tried = 0;
  const found = (
    chosen: readonly (readonly number[])[],
    sum: Int32Array,
  ): readonly (readonly number[])[] | undefined => {
    if (chosen.length === firsts) return chosen;
    const before = chosen.at(-1);
    for (const rest of choices(1, bots, atTable - 1)) {
      if (tried++ > mostSteps) return undefined;
      const table = [0, ...rest];
      if (before !== undefined && compared(table, before) <= 0) continue;
      const next = differencesOf(bots, table).map((count, index) => count + sum[index]!);
      if (next.some((count) => count > meetings)) continue;
      const all = found([...chosen, table], next);
      if (all !== undefined) return all;
    }
    return undefined;
  };
  const chosen = found([], new Int32Array(bots));
  const tables = chosen?.flatMap((table) =>
    Array.from({ length: bots }, (_, turn) => table.map((one) => (one + turn) % bots)),
  );
  return tables !== undefined && areDistinct(tables) ? tables : undefined;
};

/** Tables at which all bots sit equally often, regardless of who meets whom. */
const dealt = (bots: number, atTable: number, each: number): number[][] => {
  const tables = Array.from({ length: (bots * each) / atTable }, (): number[] => []);
  // Deals the bots to the tables in turn. There are at least as many bots as places at a table, so no table gets the same bot twice.
  let next = 0;
  for (let place = 0; place < atTable; place++)
    for (const table of tables) {
      while (table.includes(next % bots)) next++;
      table.push(next++ % bots);
    }
  return tables;
};

/** The number of exchanges of bots to try for each place at a table, and the greatest number of exchanges to try in total. */
const [perPlace, mostExchanges] = [400, 300_000];

/**
 * Exchanges bots between tables to make the meetings more even. Early in the search, an exchange of bots may also make the meetings slightly less
 * even.
 */
const evened = (bots: number, tables: number[][], seed: number): readonly (readonly number[])[] => {
  const random = source(seed);
  const met = meetingsAt(bots, tables);
  const [first] = tables;
  if (tables.length < 2 || first === undefined) return tables;
  const exchanges = Math.min(tables.length * first.length * perPlace, mostExchanges);
  const names = countsOf(tables.map(nameOf));
  const add = (one: number, other: number, count: number): void => {
    const [there, back] = [one * bots + other, other * bots + one];
    met[there]! += count;
    met[back]! += count;
  };
  for (let step = 0; step < exchanges; step++) {
    const a = tables[random.below(tables.length)]!;
    const b = tables[random.below(tables.length)]!;
    const [i, j] = [random.below(a.length), random.below(b.length)];
    const [x, y] = [a[i]!, b[j]!];
    if (a === b || a.includes(y) || b.includes(x)) continue;
    // The change in the sum of the squared meeting counts. A smaller sum means that the meetings are spread more evenly.
    let change = 0;
    for (const [index, one] of a.entries()) if (index !== i) change += met[y * bots + one]! - met[x * bots + one]! + 1;
    for (const [index, one] of b.entries()) if (index !== j) change += met[x * bots + one]! - met[y * bots + one]! + 1;
    const allowed = Math.floor((3 * (exchanges - step)) / exchanges);
    if (change > allowed) continue;
    const [before, after] = [
      [nameOf(a), nameOf(b)],
      [nameOf(a.with(i, y)), nameOf(b.with(j, x))],
    ];
    // No two tables may be equal: both would play the same game.
    if (after.some((name) => countIn(names, name) > 0) || after[0] === after[1]) continue;
    for (const name of before) addTo(names, name, -1);
    for (const name of after) addTo(names, name);
    for (const [index, one] of a.entries())
      if (index !== i) {
        add(x, one, -1);
        add(y, one, 1);
      }
    for (const [index, one] of b.entries())
      if (index !== j) {
        add(y, one, -1);
        add(x, one, 1);
      }
    [a[i], b[j]] = [y, x];
  }
  return tables;
};

/**
 * The number of random seeds to try for a league of the given number of bots. A large league needs only one seed, because other seeds give tables
 * that are just as even.
 */
const seedsFor = (bots: number): number => (bots <= 20 ? 8 : 1);

/** The number of league sizes (tables per bot) to try, and the factor by which a large size grows with each try. */
const [mostTried, growth] = [12, 1.1];

const isEven = ({ least, most }: Design): boolean => most - least <= 1;

/** The most even design, found by rotations or exchanges, in which each bot sits at the given number of tables. */
const bestOf = (bots: number, atTable: number, each: number): Design | undefined => {
  const rotated =
    (each * (atTable - 1)) % (bots - 1) === 0 && each % atTable === 0
      ? cyclic(bots, atTable, each / atTable, (each * (atTable - 1)) / (bots - 1))
      : undefined;
  if (rotated !== undefined) return designOf(bots, each, rotated);
  let best: Design | undefined;
  for (let seed = 1; seed <= seedsFor(bots); seed++) {
    const tables = evened(bots, dealt(bots, atTable, each), seed);
    if (!areDistinct(tables)) continue;
    const design = designOf(bots, each, tables);
    if (best === undefined || design.most - design.least < best.most - best.least) best = design;
    if (isEven(best)) return best;
  }
  return best;
};

/** The number of ways to choose `some` of `all` items. */
export const choicesOf = (all: number, some: number): number =>
  Array.from({ length: some }, (_, index) => (all - index) / (index + 1)).reduce((product, one) => product * one, 1);

/**
 * Returns a league's tables. Each bot sits at the same number of tables, and every pair of bots meets at least as often as requested. If the search
 * finds no tables with enough meetings, the result is the design in which the pair with the fewest meetings still meets as often as possible. Equal
 * arguments give the same tables on every machine.
 *
 * @param bots - the number of bots that take part
 * @param atTable - the number of bots at a table, from 2 to `bots`
 * @param meetings - how often each pair of bots is to meet: at most the number of possible tables that seat both
 * @returns the tables, the number of tables at which each bot sits, and the least and the greatest number of meetings between two bots (equal in a
 * balanced design)
 *
 * @example
 * ```ts
 * import { leagueTables } from 'rulehouse/arena';
 * const { tables, each, least, most } = leagueTables(7, 4, 2);
 * [tables.length, each, least, most]; // [7, 4, 2, 2]
 * ```
 */
export const leagueTables = (bots: number, atTable: number, meetings: number): Design => {
  const all = choicesOf(bots - 1, atTable - 1);
  let best: Design | undefined;
  let each = Math.ceil((meetings * (bots - 1)) / (atTable - 1));
  for (let tried = 0; tried < mostTried; tried++) {
    while ((bots * each) % atTable !== 0) each++;
    // Take every possible table: no other design is as even.
    if (each >= all) return designOf(bots, all, [...choices(0, bots, atTable)]);
    const design = bestOf(bots, atTable, each);
    if (design !== undefined && (best === undefined || design.least > best.least)) best = design;
    if (best !== undefined && best.least >= meetings) return best;
    each = Math.max(each + 1, Math.floor(each * growth));
  }
  return best ?? designOf(bots, each, dealt(bots, atTable, each));
};
