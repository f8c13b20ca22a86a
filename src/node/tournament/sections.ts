/**
 * The parts of a page that show the games of a tournament; every text in these parts is escaped.
 *
 * @packageDocumentation
 */
import type { Estimate, Fairness, GameResults, Report, Results, Standing } from '../../arena/index.js';
import { escaped } from '../../face/paint/element.js';
import { count, decimal, gameMillis, lostOnTime, millisText, moveTime, percent, signed, within } from './format.js';
import { type HtmlCell, left, plain, table } from './html-tables.js';
import { bars, columns, intervals } from './plots.js';

/** The name of a bot. */
export const nameOf = (report: Report, bot: number): string => report.bots[bot]!.name;

/** The lower and upper bound of an estimate, as text. */
export const bounds = ({ low, high }: Estimate): string => `${signed(low)} to ${signed(high)}`;

const ratingCells = (report: Report, { bot, rating }: Standing): readonly HtmlCell[] => {
  if (rating === null) return [plain('none'), plain('')];
  return bot === report.anchor
    ? [plain('0'), plain('the anchor')]
    : [plain(signed(rating.value)), plain(bounds(rating))];
};

/** The standings of the bots in the given results, as a table. */
export const standings = (report: Report, results: Results, title: string): string =>
  table(
    `Standings: ${title}`,
    ['Bot', 'Games', 'Points', 'Per cent', '95 % of it', 'Rating', '95 % of it', 'Better than the next'],
    results.standings.map((one) => ({
      name: nameOf(report, one.bot),
      cells: [
        plain(one.games),
        plain(decimal(one.points, 1)),
        plain(percent(one.share.share)),
        plain(`${percent(one.share.low)} to ${percent(one.share.high)}`),
        ...ratingCells(report, one),
        plain(one.superiority === null ? '' : `${percent(one.superiority)} %`),
      ],
    })),
  );

/** The ratings in the given results, as a plot; empty if fewer than two bots have a rating. */
export const ratings = (report: Report, results: Results, title: string): string => {
  const rated = results.standings.flatMap(({ bot, rating }) => (rating === null ? [] : [{ bot, rating }]));
  if (rated.length < 2) return '';
  const from = Math.min(-50, ...rated.map(({ rating }) => rating.low));
  const to = Math.max(50, ...rated.map(({ rating }) => rating.high));
  const rows = rated.map(({ bot, rating }) => ({
    name: nameOf(report, bot),
    ...rating,
    figure: bot === report.anchor ? '0, the anchor' : `${signed(rating.value)} (${bounds(rating)})`,
  }));
  return intervals(`Ratings with 95 % bounds: ${title}`, rows, { from, to, fair: 0, label: signed });
};

/** The cross table: the points of each bot in its games against each other bot. */
export const cross = (report: Report, { cross: rows, standings: order }: Results, title: string): string =>
  table(
    `Cross table, points of the games with each other: ${title}`,
    ['Bot', ...order.map((_, place) => String(place + 1))],
    order.map(({ bot }, place) => ({
      name: `${place + 1} ${nameOf(report, bot)}`,
      cells: order.map(({ bot: other }): HtmlCell => {
        const cell = rows[bot]![other];
        if (cell === null || cell === undefined) return plain(bot === other ? '·' : '–');
        const part = cell.points / cell.games;
        return { html: `${decimal(cell.points, 1)}<small>/${cell.games}</small>`, heat: part };
      }),
    })),
  );

const seats = (fairness: Fairness | null, title: string): string => {
  if (fairness === null) return '<p class="soft">No block is whole yet, so nothing can be said of the seats.</p>';
  const { seats: all, fair, isUnfair, blocks } = fairness;
  const rows = all.map((seat, index) => ({
    name: `Seat ${index}`,
    value: seat.share,
    low: seat.low,
    high: seat.high,
    figure: `${percent(seat.share)} % ${within(seat)}`,
  }));
  const to = Math.min(1, Math.max(2 * fair, ...rows.map(({ high }) => high)));
  const verdict = isUnfair
    ? 'The seats are not equal: a difference of this size would come up in fewer than 5 of 100 tournaments of equal seats.'
    : 'No difference of the seats is shown. The bounds say how large one could still be.';
  const plot = intervals(`Points by seat in ${count(blocks, 'whole block')}, dashed: even: ${title}`, rows, {
    from: 0,
    to,
    fair,
    label: (at) => `${decimal(100 * at, 0)} %`,
  });
  return `<p>${verdict}</p>${plot}`;
};

const lengths = ({ lengths: all }: Results, title: string): string => {
  if (all === null) return '';
  const told = `From ${all.shortest} to ${all.longest} plies; half of the games have ${all.quarter} to ${all.threeQuarters}, the median is ${all.median}.`;
  return `<p>${told}</p>${columns(`Games by their plies: ${title}`, told, all.bars)}`;
};

/** How games ended, and how many of them were decided. */
export const ends = (results: Results, title: string): string =>
  results.games === 0 ? '' : `<p>${decidedSentence(results)}</p>${endTable(results, title)}`;

const decidedSentence = ({ games, decided: { games: decided, share } }: Results): string => {
  const others = decided === games ? '' : ' In the others, all seats shared the point.';
  return `${decided} of ${count(games, 'game')} were decided: ${percent(share.share)} % ${within(share)}.${others}`;
};

const endTable = (results: Results, title: string): string =>
  table(
    `How games ended: ${title}`,
    ['End', 'Games', 'Per cent'],
    results.ends.map(({ reason, games }) => ({
      name: reason,
      cells: [plain(games), plain(percent(games / results.games))],
    })),
  );

const losses = (report: Report, results: Results, title: string): string =>
  results.losses.length === 0
    ? ''
    : table(
        `Games that were lost outside the rules: ${title}`,
        ['Bot', 'Reason', 'Games', 'The first of them'],
        results.losses.map(({ bot, reason, games, first }) => ({
          name: nameOf(report, bot),
          cells: [left(reason), plain(games), { html: escaped(first), kind: 'text what' }],
        })),
      );

const thinking = (report: Report, results: Results, title: string): string => {
  const rows = results.thinking.filter(({ bot, moves }) => moves > 0 || lostOnTime(results, bot) > 0);
  const plot = bars(
    `Time for a move: ${title}`,
    rows.map(({ bot, millis }) => ({ name: nameOf(report, bot), value: millis, figure: millisText(millis) })),
  );
  const figures = table(
    `Moves, time and iterations: ${title}`,
    ['Bot', 'Moves', 'Time for a move', 'Iterations for a move', 'Time for a game', 'Lost on time'],
    rows.map((used) => ({
      name: nameOf(report, used.bot),
      cells: [
        plain(used.moves),
        plain(moveTime(used)),
        plain(used.iterations === null ? '–' : decimal(used.iterations, 0)),
        plain(millisText(gameMillis(results, used.bot))),
        plain(lostOnTime(results, used.bot)),
      ],
    })),
  );
  return `${plot}${figures}`;
};

/** The section with all results of one kind of game. */
export const gameSection = (report: Report, results: GameResults): string => {
  const { title } = results;
  return [
    `<section><h2>${escaped(title)}</h2><p>${count(results.games, 'game')}, ${count(results.blocks, 'whole block')}.</p>`,
    standings(report, results, title),
    ratings(report, results, title),
    cross(report, results, title),
    `<h3>Is it fair to all seats?</h3>${seats(results.fairness, title)}`,
    `<div class="pair"><div><h3>How long games are</h3>${lengths(results, title)}</div><div><h3>How games end</h3>${ends(results, title)}${losses(report, results, title)}</div></div>`,
    `<h3>What bots need for a move</h3>${thinking(report, results, title)}</section>`,
  ].join('');
};
