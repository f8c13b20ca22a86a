/**
 * Tests whether a game is fair to all seats.
 *
 * @packageDocumentation
 */
import type { Interval } from './intervals.js';
import { normalBelow, z95 } from './normal.js';
import { moments, oneMore, type Tally } from './tally.js';

/** The results of one kind of block, and the weight of this kind in the mean over all kinds. */
export interface Stratum {
  readonly blocks: Tally;
  /** The share that every player has if all players are equally strong. */
  readonly fair: number;
  /** The weight of this kind of block; the weights of all kinds add up to 1. */
  readonly weight: number;
}

/** The mean share, with bounds, over blocks of several kinds: see {@link shareOver}. */
export const shareOverAll = (strata: readonly Stratum[]): Interval => {
  const parts = strata.map(({ blocks, fair, weight }) => {
    const more = moments(oneMore(blocks, fair));
    const own = moments(blocks);
    return {
      share: weight * (own.blocks === 0 ? fair : own.mean),
      middle: weight * more.mean,
      variance: own.blocks === 0 ? Infinity : (weight * weight * more.variance) / more.blocks,
    };
  });
  const sum = (of: (part: (typeof parts)[number]) => number): number => parts.reduce((all, part) => all + of(part), 0);
  const [share, middle] = [sum((part) => part.share), sum((part) => part.middle)];
  const error = z95 * Math.sqrt(sum((part) => part.variance));
  return {
    share,
    low: Math.max(0, Math.min(share, middle - error)),
    high: Math.min(1, Math.max(share, middle + error)),
  };
};

/**
 * The mean share over the given blocks, with bounds that contain the true share in 95 of 100 tournaments. `fair` is every player's share if all
 * players are equally strong. An additional block with the share `fair` is counted; otherwise a small number of blocks could give bounds that are too
 * narrow.
 *
 * @param blocks - the tally of the blocks' shares
 * @param fair - the share that every bot has if all bots are equally strong, from 0 to 1
 * @returns the mean share with its lower and upper bound, all from 0 to 1
 *
 * @example
 * ```ts
 * import { shareOver, tally } from 'rulehouse/arena';
 * const { share, low, high } = shareOver(tally([0.5, 1, 0.5, 0.75]), 0.5);
 * [share, low < 0.5, high > 0.9]; // [0.6875, true, true]
 * ```
 */
export const shareOver = (blocks: Tally, fair: number): Interval => shareOverAll([{ blocks, fair, weight: 1 }]);

/** One seat's share of the points, with its bounds. */
export interface SeatShare extends Interval {
  /** The probability (0 to 1) that, with equally good seats, a share lies at least as far from the fair share as this seat's share. */
  readonly chance: number;
}

/** The shares of the points that a game's seats won. */
export interface Fairness {
  /** The number of blocks on which the result rests. */
  readonly blocks: number;
  /** The share of each seat if all seats are equally good. */
  readonly fair: number;
  /** The share of each seat, indexed by the seat's number. */
  readonly seats: readonly SeatShare[];
  /**
   * True if the seats are proven to be unequal: for at least one seat, `chance` is below 0.05 divided by the number of separate tests. If no seat is
   * proven to be better, the game may still be unfair: look at the bounds.
   */
  readonly isUnfair: boolean;
}

/**
 * Tests whether any seat is better than another, based on each seat's share of the points in every block. In each block, every bot plays every seat
 * equally often, so a seat's share does not depend on the strength of the bots. The result of the test applies only to bots about as strong as those
 * that played.
 *
 * @param seats - for each seat, the tally of its shares in the blocks
 * @returns the interval of each seat's share, and whether some seat is proven to be better than another
 *
 * @example
 * ```ts
 * import { fairness, tally } from 'rulehouse/arena';
 * const first = [0.5, 1, 0.5, 0.5, 1, 1, 0.5, 1, 1, 0.5, 1, 0.5];
 * const seen = fairness([tally(first), tally(first.map((share) => 1 - share))]);
 * [seen.isUnfair, Math.round(100 * (seen.seats[0]?.share ?? 0))]; // [true, 75]
 * ```
 */
export const fairness = (seats: readonly Tally[]): Fairness => {
  const fair = 1 / Math.max(1, seats.length);
  const [first = []] = seats;
  const { blocks } = moments(first);
  const shares = seats.map((one): SeatShare => {
    const more = moments(oneMore(one, fair));
    const apart = Math.abs(more.mean - fair) / Math.sqrt(more.variance / more.blocks);
    return { ...shareOver(one, fair), chance: 2 * (1 - normalBelow(apart)) };
  });
  // With two seats, the share of one determines the share of the other, so only one comparison is made.
  const looks = Math.max(1, seats.length === 2 ? 1 : seats.length);
  return { blocks, fair, seats: shares, isUnfair: shares.some(({ chance }) => chance < 0.05 / looks) };
};
