/**
 * The ratings of one game's bots across all tournaments of a public list.
 *
 * @packageDocumentation
 */
import { escaped } from '../../../face/paint/element.js';
import { ratings } from '../sections.js';
import { type ListedBot, stoodAt } from './bot-versions.js';
import { historyPlot, type RatingPoint, scaleOf } from './rating-plot.js';
import type { ListedGame } from './tournaments.js';

/** The ratings of a bot's versions in the tournaments in which the given game was played. */
const pointsOf = ({ versions }: ListedBot, game: ListedGame): readonly RatingPoint[] =>
  versions
    .flatMap((one) =>
      stoodAt(one, game.id).flatMap(({ course, rating }): readonly RatingPoint[] =>
        rating === null ? [] : [{ at: game.courses.indexOf(course), version: one.version ?? '', rating }],
      ),
    )
    .sort((a, b) => a.at - b.at);

/** The greatest number of bots that get a drawing; the bots that played most are chosen. */
const mostBots = 24;

/** The tournaments' names as a numbered list; the same numbers stand below the drawings. */
const numbers = ({ courses }: ListedGame): string =>
  `<ol>${courses.map(({ run, results }) => `<li>${escaped(`${run.name}, ${results.title}, ${run.day}`)}</li>`).join('')}</ol>`;

/** The section with the ratings: a drawing for each bot, or a single drawing of all bots if there was only one tournament. */
export const ratingsOverTime = (game: ListedGame, bots: readonly ListedBot[]): string => {
  const [only, ...others] = game.courses;
  if (only === undefined) return '';
  if (others.length === 0)
    return `<section><h2>Ratings</h2>${ratings(only.run.report, only.results, only.run.name)}</section>`;
  const courses = bots
    .map((bot) => ({ bot, points: pointsOf(bot, game) }))
    .filter(({ points }) => points.length > 0)
    .sort((a, b) => b.bot.games - a.bot.games)
    .slice(0, mostBots);
  const scale = scaleOf(
    courses.flatMap(({ points }) => points),
    game.courses.length,
  );
  const drawn = courses.map(({ bot, points }) => historyPlot(bot.bot, points, scale));
  return `<section><h2>Ratings over time</h2><p>Elo with 95 % bounds, tournament by tournament; names above the marks are versions.</p><div class="plots">${drawn.join('')}</div><h3>The tournaments by number</h3>${numbers(game)}</section>`;
};
