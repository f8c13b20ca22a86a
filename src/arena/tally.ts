/**
 * Tallies: the results of a tournament's blocks.
 *
 * @packageDocumentation
 */
import { addTo } from '../core/values/counts.js';

/** The number of blocks in which a bot had the same share of the points. */
export interface Count {
  /** The points per game of the block: from 0 (all lost) to 1 (all won). */
  readonly share: number;
  /** The number of blocks with this result. It may be a fraction if the counts are weights. */
  readonly blocks: number;
}

/**
 * The results of blocks; each share occurs once, in ascending order. A block is one seed in all rotations of the seats: its games share the seed and
 * are not independent of each other, but different blocks are. All statements about the certainty of results are based on blocks.
 */
export type Tally = readonly Count[];

/** The results of pairs of games: how many pairs have 0, ½, 1, 1½ and 2 points. */
export type Pentanomial = readonly [number, number, number, number, number];

/** The features of blocks that tests and comparisons need. */
export interface BlockShape {
  /** The number of games in a block: one for each rotation of the seats. */
  readonly games: number;
  /** The share of a bot that is as good as all others, more than 0 and less than 1. */
  readonly fair: number;
}

/**
 * The shape of blocks in which `bots` bots meet, each in every seat: `bots` games, and a share of 1 / `bots` for equal strength.
 *
 * @param bots - the number of bots that meet, 2 or more
 * @returns the shape
 *
 * @example
 * ```ts
 * import { blockShape } from 'rulehouse/arena';
 * blockShape(4); // { games: 4, fair: 0.25 }
 * ```
 */
export const blockShape = (bots: number): BlockShape => ({ games: bots, fair: 1 / bots });

/** The shares of a pair of games with two seats. */
const ofPairs = [0, 0.25, 0.5, 0.75, 1] as const;

/** Rounds a share, so that equal sums of parts like thirds are equal numbers. */
export const same = (share: number): number => Math.round(share * 1e9) / 1e9;

/**
 * The tally of blocks, each given by its share. The tally always contains the five shares of pairs, even if no block had them.
 *
 * @param shares - the share of each block, from 0 to 1
 * @returns the number of blocks for each share, by ascending share
 *
 * @example
 * ```ts
 * import { tally } from 'rulehouse/arena';
 * tally([0.5, 1, 0.5]).filter(({ blocks }) => blocks > 0); // [{ share: 0.5, blocks: 2 }, { share: 1, blocks: 1 }]
 * ```
 */
export const tally = (shares: Iterable<number>): Tally => {
  const counts = new Map<number, number>(ofPairs.map((share) => [share, 0]));
  for (const one of shares) addTo(counts, same(one));
  return [...counts].map(([share, blocks]) => ({ share, blocks })).sort((a, b) => a.share - b.share);
};

/**
 * The tally of pairs of games when only the five counts are known.
 *
 * @param counts - the number of pairs of games with 0, a half, 1, one and a half and 2 points
 * @returns the same pairs as a tally
 *
 * @example
 * ```ts
 * import { tallyOf } from 'rulehouse/arena';
 * tallyOf([0, 2, 5, 3, 0])[3]; // { share: 0.75, blocks: 3 }
 * ```
 */
export const tallyOf = (counts: Pentanomial): Tally =>
  ofPairs.map((share, index) => ({ share, blocks: counts[index]! }));

/**
 * The five counts of a tally; `undefined` if it has shares that are impossible for a pair of games with two seats.
 *
 * @param blocks - the tally of one pairing
 * @returns the number of pairs of games with 0, a half, 1, one and a half and 2 points
 *
 * @example
 * ```ts
 * import { pentanomial, tally } from 'rulehouse/arena';
 * pentanomial(tally([0.5, 1, 0.5])); // [0, 0, 2, 0, 1]
 * pentanomial(tally([1 / 3])); // undefined
 * ```
 */
export const pentanomial = (blocks: Tally): Pentanomial | undefined => {
  const isOther = ({ share, blocks: count }: Count): boolean => count !== 0 && !ofPairs.some((one) => one === share);
  const of = (share: number): number => blocks.reduce((sum, one) => (one.share === share ? sum + one.blocks : sum), 0);
  return blocks.some(isOther) ? undefined : [of(0), of(0.25), of(0.5), of(0.75), of(1)];
};

/** The shares that a test always counts, even if no block had them: those of pairs, or else 0, the fair share, and 1. */
export const knownShares = ({ games, fair }: BlockShape): readonly number[] => (games === 2 ? ofPairs : [0, fair, 1]);

/** The number of blocks, the mean and the variance of a tally. The variance divides by the number of blocks, not by one less. */
export const moments = (
  blocks: Tally,
): { readonly blocks: number; readonly mean: number; readonly variance: number } => {
  const all = blocks.reduce((sum, one) => sum + one.blocks, 0);
  if (all === 0) return { blocks: 0, mean: 0.5, variance: 0 };
  const mean = blocks.reduce((sum, one) => sum + one.blocks * one.share, 0) / all;
  const variance = blocks.reduce((sum, one) => sum + one.blocks * (one.share - mean) ** 2, 0) / all;
  return { blocks: all, mean, variance };
};

/**
 * A tally with one more block, of which the fraction `fair` counts as won and the rest as lost. So nothing is certain, and few blocks give wide
 * bounds.
 */
export const oneMore = (blocks: Tally, fair: number): Tally => {
  const ends = [0, 1].filter((end) => !blocks.some(({ share }) => share === end));
  return [...blocks, ...ends.map((share) => ({ share, blocks: 0 }))].map(({ share, blocks: count }) => ({
    share,
    blocks: count + (share === 1 ? fair : share === 0 ? 1 - fair : 0),
  }));
};
