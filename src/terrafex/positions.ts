/**
 * The texts of positions: printing, and reading what is well formed. Whether there is such a position is for `valid.ts` to say.
 *
 * @packageDocumentation
 */
import { readSize } from './move-text.js';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { type Fault, fault, show } from '../core/fault.js';
import { wholeNumber } from '../core/notation.js';
import { type Position, type Settings, trackerLetters } from './state.js';
import { board as geometry, type ContentName, contentNames, lastTurn, longest } from './tables.js';

/** The text of a board, rank 7 first. @rule TF-11.3 */
const printBoard = (board: readonly number[]): string => {
  const { files, ranks } = geometry;
  const rows: string[] = [];
  for (let rank = ranks - 1; rank >= 0; rank--) {
    const row = board.slice(rank * files, (rank + 1) * files);
    rows.push(row.map((content) => contentNames[content] ?? '.').join(''));
  }
  return rows.join('/');
};

const contentPattern = /\.|B[123]\+G[123]|[RYGB][123]/y;

const codes: ReadonlyMap<string, number> = new Map(contentNames.map((name, code) => [name, code]));

/** The code of a content by its name. */
export const codeOf = (name: ContentName): number => codes.get(name) ?? 0;

/** Reads one rank; `undefined` if it is not exactly eight contents. */
const readRank = (row: string): readonly number[] | undefined => {
  const contents: number[] = [];
  const pattern = new RegExp(contentPattern);
  while (pattern.lastIndex < row.length && contents.length <= geometry.files) {
    const found = pattern.exec(row);
    if (found === null) return undefined;
    contents.push(codes.get(found[0]) ?? 0);
  }
  return contents.length === geometry.files ? contents : undefined;
};

/** Reads a board text: 56 content codes. How many pieces there are is not looked at. @rule TF-11.3 */
export const parseBoard = (text: string): Either<Fault, readonly number[]> => {
  if (text.length > longest) return left(fault([], 'the board text is too long', 'TF-11.3'));
  const rows = text.split('/');
  if (rows.length !== geometry.ranks)
    return left(fault([], `a board has ${geometry.ranks} ranks, not ${rows.length}`, 'TF-11.3'));
  let board: readonly number[] = [];
  for (const [index, row] of rows.entries()) {
    const rank = readRank(row);
    if (rank === undefined)
      return left(fault([`rank ${geometry.ranks - index}`], `${show(row)} is not eight squares`, 'TF-11.3'));
    board = [...rank, ...board];
  }
  return right(board);
};

/** The letters of the standing trackers, `-` for none. @rule TF-11.3 */
export const printTrackers = (trackers: number): string =>
  Array.from(trackerLetters)
    .filter((_, bit) => (trackers & (1 << bit)) !== 0)
    .join('') || '-';

/** Reads the letters of the standing trackers. */
export const parseTrackers = (text: string): number | undefined =>
  Array.from({ length: 16 }, (_, trackers) => trackers).find((trackers) => printTrackers(trackers) === text);

const printSettings = ({ colouring, push, support, turnLimit, quietLimit }: Settings, quiet: number): string => {
  const letters = `${colouring === 'a1-black' ? 'k' : 'w'}${push}${support === 'adjacent' ? 'a' : 'l'}${turnLimit}`;
  return quietLimit === 0 ? letters : `${letters},${quietLimit}:${quiet}`;
};

/** The canonical text of a position. @rule TF-11.3 */
export const printPosition = (position: Position): string =>
  [
    printBoard(position.board),
    position.active === 0 ? 'w' : 'b',
    printTrackers(position.trackers),
    position.selected === 0 ? '-' : position.selected,
    position.pit.join(''),
    position.turn,
    printSettings(position.settings, position.quiet),
  ].join(' ');

const settingsPattern = /^([kw])([12])([al])(\d{1,4})(?:,(\d{1,4}):(\d{1,4}))?$/;

const readSettings = (text: string): Pick<Position, 'settings' | 'quiet'> | undefined => {
  const [, colour, push, support, limit = '', quietLimit, count] = settingsPattern.exec(text) ?? [];
  const turnLimit = wholeNumber(limit, 0, 9999);
  const [most, quiet] =
    quietLimit === undefined ? [0, 0] : [wholeNumber(quietLimit, 1, 9999), wholeNumber(count ?? '', 0, 9999)];
  if (turnLimit === undefined || most === undefined || quiet === undefined) return undefined;
  return {
    settings: {
      colouring: colour === 'k' ? 'a1-black' : 'a1-white',
      push: push === '1' ? 1 : 2,
      support: support === 'a' ? 'adjacent' : 'line',
      turnLimit,
      quietLimit: most,
    },
    quiet,
  };
};

const malformed = (path: string, text: string): Either<Fault, never> =>
  left(fault([path], `${show(text)} is not well formed`, 'TF-11.3'));

/**
 * Reads the form of a position text. Whether such a position exists (TF-11.4) is another question.
 *
 * @rule TF-11.3
 */
export const parsePosition = (text: string): Either<Fault, Position> => {
  const fields = text.split(' ');
  if (fields.length !== 7) return left(fault([], `a position has seven fields, not ${fields.length}`, 'TF-11.3'));
  const [boardText = '', active = '', standing = '', chosen = '', pitText = '', turnText = '', rules = ''] = fields;
  const board = parseBoard(boardText);
  if (isLeft(board)) return left({ ...board.left, path: ['board', ...board.left.path] });
  if (active !== 'w' && active !== 'b') return malformed('active', active);
  const trackers = parseTrackers(standing);
  if (trackers === undefined) return malformed('trackers', standing);
  const selected = chosen === '-' ? 0 : readSize(chosen);
  if (selected === undefined) return malformed('selected', chosen);
  if (!/^[0-9]{3}$/.test(pitText)) return malformed('pit', pitText);
  const pit = [...pitText].map(Number);
  const turn = wholeNumber(turnText, 1, lastTurn);
  if (turn === undefined) return malformed('turn', turnText);
  const settings = readSettings(rules);
  if (settings === undefined) return malformed('rules', rules);
  return right({ board: board.right, active: active === 'w' ? 0 : 1, trackers, selected, pit, turn, ...settings });
};
