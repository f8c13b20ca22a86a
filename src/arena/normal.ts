/**
 * The normal distribution.
 *
 * @packageDocumentation
 */

/** The number of standard deviations on either side of the mean within which 95 of 100 values lie. */
export const z95 = 1.959963984540054;

/** The number of standard deviations beyond which the remaining probability is too small to change a floating-point result. */
const far = 8.3;

/**
 * The probability that a standard normal number is below `x`, for instance 0.5 if `x` is 0. The probability is computed with Marsaglia's series and
 * is exact to 1e-14.
 */
export const normalBelow = (x: number): number => {
  if (!(Math.abs(x) < far)) return x > 0 ? 1 : 0;
  let [term, sum, last] = [x, x, 0];
  for (let k = 3; sum !== last; k += 2) {
    last = sum;
    term *= (x * x) / k;
    sum += term;
  }
  return Math.min(1, Math.max(0, 0.5 + (sum * Math.exp((-x * x) / 2)) / Math.sqrt(2 * Math.PI)));
};
