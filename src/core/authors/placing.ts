/**
 * The teams at a table, and the place of each seat at the end of the game.
 *
 * @packageDocumentation
 */

import type { Outcome } from '../contract/game.js';
import { constant } from '../values/constant.js';
import { firstSeats, type Seat } from '../values/seat.js';

const alone: readonly (readonly number[])[] = constant([0, 1, 2, 3, 4, 5, 6].map(firstSeats));

/**
 * Returns the team numbers for a table where every seat plays alone. This function is meant for authors of games.
 *
 * @param seatCount - the number of seats at the table
 * @returns the numbers 0, 1, 2 and so on, one for each seat
 *
 * @example
 * ```ts
 * import { everyoneAlone } from 'rulehouse/author';
 * everyoneAlone(3); // [0, 1, 2]
 * ```
 */
export const everyoneAlone = (seatCount: number): readonly number[] => alone[seatCount] ?? firstSeats(seatCount);

/**
 * The result of a game in which only the winners are known: all other seats share the place after the winners. `teams` gives the team of each seat,
 * and `winners` lists the seats that won. This function is meant for authors of games.
 *
 * @param teams - the team of each seat
 * @param winners - the seats that won, in any order
 * @returns the winners in ascending order and the place of each seat
 *
 * @example
 * ```ts
 * import { wonBy } from 'rulehouse/author';
 * wonBy([0, 1, 2, 3], [1, 2]).places; // [3, 1, 1, 3]
 * wonBy([0, 1, 0, 1], [0, 2]).places; // [1, 2, 1, 2]
 * wonBy([0, 1], []).places; // [1, 1]
 * ```
 */
export const wonBy = (teams: readonly number[], winners: readonly Seat[]): Pick<Outcome, 'winners' | 'places'> => {
  const won = new Set(winners.map((seat) => teams[seat]));
  return { winners: winners.slice(), places: teams.map((team) => (won.has(team) ? 1 : won.size + 1)) };
};

/**
 * The places of the seats, by the values of their teams: the team with the highest value comes first. `values` has a number for each team. This
 * function is meant for authors of games.
 *
 * @param teams - the team of each seat
 * @param values - the value of each team; a higher value is better
 * @returns the place of each seat, from 1
 *
 * @example
 * ```ts
 * import { placesByValue } from 'rulehouse/author';
 * placesByValue([0, 1, 2], [40, 61, 40]); // [2, 1, 2]
 * placesByValue([0, 1, 0, 1], [7, 9]); // [2, 1, 2, 1]
 * ```
 */
export const placesByValue = (teams: readonly number[], values: readonly number[]): readonly number[] =>
  teams.map((team) => 1 + values.filter((value) => value > values[team]!).length);

/**
 * The result when the team with the most points wins; if teams tie for the lead, all their seats win. `values` has a number for each team. If `teams`
 * is left out, every seat is a team of its own. This function is meant for authors of games.
 *
 * @param values - the points of each team
 * @param teams - the team of each seat; if left out, every seat is a team of its own
 * @returns the winners in ascending order and the place of each seat
 *
 * @example
 * ```ts
 * import { mostWin } from 'rulehouse/author';
 * mostWin([40, 61, 61]); // { winners: [1, 2], places: [3, 1, 1] }
 * mostWin([9, 7], [0, 1, 0, 1]).winners; // [0, 2]
 * ```
 */
export const mostWin = (
  values: readonly number[],
  teams = everyoneAlone(values.length),
): Pick<Outcome, 'winners' | 'places'> => {
  const places = placesByValue(teams, values);
  return { winners: firstSeats(teams.length).filter((seat) => places[seat] === 1), places };
};
