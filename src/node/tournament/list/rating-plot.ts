/**
 * A drawing of a bot's rating from tournament to tournament.
 *
 * @packageDocumentation
 */
import type { Estimate } from '../../../arena/index.js';
import { element, type SvgDrawing } from '../../../face/paint/element.js';
import { signed } from '../format.js';
import { figure, line, text, ticksIn } from '../plots.js';

/** The rating of a bot's version in one of the tournaments. */
export interface RatingPoint {
  /** The index of the tournament among those in the drawing. */
  readonly at: number;
  /** The name of the version. */
  readonly version: string;
  readonly rating: Estimate;
}

/** The scale that several drawings share. */
export interface Scale {
  /** The lowest rating, in Elo. */
  readonly from: number;
  /** The highest one. */
  readonly to: number;
  /** The number of tournaments. */
  readonly runs: number;
}

/** The area in which marks are drawn; text is written to its left, above it and below it. */
const [left, right, top, bottom] = [56, 348, 26, 126];

/** The scale that fits the given ratings. */
export const scaleOf = (points: readonly RatingPoint[], runs: number): Scale => ({
  from: Math.min(-50, ...points.map(({ rating }) => rating.low)),
  to: Math.max(50, ...points.map(({ rating }) => rating.high)),
  runs,
});

/** The approximate width of a character in units of the drawing. */
const perCharacter = 7;

/** Writes the names of the bot's versions above the marks. Each name stands above the first mark of its version, if there is room. */
const versionNames = (points: readonly RatingPoint[], x: (at: number) => number): readonly SvgDrawing[] => {
  let free = 0;
  const seen = new Set<string>();
  return points.flatMap(({ at, version }) => {
    const isNew = !seen.has(version);
    seen.add(version);
    const words = version === '' ? '' : `@${version.length > 14 ? `${version.slice(0, 13)}…` : version}`;
    const begin = Math.min(x(at) - 4, right - words.length * perCharacter);
    if (!isNew || words === '' || begin < free) return [];
    free = begin + (words.length + 1) * perCharacter;
    return [text(begin, top - 10, words)];
  });
};

/** Writes the numbers of the tournaments below the drawing, as many as there is room for. */
const runNumbers = (runs: number, x: (at: number) => number): readonly SvgDrawing[] => {
  const every = Math.ceil(runs / 10);
  return Array.from({ length: runs }, (_, at) => at)
    .filter((at) => at % every === 0)
    .map((at) => text(x(at), bottom + 17, String(at + 1), 'middle', 'faint'));
};

const told = (points: readonly RatingPoint[]): string =>
  points
    .map(
      ({ at, version, rating }) =>
        `tournament ${at + 1}${version === '' ? '' : `, version ${version}`}: ${signed(rating.value)} (${signed(
          rating.low,
        )} to ${signed(rating.high)})`,
    )
    .join('; ');

/**
 * The ratings of one bot with their bounds, from tournament to tournament. All versions of the bot share the drawing, and a line joins the ratings of
 * each version.
 */
export const historyPlot = (caption: string, points: readonly RatingPoint[], { from, to, runs }: Scale): string => {
  const x = (at: number): number => left + 10 + ((at + 0.5) / runs) * (right - left - 20);
  const y = (elo: number): number => bottom - ((elo - from) / (to - from)) * (bottom - top);
  const axis = ticksIn(from, to, 4).flatMap((elo) => [
    line(left, y(elo), right, y(elo), elo === 0 ? 'fair' : 'axis'),
    text(left - 6, y(elo) + 4, signed(elo), 'end', 'faint'),
  ]);
  const joined = points.flatMap(({ at, version, rating }, index) => {
    const before = points.slice(0, index).findLast((one) => one.version === version);
    return before === undefined ? [] : [line(x(before.at), y(before.rating.value), x(at), y(rating.value), 'course')];
  });
  const marks = points.flatMap(({ at, rating: { value, low, high } }) => [
    line(x(at), y(low), x(at), y(high), 'bound'),
    ...[low, high].map((end) => line(x(at) - 4, y(end), x(at) + 4, y(end), 'bound')),
    element('circle', { cx: x(at), cy: y(value), r: 4, class: 'point' }),
  ]);
  const words = [...versionNames(points, x), ...runNumbers(runs, x)];
  return figure(caption, `${caption}: ${told(points)}`, bottom + 24, [...axis, ...joined, ...marks, ...words]);
};
