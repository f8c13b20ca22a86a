/**
 * The report of a tournament as a short table.
 *
 * @packageDocumentation
 */
import type { Interval } from './intervals.js';
import type { Estimate } from './pairs.js';
import type { Report } from './report.js';
import type { Results, Standing } from './results.js';

const longestName = 32;

const short = (name: string): string => (name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name);

/**
 * Writes rows of cells as lines of aligned columns: the first column is aligned left, all others right.
 *
 * @param rows - the cells of each row, top to bottom; rows may differ in length
 * @returns one line for each row
 *
 * @example
 * ```ts
 * import { aligned } from 'rulehouse/arena';
 * aligned([['bot', 'games'], ['greedy', '7']]); // ['bot     games', 'greedy      7']
 * ```
 */
export const aligned = (rows: readonly (readonly string[])[]): readonly string[] => {
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: Math.max(0, columns) }, (_, column) =>
    Math.max(...rows.flatMap((row) => (column < row.length ? row[column]!.length : []))),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
      .join('  ')
      .trimEnd(),
  );
};

/** A number with its sign, rounded to a whole number. */
const signed = (value: number): string => `${value < -0.5 ? '-' : '+'}${Math.abs(Math.round(value))}`;

const decimal = (value: number, digits: number): string => value.toFixed(digits);

const percent = (share: number): string => decimal(100 * share, 1);

/** A rating with its bounds, for instance `+120 [+80, +160]`; `0 (anchor)` for the anchor. */
const ratingText = (rating: Estimate | null, isAnchor: boolean): string =>
  rating === null
    ? 'no rating'
    : isAnchor
      ? '0 (anchor)'
      : `${signed(rating.value)} [${signed(rating.low)}, ${signed(rating.high)}]`;

const row = (report: Report, { bot, games, points, share, rating, superiority }: Standing): readonly string[] => [
  short(report.bots[bot]!.name),
  String(games),
  decimal(points, 1),
  `${percent(share.share)} [${percent(share.low)}, ${percent(share.high)}]`,
  ratingText(rating, bot === report.anchor),
  superiority === null ? '' : percent(superiority),
];

const heading = ['bot', 'games', 'points', '% [95 %]', 'rating [95 %]', 'better than next, %'];

/** The standings over the given games: a heading, and one line for each bot. */
const standingLines = (report: Report, results: Results): readonly string[] =>
  aligned([heading, ...results.standings.map((standing) => row(report, standing))]);

/** The table of a league or a Swiss tournament, including the tie-breaks. */
const tableLines = ({ table, bots }: Report): readonly string[] => {
  if (table === null || table.every(({ games }) => games === 0)) return [];
  const [first] = table;
  const isSwiss = first?.buchholz != null;
  const haveRests = table.some(({ rests }) => rests > 0);
  const heads = [
    ...['bot', 'points', ...(isSwiss ? ['Buchholz'] : []), 'Sonneborn-Berger', 'first', 'games'],
    ...(haveRests ? ['rests'] : []),
  ];
  const rows = table.map((row) => [
    short(bots[row.bot]!.name),
    decimal(row.points, 1),
    ...(row.buchholz === null ? [] : [decimal(row.buchholz, 1)]),
    decimal(row.sonnebornBerger, 1),
    String(row.firsts),
    String(row.games),
    ...(haveRests ? [String(row.rests)] : []),
  ]);
  return [isSwiss ? 'table of the tournament:' : 'table of the league:', ...aligned([heads, ...rows])];
};

const rulingLines = ({ rulings }: Report): readonly string[] =>
  rulings.map(({ ruling, before }) =>
    ruling._tag === 'Withdrawn'
      ? `withdrawn: ${short(ruling.bot)} (${ruling.why})`
      : `corrected: ${ruling.key} from ${before?.join(' ') ?? 'a game that is not here'} to ${ruling.shares.join(' ')} (${ruling.why})`,
  );

const refusedLines = ({ refused: { lines, first } }: Report): readonly string[] => {
  const [one] = first;
  if (one === undefined) return [];
  return [`not counted: ${lines} ${lines === 1 ? 'line' : 'lines'}; line ${one.line}: ${one.reason}`];
};

/**
 * Says how many games were decided, and in a match which share of these the first bot won, with bounds.
 *
 * @internal
 */
export const decidedText = ({ games, decided }: Results, first: Interval | null): string => {
  const within = ({ share, low, high }: Interval): string => `${percent(share)} % [${percent(low)}, ${percent(high)}]`;
  const won = first === null ? '' : `; of these the first bot won ${within(first)}`;
  return `decided: ${decided.games} of ${games} games, ${within(decided.share)}${won}`;
};

/** The line about decided games; left out if all games were decided. */
const decidedLines = ({ total, match }: Report): readonly string[] =>
  total.decided.games === total.games ? [] : [decidedText(total, match?.decided ?? null)];

const matchLines = ({ match }: Report): readonly string[] => {
  if (match === null || match.comparison.blocks === 0) return [];
  const { comparison, pairs, test } = match;
  const { elo, normalised, superiority } = comparison;
  const plusMinus = ({ value, low, high }: Estimate): string => `${signed(value)} ± ${Math.round((high - low) / 2)}`;
  const told = `Elo ${plusMinus(elo)}, normalised ${plusMinus(normalised)}, the first is better: ${percent(superiority)} %`;
  return [
    pairs === null ? told : `${told}; pairs with 0, ½, 1, 1½, 2 points: ${pairs.join(' ')}`,
    ...(test === null
      ? []
      : [
          `test: ${test.accepted === null ? 'not decided' : `${test.accepted} accepted`} after ${test.blocks} blocks, log-likelihood ratio ${decimal(test.llr, 2)} [${decimal(test.lower, 2)}, ${decimal(test.upper, 2)}]`,
        ]),
  ];
};

/**
 * Returns a report in a few lines: the games played, the standings, the match and its test, and the refused lines. Names of bots are cut at 32
 * characters. The only texts in the lines that come from outside are the names of the tournament and its bots, the reasons for rulings, and the
 * reason why the first refused line was refused.
 *
 * @param report - the report to be summed up
 * @returns the lines, without line breaks
 *
 * @example
 * ```ts
 * import { decode, games, isRight } from 'rulehouse';
 * import { arenaSpec, reporter, summaryLines } from 'rulehouse/arena';
 * const bots = ['random', 'greedy'].map((text) => ({ name: text, text }));
 * const spec = decode(arenaSpec)({ name: 'Cup', games: [{ game: 'terrafex' }], bots });
 * if (isRight(spec)) summaryLines(reporter(spec.right, games).report())[0]; // 'Cup: 0 games, 0 whole blocks'
 * ```
 */
export const summaryLines = (report: Report): readonly string[] => {
  const { games, blocks } = report.total;
  const name = report.name === '' ? 'Tournament' : report.name;
  return [
    `${name}: ${games} ${games === 1 ? 'game' : 'games'}, ${blocks} whole ${blocks === 1 ? 'block' : 'blocks'}`,
    ...standingLines(report, report.total),
    ...tableLines(report),
    ...decidedLines(report),
    ...matchLines(report),
    ...rulingLines(report),
    ...refusedLines(report),
  ];
};
