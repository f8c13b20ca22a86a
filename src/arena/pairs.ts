/**
 * The comparison of a bot with one other bot, or with all others at its table.
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

/** The comparison of two bots, as the first bot sees it. */
export interface Comparison {
  /** The number of blocks on which the comparison of the bots rests. */
  readonly blocks: number;
  /** The first bot's share of the points, from 0 to 1. */
  readonly share: number;
  /** The lead in Elo: 400 · log10(share / (1 - share)), minus the value of this formula for the share of equally strong bots. */
  readonly elo: Estimate;
  /** The lead in normalised Elo: measured in standard deviations of a game's result, each of which counts as 347.4 points. */
  readonly normalised: Estimate;
  /** The probability, from 0 to 1, that the first of the two bots is the better one. */
  readonly superiority: number;
  /** True if the results alone were too few or too one-sided to compare the bots: see {@link compare}. */
  readonly isSmoothed: boolean;
}

const oddsOf = (share: number): number => share / (1 - share);

const eloOfShare = (share: number, fair: number): number => (400 / Math.LN10) * Math.log(oddsOf(share) / oddsOf(fair));

const perGame = 800 / Math.LN10;

const two = blockShape(2);

const around = (value: number, error: number): Estimate => ({ value, low: value - error, high: value + error });

/**
 * Compares a bot with one other bot, or with all others at its table. A block has one game for each seat, which means two games if two bots meet. The
 * given tally counts how often the first bot had each share of a block's points. The bounds lie 1.96 standard errors on either side of the mean
 * share, and are then converted to Elo.
 *
 * If all blocks are the same, or if a bound would lie below 0 or above 1, a block in which the bot wins a fair share is added. If a block is added,
 * the bounds are computed on the Elo scale. Bounds computed with an added block are finite but wide: they only show that too few games were played to
 * measure such a large difference.
 *
 * @param blocks - the tally of the first bot's shares, over blocks in which it played each seat
 * @param shape - the shape of the blocks; if left out, each block is a pair of games between two bots
 * @returns the share of the points, the lead in Elo with its bounds, and the probability that the first bot is the stronger one
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
