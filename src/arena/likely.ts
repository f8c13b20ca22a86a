/**
 * Finds the most likely distribution of the blocks' results if the first bot is better by a given amount.
 *
 * The method is Van den Bergh's ("Comparing the approximations for the generalized log likelihood ratio of a multinomial distribution", "Comments on
 * normalized Elo").
 *
 * @packageDocumentation
 */

/** The probabilities of a list's values, in the order of the list; together they add up to 1. */
type Chances = readonly number[];

const mostTries = 100;

/**
 * Returns the most likely chances for which the mean of `values` is 0, given the observed chances (all above 0). `values` must contain numbers below
 * 0 and numbers above 0. Each chance is p / (1 + θ·value), where p is the observed chance of the value. θ is chosen so that the mean of the values
 * becomes 0. Newton's method finds θ; if a step would leave the interval that must contain θ, the interval is halved instead.
 */
const withMeanZero = (observed: Chances, values: readonly number[]): Chances => {
  let low = -1 / Math.max(...values);
  let high = -1 / Math.min(...values);
  let theta = 0;
  for (let tries = 0; tries < mostTries; tries++) {
    let [mean, slope] = [0, 0];
    for (const [k, value] of values.entries()) {
      const part = value / (1 + theta * value);
      mean += observed[k]! * part;
      slope -= observed[k]! * part * part;
    }
    if (mean > 0) low = theta;
    else high = theta;
    const next = theta - mean / slope;
    const better = next > low && next < high ? next : (low + high) / 2;
    if (Math.abs(better - theta) <= 1e-14 * Math.max(1, Math.abs(theta))) break;
    theta = better;
  }
  return observed.map((chance, k) => chance / (1 + theta * values[k]!));
};

/**
 * Returns the most likely chances for which the mean share is `mean`, given the observed chances (all above 0). The shares include 0 and 1, and
 * `mean` lies between 0 and 1.
 */
export const withMean = (observed: Chances, shares: readonly number[], mean: number): Chances =>
  withMeanZero(
    observed,
    shares.map((share) => share - mean),
  );

const steps = 60;

const settled = 1e-10;

/**
 * The search in `withAdvantage` begins with nearly all probability on the largest or the smallest share. The total probability of the other shares is
 * then at most this number.
 */
const mostElsewhere = 1e-3;

/**
 * Fits a chance to each share: the most likely chances for which the mean share is `t` standard deviations above `fair`. |t| is at most 20. The
 * condition on the mean is not linear in the chances, so every step of the search replaces the condition with its tangent at the previous chances. The
 * search begins with a mean beyond the required one and stays on that side, so that every step is possible.
 */
export const withAdvantage = (observed: Chances, shares: readonly number[], t: number, fair: number): Chances => {
  if (t === 0) return withMean(observed, shares, fair);
  // Start with nearly all probability on the side of t, so that the mean is more than |t| standard deviations from `fair`.
  const sure = t > 0 ? 1 : 0;
  const elsewhere = Math.min(mostElsewhere, ((sure - fair) / t) ** 2 / 4);
  const rest = elsewhere / shares.length;
  let chances: Chances = shares.map((share) => (share === sure ? 1 - elsewhere : 0) + rest);
  for (let step = 0; step < steps; step++) {
    const mean = shares.reduce((sum, share, k) => sum + share * chances[k]!, 0);
    const variance = shares.reduce((sum, share, k) => sum + (share - mean) ** 2 * chances[k]!, 0);
    const deviation = Math.sqrt(variance);
    const tangent = shares.map(
      (share) => share - fair - ((t * deviation) / 2) * (1 + ((share - mean) / deviation) ** 2),
    );
    const next = withMeanZero(observed, tangent);
    const moved = Math.max(...next.map((chance, k) => Math.abs(chance - chances[k]!)));
    chances = next;
    if (moved < settled) break;
  }
  return chances;
};
