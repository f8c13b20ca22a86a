/**
 * The samples from which a network learns: what a seat saw, and what came of it.
 *
 * @packageDocumentation
 */
import type { Source } from '../../../core/values/random.js';
import type { Trainer } from './trainer.js';

/** The last samples; a new one takes the place of the oldest. */
export interface Samples {
  readonly count: () => number;
  readonly add: (inputs: Float32Array, target: number) => void;
  /** Lets a trainer learn samples that are drawn at random, and returns the mean of the squares of its errors. */
  readonly teach: (trainer: Trainer, size: number, random: Source) => number;
}

/** The greatest number of numbers that are kept: 80 MB. */
const mostNumbers = 20_000_000;
const mostSamples = 200_000;

/** Makes an empty list of samples with so many inputs each. */
export const samplesOf = (inputs: number): Samples => {
  const room = Math.min(mostSamples, Math.floor(mostNumbers / inputs));
  const [numbers, targets, one] = [new Float32Array(room * inputs), new Float32Array(room), new Float64Array(inputs)];
  let [next, size] = [0, 0];
  return {
    count: () => size,
    add: (sample, target) => {
      numbers.set(sample, next * inputs);
      targets[next] = target;
      next = (next + 1) % room;
      size = Math.min(room, size + 1);
    },
    teach: (trainer, count, random) => {
      let sum = 0;
      for (let index = 0; index < count; index++) {
        const at = random.below(size);
        one.set(numbers.subarray(at * inputs, (at + 1) * inputs));
        sum += trainer.learn(one, 0, targets[at]!);
      }
      return sum / count;
    },
  };
};
