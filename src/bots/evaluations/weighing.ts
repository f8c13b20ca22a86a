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

/** The values to both teams of a sum in favour of the first one. A sum of 1 has the value three quarters. */
export const forFirst = (sum: number): readonly number[] => {
  const first = chance(sum, 1);
  return [first, 1 - first];
};
