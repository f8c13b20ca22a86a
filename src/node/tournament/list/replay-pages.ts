/**
 * The games of a public list that can be replayed: a table of them, and a separate page for each.
 *
 * @packageDocumentation
 */

import type { GameLine } from '../../../arena/index.js';
import { endingOf } from '../../../arena/sum-up.js';
import { escaped } from '../../../face/paint/element.js';
import { decimal } from '../format.js';
import { left, plain, table } from '../html-tables.js';
import { recordCell } from '../samples.js';
import { framed } from './frame.js';
import type { ReplayableGame } from './game-counts.js';
import type { ListedGame } from './tournaments.js';

/** The file that contains a game's page. */
export const watchFile = ({ key }: GameLine): string => `${key}.html`;

const took = ({ bots, shares }: GameLine): string =>
  bots.map((name, seat) => `${name}: ${decimal(shares[seat]!, 2)}`).join('; ');

/** The name under which a game appears in a list: its bots and its seed. The order of the bots in the name shows how the seats were rotated. */
const nameOf = ({ seed, bots }: GameLine): string => `${bots.join(' – ')}, seed ${seed}`;

/** The table of games that can be replayed; `hasBoard` is true if each game has a page with a board. */
export const shownTable = (
  { title, courses }: ListedGame,
  shown: readonly ReplayableGame[],
  hasBoard: boolean,
): string => {
  if (shown.length === 0) return '<p class="soft">None.</p>';
  const runs = new Map(courses.map(({ run }) => [run.place, run.name]));
  const rows = shown.map(({ line, run }) => ({
    name: nameOf(line),
    ...(hasBoard ? { href: `../watch/${watchFile(line)}` } : {}),
    cells: [
      { html: escaped(took(line)), kind: 'text what' },
      plain(line.plies),
      left(endingOf(line)),
      left(runs.get(run) ?? ''),
      recordCell(line, nameOf(line)),
    ],
  }));
  const what = hasBoard ? 'Each opens on a board. ' : '';
  return `<p>${what}A record proves its result: <code>rulehouse verify</code> replays it.</p>${table(`Some games of ${title}`, ['Game', 'By seat, who took what', 'Plies', 'End', 'Tournament', 'Record'], rows)}`;
};

/** The JSON of a value, made safe for use inside a script element. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The number of characters of a name that fit beside a board on a phone. */
const longestName = 18;

const short = (name: string): string => (name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name);

/** The record of a game with the names of the bots at its seats. The digest is removed from the record, because the record is changed for the page. */
const named = ({ record: { digest: _, ...record }, bots }: GameLine) => ({
  ...record,
  tags: { ...record.tags, ...Object.fromEntries(bots.map((name, seat) => [`seat${seat}`, short(name)])) },
});

/** The page on which a game is replayed. */
export const watchPage = (list: string, { id, title }: ListedGame, { line }: ReplayableGame): string => {
  const told = `<p>${escaped(took(line))}. ${line.plies} plies, end: ${escaped(endingOf(line))}.</p>`;
  const data = `<script type="application/json" id="record">${inScript(named(line))}</script>`;
  return framed({
    title: `${title}: ${nameOf(line)}`,
    above: [
      ['../index.html', list],
      [`../games/${id}.html`, title],
    ],
    body: `${told}\n<rulehouse-play game="${escaped(id)}"></rulehouse-play>\n<noscript><p>The board needs scripts.</p></noscript>\n${data}`,
    scripts: [`../boards/${id}.js`],
  });
};
