/**
 * The comparison of a bot with another one, or with all others at its table.
 *
 * @packageDocumentation
 */
import { normalBelow, z95 } from './normal.js';
import { type BlockShape, blockShape, moments, oneMore, type Tally } from './tally.js';

/** An estimated number, and the bounds between which it lies in 95 of 100 tournaments. */
export interface Estimate {
  /** The most likely value, in Elo. */
  readonly value: number;
  /** The lower bound of the 95 % interval. */
  readonly low: number;
  /** The upper bound of the 95 % interval. */
  readonly high: number;
}

/** The comparison of two bots, from the first bot's point of view. */
export interface Comparison {
  /** The number of blocks on which the comparison rests. */
  readonly blocks: number;
  /** The first bot's share of the points, from 0 to 1. */
  readonly share: number;
  /** Elo: 400 · log10(share / (1 - share)), minus the value of this formula for an equal share. */
  readonly elo: Estimate;
  /** Normalised Elo: the advantage in standard deviations of a game's result, where one standard deviation is 347.4 points. */
  readonly normalised: Estimate;
  /** The probability that the first bot is the better one, from 0 to 1. */
  readonly superiority: number;
  /** True if the results alone were too one-sided or too few to say anything, see {@link compare}. */
  readonly isSmoothed: boolean;
}

const oddsOf = (share: number): number => share / (1 - share);

const eloOfShare = (share: number, fair: number): number => (400 / Math.LN10) * Math.log(oddsOf(share) / oddsOf(fair));

const perGame = 800 / Math.LN10;

const two = blockShape(2);

const around = (value: number, error: number): Estimate => ({ value, low: value - error, high: value + error });

/**
 * Compares a bot with another one, or with all others at its table. A block has one game for each seat, so it has two games if two bots meet, and the
 * tally is the first bot's. The bounds are those of the mean share, 1.96 standard errors on either side, converted to Elo.
 *
 * If all blocks are the same, or a bound would reach beyond 0 or 1, one block is added, of which the bot wins the share that equal bots would have,
 * and the bounds are computed on the scale of Elo. Such bounds are finite and wide, and only say that there were too few games for so large a
 * difference.
 *
 * @param blocks - the tally of the first bot's shares, over blocks in which it played each seat
 * @param shape - the shape of the blocks; if left out, pairs of games of two bots
 * @returns the points, the difference in Elo with its bounds, and the likelihood that the first bot is the stronger one
 *
 * @example
 * ```ts
 * import { compare, tallyOf } from 'rulehouse/arena';
 * const { elo, superiority } = compare(tallyOf([50, 287, 610, 387, 73]));
 * [elo.value, elo.low, elo.high].map(Math.round); // [18, 10, 26]
 * superiority > 0.9999; // true
 * compare(tallyOf([0, 0, 0, 0, 20])).isSmoothed; // true
 * ```
 */
export const compare = (blocks: Tally, { games, fair }: BlockShape = two): Comparison => {
  const raw = moments(blocks);
  const error = z95 * Math.sqrt(raw.variance / Math.max(1, raw.blocks));
  const isSmoothed = raw.variance === 0 || raw.mean - error <= 0 || raw.mean + error >= 1;
  const { mean, variance, blocks: count } = isSmoothed ? moments(oneMore(blocks, fair)) : raw;
  const deviation = Math.sqrt(variance / count);
  const unit = perGame / Math.sqrt(games * variance);
  const elo = isSmoothed
    ? around(eloOfShare(mean, fair), ((400 / Math.LN10) * z95 * deviation) / (mean * (1 - mean)))
    : { value: eloOfShare(mean, fair), low: eloOfShare(mean - error, fair), high: eloOfShare(mean + error, fair) };
  return {
    blocks: raw.blocks,
    share: raw.mean,
    elo,
    normalised: around((mean - fair) * unit, z95 * deviation * unit),
    superiority: normalBelow((mean - fair) / deviation),
    isSmoothed,
  };
};
