/**
 * The report of an exam: counts, shares with bounds, and the rules that were broken most often. The same games always give the same report, byte for
 * byte.
 *
 * @packageDocumentation
 */

import { type Interval, wilson } from '../../../arena/intervals.js';
import { countsOf } from '../../../core/values/counts.js';
import { byAscii } from '../../../core/values/notation.js';

/** A refused answer. */
export interface Mistake {
  readonly move: string;
  readonly rule: string | null;
  readonly text: string;
}

/** One decision of the candidate: the refused answers, and the move that was made. */
export interface Decision {
  readonly ply: number;
  readonly mistakes: readonly Mistake[];
  readonly move: string;
  /** True if the exam had to choose the move, because no answer was legal. */
  readonly forced: boolean;
}

/** One finished game of an exam. */
export interface ExamGame {
  readonly number: number;
  readonly seed: number;
  readonly seat: number;
  readonly decisions: readonly Decision[];
  /** The points of the candidate, from 0 for the last place to 1 for the first. */
  readonly points: number;
  /** How the game ended: a word from the rule book, `cut-off`, or the reason why the candidate could not continue. */
  readonly ending: string;
}

/** A share with its 95 % bounds, all rounded to four digits. */
interface Share {
  readonly count: number;
  readonly of: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const rounded = (number: number): number => Math.round(number * 10_000) / 10_000;

const shareOf = (count: number, of: number): Share => {
  const { share, low, high }: Interval = wilson(count, of);
  return { count, of, share: rounded(share), low: rounded(low), high: rounded(high) };
};

/** The report of an exam as data. */
export interface ExamReport {
  readonly candidate: string;
  readonly opponent: string;
  readonly environment: string;
  readonly twin: number | null;
  readonly tries: number;
  readonly games: number;
  readonly decisions: number;
  /** The shares of decisions with a legal answer on the first try, by the second try, by the third try, and so on. */
  readonly legal: readonly Share[];
  /** The number of decisions in which no try was legal, and their share of all decisions. */
  readonly forced: Share;
  /** How often answers broke each rule, the most often broken rule first; `notation` stands for texts that are not moves. */
  readonly broken: readonly { readonly rule: string; readonly count: number }[];
  readonly points: Share;
  /** The difference in Elo that corresponds to the share of points, with bounds; null if the share is 0 or 1. */
  readonly elo: { readonly difference: number | null; readonly low: number | null; readonly high: number | null };
  readonly endings: Readonly<Record<string, number>>;
}

/** The difference in Elo at which the given share of points is expected; null if the share is 0 or 1. */
const eloOf = (share: number): number | null =>
  share <= 0 || share >= 1 ? null : Math.round(400 * Math.log10(share / (1 - share)));

/** The parts of an exam's report that are known before the first game. */
export type ExamTitle = Pick<ExamReport, 'candidate' | 'opponent' | 'environment' | 'twin' | 'tries'>;

/** Combines the games of an exam into a report. */
export const examReport = (title: ExamTitle, games: readonly ExamGame[]): ExamReport => {
  const decisions = games.flatMap((game) => game.decisions);
  const made = decisions.filter(({ forced }) => !forced);
  const legal = Array.from({ length: title.tries + 1 }, (_, more) =>
    shareOf(made.filter(({ mistakes }) => mistakes.length <= more).length, decisions.length),
  );
  const rules = countsOf(decisions.flatMap(({ mistakes }) => mistakes.map(({ rule }) => rule ?? 'notation')));
  const points = shareOf(
    games.reduce((sum, game) => sum + game.points, 0),
    games.length,
  );
  return {
    ...title,
    games: games.length,
    decisions: decisions.length,
    legal,
    forced: shareOf(decisions.length - made.length, decisions.length),
    broken: [...rules]
      .map(([rule, count]) => ({ rule, count }))
      .sort((a, b) => b.count - a.count || byAscii(a.rule, b.rule)),
    points,
    elo: { difference: eloOf(points.share), low: eloOf(points.low), high: eloOf(points.high) },
    endings: Object.fromEntries([...countsOf(games.map(({ ending }) => ending))].sort(([a], [b]) => byAscii(a, b))),
  };
};

const percent = ({ share, low, high, count, of }: Share): string =>
  `${(100 * share).toFixed(2)} % (${(100 * low).toFixed(2)} to ${(100 * high).toFixed(2)}; ${count} of ${of})`;

const signed = (number: number | null): string =>
  number === null ? 'beyond measure' : number > 0 ? `+${number}` : String(number);

/** The greatest number of rules that a printed report lists. */
const mostRules = 10;

/** Writes the report of an exam as readable text. */
export const printExam = (report: ExamReport, titles: Readonly<Record<string, string>>): string =>
  [
    `${report.candidate} at ${report.environment}${report.twin === null ? '' : `, twin ${report.twin}`}, against ${report.opponent}`,
    `${report.games} games, ${report.decisions} decisions`,
    ...report.legal.map(
      (share, more) => `legal ${more === 0 ? 'at the first try' : `after ${more} more`}: ${percent(share)}`,
    ),
    `no try was legal: ${percent(report.forced)}`,
    ...report.broken
      .slice(0, mostRules)
      .map(({ rule, count }) => `  ${rule} ${titles[rule] ?? 'a text that is not a move'}: ${count}`),
    `points: ${percent(report.points)}`,
    `Elo: ${signed(report.elo.difference)} (${signed(report.elo.low)} to ${signed(report.elo.high)})`,
    `endings: ${Object.entries(report.endings)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ')}`,
  ].join('\n');
