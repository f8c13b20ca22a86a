/**
 * Evaluations as weighted sums: counts, multiplied by their weights.
 *
 * @packageDocumentation
 */
import { chance } from '../value.js';

/** The sum of the counts, each multiplied by its weight. */
export const weighed = (counts: readonly number[], weights: readonly number[]): number => {
  let sum = 0;
  for (let index = 0; index < counts.length; index++) sum += counts[index]! * weights[index]!;
  return sum;
};

/**
 * Converts a sum to a value for each of the two teams; the sum is positive if the first team stands better. A sum of 1 gives the first team a value
 * of three quarters.
 */
export const forFirst = (sum: number): readonly number[] => {
  const first = chance(sum, 1);
  return [first, 1 - first];
};
