/**
 * Ratings: the strengths of bots, computed from all games of a tournament together.
 *
 * For games between two sides, the model is that of Bradley and Terry. For games between more than two sides, the model is that of Plackett and Luce,
 * which rates the whole order of the sides. If only winners count, the model is that of Bradley and Terry, extended to any number of seats. In this
 * model, a side's chance of taking the game's one point is in proportion to its strength. If several sides share a game's point, the game counts as
 * several games, each worth a part of the point. If only winners count, the bots' expected points are exactly the points that they won, so a rating
 * never contradicts the points. If all places count, fewer games are needed for equally certain ratings, and second places matter too. A side is one
 * seat or the seats of a team; its strength, on the scale of Elo, is the mean strength of its seats.
 *
 * @packageDocumentation
 */
import { addTo, countIn } from '../core/values/counts.js';
import { normalBelow, z95 } from './normal.js';
import type { Estimate } from './pairs.js';
import { choicesOf, type RatedBy, type Side } from './ranking.js';
import { strengthsOf } from './strength.js';

/** The games of a block, and how many blocks had exactly the same results. */
export interface RatedBlock {
  /** The games of the block, each as a list of the sides with their shares. */
  readonly games: readonly (readonly Side[])[];
  /** The number of blocks with exactly these results. */
  readonly count: number;
}

/** The ratings of all bots of a tournament. */
export interface Ratings {
  /** Each bot's rating relative to the anchor, whose rating is 0; null if no chain of games connects the bot with the anchor. */
  readonly ratings: readonly (Estimate | null)[];
  /** For each ordered pair of bots, the probability that the first is stronger than the second; null if either has no rating. */
  readonly superiority: readonly (readonly (number | null)[])[];
}

/** The Elo points that correspond to one unit of the natural logarithm of strength. */
const unit = 400 / Math.LN10;

const botsOf = ({ games }: RatedBlock): readonly number[] => [
  ...new Set(games.flatMap((sides) => sides.flatMap(({ bots }) => bots))),
];

/** The bots that a chain of games connects with the anchor. */
const connected = (blocks: readonly RatedBlock[], anchor: number): ReadonlySet<number> => {
  const together = blocks.map(botsOf);
  const found = new Set([anchor]);
  // A loop over a set also visits the elements that are added while it runs.
  for (const bot of found)
    for (const bots of together) if (bots.includes(bot)) for (const other of bots) found.add(other);
  return found;
};

/** The games of a block, with the results that they would have if one bot had won them all. */
const wonBy = (games: RatedBlock['games'], winner: number): RatedBlock['games'] =>
  games.map((sides) => {
    const seats = sides.map(({ bots }) => bots.filter((bot) => bot === winner).length);
    const all = seats.reduce((sum, count) => sum + count, 0);
    return sides.map(({ bots }, index) => ({ bots, share: seats[index]! / Math.max(1, all) }));
  });

/**
 * The factor by which variances are increased if ratings are based on the whole order of the sides. For n blocks, the factor is n / (n - 1), the
 * usual correction of a sandwich estimator for few clusters. If each game only decides who wins one point, the imaginary blocks make the correction
 * for few blocks unnecessary.
 */
const fewBlocks = (blocks: readonly RatedBlock[], by: RatedBy): number => {
  const all = blocks.reduce((sum, { count }) => sum + count, 0);
  const isRanked = blocks.some(({ games }) => games.some((sides) => choicesOf(sides, by).length > 1));
  return isRanked && all >= 2 ? all / (all - 1) : 1;
};

/**
 * Imaginary blocks in which all players win equal shares; their weights add up to at least one block for each bot. Without the imaginary blocks, a
 * bot that won everything would have no rating and no bounds.
 */
const imagined = (blocks: readonly RatedBlock[]): readonly RatedBlock[] => {
  const lineUps = new Map<string, { readonly block: RatedBlock; readonly bots: readonly number[]; count: number }>();
  const played = new Map<number, number>();
  for (const block of blocks) {
    const bots = botsOf(block);
    const name = [...bots].sort((a, b) => a - b).join(' ');
    const known = lineUps.get(name);
    if (known === undefined) lineUps.set(name, { block, bots, count: block.count });
    else known.count += block.count;
    for (const bot of bots) addTo(played, bot, block.count);
  }
  return [...lineUps.values()].flatMap(({ block, bots, count }) => {
    const least = Math.min(...bots.map((bot) => countIn(played, bot)));
    return bots.map((bot) => ({ games: wonBy(block.games, bot), count: count / least / bots.length }));
  });
};

/**
 * Rates the `botCount` bots of a tournament relative to the bot at index `anchor`, whose rating is 0. A rating lead of 400 means ten times the
 * strength, or 91 % of the points between two bots. The bounds contain the true difference between a bot and the anchor in 95 of 100 tournaments.
 *
 * The search for the most likely ratings also counts imaginary blocks in which all players win equal shares. For each bot, the weights of these
 * blocks add up to at least one block. With many games, the imaginary blocks make no visible difference, but they give a bot that won or lost
 * everything a finite rating with wide bounds. The order in which the blocks are given does not matter. Blocks without games are ignored.
 *
 * If a game has three or more sides and all of them have places, the whole order of the sides counts: see {@link RatedBy}.
 *
 * Takes about 10 ms for 20 bots and 1,900 games; the time grows with the number of different blocks and the square of the number of bots.
 *
 * @param blocks - each block with its bots and the share that each bot won
 * @param botCount - the number of bots in the tournament
 * @param anchor - the index of the bot whose rating is 0
 * @param by - what the ratings are based on: all places (if they are known) or only the winners
 * @returns the rating of each bot in Elo, with its bounds, in the order of the bots
 *
 * @example
 * ```ts
 * import { rate } from 'rulehouse/arena';
 * const side = (bot: number, share: number) => ({ bots: [bot], share });
 * const won = { games: [[side(0, 0), side(1, 1)], [side(1, 1), side(0, 0)]], count: 60 };
 * const shared = { games: [[side(0, 1), side(1, 0)], [side(1, 1), side(0, 0)]], count: 40 };
 * const { ratings } = rate([won, shared], 3, 0);
 * ratings.map((one) => one && Math.round(one.value)); // [0, 238, null]
 * ```
 */
export const rate = (
  blocks: readonly RatedBlock[],
  botCount: number,
  anchor: number,
  by: RatedBy = 'places',
): Ratings => {
  const group = connected(blocks, anchor);
  const places = [...group].filter((bot) => bot !== anchor).sort((a, b) => a - b);
  const order = [...places, anchor];
  const at: number[] = [];
  for (const [place, bot] of order.entries()) at[bot] = place;
  const here = blocks.filter((block) => botsOf(block).some((bot) => group.has(bot)));
  const samples = [...here, ...imagined(here)].map(({ games, count }) => ({
    choices: games
      .flatMap((sides) => choicesOf(sides, by))
      .map(({ sides, weight }) => ({
        terms: sides.map(({ bots, share }) => ({ at: bots.map((bot) => at[bot]!), share })),
        weight,
      })),
    count,
  }));
  const { strengths, spread, bounds } = strengthsOf(samples, order.length, z95, fewBlocks(here, by));
  const all = Array.from({ length: botCount }, (_, bot) => at[bot]);
  const deviation = (a: number, b: number): number =>
    Math.sqrt(Math.max(0, spread[a]![a]! + spread[b]![b]! - 2 * spread[a]![b]!));
  const ratings = all.map((place): Estimate | null => {
    if (place === undefined) return null;
    const [low, high] = bounds[place]!;
    return { value: unit * strengths[place]!, low: unit * low, high: unit * high };
  });
  const superiority = all.map((a) =>
    all.map((b): number | null => {
      if (a === undefined || b === undefined) return null;
      const apart = deviation(a, b);
      return apart === 0 ? 0.5 : normalBelow((strengths[a]! - strengths[b]!) / apart);
    }),
  );
  return { ratings, superiority };
};
