/**
 * The report of a tournament: what its games show, and how sure that is. Plain data; the command makes tables and pages of it.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left } from 'fp-ts/Either';
import { type Fault, fault, printFault } from '../core/fault.js';
import type { AnyGame } from '../core/game.js';
import { parseJson } from '../core/record.js';
import { type Fairness, fairness, shareOverAll } from './fairness.js';
import { addLine, type Counts, type Gathered, newGathered, ratedBlocks, type Sums } from './gather.js';
import type { Interval } from './intervals.js';
import type { GameOrder } from './line.js';
import { type Comparison, compare, type Estimate } from './pairs.js';
import { type Proved, proveLine } from './proved.js';
import { rate, type RatedBlock } from './rating.js';
import { anchorOf, type ArenaSpec } from './spec.js';
import { type SprtCourse, sprtOver } from './sprt.js';
import { type Pentanomial, pentanomial, type Tally } from './tally.js';

/** How a bot did. */
export interface Standing {
  /** Its place in `bots` of the report. */
  readonly bot: number;
  /** Games that it played. */
  readonly games: number;
  /** Parts of points, added up; each game is one point. */
  readonly points: number;
  /** Points for a game, and bounds from whole blocks. */
  readonly share: Interval;
  /** Null where no games lead to the anchor, or none were played. */
  readonly rating: Estimate | null;
  /** How likely it is stronger than the next one in the list; null for the last one, and where there is no rating. */
  readonly superiority: number | null;
}

/** What one bot took in games at which another one sat too. */
export interface CrossCell {
  /** Games that the two played at one table. */
  readonly games: number;
  /** What the first of them took of these. */
  readonly points: number;
}

/** What a bot needed for a move, on average. */
export interface Thinking {
  /** The place of the bot in the spec. */
  readonly bot: number;
  /** Moves that it made. */
  readonly moves: number;
  /** Milliseconds for a move. */
  readonly millis: number;
  /** Iterations for a move; null for programs. */
  readonly iterations: number | null;
}

/** How a bot lost games in ways that the rules do not know. */
export interface Losses {
  /** The place of the bot in the spec. */
  readonly bot: number;
  /** Why: `time`, `crash`, `illegal` or `protocol`. */
  readonly reason: string;
  /** How many games it lost so. */
  readonly games: number;
  /** What happened the first time. */
  readonly first: string;
}

/** How long games were. */
export interface Lengths {
  /** Moves of the shortest game. */
  readonly shortest: number;
  /** A quarter of the games had at most so many plies. */
  readonly quarter: number;
  /** Half of the games are no longer. */
  readonly median: number;
  /** Three of four games are no longer. */
  readonly threeQuarters: number;
  /** Moves of the longest game. */
  readonly longest: number;
  /** How many games had from `from` to `to` plies; at most 20, of the same width. */
  readonly bars: readonly { readonly from: number; readonly to: number; readonly games: number }[];
}

/** What some games show. */
export interface Results {
  /** Games that count. */
  readonly games: number;
  /** Blocks of which all games were counted. */
  readonly blocks: number;
  /** The highest rating first; who has none comes last. */
  readonly standings: readonly Standing[];
  /** By bot, against each bot; null where they never met. */
  readonly cross: readonly (readonly (CrossCell | null)[])[];
  /** How long each bot thought. */
  readonly thinking: readonly Thinking[];
  /** Games that bots lost in ways that the rules do not know. */
  readonly losses: readonly Losses[];
  /** How games ended: a word of the rule book, `time`, `crash`, `illegal`, `protocol`, `adjudicated` or `plies`. The most frequent first. */
  readonly ends: readonly { readonly reason: string; readonly games: number }[];
  /** Null where nothing was played. */
  readonly lengths: Lengths | null;
}

/** What the games of one kind show. */
export interface GameResults extends Results {
  /** Its place in `games` of the spec. */
  readonly game: number;
  /** The title of the game, and the options that are given: at most 200 characters. */
  readonly title: string;
  /** Null where no block is whole. */
  readonly fairness: Fairness | null;
}

/** What two bots show. */
export interface MatchResults {
  /** Elo and normalised Elo of the first bot against the second. */
  readonly comparison: Comparison;
  /** How many pairs of games gave 0, ½, 1, 1½ and 2 points; null where others came up. */
  readonly pairs: Pentanomial | null;
  /** The test of the spec; null if it has none. */
  readonly test: SprtCourse | null;
}

/** A line that was not counted. */
export interface Refused {
  /** From 1. */
  readonly line: number;
  /** Why it does not count. */
  readonly reason: string;
}

/** What a tournament shows. */
export interface Report {
  /** The name of the tournament. */
  readonly name: string;
  /** In the order of the spec. */
  readonly bots: readonly { readonly name: string; readonly text: string }[];
  /** The place of the bot whose rating is 0. */
  readonly anchor: number;
  /** Lines that were not counted, how many and the first of them. */
  readonly refused: { readonly lines: number; readonly first: readonly Refused[] };
  /** All games as if they were one. */
  readonly total: Results;
  /** The results of each game of the spec, in its order. */
  readonly games: readonly GameResults[];
  /** Null where it is no match of two bots. */
  readonly match: MatchResults | null;
}

/** Takes the lines of a tournament, and says at any time what they show. */
export interface Reporter {
  /**
   * Counts a line of `games.jsonl`, given as text, with its number from 1. The line that was counted and what its record tells, or why it was not: it is no line, its
   * record does not keep the rules, it says something else than its record, or the same game was counted before.
   */
  readonly add: (text: string, number: number) => Either<Fault, Proved>;
  /** What the lines so far show. */
  readonly report: () => Report;
}

const tallyFrom = (counts: Counts | undefined): Tally =>
  [...(counts ?? [])].map(([share, blocks]) => ({ share, blocks })).sort((a, b) => a.share - b.share);

const merged = (all: readonly Counts[]): Counts => {
  const sum: Counts = new Map();
  for (const counts of all) for (const [key, count] of counts) sum.set(key, (sum.get(key) ?? 0) + count);
  return sum;
};

const mostBars = 20;

/** Widths that people count in. */
const widths = [1, 2, 5].flatMap((one) => [1, 10, 100, 1000, 10_000].map((ten) => one * ten)).sort((a, b) => a - b);

const lengthsOf = (counts: Counts): Lengths | null => {
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

const standingsOf = (sums: readonly Sums[], blocks: readonly RatedBlock[], spec: ArenaSpec): readonly Standing[] => {
  const { ratings, superiority } = rate(blocks, spec.bots.length, anchorOf(spec));
  const add = (of: (one: Sums) => number | undefined): number => sums.reduce((sum, one) => sum + (of(one) ?? 0), 0);
  const rows = spec.bots.map((_, bot) => {
    const [games, points] = [add(({ played }) => played[bot]), add((one) => one.points[bot])];
    const strata = sums.flatMap((one) => {
      const weight = (one.played[bot] ?? 0) / Math.max(1, games);
      return weight === 0 ? [] : [{ blocks: tallyFrom(one.shares[bot]), fair: 1 / one.bots, weight }];
    });
    const share = games === 0 ? { share: 0, low: 0, high: 1 } : { ...shareOverAll(strata), share: points / games };
    return { bot, games, points, share, rating: games === 0 ? null : (ratings[bot] ?? null) };
  });
  const worth = ({ rating }: (typeof rows)[number]): number => rating?.value ?? -Infinity;
  rows.sort((a, b) => (worth(a) === worth(b) ? b.points - a.points || a.bot - b.bot : worth(b) - worth(a)));
  return rows.map((row, index) => {
    const next = rows[index + 1];
    const isRated = row.rating !== null && next !== undefined && next.rating !== null;
    return { ...row, superiority: isRated ? (superiority[row.bot]?.[next.bot] ?? null) : null };
  });
};

const resultsOf = (sums: readonly Sums[], blocks: readonly RatedBlock[], spec: ArenaSpec): Results => {
  const bots = [...spec.bots.keys()];
  const add = (of: (one: Sums) => number | undefined): number => sums.reduce((sum, one) => sum + (of(one) ?? 0), 0);
  const lost = sums.flatMap((one) => [...one.lost.values()]);
  const ends = new Map<string, number>();
  for (const one of sums) for (const [reason, games] of one.ends) ends.set(reason, (ends.get(reason) ?? 0) + games);
  return {
    games: add(({ games }) => games),
    blocks: add((one) => one.blocks),
    standings: standingsOf(sums, blocks, spec),
    cross: bots.map((bot) =>
      bots.map((other): CrossCell | null => {
        const games = add(({ met }) => met[bot]?.[other]?.games);
        return games === 0 ? null : { games, points: add(({ met }) => met[bot]?.[other]?.points) };
      }),
    ),
    thinking: bots.map((bot): Thinking => {
      const of = (key: keyof Sums['thought'][number]): number => add(({ thought }) => thought[bot]?.[key]);
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
    lengths: lengthsOf(merged(sums.map(({ lengths }) => lengths))),
  };
};

const mostTitle = 200;

/** The title of a game, and its options as far as they are given: `Terrafex (turnLimit 20)`. */
const titleOf = (games: readonly AnyGame[], id: string, options: unknown): string => {
  const given = Object.entries(options ?? {}).map(([name, value]: [string, unknown]) =>
    typeof value === 'string' ? `${name} ${value}` : `${name} ${JSON.stringify(value)}`,
  );
  const title = games.find((any) => any.id === id)?.title ?? id;
  return `${title}${given.length === 0 ? '' : ` (${given.join(', ')})`}`.slice(0, mostTitle);
};

const matchOf = (spec: ArenaSpec, { course, sums }: Gathered): MatchResults | null => {
  if (spec.format._tag !== 'Match') return null;
  const blocks = tallyFrom(merged(sums.map(({ shares }) => shares[0] ?? new Map<number, number>())));
  const inOrder = [...course].sort(([a, gameA], [b, gameB]) => a - b || gameA - gameB);
  const { sprt: test } = spec.format;
  return {
    comparison: compare(blocks),
    pairs: pentanomial(blocks) ?? null,
    test:
      test === null
        ? null
        : sprtOver(
            inOrder.map(([, , share]) => share),
            test,
          ),
  };
};

const mostRefused = 20;

/**
 * Begins the report of a tournament. Lines may come in any order, and the report can be asked for after each. Only what is proved counts,
 * see {@link Reporter}; of lines that are not the first 20 are kept with their reasons.
 *
 * Takes about as long as replaying the records; memory grows by some hundred bytes a block.
 *
 * @param spec - the tournament
 * @param games - the games that records may be of, for instance `games` of `rulehouse`
 * @param keyOf - gives the key of a game, which lines must have; left out: keys are not looked at
 * @example
 * ```ts
 * import { decode, games, isRight } from 'rulehouse';
 * import { arenaSpec, reporter } from 'rulehouse/arena';
 * const bots = ['random', 'greedy'].map((text) => ({ name: text, text }));
 * const spec = decode(arenaSpec)({ games: [{ game: 'terrafex' }], bots });
 * if (isRight(spec)) {
 *   const { add, report } = reporter(spec.right, games);
 *   add('{"key":"ab"}', 1)._tag; // 'Left'
 *   report().refused.lines; // 1
 * }
 * ```
 */
export const reporter = (
  spec: ArenaSpec,
  games: readonly AnyGame[],
  keyOf?: (order: GameOrder) => string,
): Reporter => {
  const gathered = newGathered(spec);
  const prove = proveLine(spec, games);
  const first: Refused[] = [];
  let lines = 0;
  const refuse = (line: number, reason: Fault): Either<Fault, never> => {
    lines++;
    if (first.length < mostRefused) first.push({ line, reason: printFault(reason) });
    return left(reason);
  };
  const add = (text: string, number: number): Either<Fault, Proved> => {
    const json = parseJson(text);
    const proved = isLeft(json) ? json : prove(json.right);
    if (isLeft(proved)) return refuse(number, proved.left);
    const { line } = proved.right;
    if (keyOf !== undefined && keyOf(line) !== line.key)
      return refuse(number, fault(['key'], 'is not that of this game'));
    return addLine(gathered, proved.right) ? proved : refuse(number, fault(['key'], 'this game was counted before'));
  };
  const report = (): Report => {
    const all = spec.games.map((_, game) => ratedBlocks(gathered, game));
    return {
      name: spec.name,
      bots: spec.bots.map(({ name, text }) => ({ name, text })),
      anchor: anchorOf(spec),
      refused: { lines, first: first.slice() },
      total: resultsOf(gathered.sums, all.flat(), spec),
      games: spec.games.map(({ game: id, options }, game): GameResults => {
        const sums = gathered.sums.slice(game, game + 1);
        const seats = sums.flatMap((sum) => sum.seats.map(tallyFrom));
        return {
          ...resultsOf(sums, all[game] ?? [], spec),
          game,
          title: titleOf(games, id, options),
          fairness: seats.length === 0 ? null : fairness(seats),
        };
      }),
      match: matchOf(spec, gathered),
    };
  };
  return { add, report };
};
