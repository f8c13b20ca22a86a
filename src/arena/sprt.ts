/**
 * The sequential test of a bot against one other bot, or against all others at its table: games are played until one of two hypotheses is certain
 * enough.
 *
 * The test uses the generalised likelihood ratio of the multinomial distribution of the blocks' results. For each hypothesis, the most likely
 * distribution that agrees with the hypothesis is found, and the two distributions are compared. If results are mixed, the logarithm of the ratio is
 * approximately N/2 · ln((1 + (t - t0)²) / (1 + (t - t1)²)). In this formula, N is the number of blocks, and t is the advantage, in standard
 * deviations of a pair's result. The two hypotheses claim the advantages t0 and t1. If one side wins nearly everything, the formula for mixed results
 * never decides, however many games are played; the generalised ratio does.
 *
 * At a table of k bots, a block has k games, one for each rotation of the seats, and a bot that is as good as the others wins 1/k of the points. With
 * more than two bots, the multinomial distribution has more values, and the test asks how far its mean lies above 1/k. In all other respects, the
 * test for k bots is the same as for two.
 *
 * @packageDocumentation
 */
import { addTo } from '../core/values/counts.js';
import { withAdvantage, withMean } from './likely.js';
import type { BeginTest } from './schedule.js';
import type { SprtSpec } from './spec-shape.js';
import { type BlockShape, blockShape, type Count, knownShares, moments, same, type Tally } from './tally.js';

/** The state of a sequential test. */
export interface SprtState {
  /** The logarithm of the likelihood ratio: how much better the results are explained by the hypothesis H1 than by H0. */
  readonly llr: number;
  /** The bound for the logarithm of the ratio: at or below this value, the hypothesis H0 is accepted. */
  readonly lower: number;
  /** The bound for the logarithm of the ratio: at or above this value, the hypothesis H1 is accepted. */
  readonly upper: number;
  /** The accepted hypothesis; null while the test continues. */
  readonly accepted: 'H0' | 'H1' | null;
}

/** The weight given to a share that never occurred, so that no share counts as impossible, as in tests of chess engines. */
const unseen = 1e-3;

/** The size of one normalised Elo point, in standard deviations of a game's result. */
const perGame = Math.LN10 / 800;

/** The mean share of a bot that is the given number of Elo points stronger than the others at its table. */
const shareOfElo = (elo: number, fair: number): number => 1 / (1 + ((1 - fair) / fair) * 10 ** (-elo / 400));

const pairs = blockShape(2);

/**
 * The state of a sequential test after the blocks that are counted in the first bot's tally. If there are no blocks, the logarithm of the likelihood
 * ratio is 0. If you stop the test at its first verdict, errors are hardly more frequent than `alpha` and `beta` allow. If you stop the test for any
 * other reason, errors may be more frequent.
 *
 * `model` chooses the kind of Elo in which the test measures leads. With `normalised`, leads are measured in standard deviations of a game, so draws
 * do not prolong a test. With `logistic`, leads are measured in ordinary Elo, as in ratings. Takes about 20 microseconds.
 *
 * @param blocks - the results of the blocks
 * @param test - the hypotheses of the test and its rates of error
 * @param model - the kind of Elo in which leads are measured: `normalised` or `logistic`
 * @param shape - the shape of the blocks; if left out, each block is a pair of games between two bots
 * @returns the logarithm of the likelihood ratio, its bounds, and the verdict, if there is one
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

/** Begins a test that receives the blocks one by one and returns its state after each block. */
const running = (test: SprtSpec, shape: BlockShape): ((share: number) => SprtState) => {
  const counts = new Map(knownShares(shape).map((share) => [same(share), 0]));
  return (share) => {
    addTo(counts, same(share));
    const blocks = [...counts].map(([value, count]): Count => ({ share: value, blocks: count }));
    return sprt(blocks, test, 'normalised', shape);
  };
};

/**
 * Begins a test for {@link schedule}. The returned function receives the first bot's share in each block, and returns true once the test is decided.
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

/** The present or final state of a test, and the number of blocks counted so far. */
export interface SprtCourse extends SprtState {
  /** The number of blocks counted when the test reached this state. */
  readonly blocks: number;
}

/**
 * Follows a sequential test block by block. `shares` contains the first bot's share in each block, in the order in which the blocks are to be
 * counted. The test ends with the first verdict; blocks after the verdict do not count.
 *
 * @param shares - the mean share of the first bot in each block, from 0 to 1
 * @param test - the hypotheses of the test and its rates of error
 * @param shape - the shape of the blocks; if left out, each block is a pair of games between two bots
 * @returns the state of the test at the verdict or, without a verdict, after the last block, and the number of blocks counted
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
