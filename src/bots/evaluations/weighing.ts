/**
 * Evaluations as weighted sums: counts are multiplied by their weights and added up.
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
 * Converts a sum, which is positive if the first team is better placed, into a value for each of two teams. A sum of 1 gives the first team a value
 * of three quarters.
 */
export const forFirst = (sum: number): readonly number[] => {
  const first = chance(sum, 1);
  return [first, 1 - first];
};
