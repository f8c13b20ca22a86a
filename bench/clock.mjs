/**
 * Measures CPU time, because other load on the machine affects it least.
 */
import process from 'node:process';

/** The CPU seconds of a piece of work. */
export const seconds = (work) => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
};

/** The quantile of a list: 0.5 is the median. */
const quantile = (values, part) => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
};

/** The place, as a part of a sorted list, of the lower bound for the median of a distribution of which the list is a sample: 95 % of such bounds hold. */
const boundPart = (count) => Math.max(0, 0.5 - 0.98 / Math.sqrt(count));

/** The median, its bounds (95 %, by the ranks of the values), and the quartiles. */
export const spread = (values) => ({
  median: quantile(values, 0.5),
  least: quantile(values, boundPart(values.length)),
  most: quantile(values, 1 - boundPart(values.length)),
  low: quantile(values, 0.25),
  high: quantile(values, 0.75),
});

/** How many times work must be repeated to take the given number of seconds. This also warms it up. */
const repeatsFor = (work, goal) => {
  let repeats = 1;
  for (;;) {
    const spent = seconds(() => {
      for (let k = 0; k < repeats; k++) work(k);
    });
    if (spent >= goal / 2) return Math.max(1, Math.round((repeats * goal) / spent));
    repeats *= 2;
  }
};

const slice = (work, from, repeats) =>
  seconds(() => {
    for (let k = from; k < from + repeats; k++) work(k);
  });

/** The number of slices in a round. */
const slicesARound = 10;

/**
 * Units per second. Every round repeats the same slices of work, and only the best time of each slice counts: it is from a round in which other load did not disturb the slice. `work(n)` always does the same work for the same n, and returns the number of units.
 */
export const rate = (work, rounds) => {
  const repeats = repeatsFor(work, 0.02);
  const best = Array.from({ length: slicesARound }, () => ({ units: 0, spent: Number.POSITIVE_INFINITY }));
  for (let round = 0; round < rounds; round++)
    for (const [index, slice] of best.entries()) {
      let units = 0;
      const spent = seconds(() => {
        for (let k = index * repeats; k < (index + 1) * repeats; k++) units += work(k);
      });
      if (spent < slice.spent) Object.assign(slice, { units, spent });
    }
  const sumOf = (part) => best.reduce((sum, slice) => sum + slice[part], 0);
  return sumOf('units') / sumOf('spent');
};

/** How many seconds to warm up each of the two, until the JIT compiler has optimized everything. */
const warmth = 0.8;

/**
 * How many times as fast the new work is as the old. Slices of both alternate, each pair gives one ratio, and the order changes from
 * pair to pair. Returns the median and the quartiles. The time of compiler threads counts too, so both are warmed up first.
 */
export const pairedRatio = (old, young, pairs) => {
  const repeats = repeatsFor(old, 0.03);
  for (let [round, spent] = [0, 0]; spent < 2 * warmth; round++)
    spent += slice(old, round * repeats, repeats) + slice(young, round * repeats, repeats);
  const steady = repeatsFor(old, 0.03);
  const ratios = [];
  for (let pair = 0; pair < pairs; pair++) {
    const from = pair * steady;
    const first = slice(pair % 2 === 0 ? old : young, from, steady);
    const second = slice(pair % 2 === 0 ? young : old, from, steady);
    ratios.push(pair % 2 === 0 ? first / second : second / first);
  }
  return spread(ratios);
};
