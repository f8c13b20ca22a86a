/**
 * A report as comma-separated values: one line for each bot and game, and for all games together.
 *
 * @packageDocumentation
 */
import type { Report, Results } from '../../arena/index.js';

type Cell = string | number | null;

const columns = [
  ['game', 'bot', 'games', 'points', 'share', 'share_low', 'share_high', 'rating', 'rating_low', 'rating_high'],
  ['better_than_next', 'moves', 'ms_per_move', 'iterations_per_move'],
].flat();

/** A text that a spreadsheet would take for a formula gets an apostrophe in front. */
const plain = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const cellText = (cell: Cell): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(Math.round(cell * 1e6) / 1e6);
  const text = plain(cell);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const rowsOf = (report: Report, title: string, results: Results): readonly (readonly Cell[])[] =>
  results.standings.map(({ bot, games, points, share, rating, superiority }) => {
    const thought = results.thinking[bot];
    return [
      [title, report.bots[bot]?.name ?? '', games, points, share.share, share.low, share.high],
      [rating?.value ?? null, rating?.low ?? null, rating?.high ?? null, superiority],
      [thought?.moves ?? 0, thought?.millis ?? null, thought?.iterations ?? null],
    ].flat();
  });

/** The report as a text of comma-separated values with a heading; lines end as RFC 4180 wants it. */
export const csvOf = (report: Report): string =>
  [
    columns,
    ...rowsOf(report, 'all games', report.total),
    ...report.games.flatMap((one) => rowsOf(report, one.title, one)),
  ]
    .map((row) => `${row.map(cellText).join(',')}\r\n`)
    .join('');
