/**
 * Intervals that show how certain results are: in 95 of 100 matches, the interval contains the true value.
 *
 * @packageDocumentation
 */
import { source } from '../core/values/random.js';
import { z95 } from './normal.js';

/** A share of the points, and the bounds between which the share is likely to lie; all three are from 0 to 1. */
export interface Interval {
  /** What was found. */
  readonly share: number;
  /** The lower bound. */
  readonly low: number;
  /** The upper bound. */
  readonly high: number;
}

/**
 * Wilson's interval for a player's share of the points in two-player games, where a draw counts as half a point.
 *
 * @param points - the points won, from 0 to `games`; a draw is worth a half
 * @param games - the number of games, 0 or more
 * @returns the share, and the bounds of its 95 % interval; without any games, the bounds are 0 and 1
 *
 * @example
 * ```ts
 * import { wilson } from 'rulehouse/arena';
 * const { share, low, high } = wilson(96.5, 100);
 * [share, low, high].map((one) => Math.round(1000 * one)); // [965, 908, 987]
 * ```
 */
export const wilson = (points: number, games: number): Interval => {
  if (games === 0) return { share: 0, low: 0, high: 1 };
  const share = points / games;
  const middle = (share + (z95 * z95) / (2 * games)) / (1 + (z95 * z95) / games);
  const half =
    (z95 * Math.sqrt((share * (1 - share)) / games + (z95 * z95) / (4 * games * games))) / (1 + (z95 * z95) / games);
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
};

const samples = 4000;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * The interval of a mean over blocks, found by bootstrapping: random samples are repeatedly drawn from the blocks. The games of one block share a
 * seed, so they are not independent of each other, but different blocks are independent. In total, 4,000 samples are drawn, and the same blocks
 * always give the same samples. If there is only one block, or if all blocks are equal, all samples are equal too. The bounds are then those of
 * {@link wilson} for as many games as there are blocks.
 *
 * @param blocks - the result of each block, as one number
 * @returns the mean with the bounds between which 95 of 100 sample means lie
 *
 * @example
 * ```ts
 * import { bootstrap } from 'rulehouse/arena';
 * const { share, low, high } = bootstrap([0, 0.5, 0.5, 0.5, 1, 1, 0.5, 1]);
 * [share, low < 0.5, high > 0.75]; // [0.625, true, true]
 * ```
 */
export const bootstrap = (blocks: readonly number[]): Interval => {
  if (blocks.every((block) => block === blocks[0]))
    return wilson(
      blocks.reduce((sum, one) => sum + one, 0),
      blocks.length,
    );
  const random = source(1);
  const means = Array.from({ length: samples }, () => mean(blocks.map(() => blocks[random.below(blocks.length)]!)));
  means.sort((a, b) => a - b);
  const at = (part: number): number => means[Math.floor(part * (samples - 1))]!;
  return { share: mean(blocks), low: at(0.025), high: at(0.975) };
};
