/**
 * The table of a league or a Swiss tournament: points, and what decides where points are equal, as organisers do.
 *
 * - **Sonneborn-Berger**: the points of the others, each as far as the bot was ahead of it: whole where it always was, half where both tied as often.
 * - **Buchholz**: the points of the opponents of all rounds. It makes sense in a Swiss tournament, where not everybody has the same opponents.
 *
 * Who rests in a round of a Swiss tournament gets nothing here: a bye is not a win.
 *
 * @packageDocumentation
 */
import type { Proved } from './prove.js';
import type { ArenaSpec } from './spec-shape.js';
import type { Met, Sums } from './sum-up.js';

/** One bot in the table, the best first. */
export interface TableRow {
  /** The place of the bot in the spec. */
  readonly bot: number;
  /** Games that it played. */
  readonly games: number;
  /** Points of the places in a League, parts of the points of the games in a Swiss tournament. */
  readonly points: number;
  /** Games in which it was first, or tied for it. */
  readonly firsts: number;
  /** The points of the opponents of its rounds; null in a League. */
  readonly buchholz: number | null;
  /** The points of the others as far as it was ahead of them. */
  readonly sonnebornBerger: number;
}

/** What bots got for their places. */
export interface Placed {
  readonly points: number[];
  readonly firsts: number[];
  /** By bot, against each bot: games at one table, and in how many of them it was ahead; a tie is half. */
  readonly ahead: Met[][];
}

/**
 * By seat the points of its place: those who tie share the points of the places that they take.
 *
 * @param places - by seat its place: 1 for those who won, and those who tie alike
 * @param points - the points of the places, the first place first; places beyond the list have none
 * @returns by seat its points; together they are those of the places that the seats take
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
    // The number before those who tie, whatever the places are called.
    const before = places.filter((one) => one < place).length;
    const shared = points.slice(before, before + alike);
    return shared.reduce((sum, one) => sum + one, 0) / alike;
  });

/** How far one is ahead of another: 1, a half or 0 for each two of their seats, on average. */
const aheadOf = (own: readonly number[], others: readonly number[]): number => {
  const all = own.flatMap((one) => others.map((other) => (one < other ? 1 : one === other ? 0.5 : 0)));
  return all.reduce<number>((sum, one) => sum + one, 0) / all.length;
};

/** Counts the places of a game. */
export const addPlaces = (placed: Placed, { line, places }: Proved, points: readonly number[]): void => {
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

/** Adds up a number over the games of a tournament. */
const adding =
  (sums: readonly Sums[]) =>
  (of: (one: Sums) => number): number =>
    sums.reduce((sum, one) => sum + of(one), 0);

/** The table of a tournament; null where its format has none. */
export const tableOf = (
  { format, bots, games, blocks }: ArenaSpec,
  sums: readonly Sums[],
): readonly TableRow[] | null => {
  if (format._tag !== 'League' && format._tag !== 'Swiss') return null;
  const isLeague = format._tag === 'League';
  const add = adding(sums);
  const points = bots.map((_, bot) => add((one) => (isLeague ? one.placed.points[bot]! : one.points[bot]!)));
  /** The games of two bots in one round. */
  const ofRound = 2 * games.length * blocks;
  const rows = bots.map((_, bot): TableRow => {
    const others = [...bots.keys()].filter((other) => other !== bot);
    const over = (weight: (other: number) => number): number =>
      others.reduce((sum, other) => sum + weight(other) * points[other]!, 0);
    const met = (other: number): number => add((one) => one.placed.ahead[bot]![other]!.games);
    const ahead = (other: number): number => add((one) => one.placed.ahead[bot]![other]!.points);
    return {
      bot,
      games: add((one) => one.played[bot]!),
      points: points[bot]!,
      firsts: add((one) => one.placed.firsts[bot]!),
      buchholz: isLeague ? null : over((other) => met(other) / ofRound),
      sonnebornBerger: over((other) => ahead(other) / (isLeague ? 1 : ofRound)),
    };
  });
  const decides = (a: TableRow, b: TableRow): number =>
    b.points - a.points ||
    (b.buchholz ?? 0) - (a.buchholz ?? 0) ||
    b.sonnebornBerger - a.sonnebornBerger ||
    b.firsts - a.firsts ||
    a.bot - b.bot;
  return rows.sort(decides);
};
