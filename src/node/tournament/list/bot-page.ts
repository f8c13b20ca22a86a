/**
 * The page of one bot in a public list.
 *
 * @packageDocumentation
 */
import { escaped } from '../../../face/paint/element.js';
import { count, percent } from '../format.js';
import { left, plain, table } from '../html-tables.js';
import { type ListedBot, stoodAt } from './bot-versions.js';
import { framed } from './frame.js';
import { ratingCell } from './index-page.js';
import { versioned } from './names.js';
import { shownTable } from './replay-pages.js';
import type { ListedGame, PublicList } from './tournaments.js';

const texts = ({ versions }: ListedBot): string =>
  table(
    'Versions, the newest first',
    ['Version', 'Its text'],
    versions.toReversed().map(({ name, version, text }) => ({
      name: version ?? name,
      cells: [{ html: escaped(text), kind: 'text what' }],
    })),
  );

/** The greatest number of games that a bot's page lists for each kind of game. */
const mostShown = 40;

const gameSection = (game: ListedGame, { bot, versions }: ListedBot, hasBoard: boolean): string => {
  const rows = versions.toReversed().flatMap((version) =>
    stoodAt(version, game.id)
      .toReversed()
      .map((one) => ({
        name: `${version.name}, ${one.course.run.name}`,
        cells: [
          ratingCell(one),
          plain(percent(one.share)),
          plain(one.games),
          left(one.course.run.day),
          left(one.course.run.report.bots[one.course.run.report.anchor]!.name),
        ],
      })),
  );
  if (rows.length === 0) return '';
  const head = ['Version and tournament', 'Rating, 95 % of it', 'Per cent', 'Games', 'Day', 'Anchor'];
  const own = game.counted
    .shown()
    .filter(({ line }) => line.bots.some((name) => versioned(name).bot === bot))
    .slice(0, mostShown);
  return `<section><h2>${escaped(game.title)}</h2>${table(`${bot} in ${game.title}`, head, rows)}<h3>Games to look through</h3>${shownTable(game, own, hasBoard)}</section>`;
};

/** The page of a bot; `hasBoard` returns true for games that have boards. */
export const botPage = (
  list: string,
  listed: PublicList,
  bot: ListedBot,
  hasBoard: (id: string) => boolean,
): string => {
  const body = [
    `<p>${count(bot.versions.length, 'version')}, ${count(bot.games, 'game')}, the last ones on ${bot.last.day}.</p>`,
    `<section><h2>Versions</h2>${texts(bot)}</section>`,
    ...listed.games.map((game) => gameSection(game, bot, hasBoard(game.id))),
  ].join('\n');
  return framed({ title: bot.bot, above: [['../index.html', list]], body });
};
