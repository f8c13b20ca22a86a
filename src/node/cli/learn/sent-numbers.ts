/**
 * The networks and samples of a training as texts, in which they travel through Redis. NumberList are sent as their bytes, so that they arrive exactly.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import * as t from 'io-ts';
import { type NetworkShape, type NetworkWeights, weightCounts } from '../../../bots/network.js';
import { decode, nullable, text, whole } from '../../../core/reading/codec.js';
import { parseJson } from '../../../core/records/record.js';
import { chain } from '../../../core/values/either.js';
import { type Fault, fault } from '../../../core/values/fault.js';
import type { RoundNetwork, Taught } from './round.js';

/** The longest text of a list of numbers. */
const longest = 100_000_000;

type NumberList = Float32Array | Float64Array;

const sent = (numbers: NumberList): string =>
  Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength).toString('base64');

/** Reads numbers, all of which have to be finite. */
const received = <N extends NumberList>(
  name: string,
  said: string,
  make: { new (buffer: ArrayBuffer): N; readonly BYTES_PER_ELEMENT: number },
): Either<Fault, N> => {
  const bytes = Buffer.from(said, 'base64');
  if (bytes.length % make.BYTES_PER_ELEMENT !== 0 || bytes.toString('base64') !== said)
    return left(fault([name], 'not a list of numbers in base64'));
  const numbers = new make(Uint8Array.from(bytes).buffer);
  return numbers.every(Number.isFinite) ? right(numbers) : left(fault([name], 'not all numbers are finite'));
};

const listText = text('numbers in base64', longest);

// ---- samples ----

const taughtText = t.type({ inputs: listText, targets: listText });

/** The samples of a game as a text. */
export const sentSamples = ({ inputs, targets }: Taught): string =>
  JSON.stringify({ inputs: sent(inputs), targets: sent(targets) });

/**
 * Reads the samples of a game.
 *
 * @param count - the number of inputs of a sample
 */
export const readSamples = (said: string, count: number): Either<Fault, Taught> =>
  chain(chain(parseJson(said), decode(taughtText)), (lists) =>
    chain(received('inputs', lists.inputs, Float32Array), (inputs) =>
      chain(received('targets', lists.targets, Float64Array), (targets) =>
        inputs.length === targets.length * count
          ? right({ inputs, targets })
          : left(fault(['inputs'], `${inputs.length} numbers for ${targets.length} samples of ${count}`)),
      ),
    ),
  );

// ---- networks ----

/** A network, and the number of the round that is played with it. */
export interface NumberedNetwork {
  readonly round: number;
  readonly network: RoundNetwork;
}

/** The largest number of rounds. */
export const mostRounds = 1_000_000;

const lists = [
  ...['first', 'firstBias', 'second', 'secondBias', 'last', 'lastBias', 'direct'],
] as readonly (keyof NetworkWeights)[];

const networkText = t.type({
  round: whole(1, mostRounds),
  weights: t.record(t.string, listText),
  scales: nullable(listText),
});

/** The network of a round as a text. */
export const sentNetwork = ({ round, network: { weights, scales } }: NumberedNetwork): string =>
  JSON.stringify({
    round,
    weights: Object.fromEntries(lists.map((name) => [name, sent(weights[name])])),
    scales: scales === undefined ? null : sent(scales),
  });

const listOf = (name: string, said: string | undefined, length: number): Either<Fault, Float64Array> =>
  chain(received(name, said ?? '', Float64Array), (numbers) =>
    numbers.length === length ? right(numbers) : left(fault([name], `${numbers.length} numbers, not ${length}`)),
  );

/** Reads the network of a round, which has to have the given shape. */
export const readNetwork = (said: string, shape: NetworkShape): Either<Fault, NumberedNetwork> =>
  chain(chain(parseJson(said), decode(networkText)), ({ round, weights, scales }) => {
    const counts = weightCounts(shape);
    const read: Partial<Record<keyof NetworkWeights, Float64Array>> = {};
    for (const name of lists) {
      const numbers = listOf(name, weights[name], counts[name]);
      if (isLeft(numbers)) return numbers;
      read[name] = numbers.right;
    }
    const scaled = scales === null ? right(undefined) : listOf('scales', scales, shape.inputs);
    // All lists were read just now.
    return chain(scaled, (found) => right({ round, network: { weights: read as NetworkWeights, scales: found } }));
  });
