/**
 * The greedy bot: it moves to the position with the best value. If chance decides what follows, the mean over the outcomes counts.
 *
 * @packageDocumentation
 */
import type { GameTypes } from '../core/contract/game.js';
import { chanceOutcomes, weightOf } from '../core/playing/chance.js';
import { shuffled } from '../core/values/random.js';
import type { Candidate } from './analysis.js';
import { analysisOf, bySeat, type Decision, type SearchMaker, type Seating } from './seating.js';
import { byLead } from './value.js';

/**
 * The lead that corresponds to a value of 0.75. The scale is so large that every real lead gives a value well below 1; only the order of the values
 * matters.
 */
const widest = 1000;

/** The bot examines every outcome of chance if there are at most this many outcomes. */
const mostOutcomes = 64;

/** The value of a position to each team or, if chance decides, the mean value over the outcomes. */
const expected = <T extends GameTypes>(
  { game }: Seating<T>,
  state: T['State'],
  worth: (state: T['State']) => readonly number[],
): readonly number[] => {
  const outcomes = chanceOutcomes(game)(state);
  if (outcomes.length === 0 || outcomes.length > mostOutcomes) return worth(state);
  const sum = weightOf(outcomes);
  const values = outcomes.map(({ move }) => worth(game.applyLegal(state, move)));
  return worth(state).map((_, team) =>
    values.reduce((total, value, index) => total + (outcomes[index]!.weight * value[team]!) / sum, 0),
  );
};

const tried = <T extends GameTypes>(seating: Seating<T>, decision: Decision<T>): readonly Candidate<T['Move']>[] => {
  const { game, knowledge, random, parameters, value, final } = seating;
  const state = decision.guess();
  const teams = game.teams(state);
  const scored = (after: T['State']): readonly number[] => final(after) ?? byLead(game.score(after), widest);
  const worth = parameters.by === 0 ? scored : value;
  const moves = parameters.by === 0 ? decision.legal : (knowledge.sensible?.(state, decision.legal) ?? decision.legal);
  return shuffled(random, moves).map((move) => ({
    move,
    visits: 1,
    value: bySeat(teams, expected(seating, game.applyLegal(state, move), worth)),
    line: [move],
    proven: null,
  }));
};

/** Chooses the move to the best position, and breaks ties at random. */
export const greedily: SearchMaker = (seating) => ({
  look: (decision) => ({
    step: () => {
      // The sort is stable, so moves of equal value stay in random order.
      const own = (one: { readonly value: readonly number[] }): number => one.value[decision.seat]!;
      const candidates = [...tried(seating, decision)].sort((a, b) => own(b) - own(a));
      return analysisOf(candidates, decision.legal[0], {
        iterations: candidates.length,
        depth: 1,
        nodes: 0,
        done: true,
      });
    },
  }),
  told: () => undefined,
});
