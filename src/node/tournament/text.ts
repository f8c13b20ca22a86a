/**
 * A report as lines for a terminal.
 *
 * @packageDocumentation
 */
import { aligned, type GameResults, type Report, type Results, summaryLines } from '../../arena/index.js';
import { decidedText } from '../../arena/summary.js';
import { count, decimal, gameMillis, lostOnTime, millisText, moveTime, percent, within } from './format.js';

/** The greatest number of bots in a cross table; larger cross tables are shown only on a page. */
const mostCrossed = 12;

const nameOf = (report: Report, bot: number): string => report.bots[bot]!.name;

const standings = (report: Report, { standings: all }: Results): readonly string[] =>
  aligned(
    all.map(({ bot, games, points, share, rating }) => [
      `  ${nameOf(report, bot)}`,
      `${decimal(points, 1)} of ${games}`,
      `${percent(share.share)} % ${within(share)}`,
      rating === null ? 'no rating' : bot === report.anchor ? '0' : decimal(rating.value, 0),
    ]),
  );

const cross = (report: Report, { cross: rows }: Results): readonly string[] =>
  rows.length > mostCrossed
    ? []
    : [
        'points of games with each other:',
        ...aligned([
          ['', ...rows.keys()].map(String),
          ...rows.map((row, bot) => [
            `  ${bot} ${nameOf(report, bot)}`,
            ...row.map((cell) => (cell === null ? '-' : `${decimal(cell.points, 1)}/${cell.games}`)),
          ]),
        ]),
      ];

const seats = ({ fairness }: GameResults): readonly string[] => {
  if (fairness === null) return [];
  const verdict = fairness.isUnfair ? 'the seats are not equal' : 'no difference of the seats is shown';
  return [
    `${verdict} (${count(fairness.blocks, 'whole block')}, even is ${percent(fairness.fair)} %)`,
    ...fairness.seats.map((seat, index) => `  seat ${index}: ${percent(seat.share)} % ${within(seat)}`),
  ];
};

const course = (results: Results): readonly string[] => {
  const { lengths, ends } = results;
  return [
    ...(lengths === null
      ? []
      : [
          `plies: ${lengths.shortest} to ${lengths.longest}, half of the games from ${lengths.quarter} to ${lengths.threeQuarters}, median ${lengths.median}`,
        ]),
    ...(ends.length === 0 ? [] : [`ends: ${ends.map(({ reason, games }) => `${reason} ${games}`).join(', ')}`]),
    ...(results.games === 0 ? [] : [decidedText(results, null)]),
  ];
};

const late = (results: Results, bot: number): string => {
  const games = lostOnTime(results, bot);
  return games === 0 ? '' : `${count(games, 'game')} lost on time`;
};

const timeUsed = (report: Report, results: Results): readonly string[] => [
  'time used:',
  ...aligned(
    results.thinking
      .filter(({ bot, moves }) => moves > 0 || lostOnTime(results, bot) > 0)
      .map((used) => [
        `  ${nameOf(report, used.bot)}`,
        `${moveTime(used)} a move`,
        `${millisText(gameMillis(results, used.bot))} a game`,
        used.iterations === null ? '' : `${decimal(used.iterations, 0)} iterations a move`,
        late(results, used.bot),
      ]),
  ),
];

const losses = (report: Report, results: Results): readonly string[] =>
  results.losses.map(
    ({ bot, reason, games, first }) => `lost by ${reason}: ${nameOf(report, bot)}, ${count(games, 'game')} (${first})`,
  );

/** The complete report, as lines of text. */
export const reportLines = (report: Report): readonly string[] => [
  ...summaryLines(report),
  ...report.refused.first.slice(1).map(({ line, reason }) => `  line ${line}: ${reason}`),
  ...report.games
    .filter(({ games }) => games > 0)
    .flatMap((results) => [
      '',
      `${results.title}: ${count(results.games, 'game')}`,
      ...standings(report, results),
      ...cross(report, results),
      ...seats(results),
      ...course(results),
      ...timeUsed(report, results),
      ...losses(report, results),
    ]),
];
