/**
 * Each seat's share of the one point that a game is worth.
 *
 * @packageDocumentation
 */
import type { Seat } from '../core/values/seat.js';

/** Each seat's share of the game's one point, split evenly among the given teams, and then among each team's seats. */
export const sharedBy = (teams: readonly number[], winners: readonly number[]): readonly number[] => {
  const won = new Set(winners);
  return teams.map((team) => (won.has(team) ? 1 / won.size / teams.filter((other) => other === team).length : 0));
};

/**
 * Each seat's share of the game's one point, split evenly among the winners' teams, and then among each team's seats. If nobody won, the game's one
 * point is shared by all teams except the team of the loser.
 *
 * @param teams - for each seat the number of its team
 * @param winners - the winning seats; none if nobody won
 * @param loser - the seat that lost the game outside the rules; null if no seat did
 * @returns for each seat, its share from 0 to 1; the shares add up to 1
 *
 * @example
 * ```ts
 * import { sharesOf } from 'rulehouse/arena';
 * sharesOf([0, 1, 2], [0, 2], null); // [0.5, 0, 0.5]
 * sharesOf([0, 1, 0, 1], [], 1); // [0.5, 0, 0.5, 0]
 * ```
 */
export const sharesOf = (teams: readonly number[], winners: readonly Seat[], loser: Seat | null): readonly number[] => {
  const others = loser === null ? teams : teams.filter((team) => team !== teams[loser]);
  return sharedBy(teams, winners.length === 0 ? others : winners.map((seat) => teams[seat]!));
};

/** The place of each seat if only the shares of the game's point are known: teams with a share come before all others. */
export const placesBy = (teams: readonly number[], shares: readonly number[]): readonly number[] => {
  const won = new Set(teams.filter((_, seat) => shares[seat]! > 0));
  return teams.map((team) => (won.has(team) ? 1 : won.size + 1));
};
