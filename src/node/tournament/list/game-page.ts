/**
 * The page of one game in a public list.
 *
 * @packageDocumentation
 */
import { escaped } from '../../../face/paint/element.js';
import { count, decimal, percent } from '../format.js';
import { left, plain, table } from '../html-tables.js';
import { cross, ends, standings } from '../sections.js';
import { type ListedBot, latest, stoodAt, type Version } from './bot-versions.js';
import { framed } from './frame.js';
import type { OpeningResult } from './game-counts.js';
import { ratingsOverTime } from './game-history.js';
import { ratingCell } from './index-page.js';
import { fileOf, versioned } from './names.js';
import { shownTable } from './replay-pages.js';
import type { GameInTournament, ListedGame } from './tournaments.js';

const gamesOf = (version: Version, id: string): number =>
  stoodAt(version, id).reduce((sum, { games }) => sum + games, 0);

const botsTable = (game: ListedGame, bots: readonly ListedBot[]): string => {
  const versions = bots.flatMap((one) => one.versions).filter(({ stood }) => stood.has(game.id));
  const worth = (version: Version): number => latest(version, game.id)?.rating?.value ?? -Infinity;
  const rows = versions.toSorted((a, b) => worth(b) - worth(a) || 0);
  return table(
    `Bots and versions of ${game.title}, the strongest first`,
    ['Bot', 'Rating, 95 % of it', 'Per cent', 'Games', 'As of'],
    rows.map((version) => {
      const now = latest(version, game.id) ?? version.stood.get(game.id)?.at(-1);
      return {
        name: version.name,
        href: `../bots/${fileOf(versioned(version.name).bot)}`,
        cells: [
          ratingCell(now),
          plain(now === undefined ? '' : percent(now.share)),
          plain(gamesOf(version, game.id)),
          left(now === undefined ? '' : `${now.course.run.name}, ${now.course.run.day}`),
        ],
      };
    }),
  );
};

/** The number of games that must have the same first move before the table has a line for that move. */
const leastGames = 5;

/** The greatest number of first moves in each of two tables: one shows the best first moves, the other the worst. */
const mostMoves = 8;

const openingRows = (openings: readonly OpeningResult[]) =>
  openings.map(({ text, games, fair, share, low, high }) => ({
    name: text,
    cells: [plain(games), plain(percent(share)), plain(`${percent(low)} to ${percent(high)}`), plain(percent(fair))],
  }));

const openings = ({ title, counted }: ListedGame): string => {
  const all = counted.openings(leastGames);
  if (all.length === 0) return `<p class="soft">No first move came up in ${leastGames} games or more.</p>`;
  const head = ['First move', 'Games', 'Per cent', '95 % of it', 'Even'];
  const best = table(`First moves that did best in ${title}`, head, openingRows(all.slice(0, mostMoves)));
  const others = all.slice(mostMoves).slice(-mostMoves).reverse();
  const worst = others.length === 0 ? '' : table(`First moves that did worst in ${title}`, head, openingRows(others));
  return `<p>What whoever made the first move took, in games counted one by one: bots of any strength made them, so a move may look good because a strong bot likes it. First moves of fewer than ${leastGames} games are left out.</p>${best}${worst}`;
};

/** The greatest number of bots in the table of points by source. */
const mostBots = 12;

const sources = ({ title, counted }: ListedGame): string => {
  const { names, bots } = counted.sources(mostBots);
  if (bots.length === 0) return '';
  const rows = names.map((name, at) => ({
    name: name.replaceAll(/[-_]/g, ' '),
    cells: bots.map(({ means }) => plain(decimal(means[at]!, 1))),
  }));
  const seats = { name: 'games and seats', cells: bots.map((one) => plain(one.seats)) };
  const caption = `Points by source in ${title}, the mean of a game`;
  return `<section><h2>Where points come from</h2>${table(caption, ['Source', ...bots.map(({ name }) => name)], [...rows, seats])}</section>`;
};

/** The greatest number of tournaments whose tables are shown; the latest tournaments are chosen. */
const mostCourses = 10;

const courseSection = ({ run, results }: GameInTournament): string => {
  const title = `${run.name}, ${results.title}`;
  return `<section><h2>${escaped(run.name)}</h2><p>${escaped(results.title)}, ${run.day}: ${count(results.games, 'game')}, ${count(results.blocks, 'whole block')}.</p>${standings(run.report, results, title)}<h3>Who took what against whom</h3>${cross(run.report, results, title)}<h3>How games end</h3>${ends(results, title)}</section>`;
};

const courseSections = ({ courses }: ListedGame): string => {
  const shown = courses.slice(-mostCourses).reverse().map(courseSection);
  const rest = courses.length - shown.length;
  return `${shown.join('\n')}${rest === 0 ? '' : `<p class="soft">The tables of ${count(rest, 'earlier tournament')} are left out.</p>`}`;
};

/** The page of a game. */
export const gamePage = (list: string, game: ListedGame, bots: readonly ListedBot[], hasBoard: boolean): string => {
  const played = game.courses.reduce((sum, { results }) => sum + results.games, 0);
  const body = [
    `<p>${count(played, 'game')} in ${count(new Set(game.courses.map(({ run }) => run.place)).size, 'tournament')}.</p>`,
    `<section><h2>Bots</h2>${botsTable(game, bots)}</section>`,
    ratingsOverTime(game, bots),
    `<section><h2>First moves</h2>${openings(game)}</section>`,
    sources(game),
    `<section><h2>Games to look through</h2>${shownTable(game, game.counted.shown(), hasBoard)}</section>`,
    courseSections(game),
  ].join('\n');
  return framed({ title: game.title, above: [['../index.html', list]], body });
};
