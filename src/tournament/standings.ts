/**
 * How a tournament stands, in a few lines.
 *
 * @packageDocumentation
 */
import type { ArenaSpec, GameOrder } from '../arena/index.js';

/** Adds up what the bots gained. */
export interface Tally {
  readonly add: (order: GameOrder, gains: readonly number[]) => void;
  /** A line for each bot, who has the largest part of its points first: points, games, percent. */
  readonly lines: () => readonly string[];
}

/** An empty table of a tournament. */
export const tallyOf = ({ bots }: ArenaSpec): Tally => {
  const sums = bots.map(({ name }) => ({ name, points: 0, games: 0 }));
  const part = ({ points, games }: { points: number; games: number }): number => points / Math.max(1, games);
  return {
    add: ({ pairing }, gains) => {
      for (const [index, place] of pairing.entries()) {
        const sum = sums[place]!;
        sum.points += gains[index]!;
        sum.games++;
      }
    },
    lines: () =>
      [...sums]
        .sort((a, b) => part(b) - part(a))
        .map(({ name, points, games }) =>
          [name, Math.round(points * 100) / 100, games, (100 * part({ points, games })).toFixed(1)].join('\t'),
        ),
  };
};
