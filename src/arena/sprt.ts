/**
 * The sequential test of a bot against another one, or against all others of its table: play on until it is sure enough which of two suppositions holds.
 *
 * The likelihood ratio is the generalised one of the multinomial distribution of blocks: for each supposition the most likely distribution
 * that agrees with it is found, and the two are compared. Where results are mixed this is nearly
 * N/2 · ln((1 + (t - t0)²) / (1 + (t - t1)²)), with t the advantage in standard deviations of a pair. Where one side wins nearly everything that
 * formula decides nothing, however long one plays; this does.
 *
 * At a table of k bots a block has k games, one for each rotation of the seats, and whoever is as good as the others takes 1/k of its points. So
 * the multinomial distribution has more values, and what is tested is how far its mean lies above 1/k; everything else is as between two.
 *
 * @packageDocumentation
 */
import { addTo } from '../core/values/counts.js';
import { withAdvantage, withMean } from './likely.js';
import type { BeginTest } from './schedule.js';
import type { SprtSpec } from './spec-shape.js';
import { type BlockShape, blockShape, type Count, knownShares, moments, same, type Tally } from './tally.js';

/** How a sequential test stands. */
export interface SprtState {
  /** The logarithm of the likelihood ratio: how much better H1 explains the results than H0. */
  readonly llr: number;
  /** At or below this H0 is accepted. */
  readonly lower: number;
  /** At or above this H1 is accepted. */
  readonly upper: number;
  /** What is accepted; null to play on. */
  readonly accepted: 'H0' | 'H1' | null;
}

/** Blocks that nobody saw count this much, so that nothing is impossible; the figure that chess engines are tested with. */
const unseen = 1e-3;

/** How many standard deviations of a game one normalised Elo is. */
const perGame = Math.LN10 / 800;

/** The mean share of somebody who is this many Elo stronger than those who share the rest. */
const shareOfElo = (elo: number, fair: number): number => 1 / (1 + ((1 - fair) / fair) * 10 ** (-elo / 400));

const pairs = blockShape(2);

/**
 * How a sequential test stands after some blocks; the tally is the first bot's. A tally without blocks stands at 0. Whoever stops at the first
 * verdict errs hardly more often than `alpha` and `beta` allow; whoever stops for another reason may err more often.
 *
 * `model` says what the Elo of the test are. `normalised`: by standard deviations of a game, so that a test takes about equally long whatever part of
 * the games is drawn; `logistic`: as ratings are. About 20 microseconds.
 *
 * @param blocks - what came of the blocks
 * @param test - the hypotheses, and how often it may err
 * @param model - what the Elo of the test are: `normalised` or `logistic`
 * @param shape - what the blocks are; if left out, pairs of games of two bots
 * @returns the likelihood ratio, its bounds and the verdict, if there is one
 *
 * @example
 * ```ts
 * import { sprt, tallyOf } from 'rulehouse/arena';
 * const test = { elo0: 0, elo1: 50, alpha: 0.05, beta: 0.05 };
 * sprt(tallyOf([1, 2, 9, 7, 21]), test).accepted; // 'H1'
 * sprt(tallyOf([0, 0, 4, 0, 0]), test).accepted; // null
 * ```
 */
export const sprt = (
  blocks: Tally,
  { elo0, elo1, alpha, beta }: SprtSpec,
  model: 'normalised' | 'logistic' = 'normalised',
  { games, fair }: BlockShape = pairs,
): SprtState => {
  const [lower, upper] = [Math.log(beta / (1 - alpha)), Math.log((1 - beta) / alpha)];
  if (moments(blocks).blocks === 0) return { llr: 0, lower, upper, accepted: null };
  const counts = blocks.map((one) => (one.blocks === 0 ? unseen : one.blocks));
  const all = counts.reduce((sum, count) => sum + count, 0);
  const observed = counts.map((count) => count / all);
  const shares = blocks.map(({ share }) => share);
  const supposed = (elo: number): readonly number[] =>
    model === 'normalised'
      ? withAdvantage(observed, shares, elo * perGame * Math.sqrt(games), fair)
      : withMean(observed, shares, shareOfElo(elo, fair));
  const [if0, if1] = [supposed(elo0), supposed(elo1)];
  const llr = counts.reduce((sum, count, k) => sum + count * Math.log(if1[k]! / if0[k]!), 0);
  return { llr, lower, upper, accepted: llr >= upper ? 'H1' : llr <= lower ? 'H0' : null };
};

/** A test that is told of the blocks one by one, and says after each how it stands. */
const running = (test: SprtSpec, shape: BlockShape): ((share: number) => SprtState) => {
  const counts = new Map(knownShares(shape).map((share) => [same(share), 0]));
  return (share) => {
    addTo(counts, same(share));
    const blocks = [...counts].map(([value, count]): Count => ({ share: value, blocks: count }));
    return sprt(blocks, test, 'normalised', shape);
  };
};

/**
 * Begins a test for {@link schedule}: it is told the shares of the first bot, block by block, and says whether it is decided.
 *
 * @example
 * ```ts
 * import { beginTest } from 'rulehouse/arena';
 * const isDecided = beginTest({ elo0: 0, elo1: 100, alpha: 0.05, beta: 0.05 });
 * new Array<number>(20).fill(1).map(isDecided).indexOf(true); // 9
 * ```
 */
export const beginTest: BeginTest = (test, shape = pairs) => {
  const next = running(test, shape);
  return (share) => next(share).accepted !== null;
};

/** How a test ended, or how it stands, and after how many blocks. */
export interface SprtCourse extends SprtState {
  /** After how many blocks this holds. */
  readonly blocks: number;
}

/**
 * A test as it went: `shares` are those of the first bot, block by block in the order in which they are to be counted. It ends with the first verdict;
 * blocks that were played after it do not count.
 *
 * @param shares - the mean share of the first bot in each block, from 0 to 1
 * @param test - the hypotheses of the test and its error rates
 * @param shape - what the blocks are; if left out, pairs of games of two bots
 * @returns the state of the test after each block, up to the verdict
 *
 * @example
 * ```ts
 * import { sprtOver } from 'rulehouse/arena';
 * const { accepted, blocks } = sprtOver(new Array<number>(100).fill(1), { elo0: 0, elo1: 100, alpha: 0.05, beta: 0.05 });
 * [accepted, blocks]; // ['H1', 10]
 * ```
 */
export const sprtOver = (shares: Iterable<number>, test: SprtSpec, shape: BlockShape = pairs): SprtCourse => {
  const next = running(test, shape);
  let state = sprt([], test);
  let blocks = 0;
  for (const share of shares) {
    state = next(share);
    blocks++;
    if (state.accepted !== null) break;
  }
  return { ...state, blocks };
};
