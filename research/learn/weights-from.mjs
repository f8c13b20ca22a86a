/** Weights of the network, from the file of a training or from the library. */
import { readFileSync } from 'node:fs';

/** Reads the weights in NAME.json; `shipped` stands for those in the library. */
export const weightsFrom = ({ readWeights, shape, trained }, name) =>
  name === 'shipped'
    ? readWeights(trained.weights, shape)
    : Object.fromEntries(
        Object.entries(JSON.parse(readFileSync(`${name}.json`, 'utf8')).weights).map(([list, numbers]) => [
          list,
          Float64Array.from(numbers),
        ]),
      );
