/**
 * A report as a single HTML page without scripts. The page loads nothing from outside, and every text in the page is escaped.
 *
 * @packageDocumentation
 */

import type { Estimate, GameLine, MatchResults, Report } from '../../arena/index.js';
import { endingOf } from '../../arena/sum-up.js';
import { escaped } from '../../face/paint/element.js';
import { count, decimal, percent, signed } from './format.js';
import { htmlPage } from './html-page.js';
import { type HtmlCell, left, plain, table } from './html-tables.js';
import { recordCell, replayLink } from './samples.js';
import { bounds, cross, gameSection, nameOf, ratings, standings } from './sections.js';
import { style } from './style.js';

/** The table of a league or a Swiss tournament. */
const leagueTable = (report: Report): string => {
  const { table: rows } = report;
  if (rows === null) return '';
  const isSwiss = rows.some(({ buchholz }) => buchholz !== null);
  const title = isSwiss ? 'Table of the tournament' : 'Table of the league';
  const haveRests = rows.some(({ rests }) => rests > 0);
  const heads = [
    ...['Bot', 'Points', ...(isSwiss ? ['Buchholz'] : []), 'Sonneborn-Berger', 'First places', 'Games'],
    ...(haveRests ? ['Rests'] : []),
  ];
  const body = rows.map((row) => ({
    name: nameOf(report, row.bot),
    cells: [
      plain(decimal(row.points, 1)),
      ...(row.buchholz === null ? [] : [plain(decimal(row.buchholz, 1))]),
      plain(decimal(row.sonnebornBerger, 1)),
      plain(row.firsts),
      plain(row.games),
      ...(haveRests ? [plain(row.rests)] : []),
    ],
  }));
  return `<section><h2>${title}</h2>${table(title, heads, body)}</section>`;
};

const matchSection = (report: Report, match: MatchResults | null): string => {
  if (match === null || match.comparison.blocks === 0) return '';
  const { comparison, pairs, test } = match;
  const { elo, normalised, superiority, isSmoothed } = comparison;
  const estimate = (one: Estimate): string => `${signed(one.value)} (${bounds(one)})`;
  const said = [
    `<dt>Elo</dt><dd>${estimate(elo)}</dd>`,
    `<dt>Normalised Elo</dt><dd>${estimate(normalised)}</dd>`,
    `<dt>How likely it is that ${escaped(nameOf(report, 0))} is the better one</dt><dd>${percent(superiority)} %</dd>`,
    pairs === null ? '' : `<dt>Pairs of games with 0, ½, 1, 1½ and 2 points</dt><dd>${pairs.join(', ')}</dd>`,
    isSmoothed ? '<dt>Note</dt><dd>The results are too one-sided for more than a rough figure.</dd>' : '',
  ];
  const verdict =
    test === null
      ? ''
      : `<dt>Sequential test</dt><dd>${test.accepted === null ? 'Not decided' : `${test.accepted} accepted`} after ${count(test.blocks, 'block')}: log-likelihood ratio ${decimal(test.llr, 2)}, between ${decimal(test.lower, 2)} (H0) and ${decimal(test.upper, 2)} (H1)</dd>`;
  const others = report.bots.slice(1).map(({ name }) => name);
  return `<section><h2>${escaped(nameOf(report, 0))} against ${escaped(others.join(', '))}</h2><dl>${said.join('')}${verdict}</dl></section>`;
};

/** The table cell with a link to a site's viewer, where the game can be watched. */
const watchCell = (site: string, line: GameLine): HtmlCell => {
  const { href, moves } = replayLink(site, line);
  const words = moves < line.plies ? `its first ${moves} moves` : 'watch';
  return { html: `<a href="${escaped(href)}">${words}</a>`, kind: 'text' };
};

const sampleRow = (report: Report, line: GameLine, site: string | null) => {
  const shares = line.seating.map((bot, seat) => `${nameOf(report, bot)}: ${decimal(line.shares[seat]!, 2)}`);
  const title = report.games[line.game]!.title.replace(/ \(.*$/s, '');
  const name = `${title}, seed ${line.seed}, rotation ${line.rotation}`;
  const end = endingOf(line);
  return {
    name,
    cells: [
      { html: escaped(shares.join('; ')), kind: 'text what' },
      plain(line.plies),
      left(end),
      recordCell(line, name),
      ...(site === null ? [] : [watchCell(site, line)]),
    ],
  };
};

/** The section that shows the games one by one, with their records and with links for watching them. */
const samples = (report: Report, lines: readonly GameLine[], site: string | null): string => {
  if (lines.length === 0) return '';
  const head = [
    'Game',
    'By seat, who took what',
    'Plies',
    'End',
    'Record',
    ...(site === null ? [] : ['In the viewer']),
  ];
  const what = 'The first games of each pairing. A record proves its result: <code>rulehouse verify</code> replays it.';
  const rows = lines.map((line) => sampleRow(report, line, site));
  return `<section><h2>Games</h2><p>${what}</p>${table('Some games', head, rows)}</section>`;
};

/** The section with the organiser's rulings; a corrected result is shown beside the result in the game's record. */
const rulings = (report: Report): string => {
  if (report.rulings.length === 0) return '';
  const items = report.rulings.map(({ ruling, before }) => {
    const what =
      ruling._tag === 'Withdrawn'
        ? `<b>${escaped(ruling.bot)}</b> plays no more games`
        : `game <code>${escaped(ruling.key)}</code> counts as ${ruling.shares.join(' ')}; its record gives ${before?.join(' ') ?? 'nothing, since it is not here'}`;
    return `<li>${what}: ${escaped(ruling.why)}</li>`;
  });
  return `<section><h2>Rulings</h2><ul>${items.join('')}</ul></section>`;
};

const refused = ({ refused: { lines, first } }: Report): string => {
  if (lines === 0) return '';
  const rest = lines > first.length ? `<p>And ${lines - first.length} more.</p>` : '';
  const items = first.map(({ line, reason }) => `<li>Line ${line}: ${escaped(reason)}</li>`).join('');
  return `<section><h2>What does not count</h2><p>${count(lines, 'line')} could not be read, or did not follow from the record in it.</p><ul>${items}</ul>${rest}</section>`;
};

const ratedBy = ({ ratedBy: by }: Report): string =>
  by === 'places'
    ? 'Where more than two play all places count, not only who wins.'
    : 'Only who wins counts, not the places behind.';

const meaning = (report: Report): string => `<section><h2>What the figures mean</h2><dl>
<dt>Block</dt><dd>One seed in all rotations of the seats. The games of a block are not independent, blocks are: all bounds are made from blocks.</dd>
<dt>Points</dt><dd>A game is one point. It is shared by all who win it together.</dd>
<dt>Per cent</dt><dd>Of the points in whole blocks, which its bounds are made from too. Where a bot has no whole block yet it is of all games, and nothing bounds it.</dd>
<dt>Rating</dt><dd>Elo against the anchor, which has 0: 400 more are ten times the chance to win. The most likely ones for all games at once, whatever their order; one even block is added for each bot, so that one that won everything has a finite rating with wide bounds. ${ratedBy(report)}</dd>
<dt>95 %</dt><dd>In 95 of 100 tournaments like this one such bounds hold the truth. Where the bounds of two bots overlap much, nothing is shown about which is better.</dd>
<dt>Better than the next</dt><dd>How likely it is that a bot is stronger than the one below it.</dd>
</dl></section>`;

const total = (report: Report): string => {
  const played = report.games.filter(({ games }) => games > 0);
  // With a single game, its own section already shows everything.
  if (played.length < 2) return '';
  const title = 'all games';
  return `<section><h2>All games together</h2>${standings(report, report.total, title)}${ratings(report, report.total, title)}${cross(report, report.total, title)}</section>`;
};

const bots = (report: Report): string =>
  table(
    'Who took part',
    ['Bot', 'Its text'],
    report.bots.map(({ name, text }) => ({ name, cells: [{ html: escaped(text), kind: 'text what' }] })),
  );

/** The page's content security policy, which forbids the page to load anything. */
const policy = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'`;

/**
 * The HTML page that shows a report.
 *
 * @param lines - the games that the page shows one by one
 * @param site - the address of the site with the viewer; null if the page has no links to a viewer
 */
export const pageOf = (report: Report, lines: readonly GameLine[], site: string | null): string => {
  const title = report.name === '' ? 'Tournament' : report.name;
  const { games, blocks } = report.total;
  const counted = `${count(games, 'game')} in ${count(blocks, 'whole block')}, each of them replayed and proved from its record.`;
  const body = `<h1>${escaped(title)}</h1>
<p>${counted}</p>
${total(report)}
${leagueTable(report)}
${matchSection(report, report.match)}
${report.games
  .filter((one) => one.games > 0)
  .map((one) => gameSection(report, one))
  .join('\n')}
${samples(report, lines, site)}
${rulings(report)}
${refused(report)}
<section><h2>Bots</h2>${bots(report)}</section>
${meaning(report)}`;
  return htmlPage({ title, policy, style, body });
};
