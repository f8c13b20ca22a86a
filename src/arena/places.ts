/**
 * Adds up the points that bots win for their places in games, and counts how often each bot was ahead of each other bot.
 *
 * @packageDocumentation
 */
import type { Proved } from './prove.js';

/** The points that one bot won in games against one other bot. */
export interface HeadToHead {
  games: number;
  points: number;
}

/** The points that the bots won for their places. */
export interface PlaceTotals {
  readonly points: number[];
  readonly firsts: number[];
  /** For each ordered pair of bots: the number of games at the same table, and how often the first was ahead (a tie counts half). */
  readonly ahead: HeadToHead[][];
}

/**
 * The points that each seat wins for its place; seats that tie share the points of the places that they occupy.
 *
 * @param places - the place of each seat: 1 for winners, and the same number for seats that tie
 * @param points - the points for each place, beginning with the first; places beyond the end of the list win no points
 * @returns the points of each seat, which add up to the points of all occupied places
 *
 * @example
 * ```ts
 * import { placePoints } from 'rulehouse/arena';
 * placePoints([2, 1, 2, 4], [10, 6, 3, 1]); // [4.5, 10, 4.5, 1]
 * ```
 */
export const placePoints = (places: readonly number[], points: readonly number[]): readonly number[] =>
  places.map((place) => {
    const alike = places.filter((one) => one === place).length;
    // Count the better places, because records may number the places after a tie in different ways.
    const before = places.filter((one) => one < place).length;
    const shared = points.slice(before, before + alike);
    return shared.reduce((sum, one) => sum + one, 0) / alike;
  });

/** How far one bot was ahead of another, averaged over all pairs of their seats: 1 if ahead, a half if tied, 0 if behind. */
const aheadOf = (own: readonly number[], others: readonly number[]): number => {
  const all = own.flatMap((one) => others.map((other) => (one < other ? 1 : one === other ? 0.5 : 0)));
  return all.reduce<number>((sum, one) => sum + one, 0) / all.length;
};

/** Adds the bots' places in a game to the totals of the tournament. */
export const addPlaces = (placed: PlaceTotals, { line, places }: Proved, points: readonly number[]): void => {
  const given = placePoints(places, points);
  const seatsOf = (bot: number): readonly number[] =>
    [...line.seating.keys()].filter((seat) => line.seating[seat] === bot);
  for (const bot of line.pairing) {
    const own = seatsOf(bot);
    placed.points[bot]! += own.reduce((sum, seat) => sum + given[seat]!, 0);
    if (own.some((seat) => places[seat] === 1)) placed.firsts[bot]!++;
    for (const other of line.pairing) {
      if (other === bot) continue;
      const met = placed.ahead[bot]![other]!;
      const [mine, theirs] = [own, seatsOf(other)].map((seats) => seats.map((seat) => places[seat]!)) as [
        number[],
        number[],
      ];
      met.games++;
      met.points += aheadOf(mine, theirs);
    }
  }
};
