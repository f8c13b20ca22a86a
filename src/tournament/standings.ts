/**
 * How a tournament stands, in a few lines.
 *
 * @packageDocumentation
 */
import type { ArenaSpec, GameOrder } from '../arena/index.js';
import { columns, type Page } from '../host/columns.js';
import type { Found } from '../host/finish.js';

/** The result of one bot. */
export interface BotTally {
  readonly name: string;
  readonly points: number;
  readonly games: number;
  /** Its part of the points of its games. */
  readonly share: number;
}

/** How a tournament stands: how many of its games were played (null for all of them), and what each bot has. */
export const standingOf = (folder: string, played: number, total: number | null, tally: Tally, page: Page): Found => {
  const bots = tally.bots();
  const rows = bots.map(({ name, points, games, share }) => [
    name,
    Math.round(points * 100) / 100,
    games,
    (100 * share).toFixed(1),
  ]);
  return {
    json: { folder, played, games: total ?? played, bots },
    text: () =>
      [
        `${total === null ? played : `${played} of ${total}`} games in ${folder}`,
        columns(page, ['bot', 'points', 'games', '%'], rows),
      ].join('\n'),
  };
};

/** Adds up what the bots gained. */
export interface Tally {
  readonly add: (order: GameOrder, gains: readonly number[]) => void;
  /** What each bot has, the largest part of its points first. */
  readonly bots: () => readonly BotTally[];
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
    bots: () => [...sums].sort((a, b) => part(b) - part(a)).map((one) => ({ ...one, share: part(one) })),
  };
};
