/**
 * A small network that estimates a number, for instance what a position is worth to a seat: for each set of outputs a sum of weighted inputs, and two
 * hidden layers that all sets share. It only adds and multiplies, in a fixed order, so that the result has the same bits on every machine.
 *
 * @packageDocumentation
 */

/** The size of a network: the numbers of its inputs, of the nodes of its two hidden layers, and of its sets of outputs. */
export interface NetworkShape {
  readonly inputs: number;
  readonly layers: readonly [number, number];
  readonly sets: number;
}

/** The weights of a network. Lists with a row for each input or node contain one row after the other. */
export interface NetworkWeights {
  /** For each input, its weight to each node of the first layer, and the constants of these nodes. */
  readonly first: Float64Array;
  readonly firstBias: Float64Array;
  /** For each node of the first layer, its weight to each node of the second layer, and the constants of these nodes. */
  readonly second: Float64Array;
  readonly secondBias: Float64Array;
  /** For each set of outputs, the weight of each node of the second layer, and the constant of the set. */
  readonly last: Float64Array;
  readonly lastBias: Float64Array;
  /** For each set of outputs, the weight of each input. */
  readonly direct: Float64Array;
}

/** The number of weights in each list of a network, in the order in which they are stored. */
export const weightCounts = ({
  inputs,
  layers: [one, two],
  sets,
}: NetworkShape): Readonly<Record<keyof NetworkWeights, number>> => ({
  first: inputs * one,
  firstBias: one,
  second: one * two,
  secondBias: two,
  last: sets * two,
  lastBias: sets,
  direct: sets * inputs,
});

/** A copy of all weights. */
export const copiedWeights = ({
  first,
  firstBias,
  second,
  secondBias,
  last,
  lastBias,
  direct,
}: NetworkWeights): NetworkWeights => ({
  first: first.slice(),
  firstBias: firstBias.slice(),
  second: second.slice(),
  secondBias: secondBias.slice(),
  last: last.slice(),
  lastBias: lastBias.slice(),
  direct: direct.slice(),
});

/** A network that is ready for use; the lists for its nodes are overwritten by each estimate. */
export interface Network {
  readonly weights: NetworkWeights;
  readonly nodes: readonly [Float64Array, Float64Array];
}

/** Makes a network from its weights. */
export const readyNetwork = (weights: NetworkWeights): Network => ({
  weights,
  nodes: [new Float64Array(weights.firstBias.length), new Float64Array(weights.secondBias.length)],
});

/** Numbers that are not zero, and the rows of weights to which they belong. A new list overwrites the one before. */
interface Active {
  readonly rows: Int32Array;
  readonly values: Float64Array;
  count: number;
}

const active: Active = { rows: new Int32Array(0), values: new Float64Array(0), count: 0 };

/** The list, empty, with room for so many numbers. */
const cleared = (room: number): Active => {
  active.count = 0;
  if (active.rows.length >= room) return active;
  return Object.assign(active, { rows: new Int32Array(room), values: new Float64Array(room) });
};

const note = (list: Active, row: number, value: number): void => {
  list.rows[list.count] = row;
  list.values[list.count++] = value;
};

/** Adds rows of weights, times their numbers, to the nodes of a layer: four rows at a time, because that is twice as fast as one by one. */
const addRows = (into: Float64Array, weights: Float64Array, { rows, values, count }: Active): void => {
  const width = into.length;
  let at = 0;
  for (; at + 3 < count; at += 4) {
    const [a, b, c, d] = [rows[at]! * width, rows[at + 1]! * width, rows[at + 2]! * width, rows[at + 3]! * width];
    const [p, q, r, s] = [values[at]!, values[at + 1]!, values[at + 2]!, values[at + 3]!];
    for (let node = 0; node < width; node++)
      into[node]! += p * weights[a + node]! + q * weights[b + node]! + r * weights[c + node]! + s * weights[d + node]!;
  }
  for (; at < count; at++) {
    const [row, value] = [rows[at]! * width, values[at]!];
    for (let node = 0; node < width; node++) into[node]! += value * weights[row + node]!;
  }
};

/** Adds the weighted inputs to the nodes of the first layer, and returns the sum of the inputs' direct weights. */
const throughFirst = ({ weights, nodes }: Network, inputs: Float64Array, set: number): number => {
  const { first, firstBias, direct } = weights;
  const start = set * inputs.length;
  const list = cleared(inputs.length);
  let sum = 0;
  for (let input = 0; input < inputs.length; input++) {
    const value = inputs[input]!;
    if (value === 0) continue;
    sum += value * direct[start + input]!;
    note(list, input, value);
  }
  nodes[0].set(firstBias);
  addRows(nodes[0], first, list);
  return sum;
};

const throughSecond = ({ weights, nodes }: Network): void => {
  const [from, into] = nodes;
  const list = cleared(from.length);
  for (let node = 0; node < from.length; node++) if (from[node]! > 0) note(list, node, from[node]!);
  into.set(weights.secondBias);
  addRows(into, weights.second, list);
};

/** The output of a network for a list of inputs, from the given set of outputs. */
export const outputOf = (network: Network, inputs: Float64Array, set: number): number => {
  const { last, lastBias } = network.weights;
  const [, from] = network.nodes;
  let sum = lastBias[set]! + throughFirst(network, inputs, set);
  throughSecond(network);
  const row = set * from.length;
  for (let node = 0; node < from.length; node++) {
    const value = from[node]!;
    if (value > 0) sum += value * last[row + node]!;
  }
  return sum;
};
