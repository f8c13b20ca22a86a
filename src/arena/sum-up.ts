/**
 * Adds up the games of a tournament, line by line, into the sums from which a report is made. Each block needs memory for only a few numbers,
 * whatever the size of its records.
 *
 * @packageDocumentation
 */
import { addTo, countIn } from '../core/values/counts.js';
import type { Seed } from '../core/values/random.js';
import type { GameLine, GameOrder } from './line.js';
import { addPlaces, type HeadToHead, type PlaceTotals } from './places.js';
import type { Proved } from './prove.js';
import type { Side } from './ranking.js';
import type { RatedBlock } from './rating.js';
import { addPlayers, roundOf } from './rests.js';
import type { ArenaSpec } from './spec-shape.js';
import { same } from './tally.js';

/** Values, each with the number of times that it occurred. */
export type Histogram = Map<number, number>;

/** The time and the iterations that a bot spent on its moves. */
export interface ThinkingTotals {
  millis: number;
  moves: number;
  iterations: number;
  /** The number of moves whose search iterations are known. */
  searched: number;
}

/** The games that a bot lost outside the rules for one particular reason. */
export interface LossCount {
  readonly bot: number;
  readonly reason: string;
  readonly first: string;
  games: number;
}

/** The sums over all games played for one entry in the tournament's list `games`. */
export interface Sums {
  /** The number of bots at a table. */
  readonly bots: number;
  games: number;
  /** By bot. */
  readonly played: number[];
  readonly points: number[];
  readonly thought: ThinkingTotals[];
  /** For each bot, its shares of the points in complete blocks, and how often each share occurred. */
  readonly shares: Histogram[];
  /** For each ordered pair of bots, the number of games between the two, and the points that the first bot won in them. */
  readonly met: HeadToHead[][];
  readonly placed: PlaceTotals;
  /** Plies. */
  readonly lengths: Histogram;
  /** The number of games that ended in each way, named by a word from the rule book or by the reason in the line. */
  readonly ends: Map<string, number>;
  /** The number of games that were decided: not all seats got the same share of the point. */
  decided: number;
  /** By bot, its points in the decided games. */
  readonly gained: number[];
  readonly lost: Map<string, LossCount>;
  /** For each seat, its shares of the points in complete blocks, and how often each share occurred. */
  readonly seats: Histogram[];
  blocks: number;
  /** The complete blocks; blocks with the same results are counted together. */
  readonly rated: Map<string, { readonly games: RatedBlock['games']; count: number }>;
}

/** A game of a block that is not yet complete. */
interface PendingGame {
  readonly sides: readonly Side[];
  readonly seating: readonly number[];
  readonly shares: readonly number[];
}

/** The results of a tournament added up, and the games of its incomplete blocks. */
export interface TournamentTotals {
  /** The first seed of the tournament. */
  readonly seed: Seed;
  /** The number of blocks in a round. */
  readonly blocks: number;
  /** The points for each place; empty if the tournament gives no points for places. */
  readonly points: readonly number[];
  /** The sums for each game of the spec. */
  readonly sums: readonly Sums[];
  /** The games of each incomplete block, by rotation; null for a complete block, which has been counted. */
  readonly open: Map<string, (PendingGame | undefined)[] | null>;
  /** The course of a match: for each complete block, its seed, its game and the first bot's share. */
  readonly course: (readonly [seed: number, game: number, share: number])[];
  /** The bots that have played in each round. */
  readonly rounds: Map<number, Set<number>>;
}

const newSums = (bots: number, atTable: number): Sums => {
  const each = <A>(make: () => A): A[] => Array.from({ length: bots }, make);
  return {
    bots: atTable,
    games: 0,
    played: each(() => 0),
    points: each(() => 0),
    thought: each(() => ({ millis: 0, moves: 0, iterations: 0, searched: 0 })),
    shares: each(() => new Map<number, number>()),
    met: each(() => each(() => ({ games: 0, points: 0 }))),
    placed: {
      points: each(() => 0),
      firsts: each(() => 0),
      ahead: each(() => each(() => ({ games: 0, points: 0 }))),
    },
    lengths: new Map(),
    ends: new Map(),
    decided: 0,
    gained: each(() => 0),
    lost: new Map(),
    seats: [],
    blocks: 0,
    rated: new Map(),
  };
};

export const newGathered = (spec: ArenaSpec): TournamentTotals => ({
  seed: spec.seed,
  blocks: spec.blocks,
  points: spec.format._tag === 'League' ? spec.format.points : [],
  sums: spec.games.map(({ bots }) => newSums(spec.bots.length, bots)),
  open: new Map(),
  course: [],
  rounds: new Map(),
});

/** The share of the game's one point that each bot won. */
const gainsOf = ({ seating, shares }: Pick<GameLine, 'seating' | 'shares'>): ReadonlyMap<number, number> => {
  const gains = new Map<number, number>();
  for (const [seat, bot] of seating.entries()) {
    const share = shares[seat]!;
    addTo(gains, bot, share);
  }
  return gains;
};

/**
 * The sides of a game, with their places if there are more than two sides. If there are two sides, the places are left out, because the shares of the
 * game's one point determine them.
 */
const sidesOf = ({ line: { seating, shares }, teams, places }: Proved): readonly Side[] => {
  const all = [...new Set(teams)];
  return all.map((team) => {
    const seats = [...teams.keys()].filter((seat) => teams[seat] === team);
    const side = {
      bots: seats.map((seat) => seating[seat]!),
      share: same(seats.reduce((sum, seat) => sum + shares[seat]!, 0)),
    };
    return all.length > 2 ? { ...side, place: places[seats[0]!]! } : side;
  });
};

const addPoints = (sums: Sums, gains: ReadonlyMap<number, number>): void => {
  for (const [bot, gain] of gains) {
    sums.played[bot]! += 1;
    sums.points[bot]! += gain;
    for (const other of gains.keys()) {
      if (other === bot) continue;
      const met = sums.met[bot]![other]!;
      met.games++;
      met.points += gain;
    }
  }
};

const addThought = (sums: Sums, { line, decisions }: Proved): void => {
  for (const [seat, bot] of line.seating.entries()) {
    const thought = sums.thought[bot]!;
    const [moves, iterations] = [decisions[seat]!, line.iterations[seat]];
    thought.millis += line.millis[seat]!;
    thought.moves += moves;
    if (typeof iterations !== 'number') continue;
    thought.iterations += iterations;
    thought.searched += moves;
  }
};

/** Counts a game that was decided; games that all seats shared decide nothing. */
const addDecided = (sums: Sums, { shares }: GameLine, gains: ReadonlyMap<number, number>): void => {
  if (shares.every((share) => share === shares[0])) return;
  sums.decided++;
  for (const [bot, gain] of gains) sums.gained[bot]! += gain;
};

/** How a game ended, as one word that comes from the rules of the game or from those of the tournament. */
export const endingOf = ({ end, record }: GameLine): string =>
  end.reason === 'rules' ? (record.result.reason ?? 'rules') : end.reason;

const addEnd = (sums: Sums, line: GameLine): void => {
  const { end, seating } = line;
  addTo(sums.ends, endingOf(line));
  if (!('seat' in end)) return;
  const bot = seating[end.seat]!;
  const name = `${bot} ${end.reason}`;
  const known = sums.lost.get(name);
  const first = end.rule === null ? end.text : `${end.rule}: ${end.text}`;
  if (known === undefined) sums.lost.set(name, { bot, reason: end.reason, first, games: 1 });
  else known.games++;
};

/** The games of a block, sorted, and a name for their results; blocks with the same results have the same name. */
const ratedOf = (parts: readonly PendingGame[]): readonly [name: string, games: RatedBlock['games']] => {
  const games = parts.map(({ sides }) => sides).map((sides) => [JSON.stringify(sides), sides] as const);
  games.sort(([a], [b]) => (a < b ? -1 : 1));
  return [games.map(([name]) => name).join(), games.map(([, sides]) => sides)];
};

/** Adds a complete block to the sums. */
const addBlock = (
  { sums, course }: TournamentTotals,
  { game, seed, pairing }: GameLine,
  parts: readonly PendingGame[],
): void => {
  const into = sums[game]!;
  into.blocks++;
  const [name, games] = ratedOf(parts);
  const known = into.rated.get(name);
  if (known === undefined) into.rated.set(name, { games, count: 1 });
  else known.count++;
  const gains = parts.map(gainsOf);
  const shareOf = (bot: number): number => same(gains.reduce((sum, one) => sum + countIn(one, bot), 0) / parts.length);
  for (const bot of pairing) addTo(into.shares[bot]!, shareOf(bot));
  for (const seat of parts[0]!.seating.keys()) {
    const counts = (into.seats[seat] ??= new Map());
    addTo(counts, same(parts.reduce((sum, { shares }) => sum + shares[seat]!, 0) / parts.length));
  }
  course.push([seed, game, shareOf(pairing[0]!)]);
};

/** The name of the block to which a game belongs. */
export const blockName = ({ game, pairing, seed }: GameOrder): string => `${game} ${pairing.join()} ${seed}`;

/** Adds the line of a game to the sums; returns false if the same game was counted before. */
export const addLine = (gathered: TournamentTotals, proved: Proved): boolean => {
  const { line } = proved;
  const name = blockName(line);
  const block = gathered.open.get(name) ?? (gathered.open.has(name) ? null : []);
  const sums = gathered.sums[line.game]!;
  if (block === null || block[line.rotation] !== undefined) return false;
  sums.games++;
  addPlayers(gathered.rounds, roundOf(gathered, line), line.pairing);
  const gains = gainsOf(line);
  addPoints(sums, gains);
  addDecided(sums, line, gains);
  addPlaces(sums.placed, proved, gathered.points);
  addThought(sums, proved);
  addEnd(sums, line);
  addTo(sums.lengths, line.plies);
  block[line.rotation] = { sides: sidesOf(proved), seating: line.seating, shares: line.shares };
  const parts = block.filter((part) => part !== undefined);
  const isWhole = parts.length === line.pairing.length;
  gathered.open.set(name, isWhole ? null : block);
  if (isWhole) addBlock(gathered, line, parts);
  return true;
};

/** The blocks of a game in the form that ratings need, including incomplete blocks. */
export const ratedBlocks = ({ sums, open }: TournamentTotals, game: number): readonly RatedBlock[] => [
  ...sums[game]!.rated.values(),
  ...[...open].flatMap(([name, parts]) =>
    parts !== null && name.startsWith(`${game} `)
      ? [{ games: ratedOf(parts.filter((part) => part !== undefined))[1], count: 1 }]
      : [],
  ),
];
