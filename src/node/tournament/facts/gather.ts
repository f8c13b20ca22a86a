/**
 * Sums up what many games show: counts, quantiles, and shares with bounds.
 *
 * @packageDocumentation
 */
import { bootstrap, type Interval, wilson } from '../../../arena/index.js';
import { z95 } from '../../../arena/normal.js';
import { isDecided } from '../match-ending.js';
import type { CourseFacts, LongestList } from './course.js';

/** Some quantiles of numbers. */
export interface Quantiles {
  /** The least number. */
  readonly min: number;
  /** The number that 5 of a hundred do not exceed. */
  readonly p5: number;
  /** The number that a quarter do not exceed. */
  readonly p25: number;
  /** The number that half do not exceed. */
  readonly median: number;
  /** The number that three quarters do not exceed. */
  readonly p75: number;
  /** The number that 95 of a hundred do not exceed. */
  readonly p95: number;
  /** The greatest number. */
  readonly max: number;
  /** The mean of the numbers. */
  readonly mean: number;
}

/** A number of things, and its share of all with bounds that contain the true share in 95 of 100 cases. */
export interface Counted extends Interval {
  /** The number. */
  readonly count: number;
}

/** The points of a seat, with bounds that contain the true mean in 95 of 100 cases. */
export interface SeatPoints {
  /** The mean of the points. */
  readonly mean: number;
  /** The lower bound of the mean. */
  readonly low: number;
  /** The upper bound of the mean. */
  readonly high: number;
  /** The fewest points of a game. */
  readonly min: number;
  /** The most points of a game. */
  readonly max: number;
}

/** What the games of a run show. */
export interface FactsFigures {
  /** The number of games. */
  readonly games: number;
  /** The games that ended by the rules, by the reason of the outcome. */
  readonly ends: Readonly<Record<string, Counted>>;
  /** The games that were broken off, because the rules did not end them. */
  readonly brokenOff: Counted;
  /** The games that a limit ended. */
  readonly byLimit: Counted;
  /** The games in which not all seats got the same share of the point. */
  readonly decided: Counted;
  /** The number of moves of a game. */
  readonly plies: Quantiles;
  /** The number of legal moves of a decision. */
  readonly lists: Quantiles;
  /** The decisions with a single legal move. */
  readonly forced: Counted;
  /** The longest list of legal moves. */
  readonly longestList: LongestList;
  /** The points of each seat. */
  readonly points: readonly SeatPoints[];
  /** The share of the points of the games that each seat got, whoever sat there. */
  readonly seats: readonly Interval[];
  /** In a game of two seats, the share of the decided games that the first seat won; null with more seats. */
  readonly first: Interval | null;
}

/** How often each whole number came. */
type Histogram = Map<number, number>;

const add = (histogram: Histogram, value: number): void => {
  histogram.set(value, (histogram.get(value) ?? 0) + 1);
};

/** The quantiles of the numbers in a histogram; all are 0 if there are none. */
const quantilesOf = (histogram: Histogram): Quantiles => {
  const rows = [...histogram].sort(([a], [b]) => a - b);
  const total = rows.reduce((sum, [, count]) => sum + count, 0);
  const at = (share: number): number => {
    let seen = 0;
    for (const [value, count] of rows) {
      seen += count;
      if (seen >= share * total) return value;
    }
    return 0;
  };
  const sum = rows.reduce((all, [value, count]) => all + value * count, 0);
  const [p5, p25, median, p75, p95] = [at(0.05), at(0.25), at(0.5), at(0.75), at(0.95)];
  const [min, max] = [rows[0]?.[0] ?? 0, rows.at(-1)?.[0] ?? 0];
  return { min, p5, p25, median, p75, p95, max, mean: total === 0 ? 0 : sum / total };
};

const counted = (count: number, of: number): Counted => ({ count, ...wilson(count, of) });

/** Sums of one seat's points, from which mean and bounds follow. */
interface SeatSums {
  sum: number;
  squares: number;
  min: number;
  max: number;
}

const pointsOf = ({ sum, squares, min, max }: SeatSums, games: number): SeatPoints => {
  const mean = sum / games;
  const spread = Math.sqrt(Math.max(0, squares / games - mean * mean) / games) * z95;
  return { mean, low: mean - spread, high: mean + spread, min, max };
};

/** Gathers what games show, block by block, without keeping the games. */
export class Gatherer {
  readonly #limitReasons: readonly string[];
  readonly #ends = new Map<string, number>();
  readonly #plies: Histogram = new Map();
  readonly #lists: Histogram = new Map();
  readonly #points: SeatSums[] = [];
  /** For each seat, its mean share in each block. */
  readonly #seats: number[][] = [];
  #longest: LongestList = { moves: 0, position: '', seed: 0, ply: 0 };
  #games = 0;
  #brokenOff = 0;
  #decided = 0;
  #firstWins = 0;

  constructor(limitReasons: readonly string[]) {
    this.#limitReasons = limitReasons;
  }

  /** Takes the games of one block: those with the same set-up, in all rotations of the seats. */
  block(games: readonly CourseFacts[]): void {
    for (const one of games) this.#game(one);
    for (const seat of games[0]?.shares.keys() ?? []) {
      const mean = games.reduce((sum, one) => sum + one.shares[seat]!, 0) / games.length;
      (this.#seats[seat] ??= []).push(mean);
    }
  }

  #game(one: CourseFacts): void {
    this.#games++;
    add(this.#plies, one.plies);
    for (const length of one.lists) add(this.#lists, length);
    if (one.longest.moves > this.#longest.moves) this.#longest = one.longest;
    if (one.reason === null) this.#brokenOff++;
    else this.#ends.set(one.reason, (this.#ends.get(one.reason) ?? 0) + 1);
    if (isDecided(one)) {
      this.#decided++;
      if (one.shares[0] === 1) this.#firstWins++;
    }
    for (const [seat, score] of one.scores.entries()) this.#score(seat, score);
  }

  #score(seat: number, score: number): void {
    const sums = (this.#points[seat] ??= { sum: 0, squares: 0, min: score, max: score });
    sums.sum += score;
    sums.squares += score * score;
    sums.min = Math.min(sums.min, score);
    sums.max = Math.max(sums.max, score);
  }

  figures(): FactsFigures {
    const games = this.#games;
    const ends = [...this.#ends].sort(([, a], [, b]) => b - a);
    const byLimit = ends.reduce((sum, [reason, count]) => sum + (this.#limitReasons.includes(reason) ? count : 0), 0);
    const decisions = [...this.#lists.values()].reduce((sum, count) => sum + count, 0);
    return {
      games,
      ends: Object.fromEntries(ends.map(([reason, count]) => [reason, counted(count, games)])),
      brokenOff: counted(this.#brokenOff, games),
      byLimit: counted(byLimit, games),
      decided: counted(this.#decided, games),
      plies: quantilesOf(this.#plies),
      lists: quantilesOf(this.#lists),
      forced: counted(this.#lists.get(1) ?? 0, decisions),
      longestList: this.#longest,
      points: this.#points.map((sums) => pointsOf(sums, games)),
      seats: this.#seats.map((means) => bootstrap(means)),
      first: this.#seats.length === 2 ? wilson(this.#firstWins, this.#decided) : null,
    };
  }
}
