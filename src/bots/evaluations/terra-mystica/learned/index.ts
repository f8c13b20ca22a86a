/**
 * What bots have learned about Terra Mystica by self-play. This module contains the weights of the network, so it is loaded only when a bot that uses
 * them sits down.
 *
 * @packageDocumentation
 */
import type { State, TerraMystica } from '../../../../games/terra-mystica/index.js';
import type { Knowledge } from '../../../knowledge.js';
import type { Stretch } from '../../../stretch.js';
import { around, restOfRound } from '../alone.js';
import { asWorth, defaults } from '../value.js';
import { overview } from '../worth.js';
import { inputCount } from './inputs.js';
import { judged } from './judge.js';
import { type Network, readyNetwork } from './network.js';
import { readWeights } from './stored.js';
import { trained } from './weights.js';

let made: Network | undefined;

/** The network; its weights are read when it is first needed. */
const network = (): Network => {
  made ??= readyNetwork(readWeights(trained.weights, inputCount));
  return made;
};

/** The points that each seat can expect according to the network. */
export const learnedPoints = (state: State): readonly number[] => {
  const found = overview(state);
  return state.seats.map((_, number) => judged(network(), state, number, found));
};

/** The rest of the round for one seat, evaluated by the network. */
const stretch = (state: State, number: number): Stretch<State> | undefined => {
  const rest = restOfRound(state, number);
  if (rest === undefined) return undefined;
  const overviewOf = around(state, number);
  return {
    ...rest,
    standing: learnedPoints(state),
    points: (later) => judged(network(), later, number, overviewOf(later)),
    isComparable: true,
  };
};

/** The evaluation that was learned by self-play, in place of the usual one. */
export const learned: Knowledge<TerraMystica> = {
  evaluate: (state) => learnedPoints(state).map(asWorth),
  evaluateFor: (state, team) => asWorth(judged(network(), state, team)),
  stretch,
  defaults: { ...defaults, iterations: 1000 },
};
