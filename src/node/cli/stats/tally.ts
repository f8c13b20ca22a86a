/**
 * Adds up the results of games in one pass, grouped by any traits of the seats. The tally's memory grows only with the number of groups.
 *
 * @packageDocumentation
 */

import { type Either, left, right } from 'fp-ts/Either';
import { type Interval, wilson } from '../../../arena/index.js';
import { z95 } from '../../../arena/normal.js';
import { addTo } from '../../../core/values/counts.js';
import { type Fault, fault, show } from '../../../core/values/fault.js';
import type { GameRow, SeatRow } from './rows.js';

/** A mean with the bounds of its 95 % confidence interval. */
export interface Mean {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** The results of a group of seats in finished games. */
export interface ResultGroup {
  /** The traits that the seats of the group have in common: one text for each key of the table. */
  readonly key: readonly string[];
  readonly seats: number;
  /**
   * The mean share of a game's one point that went to a seat of the group, with the confidence interval. How large an even share is depends on the
   * number of seats: see `even`.
   */
  readonly share: Interval;
  /** The share that the group would have if all seats were equally successful. */
  readonly even: number;
  readonly score: Mean;
  /** For each source of points, the mean number of points that the seats of the group gained from it. */
  readonly points: Readonly<Record<string, number>>;
}

interface Sums {
  readonly key: readonly string[];
  seats: number;
  share: number;
  even: number;
  score: number;
  squares: number;
  readonly points: Map<string, number>;
}

/** The greatest number of groups in one table; this limit keeps hostile files from filling the memory. */
const mostGroups = 100_000;

/** Every combination of a seat's values for the given keys; empty if the seat lacks a value for any of the keys. */
const keysOf = (game: GameRow, seat: SeatRow, by: readonly string[]): readonly (readonly string[])[] =>
  by.reduce<readonly (readonly string[])[]>(
    (found, name) => {
      const own =
        name === 'name' ? (seat.name === '' ? [] : [seat.name]) : (seat.traits[name] ?? game.traits[name] ?? []);
      return found.flatMap((key) => own.map((one) => [...key, one]));
    },
    [[]],
  );

/** A table of results that is filled game by game. */
export interface ResultTable {
  readonly by: readonly string[];
  /** Adds a finished game to the table; the result is a fault if there are too many groups. */
  readonly add: (game: GameRow) => Either<Fault, void>;
  /** The groups, beginning with those that have the most seats. */
  readonly groups: () => readonly ResultGroup[];
}

const meanOf = ({ seats, score, squares }: Sums): Mean => {
  const mean = score / seats;
  const variance = seats > 1 ? Math.max(0, squares - seats * mean * mean) / (seats - 1) : 0;
  const half = z95 * Math.sqrt(variance / seats);
  return { mean, low: mean - half, high: mean + half };
};

const groupOf = (sums: Sums): ResultGroup => ({
  key: sums.key,
  seats: sums.seats,
  share: wilson(sums.share, sums.seats),
  even: sums.even / sums.seats,
  score: meanOf(sums),
  points: Object.fromEntries(Array.from(sums.points, ([source, points]) => [source, points / sums.seats])),
});

const added = (sums: Sums, { share, score, points }: SeatRow, seats: number): void => {
  sums.seats++;
  if (share !== null) sums.share += share;
  sums.even += 1 / seats;
  sums.score += score;
  sums.squares += score * score;
  for (const [source, count] of Object.entries(points)) addTo(sums.points, source, count);
};

/** Returns an empty table that groups seats by the given keys. */
export const tallyBy = (by: readonly string[]): ResultTable => {
  const all = new Map<string, Sums>();
  const sumsOf = (key: readonly string[]): Sums | undefined => {
    const text = JSON.stringify(key);
    const known = all.get(text);
    if (known !== undefined || all.size >= mostGroups) return known;
    const fresh: Sums = { key, seats: 0, share: 0, even: 0, score: 0, squares: 0, points: new Map() };
    all.set(text, fresh);
    return fresh;
  };
  return {
    by,
    add: (game) => {
      for (const seat of game.seats)
        for (const key of keysOf(game, seat, by)) {
          const sums = sumsOf(key);
          if (sums === undefined) return left(fault([], `more than ${mostGroups} groups by ${show(by.join('+'))}`));
          added(sums, seat, game.seats.length);
        }
      return right(undefined);
    },
    groups: () =>
      [...all.values()].map(groupOf).sort((a, b) => b.seats - a.seats || byText(a.key.join(' '), b.key.join(' '))),
  };
};

const byText = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });
