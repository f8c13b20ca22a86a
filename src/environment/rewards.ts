/**
 * Rewards: numbers that a seat gets for the events of a game.
 *
 * @packageDocumentation
 */

import { isNone } from 'fp-ts/Option';
import type { Game, GameTypes } from '../core/contract/game.js';
import { constant } from '../core/values/constant.js';

/**
 * The kinds of rewards for programs that learn. `places`: paid at the end, evenly spaced from 1 for the first place to -1 for the last. Teams that
 * tie each get the mean of the rewards for their places, so that the sum over the teams is 0. `difference`: the seat's own score minus the mean of
 * the other teams' scores; each change of this difference is paid. `own`: the seat's own score; each change of this score is paid. Rewards of the
 * kinds `difference` and `own` add up to the value at the end minus the value at the start.
 */
export type Reward = 'places' | 'difference' | 'own';

/** The names of the rewards. */
export const rewardNames: readonly Reward[] = constant(['places', 'difference', 'own'] as const);

/** The reward of each seat in a finished game, as described under `places` of {@link Reward}. */
const placed = (places: readonly number[], teams: readonly number[]): readonly number[] => {
  // One place per team, because all seats of a team share a place.
  const byTeam: number[] = [];
  teams.forEach((team, seat) => (byTeam[team] = places[seat]!));
  const last = byTeam.length - 1;
  return places.map((place) => {
    const tied = byTeam.filter((other) => other === place).length;
    return last === 0 ? 0 : 1 - (2 * (place - 1 + (tied - 1) / 2)) / last;
  });
};

/** The reward of each seat for its place in the outcome; all rewards are zero while the game continues. */
export const rewardsByPlace = <T extends GameTypes>(game: Game<T>, state: T['State']): readonly number[] => {
  const teams = game.teams(state);
  const outcome = game.outcome(state);
  return isNone(outcome) ? teams.map(() => 0) : placed(outcome.value.places, teams);
};

/** The value of a state to each seat, for rewards that pay each change of this value. */
export const valuesOf = <T extends GameTypes>(
  game: Game<T>,
  reward: 'difference' | 'own',
  state: T['State'],
): readonly number[] => {
  const scores = game.score(state);
  const teams = game.teams(state);
  if (reward === 'own') return teams.map((team) => scores[team]!);
  const sum = scores.reduce((total, score) => total + score, 0);
  const others = Math.max(1, scores.length - 1);
  return teams.map((team) => scores[team]! - (sum - scores[team]!) / others);
};
