/**
 * The plots of a report: drawings that have numbers beside the marks, and a description in words.
 *
 * @packageDocumentation
 */
import { element, escaped, type SvgDrawing, svgText, written } from '../../face/paint/element.js';

const width = 360;

/** The left and right edges of the area in which a plot's marks are drawn. */
const [left, right] = [8, 352];

/** A text that is shown in a drawing. */
export const text = (
  x: number,
  y: number,
  words: string,
  anchor: 'start' | 'middle' | 'end' = 'start',
  kind?: string,
): SvgDrawing => written('text', { x, y, 'text-anchor': anchor, class: kind }, words);

/** A line of a drawing. */
export const line = (x1: number, y1: number, x2: number, y2: number, kind: string): SvgDrawing =>
  element('line', { x1, y1, x2, y2, class: kind });

/** A drawing with a caption; `told` describes the drawing for readers who cannot see it. */
export const figure = (caption: string, told: string, height: number, marks: readonly SvgDrawing[]): string =>
  `<figure><figcaption>${escaped(caption)}</figcaption>${svgText(
    element('svg', { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': told }, ...marks),
  )}</figure>`;

/** A row of a plot: its name, its value with bounds, and the number that is shown beside it. */
export interface PlotRow {
  readonly name: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly figure: string;
}

/** The number of characters that fit into a row. */
const room = 52;

/** Shortens the name of a row so that it does not run into the number at the end of the row. */
const short = (name: string, said: string): string => {
  const most = room - said.length;
  return name.length > most ? `${name.slice(0, most - 1)}…` : name;
};

/** A round number for the length of a step, such that about `wanted` steps fill the given length. */
const stepFor = (length: number, wanted: number): number => {
  const rough = length / wanted;
  const ten = 10 ** Math.floor(Math.log10(rough));
  const [step = 10] = [1, 2, 5].filter((one) => one * ten >= rough);
  return ten * step;
};

/** The round values between two numbers, for the scale of a plot. */
export const ticksIn = (from: number, to: number, wanted: number): readonly number[] => {
  const step = stepFor(to - from, wanted);
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, k) => (first + k) * step);
};

const rowHeight = 36;

/** A plot of values and their bounds, in rows one below another; `fair` is the value at which a dashed line is drawn. */
export const intervals = (
  caption: string,
  rows: readonly PlotRow[],
  {
    from,
    to,
    fair,
    label,
  }: { readonly from: number; readonly to: number; readonly fair: number; readonly label: (at: number) => string },
): string => {
  const x = (at: number): number => left + ((Math.min(to, Math.max(from, at)) - from) / (to - from)) * (right - left);
  const bottom = rows.length * rowHeight + 6;
  const ticks = ticksIn(from, to, 5);
  const drawn = rows.flatMap(({ name, value, low, high, figure: said }, row) => {
    const y = row * rowHeight + 28;
    return [
      text(left, y - 13, short(name, said)),
      text(right, y - 13, said, 'end', 'faint'),
      // Draw the ticks only next to the marks, so that no line crosses the text above.
      ...ticks.map((at) => line(x(at), y - 8, x(at), y + 8, 'axis')),
      line(x(fair), y - 8, x(fair), y + 8, 'fair'),
      line(x(low), y, x(high), y, 'bound'),
      ...[low, high].map((at) => line(x(at), y - 4, x(at), y + 4, 'bound')),
      element('circle', { cx: x(value), cy: y, r: 4.5, class: 'point' }),
    ];
  });
  const scale = ticks.map((at) =>
    text(Math.min(right - 12, Math.max(left + 12, x(at))), bottom + 14, label(at), 'middle', 'faint'),
  );
  const told = `${caption}: ${rows.map(({ name, figure: said }) => `${name} ${said}`).join('; ')}`;
  return figure(caption, told, bottom + 20, [...drawn, ...scale]);
};

/** A bar: its name, its value, the number that is shown beside it, and perhaps the bounds of the value and the value that would be fair. */
export interface BarRow extends Pick<PlotRow, 'name' | 'value' | 'figure'> {
  readonly bounds?: Pick<PlotRow, 'low' | 'high'> & { readonly fair?: number };
}

/** A bar chart with horizontal bars that start at 0. */
export const bars = (caption: string, rows: readonly BarRow[]): string => {
  const ends = rows.flatMap(({ value, bounds }) => [value, bounds?.high ?? 0, bounds?.fair ?? 0]);
  const most = Math.max(...ends, Number.MIN_VALUE);
  const x = (value: number): number => left + (value / most) * (right - left);
  const drawn = rows.flatMap(({ name, value, figure: said, bounds }, row) => {
    const y = row * rowHeight + 15;
    const { fair } = bounds ?? {};
    return [
      text(left, y, short(name, said)),
      text(right, y, said, 'end', 'faint'),
      element('rect', { x: left, y: y + 6, width: right - left, height: 9, class: 'track' }),
      element('rect', {
        x: left,
        y: y + 6,
        width: Math.max(1, x(value) - left),
        height: 9,
        // A line is drawn across a bar with bounds.
        class: bounds === undefined ? 'bar' : 'bar soft',
      }),
      ...(bounds === undefined ? [] : [line(x(bounds.low), y + 10.5, x(bounds.high), y + 10.5, 'spread')]),
      ...(fair === undefined ? [] : [line(x(fair), y + 3, x(fair), y + 18, 'fair')]),
    ];
  });
  const told = `${caption}: ${rows.map(({ name, figure: said }) => `${name} ${said}`).join('; ')}`;
  return figure(caption, told, rows.length * rowHeight + 6, drawn);
};

/** A histogram of game lengths, as columns side by side. */
export const columns = (
  caption: string,
  told: string,
  groups: readonly { readonly from: number; readonly to: number; readonly games: number }[],
): string => {
  const [top, bottom] = [18, 130];
  const most = Math.max(...groups.map(({ games }) => games), 1);
  const wide = (right - left) / Math.max(1, groups.length);
  const drawn = groups.flatMap(({ from, games }, k) => {
    const height = (games / most) * (bottom - top);
    const isNamed = k % Math.ceil(groups.length / 7) === 0;
    return [
      element('rect', {
        x: left + k * wide + 1,
        y: bottom - height,
        width: Math.max(1, wide - 2),
        height,
        class: 'bar',
      }),
      ...(games > 0 && groups.length <= 12
        ? [text(left + (k + 0.5) * wide, bottom - height - 4, String(games), 'middle', 'faint')]
        : []),
      ...(isNamed ? [text(left + k * wide + 1, bottom + 15, String(from), 'start', 'faint')] : []),
    ];
  });
  return figure(caption, told, bottom + 22, [line(left, bottom, right, bottom, 'axis'), ...drawn]);
};
