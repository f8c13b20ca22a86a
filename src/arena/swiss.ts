/**
 * The pairings of a Swiss tournament: of all pairings in which nobody meets twice, the one with the smallest differences in points.
 *
 * If the number of bots is odd, one bot rests: one that has not rested before, and of these one with as few points as possible. The rest has the
 * points of a win in all games of the round. The differences are compared as in FIDE's Dutch system: first the largest, then the next largest, and so
 * on. The rest of the Dutch system does not apply here: a pair plays its games with both sides, so nobody is due a colour, and bots may float up or
 * down any number of times.
 *
 * @packageDocumentation
 */
import { countIn } from '../core/values/counts.js';
import { cheapestMatching } from './matching.js';
import { nameOf, type Pair, type PlayedRound, pairOf, type RoundStandings, rankedBy, standingAfter } from './rounds.js';
import { same } from './tally.js';

/** What counts against a pair, or against a rest: the most important first. */
interface PairFlaws {
  /** The number of times that the two have met, or that the bot has rested. */
  readonly again: number;
  /** For a rest, how many different numbers of points are smaller than the bot's; otherwise 0. */
  readonly above: number;
  /** How many different differences in points are smaller than that of the two bots. */
  readonly apart: number;
  /** How far the pair is from the order of a Swiss tournament, in which the upper half of a group with equal points meets the lower half. */
  readonly disorder: number;
}

/** The bots in the order of their ranking, with a place for the rest at the end if their number is odd, and what counts against each pair. */
interface PairingTask {
  readonly ranked: readonly number[];
  /** The number of places: always even. */
  readonly count: number;
  readonly flawsOf: (one: number, other: number) => PairFlaws;
}

const ascending = (numbers: Iterable<number>): readonly number[] => [...new Set(numbers)].sort((a, b) => a - b);

/** The position of each number in a list without repetitions. */
const ranks = (numbers: readonly number[]): ReadonlyMap<number, number> =>
  new Map(numbers.map((number, index) => [number, index]));

/** The disorder of two places in the ranking: bots with equal points are half their group apart, others as close as possible. */
const disorderOf = (points: readonly number[], one: number, other: number): number => {
  if (points[one] !== points[other]) return other - one - 1;
  const size = points.filter((some) => some === points[one]).length;
  return Math.abs(other - one - Math.floor(size / 2));
};

const taskOf = (standing: RoundStandings): PairingTask => {
  const ranked = rankedBy(standing);
  const points = ranked.map((bot) => same(standing.points[bot]!));
  const levels = ranks(ascending(points));
  const apart = (one: number, other: number): number => same(points[one]! - points[other]!);
  const differences = ranks(
    ascending([0, ...points.flatMap((_, one) => points.slice(one + 1).map((__, at) => apart(one, one + 1 + at)))]),
  );
  const flawsOf = (one: number, other: number): PairFlaws =>
    other === ranked.length
      ? {
          again: countIn(standing.rested, ranked[one]!),
          above: countIn(levels, points[one]!),
          apart: 0,
          disorder: ranked.length - 1 - one,
        }
      : {
          again: countIn(standing.met, nameOf(ranked[one]!, ranked[other]!)),
          above: 0,
          apart: countIn(differences, apart(one, other)),
          disorder: disorderOf(points, one, other),
        };
  return { ranked, count: ranked.length + (ranked.length % 2), flawsOf };
};

/** The number of bits that hold every number up to `most`. */
const bitsFor = (most: number): bigint => BigInt(most.toString(2).length);

/**
 * Joins the flaws of a pair into one number, so that the sum for several pairs has their flaws in order: no number of smaller flaws outweighs a larger
 * one. `most` is the largest rank of a difference.
 */
const costIn = ({ count }: PairingTask, most: number): ((flaws: PairFlaws) => bigint) => {
  const [disorders, pairs] = [bitsFor(count * count), bitsFor(count / 2)];
  const rests = disorders + BigInt(most) * pairs;
  const meetings = rests + bitsFor(count);
  return ({ again, above, apart, disorder }) =>
    (BigInt(again) << meetings) +
    (BigInt(above) << rests) +
    (apart === 0 ? 0n : 1n << (disorders + BigInt(apart - 1) * pairs)) +
    BigInt(disorder);
};

/** The best pairing among the pairs that are allowed; undefined if these do not suffice. */
const bestOf = (
  task: PairingTask,
  isAllowed: (flaws: PairFlaws) => boolean,
  costOf: (flaws: PairFlaws) => bigint,
): readonly number[] | undefined =>
  cheapestMatching(task.count, (one, other) => {
    const flaws = task.flawsOf(one, other);
    return isAllowed(flaws) ? costOf(flaws) : undefined;
  });

/** The smallest number from `low` to `high` for which the condition holds; it must hold for `high` and for all numbers after the first. */
const firstWhere = (low: number, high: number, holds: (number: number) => boolean): number => {
  if (low >= high) return high;
  const middle = Math.floor((low + high) / 2);
  return holds(middle) ? firstWhere(low, middle, holds) : firstWhere(middle + 1, high, holds);
};

/** The best pairing of a round; `most` is the largest rank of a difference. */
const partnersOf = (task: PairingTask, most: number): readonly number[] | undefined => {
  const isNew = ({ again }: PairFlaws): boolean => again === 0;
  const rested = bestOf(task, isNew, ({ above }) => BigInt(above));
  if (rested === undefined) return bestOf(task, () => true, costIn(task, most));
  // Without what cannot be in the best pairing, the costs are short numbers.
  const above =
    task.count === task.ranked.length ? 0 : task.flawsOf(rested[task.ranked.length]!, task.ranked.length).above;
  const within =
    (limit: number) =>
    (flaws: PairFlaws): boolean =>
      isNew(flaws) && flaws.above <= above && flaws.apart <= limit;
  const limit = firstWhere(0, most, (one) => bestOf(task, within(one), () => 0n) !== undefined);
  return bestOf(task, within(limit), costIn(task, limit));
};

/**
 * The pairs of the next round of a Swiss tournament, in the order of the better bot of each pair. A bot that is in no pair rests. `most` is the number
 * of points that a bot gets for winning all games of a round.
 */
export const swissPairs = (bots: number, rounds: readonly PlayedRound[], most: number): readonly Pair[] => {
  const task = taskOf(standingAfter(bots, rounds, most));
  const { ranked } = task;
  const ranksApart = ranked.flatMap((_, one) =>
    ranked.slice(one + 1).map((__, at) => task.flawsOf(one, one + 1 + at).apart),
  );
  const partners =
    partnersOf(
      task,
      ranksApart.reduce((a, b) => Math.max(a, b), 0),
    ) ?? [];
  return ranked.flatMap((bot, place) => {
    const other = partners[place];
    return other === undefined || other < place || other === ranked.length ? [] : [pairOf(bot, ranked[other]!)];
  });
};
