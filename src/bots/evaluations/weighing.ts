/**
 * Evaluations as weighted sums: what is counted, and how much each count weighs.
 *
 * @packageDocumentation
 */
import { chance } from '../value.js';

/** The sum of what was counted, each times its weight. */
export const weighed = (counts: readonly number[], weights: readonly number[]): number => {
  let sum = 0;
  for (let index = 0; index < counts.length; index++) sum += counts[index]! * weights[index]!;
  return sum;
};

/** What a sum that speaks for the first of two teams is worth to both. A sum of 1 is worth three quarters. */
export const forFirst = (sum: number): readonly number[] => {
  const first = chance(sum, 1);
  return [first, 1 - first];
};
