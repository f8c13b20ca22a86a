/**
 * The results of a tournament's games as plain data, either for games of one kind or for all games together.
 *
 * @packageDocumentation
 */
import { addTo } from '../core/values/counts.js';
import { shareOverAll } from './fairness.js';
import { type Interval, wilson } from './intervals.js';
import type { Estimate } from './pairs.js';
import type { RatedBy } from './ranking.js';
import { type RatedBlock, rate } from './rating.js';
import { anchorOf } from './spec.js';
import type { ArenaSpec } from './spec-shape.js';
import type { Histogram, Sums } from './sum-up.js';
import type { Tally } from './tally.js';

/** The results of one bot in a tournament. */
export interface Standing {
  /** The index of the bot in the report's list `bots`. */
  readonly bot: number;
  /** The number of games played. */
  readonly games: number;
  /** The sum of the bot's shares; each game is worth one point. */
  readonly points: number;
  /**
   * The bot's points per game in complete blocks, with bounds computed from the same blocks. Until the bot has a complete block in every game of the
   * spec, the share is that of all its games, and the bounds are 0 and 1.
   */
  readonly share: Interval;
  /** The rating of the bot; null if the bot has not played, or if no chain of games connects it with the anchor. */
  readonly rating: Estimate | null;
  /** The probability that the bot is stronger than the next one in the list; null for the last bot and for a bot without a rating. */
  readonly superiority: number | null;
}

/** The points that the first of two bots won in games against the second. */
export interface CrossCell {
  /** The number of games that the two bots played at the same table. */
  readonly games: number;
  /** The points that the first of two bots won in their games against each other. */
  readonly points: number;
}

/** The time and the iterations that a bot spent on a move, on average. */
export interface Thinking {
  /** The index of the bot in the spec's list of bots. */
  readonly bot: number;
  /** The number of moves made. */
  readonly moves: number;
  /** The average number of milliseconds for a move. */
  readonly millis: number;
  /** The average number of search iterations for a move; null for programs. */
  readonly iterations: number | null;
}

/** The number of games that a bot lost outside the rules for one particular reason. */
export interface Losses {
  /** The index of the bot in the spec's list of bots. */
  readonly bot: number;
  /** Why the bot lost these games: `time`, `crash`, `illegal` or `protocol`. */
  readonly reason: string;
  /** The number of games that the bot lost for the given reason. */
  readonly games: number;
  /** The details of the first game that the bot lost for the given reason. */
  readonly first: string;
}

/** The lengths of a set of games, in plies. */
export interface Lengths {
  /** The number of moves of the shortest game. */
  readonly shortest: number;
  /** A quarter of the games had at most this many plies. */
  readonly quarter: number;
  /** Half of the games had at most this many plies. */
  readonly median: number;
  /** Three quarters of the games had at most this many plies. */
  readonly threeQuarters: number;
  /** The number of moves of the longest game. */
  readonly longest: number;
  /** At most 20 ranges of equal width; for each, the number of games whose length lies in the range. */
  readonly bars: readonly { readonly from: number; readonly to: number; readonly games: number }[];
}

/** The games that were decided: those in which not all seats got the same share of the point. */
export interface Decided {
  /** The number of decided games. */
  readonly games: number;
  /** Their share of all games, with its bounds. */
  readonly share: Interval;
}

/** The results of a set of games. */
export interface Results {
  /** Games that count. */
  readonly games: number;
  /** The number of complete blocks: those in which every game was counted. */
  readonly blocks: number;
  /** The results of each bot, from the highest to the lowest rating; bots without a rating come last. */
  readonly standings: readonly Standing[];
  /** For each ordered pair of bots, the points that the first won against the second; null if the two never met. */
  readonly cross: readonly (readonly (CrossCell | null)[])[];
  /** The time and the search iterations that each bot spent on its moves. */
  readonly thinking: readonly Thinking[];
  /** The games that bots lost outside the rules, for instance by a crash or an illegal move, by bot and reason. */
  readonly losses: readonly Losses[];
  /**
   * The number of games for each ending, the most frequent ending first. An ending is a word of the rule book, or a reason such as `time`, `crash` or
   * `adjudicated`.
   */
  readonly ends: readonly { readonly reason: string; readonly games: number }[];
  /** How many games were decided; the other games were shared by all seats and say nothing about who is stronger. */
  readonly decided: Decided;
  /** The lengths of the games; null if none were played. */
  readonly lengths: Lengths | null;
}

/** The tally of blocks: how many blocks gave each share, in ascending order of shares. */
export const tallyFrom = (counts: Histogram): Tally =>
  [...counts].map(([share, blocks]) => ({ share, blocks })).sort((a, b) => a.share - b.share);

/** Counts added up. */
export const merged = (all: readonly Histogram[]): Histogram => {
  const sum: Histogram = new Map();
  for (const counts of all) for (const [key, count] of counts) addTo(sum, key, count);
  return sum;
};

const mostBars = 20;

/** Round widths. */
const widths = [1, 2, 5].flatMap((one) => [1, 10, 100, 1000, 10_000].map((ten) => one * ten)).sort((a, b) => a - b);

const lengthsOf = (counts: Histogram): Lengths | null => {
  const sorted = [...counts].sort(([a], [b]) => a - b);
  const [first, last] = [sorted[0]?.[0], sorted.at(-1)?.[0]];
  if (first === undefined || last === undefined) return null;
  const all = sorted.reduce((sum, [, games]) => sum + games, 0);
  const at = (part: number): number => {
    let before = 0;
    return sorted.find(([, games]) => (before += games) >= part * all)?.[0] ?? last;
  };
  const width = widths.find((one) => Math.floor(last / one) - Math.floor(first / one) < mostBars) ?? last + 1;
  const start = Math.floor(first / width);
  const bars = Array.from({ length: Math.floor(last / width) - start + 1 }, (_, k) => {
    const [from, to] = [(start + k) * width, (start + k + 1) * width - 1];
    const games = sorted.reduce((sum, [plies, count]) => sum + (plies >= from && plies <= to ? count : 0), 0);
    return { from, to, games };
  });
  return { shortest: first, quarter: at(0.25), median: at(0.5), threeQuarters: at(0.75), longest: last, bars };
};

/** The number of blocks that were counted. */
const blocksIn = (counts: Histogram): number => [...counts.values()].reduce((sum, blocks) => sum + blocks, 0);

const standingsOf = (
  sums: readonly Sums[],
  blocks: readonly RatedBlock[],
  spec: ArenaSpec,
  by: RatedBy,
): readonly Standing[] => {
  const { ratings, superiority } = rate(blocks, spec.bots.length, anchorOf(spec), by);
  const add = (of: (one: Sums) => number): number => sums.reduce((sum, one) => sum + of(one), 0);
  const rows = spec.bots.map((_, bot) => {
    const [games, points] = [add(({ played }) => played[bot]!), add((one) => one.points[bot]!)];
    const strata = sums.flatMap((one) => {
      const weight = one.played[bot]! / Math.max(1, games);
      return weight === 0 ? [] : [{ blocks: tallyFrom(one.shares[bot]!), fair: 1 / one.bots, weight }];
    });
    const inBlocks = add((one) => one.bots * blocksIn(one.shares[bot]!));
    const all = points / Math.max(1, games);
    const hasBounds = strata.length > 0 && strata.every(({ blocks }) => blocks.length > 0);
    const overall = hasBounds ? shareOverAll(strata) : { share: all, low: 0, high: 1 };
    // The bounds cover complete blocks only, so the share must cover the same games.
    const share = inBlocks === games ? { ...overall, share: all } : overall;
    return { bot, games, points, share, rating: games === 0 ? null : ratings[bot]! };
  });
  const worth = ({ rating }: (typeof rows)[number]): number => rating?.value ?? -Infinity;
  rows.sort((a, b) => (worth(a) === worth(b) ? b.points - a.points || a.bot - b.bot : worth(b) - worth(a)));
  return rows.map((row, index) => {
    const next = rows[index + 1];
    const isRated = row.rating !== null && next !== undefined && next.rating !== null;
    return { ...row, superiority: isRated ? superiority[row.bot]![next.bot]! : null };
  });
};

/** The results of a set of games, computed from the sums over these games. */
export const resultsOf = (
  sums: readonly Sums[],
  blocks: readonly RatedBlock[],
  spec: ArenaSpec,
  by: RatedBy,
): Results => {
  const bots = [...spec.bots.keys()];
  const add = (of: (one: Sums) => number): number => sums.reduce((sum, one) => sum + of(one), 0);
  const lost = sums.flatMap((one) => [...one.lost.values()]);
  const ends = new Map<string, number>();
  for (const one of sums) for (const [reason, games] of one.ends) addTo(ends, reason, games);
  const [games, decided] = [add((one) => one.games), add((one) => one.decided)];
  return {
    games,
    blocks: add((one) => one.blocks),
    standings: standingsOf(sums, blocks, spec, by),
    cross: bots.map((bot) =>
      bots.map((other): CrossCell | null => {
        const games = add(({ met }) => met[bot]![other]!.games);
        return games === 0 ? null : { games, points: add(({ met }) => met[bot]![other]!.points) };
      }),
    ),
    thinking: bots.map((bot): Thinking => {
      const of = (key: keyof Sums['thought'][number]): number => add(({ thought }) => thought[bot]![key]);
      const [moves, searched] = [of('moves'), of('searched')];
      return {
        bot,
        moves,
        millis: of('millis') / Math.max(1, moves),
        iterations: searched === 0 ? null : of('iterations') / searched,
      };
    }),
    losses: [...new Set(lost.map(({ bot, reason }) => `${bot} ${reason}`))].flatMap((name) => {
      const alike = lost.filter(({ bot, reason }) => `${bot} ${reason}` === name);
      const games = alike.reduce((sum, one) => sum + one.games, 0);
      return alike.slice(0, 1).map(({ bot, reason, first }) => ({ bot, reason, games, first }));
    }),
    ends: [...ends].map(([reason, games]) => ({ reason, games })).sort((a, b) => b.games - a.games),
    decided: { games: decided, share: wilson(decided, games) },
    lengths: lengthsOf(merged(sums.map(({ lengths }) => lengths))),
  };
};
