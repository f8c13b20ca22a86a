/**
 * When a match of two bots is decided: the sequential probability ratio test over blocks.
 *
 * @packageDocumentation
 */
import type { BeginTest } from '../../arena/index.js';

/** Standard deviations of a block for one normalised Elo. */
const perElo = (Math.LN10 * Math.SQRT2) / 800;

/** N/2 · ln((1 + (t - t0)²) / (1 + (t - t1)²)), with t the advantage in standard deviations of a block. */
export const beginTest: BeginTest = ({ elo0, elo1, alpha, beta }) => {
  let [count, sum, squares] = [0, 0, 0];
  const [lower, upper] = [Math.log(beta / (1 - alpha)), Math.log((1 - beta) / alpha)];
  return (share) => {
    [count, sum, squares] = [count + 1, sum + share, squares + share * share];
    const mean = sum / count;
    const variance = squares / count - mean * mean;
    // Blocks that are all alike say nothing of how much they scatter.
    if (count < 2 || variance <= 1e-12) return false;
    const t = (mean - 0.5) / Math.sqrt(variance);
    const ratio = (elo: number): number => 1 + (t - elo * perElo) ** 2;
    const llr = (count / 2) * Math.log(ratio(elo0) / ratio(elo1));
    return llr <= lower || llr >= upper;
  };
};
