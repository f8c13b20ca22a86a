/**
 * The table of a league or a Swiss tournament: points, and the usual tie-breaks.
 *
 * - **Sonneborn-Berger**: the sum of the opponents' points, each multiplied by what the bot scored against that opponent.
 * - **Buchholz**: the sum of the points of the bot's opponents in all rounds. This sum makes sense in a Swiss tournament, where the bots have
 * different opponents.
 *
 * In a Swiss tournament with an odd number of bots, a bot that rests in a round gets the points of a win in all games of the round, as FIDE's rules
 * say. In its tie-breaks, the round counts as won against an opponent with as many points as the bot itself has.
 *
 * @packageDocumentation
 */
import type { ArenaSpec } from './spec-shape.js';
import type { Sums } from './sum-up.js';

/** A bot's row in the table of a tournament; the best bot has the first row. */
export interface TableRow {
  /** The index of the bot in the spec's list of bots. */
  readonly bot: number;
  /** The number of games played. */
  readonly games: number;
  /** The points of the bot: in a league, those for its places; in a Swiss tournament, its shares of the games' points and those for its rests. */
  readonly points: number;
  /** The number of rounds of a Swiss tournament in which the bot rested, because the number of bots is odd. */
  readonly rests: number;
  /** The number of games in which the bot was first, or tied for first place. */
  readonly firsts: number;
  /** The sum of the points of the bot's opponents in all rounds; null in a league. */
  readonly buchholz: number | null;
  /** The sum of the opponents' points, each multiplied by what the bot scored against that opponent: a game ahead counts 1, a tie 1/2. */
  readonly sonnebornBerger: number;
}

/** Adds up, over all games of the tournament, the number that the given function reads from a game's sums. */
const adding =
  (sums: readonly Sums[]) =>
  (of: (one: Sums) => number): number =>
    sums.reduce((sum, one) => sum + of(one), 0);

/** The standings of a tournament; null if its format has none. `rests` is the number of rounds in which each bot rested. */
export const tableOf = (
  { format, bots, games, blocks }: ArenaSpec,
  sums: readonly Sums[],
  rests: readonly number[],
): readonly TableRow[] | null => {
  if (format._tag !== 'League' && format._tag !== 'Swiss') return null;
  const isLeague = format._tag === 'League';
  const add = adding(sums);
  /** The number of games that two bots play in one round. */
  const ofRound = 2 * games.length * blocks;
  const points = bots.map(
    (_, bot) => add((one) => (isLeague ? one.placed.points[bot]! : one.points[bot]!)) + rests[bot]! * ofRound,
  );
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
      rests: rests[bot]!,
      firsts: add((one) => one.placed.firsts[bot]!),
      buchholz: isLeague ? null : over((other) => met(other) / ofRound) + rests[bot]! * points[bot]!,
      sonnebornBerger: over((other) => ahead(other) / (isLeague ? 1 : ofRound)) + rests[bot]! * points[bot]!,
    };
  });
  const buchholzOf = ({ buchholz }: TableRow): number => buchholz ?? 0;
  const decides = (a: TableRow, b: TableRow): number =>
    b.points - a.points ||
    buchholzOf(b) - buchholzOf(a) ||
    b.sonnebornBerger - a.sonnebornBerger ||
    b.firsts - a.firsts ||
    a.bot - b.bot;
  return rows.sort(decides);
};
