/** Fits a network to samples: gradients by backpropagation, steps by Adam, and a running mean of the weights. */

/** The lists of weights, in the order in which they are stored. */
export const lists = ['first', 'firstBias', 'second', 'secondBias', 'last', 'lastBias', 'direct'];

const zeros = (weights) => Object.fromEntries(lists.map((name) => [name, new Float64Array(weights[name].length)]));

/** The rates of Adam: how quickly its means forget, and the least size of a step's divisor. */
const [forgetMean, forgetSquare, least] = [0.1, 0.001, 1e-6];

/** Weights shrink by this part of the learning rate in each step; constants do not. */
const shrink = 1e-5;

/** The direct weights begin at a good place and learn more slowly. */
const directRate = 0.3;

/**
 * Makes a trainer for a network.
 *
 * @param network - the network, whose weights change with every step
 * @param outputOf - computes the output and fills the nodes of the network
 * @param keep - the part of the running mean that a step keeps
 * @param clip - the largest error that counts in full
 */
export const trainerOf = (network, outputOf, { keep = 0.9999, clip = 2 } = {}) => {
  const { weights, nodes } = network;
  const [slopes, means, squares, running] = [zeros(weights), zeros(weights), zeros(weights), zeros(weights)];
  const [width, next] = nodes.map((list) => list.length);
  const [errors1, errors2] = [new Float64Array(width), new Float64Array(next)];
  let steps = 0;

  const throughLast = (error, set) => {
    slopes.lastBias[set] += error;
    for (let node = 0, at = set * next; node < next; node++, at++) {
      const value = nodes[1][node];
      errors2[node] = value > 0 ? error * weights.last[at] : 0;
      if (value <= 0) continue;
      slopes.last[at] += error * value;
      slopes.secondBias[node] += errors2[node];
    }
  };
  const throughSecond = () => {
    for (let node = 0; node < width; node++) {
      const value = nodes[0][node];
      errors1[node] = 0;
      if (value <= 0) continue;
      let sum = 0;
      for (let to = 0, at = node * next; to < next; to++, at++) {
        sum += errors2[to] * weights.second[at];
        slopes.second[at] += errors2[to] * value;
      }
      errors1[node] = sum;
      slopes.firstBias[node] += sum;
    }
  };
  const throughFirst = (inputs, error, set) => {
    const start = set * inputs.length;
    for (let input = 0; input < inputs.length; input++) {
      const value = inputs[input];
      if (value === 0) continue;
      slopes.direct[start + input] += error * value;
      for (let node = 0, at = input * width; node < width; node++, at++) slopes.first[at] += errors1[node] * value;
    }
  };
  /** Adds the slopes of one sample; returns the square of its error. */
  const learn = (inputs, set, target) => {
    const error = outputOf(network, inputs, set) - target;
    const counted = Math.max(-clip, Math.min(clip, error));
    throughLast(counted, set);
    throughSecond();
    throughFirst(inputs, counted, set);
    return error * error;
  };
  /** Makes a step with the slopes of so many samples. */
  const step = (count, rate) => {
    steps++;
    const [young, younger] = [1 - (1 - forgetMean) ** steps, 1 - (1 - forgetSquare) ** steps];
    const kept = Math.min(keep, steps / (steps + 10));
    for (const name of lists) {
      const [list, slope, mean, square, mid] = [weights, slopes, means, squares, running].map((one) => one[name]);
      const own = name === 'direct' ? rate * directRate : rate;
      const less = name.endsWith('Bias') ? 0 : shrink;
      for (let at = 0; at < list.length; at++) {
        const by = slope[at] / count;
        slope[at] = 0;
        mean[at] += forgetMean * (by - mean[at]);
        square[at] += forgetSquare * (by * by - square[at]);
        if (square[at] > 0)
          list[at] -= own * (mean[at] / young / (Math.sqrt(square[at] / younger) + least) + less * list[at]);
        mid[at] = kept * mid[at] + (1 - kept) * list[at];
      }
    }
  };
  return { learn, step, running };
};
