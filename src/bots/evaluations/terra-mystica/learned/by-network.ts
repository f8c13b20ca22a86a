/**
 * What bots know about Terra Mystica if a network judges positions.
 *
 * @packageDocumentation
 */
import type { State, TerraMystica } from '../../../../games/terra-mystica/index.js';
import type { Knowledge } from '../../../knowledge.js';
import type { Network } from '../../../network.js';
import type { Stretch } from '../../../stretch.js';
import { around, restOfRound } from '../alone.js';
import { asWorth, defaults } from '../value.js';
import { overview } from '../worth.js';
import { judged } from './judge.js';

/**
 * Makes the knowledge of bots that judge positions by a network.
 *
 * @param network - returns the network; it is called for each evaluation, so that the network can be read when it is first needed
 */
export const byNetwork = (network: () => Network): Knowledge<TerraMystica> => {
  const points = (state: State): readonly number[] => {
    const found = overview(state);
    return state.seats.map((_, number) => judged(network(), state, number, found));
  };
  const stretch = (state: State, number: number): Stretch<State> | undefined => {
    const rest = restOfRound(state, number);
    if (rest === undefined) return undefined;
    const overviewOf = around(state, number);
    return {
      ...rest,
      standing: points(state),
      points: (later) => judged(network(), later, number, overviewOf(later)),
      isComparable: true,
    };
  };
  return {
    evaluate: (state) => points(state).map(asWorth),
    evaluateFor: (state, team) => asWorth(judged(network(), state, team)),
    stretch,
    defaults: { ...defaults, iterations: 1000 },
  };
};
