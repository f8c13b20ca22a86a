/**
 * The bots of a public list, with their versions, their present standing, and their standing in each tournament.
 *
 * @packageDocumentation
 */
import type { Estimate } from '../../../arena/index.js';
import { versioned } from './names.js';
import type { GameInTournament, ListedGame, ListedTournament, PublicList } from './tournaments.js';

/** The standing of one version of a bot in one tournament. */
export interface VersionStanding {
  readonly course: GameInTournament;
  readonly games: number;
  /** The share of the points that the version gained, from 0 to 1. */
  readonly share: number;
  /** The rating in Elo relative to the anchor of the tournament; null if no games connect the version with the anchor. */
  readonly rating: Estimate | null;
  /** True if the version is the anchor. */
  readonly isAnchor: boolean;
}

/** A version of a bot. */
export interface Version {
  /** The name under which the version takes part in tournaments. */
  readonly name: string;
  /** The part of the version's name after the `@`; null if there is no such part. */
  readonly version: string | null;
  /** The version's bot text in the latest tournament that lists the version. */
  readonly text: string;
  /** For each game, by its id: the version's standings in the tournaments of that game, the earliest first. */
  readonly stood: ReadonlyMap<string, readonly VersionStanding[]>;
}

/** A bot with its versions. */
export interface ListedBot {
  readonly bot: string;
  /** The versions, in the order in which they joined. */
  readonly versions: readonly Version[];
  /** The number of games played by all versions. */
  readonly games: number;
  /** The latest tournament in which one of the versions played. */
  readonly last: ListedTournament;
}

/** The named bot's standing in the given results; empty if the bot played no games there. */
const stoodIn = (course: GameInTournament, name: string): readonly VersionStanding[] => {
  const { report } = course.run;
  const bot = report.bots.findIndex((one) => one.name === name);
  const standing = course.results.standings.find((one) => one.bot === bot);
  if (standing === undefined || standing.games === 0) return [];
  const { games, rating } = standing;
  return [{ course, games, share: standing.share.share, rating, isAnchor: bot === report.anchor }];
};

const versionOf = (name: string, text: string, games: readonly ListedGame[]): Version => {
  const stood = games.map(({ id, courses }) => [id, courses.flatMap((course) => stoodIn(course, name))] as const);
  return { name, version: versioned(name).version, text, stood: new Map(stood.filter(([, all]) => all.length > 0)) };
};

/** The standings of a version in all tournaments of a game; empty if the version did not play the game. */
export const stoodAt = ({ stood }: Version, game: string): readonly VersionStanding[] => stood.get(game) ?? [];

const allStood = ({ stood }: Version): readonly VersionStanding[] => [...stood.values()].flat();

/** The bots of a list that have played, in the order in which they joined. */
export const botsOf = ({ runs, games }: PublicList): readonly ListedBot[] => {
  const texts = new Map(runs.flatMap(({ report }) => report.bots.map(({ name, text }) => [name, text] as const)));
  const versions = [...texts].map(([name, text]) => versionOf(name, text, games));
  const families = new Map<string, Version[]>();
  for (const version of versions) {
    const { bot } = versioned(version.name);
    const family = families.get(bot);
    if (family === undefined) families.set(bot, [version]);
    else family.push(version);
  }
  return [...families].flatMap(([bot, own]) => {
    const stood = own.flatMap(allStood);
    const [last] = stood.map(({ course }) => course.run).sort((a, b) => b.place - a.place);
    return last === undefined
      ? []
      : [{ bot, versions: own, games: stood.reduce((sum, one) => sum + one.games, 0), last }];
  });
};

/** A version's present standing in a game, from the last tournament that rated it; undefined if no tournament has. */
export const latest = (version: Version, game: string): VersionStanding | undefined =>
  stoodAt(version, game).findLast(({ rating }) => rating !== null);
