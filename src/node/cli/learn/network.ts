/**
 * The network of a training: its first weights, the sizes of its inputs, and the file that bots load.
 *
 * @packageDocumentation
 */
import { type NetworkShape, type NetworkWeights, weightCounts } from '../../../bots/network.js';
import { type SeatInputs, shapeOf, type TrainedNetwork } from '../../../bots/trained.js';
import type { GameTypes } from '../../../core/contract/game.js';
import type { Source } from '../../../core/values/random.js';
import { weightText } from './store.js';

const parts = 2 ** 20;

/** Nearly normal, with mean 0 and deviation 1: a sum of twelve draws, because that needs no logarithms. */
export const normal = (random: Source): number => {
  let sum = -6;
  for (let draw = 0; draw < 12; draw++) sum += random.below(parts) / parts;
  return sum;
};

/** The first weights. The last layer begins at 0 and the last input at 1, so that every position has its usual value. */
export const firstWeights = (shape: NetworkShape, random: Source): NetworkWeights => {
  const counts = weightCounts(shape);
  const drawn = (count: number, size: number): Float64Array =>
    Float64Array.from({ length: count }, () => normal(random) * size);
  return {
    first: drawn(counts.first, 0.1),
    firstBias: new Float64Array(counts.firstBias),
    second: drawn(counts.second, Math.sqrt(2 / shape.layers[0])),
    secondBias: new Float64Array(counts.secondBias),
    last: new Float64Array(counts.last),
    lastBias: new Float64Array(counts.lastBias),
    direct: new Float64Array(counts.direct).fill(1, shape.inputs - 1),
  };
};

/** The factors that bring inputs to order one, from the sums of the squares of so many samples. The usual value is of order one. */
export const scalesOf = (squares: Float64Array, count: number): Float64Array =>
  squares.map((sum, at) => (sum > 0 && at < squares.length - 1 ? 1 / Math.sqrt(sum / count) : 1));

/** The same inputs, each times its factor. */
export const scaledInputs = <T extends GameTypes>(inputs: SeatInputs<T>, scales: Float64Array): SeatInputs<T> => ({
  count: inputs.count,
  write: (into, state, seat) => {
    inputs.write(into, state, seat);
    for (let index = 0; index < scales.length; index++) into[index]! *= scales[index]!;
  },
});

/** The weights for inputs that are not brought to order one: each row of an input takes over its factor. */
const unscaled = (weights: NetworkWeights, scales: Float64Array): NetworkWeights => {
  const width = weights.firstBias.length;
  return {
    ...weights,
    first: weights.first.map((one, at) => one * scales[Math.floor(at / width)]!),
    direct: weights.direct.map((one, at) => one * scales[at % scales.length]!),
  };
};

/** The content of the file that bots load. */
export const trainedOf = (
  environment: string,
  layers: readonly [number, number],
  weights: NetworkWeights,
  scales: Float64Array,
): TrainedNetwork => {
  const inputs = scales.length;
  const text = weightText(unscaled(weights, scales), shapeOf({ inputs, layers }));
  return { format: 'rulehouse-network', version: 1, environment, inputs, layers, weights: text };
};
