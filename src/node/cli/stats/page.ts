/**
 * The statistics of games as a single HTML page with bars. The page has no scripts and loads nothing, and every text in the page is escaped.
 *
 * @packageDocumentation
 */
import { decimal, percent, within } from '../../tournament/format.js';
import { htmlPage, textElement } from '../../tournament/html-page.js';
import { plain, table } from '../../tournament/html-tables.js';
import { bars } from '../../tournament/plots.js';
import { style } from '../../tournament/style.js';
import type { ResultGroup } from './tally.js';

/** A table of results: its keys, and the groups that are shown. */
export interface ShownTable {
  readonly by: readonly string[];
  readonly groups: readonly ResultGroup[];
}

const policy = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'`;

/** The greatest number of groups that are drawn; the figures of all groups are in the table. */
const mostBars = 40;

const nameOf = ({ key }: ResultGroup): string => key.join(' ');

const shares = (title: string, groups: readonly ResultGroup[]): string =>
  bars(
    `Share of the points, in per cent with 95 % bounds, by ${title}; dashed: an even share`,
    groups.map((group) => ({
      name: nameOf(group),
      value: group.share.share,
      figure: `${percent(group.share.share)} ${within(group.share)}`,
      bounds: { ...group.share, fair: group.even },
    })),
  );

/** Where no group has points above 0, there is nothing to draw. */
const scores = (title: string, groups: readonly ResultGroup[]): string =>
  groups.every(({ score }) => score.mean <= 0)
    ? ''
    : bars(
        `Mean score, with 95 % bounds, by ${title}`,
        groups.map((group) => ({
          name: nameOf(group),
          value: Math.max(0, group.score.mean),
          figure: `${decimal(group.score.mean, 1)} [${decimal(group.score.low, 1)}, ${decimal(group.score.high, 1)}]`,
          bounds: { low: Math.max(0, group.score.low), high: Math.max(0, group.score.high) },
        })),
      );

const figures = (title: string, groups: readonly ResultGroup[]): string =>
  table(
    `The figures by ${title}`,
    [title, 'Seats', 'Share %', 'From', 'To', 'Even', 'Score', 'From', 'To'],
    groups.map((group) => ({
      name: nameOf(group),
      cells: [
        plain(group.seats),
        ...[group.share.share, group.share.low, group.share.high, group.even].map((share) => plain(percent(share))),
        ...[group.score.mean, group.score.low, group.score.high].map((value) => plain(decimal(value, 1))),
      ],
    })),
  );

const pointsBySource = (title: string, groups: readonly ResultGroup[]): string => {
  const sources = [...new Set(groups.flatMap(({ points }) => Object.keys(points)))];
  return sources.length === 0
    ? ''
    : table(
        `Mean points by source and ${title}`,
        [title, ...sources],
        groups.map((group) => ({
          name: nameOf(group),
          cells: sources.map((source) => plain(decimal(group.points[source] ?? 0, 1))),
        })),
      );
};

const section = ({ by, groups }: ShownTable, points: boolean): string => {
  const title = by.join(' and ');
  const drawn = groups.slice(0, mostBars);
  const rest = groups.length - drawn.length;
  const more = rest === 0 ? '' : textElement('p', `The bars show the ${mostBars} largest groups.`);
  return `<section>${textElement('h2', `By ${title}`)}${more}<div class="pair">${shares(title, drawn)}${scores(title, drawn)}</div>${figures(title, groups)}${points ? pointsBySource(title, groups) : ''}</section>`;
};

/**
 * The HTML page that shows statistics.
 *
 * @param summary - what was counted, in a sentence
 * @param tables - the tables of results
 * @param points - true to show the mean points by source too
 */
export const statsPage = (summary: string, tables: readonly ShownTable[], points: boolean): string =>
  htmlPage({
    title: 'Statistics of games',
    policy,
    style,
    body: `${textElement('h1', 'Statistics of games')}\n${textElement('p', `${summary}.`)}\n${tables.map((one) => section(one, points)).join('\n')}`,
  });
