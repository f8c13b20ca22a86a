/** Helpers for tests of ledgers: the available sets, the results in a manifest or the last rows, and a comparison of two ledgers row by row. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isLeft } from 'fp-ts/Either';
import { printFault } from '../../../src/core/index.js';
import { type FactionId, moveText, readMove, type State } from '../../../src/games/terra-mystica/index.js';
import { type Figures, figuresOf } from '../../../src/games/terra-mystica/ledger/figures.js';
import { checkLedger, type Replayed } from '../../../src/games/terra-mystica/ledger/index.js';
import { runRow } from '../../../src/games/terra-mystica/ledger/replay.js';
import { newRun } from '../../../src/games/terra-mystica/ledger/run.js';
import { draftOf } from '../../../src/games/terra-mystica/state/draft.js';
import { seatNamed } from '../../../src/games/terra-mystica/state/selectors.js';
import { printMove } from '../../../src/games/terra-mystica/text/move-text.js';

/** Games of other people are not part of the repository; if they are next to it, they are replayed too. */
const others = ['ledgers', 'ledgers-fire-ice', 'ledgers-generated'].map((name) => `../shared/terra-mystica/${name}`);

export const sharedFolders = others.filter((folder) => existsSync(folder));

export const missingFolders = others.filter((folder) => !existsSync(folder));

/** A ledger of a set, and its known results. */
export interface Entry {
  readonly log_file: string;
  readonly expected_total_vp: Readonly<Record<string, number>>;
  readonly rows?: number;
  readonly leech_order?: string;
}

export const textOf = (folder: string, { log_file }: Entry): string => readFileSync(`${folder}/${log_file}`, 'utf8');

const rowsOf = (text: string): readonly (readonly string[])[] =>
  text.split('\n').flatMap((line) => (line.includes('\t') ? [line.split('\t')] : []));

/** Without a manifest: the points in the last row of each faction. */
const entryOf = (folder: string, log_file: string): Entry => {
  const rows = rowsOf(readFileSync(`${folder}/${log_file}`, 'utf8'));
  const totals = rows.map(([faction = '', , vp = '']) => [faction, Number(vp.replace(' VP', ''))] as const);
  return { log_file, expected_total_vp: Object.fromEntries(totals) };
};

/** The ledgers of a folder: those in its manifest, or all of them with the results in their last rows. */
export const gamesOf = (folder: string): readonly Entry[] => {
  if (existsSync(`${folder}/manifest.json`))
    return (JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8')) as { games: readonly Entry[] }).games;
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return files.sort().map((name) => entryOf(folder, name));
};

/** The result of a row in a position: its moves and the new position, or the fault; and the differences in one column. */
export const played = (
  state: State,
  faction: FactionId,
  commands: string,
  offers: readonly number[] = [],
  figures: Partial<Figures> = {},
) => {
  const run = newRun(draftOf(state));
  const read = runRow(run, {
    _tag: 'Row',
    line: 1,
    faction,
    figures: { ...figuresOf(state, seatNamed(state, faction)), ...figures },
    offers,
    commands: commands.toLowerCase().split('. '),
  });
  return {
    fault: isLeft(read) ? printFault(read.left) : '',
    moves: run.moves.map((move) => moveText.print({ ...move, by: null })),
    now: run.draft as State,
    leech: run.differences.filter(({ column }) => column === 'leech').map(({ expected, got }) => [expected, got]),
    figures: run.differences.filter(({ column }) => column !== 'leech').map(({ column }) => column),
  };
};

/** A ledger that must be replayed to its end. */
export const replayed = (name: string, text: string, leech: 'immediate' | 'deferred' = 'deferred'): Replayed => {
  const read = checkLedger(text, leech);
  if (isLeft(read)) throw new Error(`${name}: ${printFault(read.left)}`);
  return read.right;
};

/**
 * The commands of a row in a uniform spelling: players write `Leech`, `burn 2`, the ends of bridges in any order, and defaults that could be omitted.
 */
const unitsOf = (command: string): readonly string[] => {
  const times = /^\+(\d)([a-z]\w*)$/.exec(command);
  const move = readMove(times === null ? command : `+${times[2] ?? ''}`, null);
  if (times !== null && move !== undefined) return Array.from({ length: Number(times[1]) }, () => printMove(move));
  if (move === undefined) return [command];
  if (move._tag === 'Burn') return Array.from({ length: move.tokens }, () => 'burn 1');
  if (move._tag === 'Convert' && !(move.from === 'W' && move.to === 'P'))
    return Array.from({ length: move.get }, () => `convert ${move.give / move.get}${move.from} to ${move.to}`);
  if (move._tag === 'Bridge') return [`bridge ${[move.a, move.b].sort().join(':')}`];
  if (move._tag === 'Send') return [`send p to ${move.cult}`];
  if (move._tag === 'Transform') return [`transform ${move.hex}`];
  return [printMove(move)];
};

/** Commands that change nothing, and are not in re-exports. */
const idle = new Set(['wait', 'done', 'burn 0']);

const spelled = (commands: string): string =>
  commands
    .toLowerCase()
    .split('.')
    .map((command) => command.trim())
    .filter((command) => command !== '' && !idle.has(command))
    .flatMap(unitsOf)
    .join('. ');

const course = /^(Round \d (income|turn)|Round \d, turn \d+$|Scoring |Converting |[a-z]+ dropped )/;

/** A line of a game: every column unchanged, the commands in a uniform spelling. */
interface Line {
  readonly text: string;
  readonly shown: string;
  /** A row in which nothing happens: waiting, or an answer to an empty offer. */
  readonly isIdle: boolean;
}

const answer = /^((leech|decline) \d+ from [a-z]+(\. )?)*$/;

const lineOf = (line: string): readonly Line[] => {
  const text = line.trimEnd();
  if (!line.includes('\t')) return course.test(text.trim()) ? [{ text: text.trim(), shown: text, isIdle: false }] : [];
  const cells = line.split('\t');
  const commands = spelled(cells[14] ?? '');
  const isStill = [1, 3, 5, 7, 9, 11].every((column) => cells[column] === '');
  const isIdle = isStill && cells[14] !== '' && answer.test(commands);
  return [{ text: [...cells.slice(0, 14), commands].join('\t'), shown: text, isIdle }];
};

/** The common parts of a ledger and its re-export, and the differences. */
export interface Compared {
  /** Lines of the game that are equal in both. */
  readonly equal: number;
  /** Rows in which nothing happens, which only the original has. */
  readonly idle: number;
  /** Rows whose commands are spelled differently. */
  readonly respelled: number;
  /** Lines that differ: the original's after `-`, the other's after `+`. */
  readonly different: readonly string[];
}

/** Compares two ledgers line by line: rows with every column, and headings in their places. */
export const compared = (original: string, again: string): Compared => {
  const [ours, theirs] = [again, original].map((text) => text.split('\n').flatMap(lineOf)) as [Line[], Line[]];
  const different: string[] = [];
  let [equal, skipped, respelled, next] = [0, 0, 0, 0];
  for (const line of theirs) {
    while (ours[next]?.isIdle === true && ours[next]?.text !== line.text) next++;
    const other = ours[next];
    if (other?.text === line.text) {
      next++;
      equal++;
      if (other.shown.trim() !== line.shown.trim()) respelled++;
    } else if (line.isIdle) skipped++;
    else {
      different.push(`- ${line.shown}`, `+ ${other?.shown ?? 'nothing'}`);
      next++;
    }
  }
  return {
    equal,
    idle: skipped,
    respelled,
    different: [...different, ...ours.slice(next).flatMap(({ shown, isIdle }) => (isIdle ? [] : [`+ ${shown}`]))],
  };
};
