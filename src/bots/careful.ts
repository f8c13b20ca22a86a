/**
 * The careful bot: it chooses at random among the moves that do not lose at once.
 *
 * @packageDocumentation
 */
import type { GameTypes } from '../core/contract/game.js';
import { shuffled } from '../core/values/random.js';
import { analysisOf, type Decision, type SearchMaker, type Seating } from './seating.js';

/** True if a seat has lost in a position: it is out of the game, or the game is over and an even share would have been better. */
const hasLost = <T extends GameTypes>(
  { game, knowledge, final }: Seating<T>,
  state: T['State'],
  seat: number,
): boolean => {
  if (knowledge.isOut?.(state, seat) === true) return true;
  const values = final(state);
  return values !== undefined && values[game.teams(state)[seat]!]! * values.length < 1;
};

/** The first move, in random order, with which the seat does not lose at once; any move if all of them lose. */
const safe = <T extends GameTypes>(seating: Seating<T>, { legal, seat, guess }: Decision<T>) => {
  const state = guess();
  const tried = shuffled(seating.random, legal);
  return tried.find((move) => !hasLost(seating, seating.game.applyLegal(state, move), seat)) ?? tried[0] ?? legal[0];
};

/** Any legal move that does not lose at once. */
export const carefully: SearchMaker = (seating) => ({
  look: (decision) => ({
    step: () => analysisOf([], safe(seating, decision), { iterations: 0, depth: 0, nodes: 0, done: true }),
  }),
  told: () => undefined,
});
