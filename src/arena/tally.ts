/**
 * Tallies: the results of a tournament's blocks.
 *
 * @packageDocumentation
 */
import { addTo } from '../core/values/counts.js';

/** A share of the points, and the number of blocks in which a bot had exactly this share. */
export interface Count {
  /** The bot's points per game in each of the counted blocks: from 0 (all lost) to 1 (all won). */
  readonly share: number;
  /** The number of blocks in which the bot's share was `share`. It may be a fraction if the counts are weights. */
  readonly blocks: number;
}

/**
 * The results of blocks as counts, in ascending order of the shares; each share occurs only once. A block consists of games with the same seed, one
 * game for each rotation of the seats. The games of a block share a seed, so they are not independent of each other, but different blocks are
 * independent. All statements about the certainty of results are based on blocks.
 */
export type Tally = readonly Count[];

/** The results of pairs of games: the number of pairs with 0, ½, 1, 1½ and 2 points. */
export type Pentanomial = readonly [number, number, number, number, number];

/** The shape of a tournament's blocks: the number of games and the fair share, as needed for tests and comparisons. */
export interface BlockShape {
  /** The number of games in a block: one for each rotation of the seats. */
  readonly games: number;
  /** The share of a bot that is as good as all others: more than 0 and less than 1. */
  readonly fair: number;
}

/**
 * The shape of a block in which each bot plays every seat once: as many games as bots, and a fair share of 1 / `bots`.
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

/** All shares that are possible in a pair of games with two seats. */
const ofPairs = [0, 0.25, 0.5, 0.75, 1] as const;

/** Rounds a share, so that equal sums of fractions such as thirds are stored as equal numbers. */
export const same = (share: number): number => Math.round(share * 1e9) / 1e9;

/**
 * Makes a tally of blocks, given the share in each block. The tally always lists all five scores that a pair of games can have, even those that never
 * occurred.
 *
 * @param shares - the share of each block, from 0 to 1
 * @returns the number of blocks for each share, in ascending order of the shares
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
 * The tally of pairs of games, made from the five counts of their results.
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
 * A tally's five counts of game pairs, by points; `undefined` if any share is impossible in a pair of two-seat games.
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

/** The shares that a test counts even if they never occurred: all five for game pairs, else 0, the fair share and 1. */
export const knownShares = ({ games, fair }: BlockShape): readonly number[] => (games === 2 ? ofPairs : [0, fair, 1]);

/** The number of blocks, the mean and the variance of a tally. The variance is computed by dividing by the number of blocks, not by one less. */
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
 * Returns a tally with one more block added: the fraction `fair` of the block counts as won, and the rest as lost. The added block makes sure that no
 * result counts as certain, and that a small number of blocks gives wide bounds.
 */
export const oneMore = (blocks: Tally, fair: number): Tally => {
  const ends = [0, 1].filter((end) => !blocks.some(({ share }) => share === end));
  return [...blocks, ...ends.map((share) => ({ share, blocks: 0 }))].map(({ share, blocks: count }) => ({
    share,
    blocks: count + (share === 1 ? fair : share === 0 ? 1 - fair : 0),
  }));
};
