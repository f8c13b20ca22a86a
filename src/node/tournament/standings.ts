/**
 * The standings of a tournament, in a few lines.
 *
 * @packageDocumentation
 */
import { type ArenaSpec, type GameLine, type GameOrder, placePoints } from '../../arena/index.js';
import { placesBy } from '../../arena/points.js';
import { addPlayers, hasRests, restsOf, roundOf } from '../../arena/rests.js';
import { addTo } from '../../core/values/counts.js';
import { columns, type TextPage } from '../host/columns.js';
import type { CommandResult } from '../host/finish.js';

/** The result of one bot. */
export interface BotTally {
  readonly name: string;
  /** The points for the bot's places in a league; in other formats, the sum of its shares and, in a Swiss tournament, the points for its rests. */
  readonly points: number;
  readonly games: number;
  /** The share of the games' points that the bot gained; each game is worth one point. */
  readonly share: number;
}

/** The standings of a tournament: each bot's points, and how many of `total` games were played; a null `total` means all. */
export const standingOf = (
  folder: string,
  played: number,
  total: number | null,
  tally: GainsCounter,
  page: TextPage,
): CommandResult => {
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
export interface GainsCounter {
  /** Adds a game: the shares of the pairing's bots and, in a league, their points. If bots rest in the tournament, the seed says in which round it was. */
  readonly add: (
    order: Pick<GameOrder, 'pairing'> & Partial<Pick<GameOrder, 'seed'>>,
    gains: readonly number[],
    points?: readonly number[],
  ) => void;
  /** The results of the bots, the best first: by points in a league and in a Swiss tournament, and by share in other formats. */
  readonly bots: () => readonly BotTally[];
}

/** How often a bot has so far won each share of a game's single point and, in a league, each number of points. */
interface Sum {
  readonly name: string;
  readonly games: Map<number, number>;
  readonly points: Map<number, number>;
}

/** Adds up numbers in a fixed order, so that the sum does not depend on the order of the games. */
const sumOf = (counts: ReadonlyMap<number, number>): number =>
  [...counts].sort(([a], [b]) => a - b).reduce((sum, [gain, count]) => sum + gain * count, 0);

const totalOf = ({ name, games, points }: Sum): BotTally => {
  const all = [...games.values()].reduce((sum, count) => sum + count, 0);
  return { name, points: sumOf(points), games: all, share: sumOf(games) / Math.max(1, all) };
};

/** Makes an empty tally, which will add up the gains of a tournament's bots. */
export const tallyOf = (spec: ArenaSpec): GainsCounter => {
  const { bots, format, games, blocks } = spec;
  const sums = bots.map(({ name }): Sum => ({ name, games: new Map(), points: new Map() }));
  const rounds = new Map<number, Set<number>>();
  const first = format._tag === 'League' || format._tag === 'Swiss' ? 'points' : 'share';
  /** The points of a bot for the rounds in which it rested, each as many as for winning all its games of the round. */
  const restPoints = (bot: number): number => restsOf(spec, rounds, bot).length * 2 * games.length * blocks;
  const withRests = (one: Sum, bot: number): BotTally => {
    const total = totalOf(one);
    return { ...total, points: total.points + restPoints(bot) };
  };
  return {
    add: ({ pairing, seed }, gains, points = gains) => {
      if (seed !== undefined && hasRests(spec)) addPlayers(rounds, roundOf(spec, { seed }), pairing);
      for (const [index, place] of pairing.entries()) {
        addTo(sums[place]!.games, gains[index]!);
        addTo(sums[place]!.points, points[index]!);
      }
    },
    bots: () => sums.map(withRests).sort((a, b) => b[first] - a[first]),
  };
};

/** The places of a game's seats: by the rules or, if people or the host ended the game, by the shares. */
const placesIn = ({ end, record, shares }: GameLine): readonly number[] =>
  (end.reason === 'rules' ? record.result.places : null) ?? placesBy([...shares.keys()], shares);

/**
 * The points that the bots of a pairing win for their places in a game of a league. If the organiser corrected the game, the places follow from the
 * shares that the correction gave.
 */
export const leaguePointsIn = (line: GameLine, points: readonly number[], isCorrected: boolean): readonly number[] => {
  const places = isCorrected ? placesBy([...line.shares.keys()], line.shares) : placesIn(line);
  const bySeat = placePoints(places, points);
  return line.pairing.map((bot) =>
    line.seating.reduce((sum, one, seat) => (one === bot ? sum + bySeat[seat]! : sum), 0),
  );
};
