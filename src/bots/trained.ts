/**
 * What `rulehouse learn` has learned about a game: a network in a file, and the knowledge of bots that use it.
 *
 * @packageDocumentation
 */
import { type Either, left, right } from 'fp-ts/Either';
import { some } from 'fp-ts/Option';
import type { Game, GameTypes } from '../core/contract/game.js';
import { decode, oneOf, refined, text, tuple, whole } from '../core/reading/codec.js';
import { exact } from '../core/reading/objects.js';
import { chain } from '../core/values/either.js';
import { type Fault, fault, show } from '../core/values/fault.js';
import { firstSeats, type Seat } from '../core/values/seat.js';
import type { Knowledge } from './knowledge.js';
import { type Network, type NetworkShape, outputOf, readyNetwork } from './network.js';
import { isWeightText, readWeights } from './network-weights.js';
import { valueFor } from './value.js';

/** The file that `rulehouse learn` writes. */
export interface TrainedNetwork {
  /** What the file is. */
  readonly format: 'rulehouse-network';
  /** The version of the format. */
  readonly version: 1;
  /** The name and version of the encoding whose numbers are inputs. */
  readonly environment: string;
  /** The number of inputs: the numbers of an observation, one for each seat, and the usual value. */
  readonly inputs: number;
  /** The numbers of nodes in the two hidden layers. */
  readonly layers: readonly [number, number];
  /** The weights: for each row a scale and whole numbers, in base64. */
  readonly weights: string;
}

/** Numbers that describe what a seat sees of a game, for instance an `Encoding` of `rulehouse/environment`. */
export interface SeenNumbers<T extends GameTypes> {
  /** The name with its version. */
  readonly name: string;
  /** The game. */
  readonly game: Game<T>;
  /** How a view becomes numbers. */
  readonly layout: {
    /** The count of the numbers. */
    readonly length: number;
    /** Writes the numbers for a seat into an array that contains only zeros, from the given index on. */
    readonly write: (view: T['State'] | T['View'], seat: Seat, out: Float32Array, at: number) => void;
  };
  /** What bots knew about the game during the training: its values are an input of the network. If left out, the score of the game is all they knew. */
  readonly usual?: Knowledge<T>;
}

/** The size of a network that evaluates a position by what a seat sees. */
export const shapeOf = ({ inputs, layers }: Pick<TrainedNetwork, 'inputs' | 'layers'>): NetworkShape => ({
  inputs,
  layers,
  sets: 1,
});

const most = { inputs: 100_000, nodes: 1024, text: 64_000_000 };

const trainedNetwork = refined(
  exact<TrainedNetwork>('a trained network', {
    format: oneOf('rulehouse-network'),
    version: oneOf(1),
    environment: text('the name of an encoding', 200),
    inputs: whole(1, most.inputs),
    layers: tuple(whole(1, most.nodes), 2),
    weights: text('weights in base64', most.text),
  }),
  'a trained network',
  (trained) =>
    isWeightText(trained.weights, shapeOf(trained))
      ? right(trained)
      : left(fault(['weights'], 'these are not the weights of a network of this size')),
);

/** An output as a value; the few outputs outside of these bounds count as won or lost. */
const valueOfOutput = (output: number): number => Math.min(1, Math.max(0, output));

/** The inputs of a network for a position: what a seat sees, which seats are to move, and the usual value of the position. */
export interface SeatInputs<T extends GameTypes> {
  /** The number of inputs. */
  readonly count: number;
  /** Writes the inputs for a seat. */
  readonly write: (into: Float64Array, state: T['State'], seat: Seat) => void;
}

/**
 * The inputs of networks: the numbers that describe what a seat sees; for each seat, beginning with that one, 1 if it is to move; and the value of the
 * position without the network, which is the last input.
 */
export const inputsBy = <T extends GameTypes>({ game, layout, usual = {} }: SeenNumbers<T>): SeatInputs<T> => {
  const numbers = new Float32Array(layout.length);
  const [seats, usualFor] = [game.seats.max, valueFor(game, usual)];
  return {
    count: layout.length + seats + 1,
    write: (into, state, seat) => {
      numbers.fill(0);
      layout.write(game.view(some(seat))(state), seat, numbers, 0);
      into.fill(0);
      into.set(numbers);
      const count = game.seatCount(state);
      for (const mover of game.toMove(state)) into[layout.length + ((mover - seat + count) % count)] = 1;
      into[layout.length + seats] = usualFor(state, game.teams(state)[seat]!);
    },
  };
};

/** The first seat of each team, in the order of the team numbers: it speaks for its team. */
export const speakersOf = <T extends GameTypes>(game: Game<T>, state: T['State']): readonly Seat[] => {
  const teams = game.teams(state);
  return firstSeats(teams.length)
    .filter((seat) => teams.indexOf(teams[seat]!) === seat)
    .sort((one, other) => teams[one]! - teams[other]!);
};

/** The evaluation of positions by a network. */
export type NetworkEvaluation<T extends GameTypes> = Required<Pick<Knowledge<T>, 'evaluate' | 'evaluateFor'>>;

/** Makes the evaluation of positions by a network with the given inputs. */
export const evaluationBy = <T extends GameTypes>(
  game: Game<T>,
  { count, write }: SeatInputs<T>,
  network: Network,
): NetworkEvaluation<T> => {
  const inputs = new Float64Array(count);
  const valueOf = (state: T['State'], seat: Seat): number => {
    write(inputs, state, seat);
    return valueOfOutput(outputOf(network, inputs, 0));
  };
  return {
    evaluate: (state) => speakersOf(game, state).map((seat) => valueOf(state, seat)),
    evaluateFor: (state, team) => valueOf(state, speakersOf(game, state)[team]!),
  };
};

/**
 * Reads what `rulehouse learn` has learned about a game, for bots with `by=2`.
 *
 * @param seen - the encoding with which the network was trained, and what bots knew about the game then
 * @param file - the file's content, as a JSON value
 * @returns knowledge with the part `learned`, to be combined with the usual knowledge about the game; or a fault
 * @fails a fault with the path to the part of the file that is wrong, or if the network was trained with another encoding
 *
 * @example
 * ```ts
 * import { isLeft } from 'rulehouse';
 * import { learnedFrom } from 'rulehouse/bots';
 * import { terrafexEncoding } from 'rulehouse/environment';
 * isLeft(learnedFrom(terrafexEncoding, { format: 'another' })); // true
 * ```
 */
export const learnedFrom = <T extends GameTypes>(seen: SeenNumbers<T>, file: unknown): Either<Fault, Knowledge<T>> =>
  chain(decode(trainedNetwork)(file), (trained): Either<Fault, Knowledge<T>> => {
    const inputs = inputsBy(seen);
    if (trained.environment !== seen.name)
      return left(fault(['environment'], `trained with ${show(trained.environment)}, not with ${seen.name}`));
    if (trained.inputs !== inputs.count)
      return left(fault(['inputs'], `${show(trained.inputs)} inputs, where ${seen.name} has ${inputs.count}`));
    const network = readyNetwork(readWeights(trained.weights, shapeOf(trained)));
    return right({ learned: evaluationBy(seen.game, inputs, network) });
  });
