/**
 * The learned evaluation of Terra Mystica: the points that a seat can expect at the end of the game, estimated by a network.
 *
 * @packageDocumentation
 */
import type { State } from '../../../../games/terra-mystica/index.js';
import { type Network, type NetworkShape, outputOf } from '../../../network.js';
import { expectedFor, type Overview, overview } from '../worth.js';
import { inputCount, writeInputs } from './inputs.js';

/** The size of the network: one set of outputs for each round, and for a seat that has passed or not. */
export const shape: NetworkShape = { inputs: inputCount, layers: [64, 32], sets: 12 };

/** The number of points that an output of 1 stands for. */
export const pointsPerUnit = 10;

/** The set of outputs that estimates a seat's points: by the round, and by whether the seat has passed. */
export const outputSetOf = ({ round, seats }: State, number: number): number => (round - 1) * 2 + seats[number]!.passed;

const inputs = new Float64Array(inputCount);

/**
 * The points that a seat can expect at the end of the game; its final points if the game is over. Before the first round, the usual evaluation
 * decides, because the network has not learned about the choice of factions and first dwellings.
 */
export const judged = (network: Network, state: State, number: number, found?: Overview): number => {
  if (state.phase === 'end') return state.seats[number]!.vp;
  if (state.round === 0) return expectedFor(state, number);
  writeInputs(inputs, state, found ?? overview(state), number);
  return state.seats[number]!.vp + pointsPerUnit * outputOf(network, inputs, outputSetOf(state, number));
};
