/**
 * `stats`: the results of games, grouped by any of their traits. Every rate is printed with its confidence interval and the number of seats behind
 * it.
 *
 * @packageDocumentation
 */

import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { aligned } from '../../../arena/index.js';
import { type Fault, fault, show } from '../../../core/values/fault.js';
import { pointsIn } from '../../../face/model.js';
import { writeWhole } from '../../host/files.js';
import type { CommandRun } from '../../host/finish.js';
import { gamesOf, passOver } from './games.js';
import { type ShownTable, statsPage } from './page.js';
import { type GameRow, gameRow } from './rows.js';
import { type ResultGroup, tallyBy } from './tally.js';

/** The flags of `stats`. */
export interface StatsFlags {
  readonly by: string;
  readonly min: string;
  readonly json?: boolean;
  readonly points?: boolean;
  readonly html?: string;
}

/** The greatest number of tables to print, of keys in one table, and of keys named in a message. */
const most = { tables: 32, keys: 4, named: 60 };

const readKeys = (text: string): Either<Fault, readonly (readonly string[])[]> => {
  const tables = text.split(',').map((one) => one.split('+').map((key) => key.trim()));
  const isRight = tables.every((keys) => keys.length <= most.keys && keys.every((key) => key !== ''));
  return isRight && tables.length <= most.tables
    ? right(tables)
    : left(
        fault(
          ['--by'],
          `${show(text)} is not a list of at most ${most.tables} keys, or of keys joined by + (${most.keys} at most)`,
        ),
      );
};

const percent = (share: number): string => (100 * share).toFixed(1);

const headings = ['seats', 'share %', 'from', 'to', 'even', 'score', 'from', 'to'];

const rowOf = ({ key, seats, share, even, score }: ResultGroup): readonly string[] => [
  key.join(' '),
  String(seats),
  ...[share.share, share.low, share.high, even].map(percent),
  ...[score.mean, score.low, score.high].map((value) => value.toFixed(1)),
];

const sourcesOf = (groups: readonly ResultGroup[]): readonly string[] => [
  ...new Set(groups.flatMap(({ points }) => Object.keys(points))),
];

/** The rows for a pipe, where each row names its table, since there are no headers: the group and its figures, then its mean points by source. */
const pipeText = ({ by, groups: shown }: ShownTable, points: boolean): readonly string[] => {
  const heading = by.join('+');
  const bySource = shown.flatMap(({ key, points: own }) =>
    sourcesOf(shown).map((source) => [`${heading}: points`, key.join(' '), source, pointsIn(own, source).toFixed(1)]),
  );
  const rows = [...shown.map((one) => [heading, ...rowOf(one)]), ...(points ? bySource : [])];
  return rows.map((row) => row.join('\t'));
};

const tableText = ({ by, groups: shown }: ShownTable, points: boolean): string => {
  const sources = sourcesOf(shown);
  const heading = by.join('+');
  const bySource = shown.map(({ key, points: own }) => [
    key.join(' '),
    ...sources.map((source) => pointsIn(own, source).toFixed(1)),
  ]);
  return [
    ...aligned([[heading, ...headings], ...shown.map(rowOf)]),
    ...(points ? ['', ...aligned([[`${heading}: mean points by source`, ...sources], ...bySource])] : []),
  ].join('\n');
};

/** The keys by which the seats of a game can be grouped. */
const keysIn = ({ traits, seats }: GameRow): readonly string[] => [
  'name',
  ...Object.keys(traits),
  ...seats.flatMap((seat) => Object.keys(seat.traits)),
];

/** The line that says why a table is empty: no seat has all its keys, for instance because one of them was mistyped. */
const emptyText = (by: readonly string[], known: ReadonlySet<string>): string =>
  `--by ${show(by.join('+'))}: no seat has ${by.length === 1 ? 'this key' : 'these keys'}; the keys of these games are ${[...known].slice(0, most.named).join(', ')}`;

/** Reads games and adds up their results. A game that cannot be replayed is reported and not counted; an unfinished game is counted separately. */
export const stats = async (
  files: readonly string[],
  flags: StatsFlags,
  run: CommandRun,
): Promise<Either<Fault, string>> => {
  const keys = readKeys(flags.by);
  if (isLeft(keys)) return keys;
  const min = /^\d{1,9}$/.test(flags.min) ? Number(flags.min) : Number.NaN;
  if (Number.isNaN(min)) return left(fault(['--min'], `${show(flags.min)} is not a whole number`));
  const tallies = keys.right.map(tallyBy);
  const known = new Set<string>();
  const count = { games: 0, plies: 0, open: 0, failed: 0 };
  for await (const found of gamesOf(files, run.io)) {
    if (isLeft(found)) {
      count.failed++;
      passOver(found.left, run);
      continue;
    }
    const row = gameRow(found.right);
    if (!row.over) count.open++;
    else {
      count.games++;
      count.plies += row.plies;
      for (const key of keysIn(row)) known.add(key);
      for (const { add } of tallies) {
        const kept = add(row);
        if (isLeft(kept)) return kept;
      }
    }
  }
  if (count.games === 0) return left(fault([], 'no game that is over'));
  const summary = `${count.games} games, ${(count.plies / count.games).toFixed(1)} moves on average; ${count.open} not over, ${count.failed} that cannot be replayed`;
  for (const { by, groups } of tallies) if (groups().length === 0) run.io.err(emptyText(by, known));
  const points = flags.points === true;
  const tables = tallies.map(({ by, groups }) => ({ by, groups: groups().filter(({ seats }) => seats >= min) }));
  if (flags.html !== undefined) {
    const written = await writeWhole(flags.html, statsPage(summary, tables, points), 'keep');
    if (isLeft(written)) return written;
  }
  if (flags.json === true)
    return right(JSON.stringify({ ...count, tables: tallies.map(({ by, groups }) => ({ by, groups: groups() })) }));
  return right(
    run.io.isTerminal === true
      ? [summary, ...tables.map((one) => tableText(one, points))].join('\n\n')
      : [summary, ...tables.flatMap((one) => pipeText(one, points))].join('\n'),
  );
};
