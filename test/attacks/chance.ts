/** Predictions of secret or random decisions: how many came true, and how many would by chance. */

/** One possible prediction: its probability of coming true by chance, and whether it did. */
export interface Prediction {
  readonly chance: number;
  readonly hit: boolean;
}

/** The results of predictions. */
export interface Score {
  readonly decisions: number;
  readonly hits: number;
  /** The number of hits expected by chance. */
  readonly expected: number;
  /**
   * More hits than this cannot be chance: five standard deviations above the mean, which independent predictions exceed less than once in a million
   * tests.
   */
  readonly most: number;
}

/** Adds up predictions. */
export const scoreOf = (predictions: readonly Prediction[]): Score => {
  const expected = predictions.reduce((sum, { chance }) => sum + chance, 0);
  const variance = predictions.reduce((sum, { chance }) => sum + chance * (1 - chance), 0);
  return {
    decisions: predictions.length,
    hits: predictions.filter(({ hit }) => hit).length,
    expected: Math.round(10 * expected) / 10,
    most: Math.ceil(expected + 5 * Math.sqrt(variance)),
  };
};
