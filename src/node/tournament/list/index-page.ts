/**
 * The first page of a public list: its games, its bots and its tournaments.
 *
 * @packageDocumentation
 */
import { count, signed } from '../format.js';
import { type HtmlCell, left, plain, table } from '../html-tables.js';
import { bounds } from '../sections.js';
import { type ListedBot, latest, type VersionStanding } from './bot-versions.js';
import { framed } from './frame.js';
import { fileOf } from './names.js';
import type { ListedGame, PublicList } from './tournaments.js';

/** A cell with a bot's rating and the bounds of the rating. */
export const ratingCell = (stood: VersionStanding | undefined): HtmlCell => {
  if (stood === undefined || stood.rating === null) return plain('–');
  return plain(stood.isAnchor ? '0, the anchor' : `${signed(stood.rating.value)} (${bounds(stood.rating)})`);
};

const gamesIn = ({ courses }: ListedGame): number => courses.reduce((sum, { results }) => sum + results.games, 0);

const gamesTable = ({ games }: PublicList, bots: readonly ListedBot[]): string =>
  table(
    'Games of the house',
    ['Game', 'Games played', 'Bots', 'Tournaments', 'Last played'],
    games.map((game) => ({
      name: game.title,
      href: `games/${game.id}.html`,
      cells: [
        plain(gamesIn(game)),
        plain(bots.filter(({ versions }) => versions.some(({ stood }) => stood.has(game.id))).length),
        plain(new Set(game.courses.map(({ run }) => run.place)).size),
        left(game.courses.at(-1)?.run.day ?? ''),
      ],
    })),
  );

const botsTable = ({ games }: PublicList, bots: readonly ListedBot[]): string =>
  table(
    'Bots: the newest version of each, its Elo against the anchor with 95 % bounds',
    ['Bot', 'Version', ...games.map(({ title }) => title), 'Games played', 'Last played'],
    bots.map(({ bot, versions, games: played, last }) => {
      const newest = versions.at(-1);
      const rated = games.map(({ id }) => versions.findLast((one) => latest(one, id) !== undefined));
      return {
        name: bot,
        href: `bots/${fileOf(bot)}`,
        cells: [
          left(newest?.version ?? ''),
          ...rated.map((version, at) => ratingCell(version && latest(version, games[at]!.id))),
          plain(played),
          left(last.day),
        ],
      };
    }),
  );

const runsTable = ({ runs }: PublicList): string =>
  table(
    'Tournaments, the last one first',
    ['Tournament', 'Number', 'Day', 'Format', 'Bots', 'Games', 'Rulings', 'Lines that do not count'],
    [...runs].reverse().map(({ place, name, day, spec, report }) => ({
      name,
      cells: [
        plain(place + 1),
        left(day),
        left(spec.format._tag),
        plain(report.bots.length),
        plain(report.total.games),
        plain(report.rulings.length),
        plain(report.refused.lines),
      ],
    })),
  );

const meaning = `<section><h2>What the figures mean</h2><dl>
<dt>Games</dt><dd>Every game was replayed and proved from its record before it was counted.</dd>
<dt>Rating</dt><dd>Elo against the anchor of the tournament, which has 0: 400 more are ten times the chance to win. Each bot has the rating of the last tournament that rated it. Ratings of tournaments with different anchors cannot be compared.</dd>
<dt>95 %</dt><dd>In 95 of 100 tournaments such bounds hold the truth. Where the bounds of two bots overlap much, nothing is shown about which is better.</dd>
<dt>Versions</dt><dd>The part of a name after <code>@</code> is the version of a bot.</dd>
</dl></section>`;

/** The first page. */
export const indexPage = (title: string, listed: PublicList, bots: readonly ListedBot[]): string => {
  const all = listed.games.reduce((sum, game) => sum + gamesIn(game), 0);
  const last = listed.runs.at(-1);
  const told = `${count(all, 'game')} of ${count(bots.length, 'bot')} in ${count(listed.runs.length, 'tournament')}${last === undefined ? '' : `, the last one on ${last.day}`}.`;
  const body = [
    `<p>${told}</p>`,
    `<section><h2>Games</h2>${gamesTable(listed, bots)}</section>`,
    `<section><h2>Bots</h2>${botsTable(listed, bots)}</section>`,
    `<section><h2>Tournaments</h2>${runsTable(listed)}</section>`,
    meaning,
  ].join('\n');
  return framed({ title, above: [], body });
};
