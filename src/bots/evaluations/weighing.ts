/**
 * Evaluations as weighted sums: counts and their weights.
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
 * A sum that is positive if the first team stands better, as the value of the position for each of the two teams. A sum of 1 is a value of three
 * quarters for the first team.
 */
export const forFirst = (sum: number): readonly number[] => {
  const first = chance(sum, 1);
  return [first, 1 - first];
};
