/**
 * A report as comma-separated values. Each bot has one line for each game, and one for all games together.
 *
 * @packageDocumentation
 */
import type { Report, Results } from '../../arena/index.js';
import { type CsvValue, csvLine, plain } from '../host/csv.js';
import { gameMillis, lostOnTime } from './format.js';

const columns = [
  ['game', 'bot', 'games', 'points', 'share', 'share_low', 'share_high', 'rating', 'rating_low', 'rating_high'],
  ['better_than_next', 'moves', 'ms_per_move', 'iterations_per_move', 'ms_per_game', 'lost_on_time'],
].flat();

const rowsOf = (report: Report, title: string, results: Results): readonly (readonly CsvValue[])[] =>
  results.standings.map(({ bot, games, points, share, rating, superiority }) => {
    const { moves, millis, iterations } = results.thinking[bot]!;
    return [
      [plain(title), plain(report.bots[bot]!.name), games, points, share.share, share.low, share.high],
      rating === null ? [null, null, null] : [rating.value, rating.low, rating.high],
      [superiority, moves, millis, iterations, gameMillis(results, bot), lostOnTime(results, bot)],
    ].flat();
  });

/** The report as a text of comma-separated values with a heading; lines end as RFC 4180 requires. */
export const csvOf = (report: Report): string =>
  [
    columns,
    ...rowsOf(report, 'all games', report.total),
    ...report.games.flatMap((one) => rowsOf(report, one.title, one)),
  ]
    .map((row) => `${csvLine(row)}\r\n`)
    .join('');
