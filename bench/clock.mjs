/**
 * Time as the processor spends it: a machine that does other work at the same moment disturbs these figures least.
 */
import process from 'node:process';

/** CPU seconds that a piece of work takes. */
export const seconds = (work) => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
};

/** The value below which a part of the list lies: 0.5 is the median. */
const quantile = (values, part) => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
};

/** The median and the quarters around it. */
export const spread = (values) => ({
  median: quantile(values, 0.5),
  low: quantile(values, 0.25),
  high: quantile(values, 0.75),
});

/** How often work must be repeated to last so many seconds. Warms it up on the way. */
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

/** Of so many slices a round consists. */
const slicesARound = 10;

/**
 * Units a second. The same slices of work are done in every round, and of each the best time counts: some of them meet with no other work of
 * the machine, and none is left out. `work` does the same for the same number and says how many units that was.
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

/** Seconds of each in turn that go by before anything counts: until the compiler of the machine has seen what there is to see. */
const warmth = 0.8;

/**
 * How many times as fast the new work is as the old one: slices of both in turn, each pair one ratio, the order of the two changing from
 * pair to pair. Gives the median and the quarters around it. The time of compiler threads counts too, so both are warm before anything counts.
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
