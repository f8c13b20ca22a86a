/**
 * The sequential test of a bot against another one, or against all others of its table: games are played until it is certain enough which of two
 * hypotheses holds.
 *
 * The likelihood ratio is the generalised one of the multinomial distribution of blocks: for each hypothesis, the most likely distribution that
 * agrees with the hypothesis is found, and the two distributions are compared. For mixed results, the logarithm of this ratio is nearly N/2 · ln((1 +
 * (t - t0)²) / (1 + (t - t1)²)), where N is the number of blocks, t the advantage in standard deviations of a pair, and t0 and t1 the advantages
 * under the two hypotheses. If one side wins nearly everything, that formula never decides, however many games are played; the generalised ratio
 * does.
 *
 * At a table of k bots a block has k games, one for each rotation of the seats, and a bot that is as good as the others takes 1/k of its points. So
 * the multinomial distribution has more values, and the test is about the distance of its mean above 1/k; everything else is the same as for two
 * bots.
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
  /** The logarithm of the likelihood ratio: the degree to which H1 explains the results better than H0. */
  readonly llr: number;
  /** At or below this value, H0 is accepted. */
  readonly lower: number;
  /** At or above this value, H1 is accepted. */
  readonly upper: number;
  /** The accepted hypothesis; null while the test continues. */
  readonly accepted: 'H0' | 'H1' | null;
}

/** The weight given to shares that never occurred, so that nothing is impossible; tests of chess engines use this value. */
const unseen = 1e-3;

/** The value of one normalised Elo point, in standard deviations of a game. */
const perGame = Math.LN10 / 800;

/** The mean share of a bot that is the given number of Elo stronger than the others at its table. */
const shareOfElo = (elo: number, fair: number): number => 1 / (1 + ((1 - fair) / fair) * 10 ** (-elo / 400));

const pairs = blockShape(2);

/**
 * The state of a sequential test after some blocks, given by the first bot's tally. Without blocks, the logarithm of the likelihood ratio is 0. If
 * one stops at the first verdict, errors are hardly more frequent than `alpha` and `beta` allow; if one stops for another reason, errors may be more
 * frequent.
 *
 * `model` is the kind of Elo used by the test. `normalised` counts standard deviations of a game, so that draws do not change the duration of a test;
 * `logistic` is the Elo of ratings. About 20 microseconds.
 *
 * @param blocks - the results of the blocks
 * @param test - the hypotheses, and the error rates
 * @param model - the kind of Elo used by the test: `normalised` or `logistic`
 * @param shape - the shape of the blocks; if left out, pairs of games of two bots
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

/** A test that receives the blocks one by one, and returns its state after each. */
const running = (test: SprtSpec, shape: BlockShape): ((share: number) => SprtState) => {
  const counts = new Map(knownShares(shape).map((share) => [same(share), 0]));
  return (share) => {
    addTo(counts, same(share));
    const blocks = [...counts].map(([value, count]): Count => ({ share: value, blocks: count }));
    return sprt(blocks, test, 'normalised', shape);
  };
};

/**
 * Begins a test for {@link schedule}. The test receives the first bot's shares, block by block, and returns true once it is decided.
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

/** The final or present state of a test, and the number of blocks. */
export interface SprtCourse extends SprtState {
  /** The number of blocks after which the test is in this state. */
  readonly blocks: number;
}

/**
 * The course of a test. `shares` are the first bot's shares, block by block, in the order in which the blocks are to be counted. The course ends with
 * the first verdict; later blocks do not count.
 *
 * @param shares - the mean share of the first bot in each block, from 0 to 1
 * @param test - the hypotheses of the test and its error rates
 * @param shape - the shape of the blocks; if left out, pairs of games of two bots
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
