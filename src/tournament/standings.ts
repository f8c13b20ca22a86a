/**
 * The standings of a tournament, in a few lines.
 *
 * @packageDocumentation
 */
import type { ArenaSpec, GameOrder } from '../arena/index.js';
import { addTo } from '../core/values/counts.js';
import { columns, type Page } from '../host/columns.js';
import type { Found } from '../host/finish.js';

/** The result of one bot. */
export interface BotTally {
  readonly name: string;
  readonly points: number;
  readonly games: number;
  /** The share of the points that the bot gained in its games. */
  readonly share: number;
}

/** The standings of a tournament: each bot's points, and how many of `total` games were played (null if all were). */
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

/** Adds up the gains of the bots. */
export interface Tally {
  readonly add: (order: Pick<GameOrder, 'pairing'>, gains: readonly number[]) => void;
  /** The result of each bot, sorted by its share of the possible points, the largest share first. */
  readonly bots: () => readonly BotTally[];
}

/** For one bot, the number of games so far in which it gained each share of a game's single point. */
interface Sum {
  readonly name: string;
  readonly games: Map<number, number>;
}

/** Adds up a bot's gains in a fixed order, so that the sum does not depend on the order of the games. */
const totalOf = ({ name, games }: Sum): BotTally => {
  const sorted = [...games].sort(([a], [b]) => a - b);
  const points = sorted.reduce((sum, [gain, count]) => sum + gain * count, 0);
  const all = sorted.reduce((sum, [, count]) => sum + count, 0);
  return { name, points, games: all, share: points / Math.max(1, all) };
};

/** Begins to add up the gains of a tournament's bots: the tally contains no games yet. */
export const tallyOf = ({ bots }: ArenaSpec): Tally => {
  const sums = bots.map(({ name }): Sum => ({ name, games: new Map() }));
  return {
    add: ({ pairing }, gains) => {
      for (const [index, place] of pairing.entries()) addTo(sums[place]!.games, gains[index]!);
    },
    bots: () => sums.map(totalOf).sort((a, b) => b.share - a.share),
  };
};
