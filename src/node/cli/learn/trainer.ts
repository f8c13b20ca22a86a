/**
 * Fits a network to samples: slopes by backpropagation, steps by Adam, and a running mean of the weights.
 *
 * @packageDocumentation
 */
import { copiedWeights, type Network, type NetworkWeights, outputOf } from '../../../bots/network.js';

/** The lists of weights. */
const lists = ['first', 'firstBias', 'second', 'secondBias', 'last', 'lastBias', 'direct'] as const;

const zeros = (weights: NetworkWeights): NetworkWeights => {
  const all = copiedWeights(weights);
  for (const name of lists) all[name].fill(0);
  return all;
};

/** The rates of Adam: how quickly its means forget, and the least size of a step's divisor. */
const [forgetMean, forgetSquare, least] = [0.1, 0.001, 1e-6] as const;

/** Weights shrink by this part of the learning rate in each step; constants do not. */
const shrink = 1e-5;

/** The part of the learning rate with which direct weights learn, because they begin at a good place. */
const directRate = 0.3;

/** The part of the running mean that a step keeps, and the largest error that counts in full. */
const [keep, clip] = [0.9999, 2] as const;

/** A trainer of a network. */
export interface Trainer {
  /** Adds the slopes of one sample; returns the square of its error. */
  readonly learn: (inputs: Float64Array, set: number, target: number) => number;
  /** Makes a step with the slopes of so many samples. */
  readonly step: (count: number, rate: number) => void;
  /** The running mean of the weights: it plays better than the weights themselves. */
  readonly running: NetworkWeights;
}

/** Makes a trainer for a network, whose weights change with every step. */
export const trainerOf = (network: Network): Trainer => {
  const { weights, nodes } = network;
  const [slopes, means, squares, running] = [zeros(weights), zeros(weights), zeros(weights), copiedWeights(weights)];
  const [width, next] = [nodes[0].length, nodes[1].length];
  const [errors1, errors2] = [new Float64Array(width), new Float64Array(next)];
  let steps = 0;

  const throughLast = (error: number, set: number): void => {
    slopes.lastBias[set]! += error;
    for (let node = 0, at = set * next; node < next; node++, at++) {
      const value = nodes[1][node]!;
      errors2[node] = value > 0 ? error * weights.last[at]! : 0;
      if (value <= 0) continue;
      slopes.last[at]! += error * value;
      slopes.secondBias[node]! += errors2[node]!;
    }
  };
  const throughSecond = (): void => {
    for (let node = 0; node < width; node++) {
      const value = nodes[0][node]!;
      errors1[node] = 0;
      if (value <= 0) continue;
      let sum = 0;
      for (let to = 0, at = node * next; to < next; to++, at++) {
        sum += errors2[to]! * weights.second[at]!;
        slopes.second[at]! += errors2[to]! * value;
      }
      errors1[node] = sum;
      slopes.firstBias[node]! += sum;
    }
  };
  const throughFirst = (inputs: Float64Array, error: number, set: number): void => {
    const start = set * inputs.length;
    for (let input = 0; input < inputs.length; input++) {
      const value = inputs[input]!;
      if (value === 0) continue;
      slopes.direct[start + input]! += error * value;
      for (let node = 0, at = input * width; node < width; node++, at++) slopes.first[at]! += errors1[node]! * value;
    }
  };
  /** Moves the weights of a list by their slopes, and clears the slopes. */
  const move = (name: (typeof lists)[number], count: number, rate: number): void => {
    const [list, slope, mean, square, mid] = [weights, slopes, means, squares, running].map((all) => all[name]) as [
      Float64Array,
      Float64Array,
      Float64Array,
      Float64Array,
      Float64Array,
    ];
    const [young, younger] = [1 - (1 - forgetMean) ** steps, 1 - (1 - forgetSquare) ** steps];
    const kept = Math.min(keep, steps / (steps + 10));
    const less = name.endsWith('Bias') ? 0 : shrink;
    for (let at = 0; at < list.length; at++) {
      const by = slope[at]! / count;
      slope[at] = 0;
      mean[at]! += forgetMean * (by - mean[at]!);
      square[at]! += forgetSquare * (by * by - square[at]!);
      if (square[at]! > 0)
        list[at]! -= rate * (mean[at]! / young / (Math.sqrt(square[at]! / younger) + least) + less * list[at]!);
      mid[at] = kept * mid[at]! + (1 - kept) * list[at]!;
    }
  };
  return {
    learn: (inputs, set, target) => {
      const error = outputOf(network, inputs, set) - target;
      const counted = Math.max(-clip, Math.min(clip, error));
      throughLast(counted, set);
      throughSecond();
      throughFirst(inputs, counted, set);
      return error * error;
    },
    step: (count, rate) => {
      steps++;
      for (const name of lists) move(name, count, name === 'direct' ? rate * directRate : rate);
    },
    running,
  };
};
