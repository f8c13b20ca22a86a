/**
 * Prints the texts of positions, and reads texts that are well formed. Whether a position can exist is decided by `valid.ts`.
 *
 * @packageDocumentation
 */

import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { type Fault, fault, show } from '../../core/values/fault.js';
import { wholeNumber } from '../../core/values/notation.js';
import { sizeNamed } from '../../pieces/pyramids.js';
import { empty } from './content.js';
import { type Position, trackerLetters } from './state.js';
import { contentNames, board as geometry, lastTurn, longest } from './tables.js';

/** The text of a board, which begins with rank 7. @rule TF-11.3 */
const printBoard = (board: readonly number[]): string => {
  const { files, ranks } = geometry;
  let text = '';
  for (let rank = ranks - 1; rank >= 0; rank--) {
    for (let file = 0; file < files; file++) text += contentNames[board[rank * files + file]!]!;
    if (rank > 0) text += '/';
  }
  return text;
};

const codes: ReadonlyMap<string, number> = new Map(contentNames.map((name, code) => [name, code]));

/** The code of the content with a given name; `undefined` if no content has this name. */
export const codeOf = (name: string): number | undefined => codes.get(name);

const emptyBoard: readonly number[] = Array.from({ length: geometry.size }, () => empty);

/** Reads the text of one rank into a board, from a given square on; true if the text describes exactly eight squares. */
const readRank = (row: string, board: number[], first: number): boolean => {
  let from = 0;
  let file = 0;
  for (; from < row.length && file < geometry.files; file++) {
    const isEmpty = row[from] === '.';
    const length = isEmpty ? 1 : row[from + 2] === '+' ? 5 : 2;
    const code = isEmpty ? empty : codes.get(row.slice(from, from + length));
    if (code === undefined) return false;
    board[first + file] = code;
    from += length;
  }
  return file === geometry.files && from >= row.length;
};

/** Reads a board text: 56 content codes. Does not check whether the board uses more pieces than the game has. @rule TF-11.3 */
export const parseBoard = (text: string): Either<Fault, readonly number[]> => {
  if (text.length > longest) return left(fault([], 'the board text is too long', 'TF-11.3'));
  const rows = text.split('/');
  if (rows.length !== geometry.ranks)
    return left(fault([], `a board has ${geometry.ranks} ranks, not ${rows.length}`, 'TF-11.3'));
  const board = emptyBoard.slice();
  for (const [index, row] of rows.entries()) {
    const rank = geometry.ranks - index;
    if (!readRank(row, board, (rank - 1) * geometry.files))
      return left(fault([`rank ${rank}`], `${show(row)} is not eight squares`, 'TF-11.3'));
  }
  return right(board);
};

const trackerTexts: readonly string[] = Array.from(
  { length: 16 },
  (_, trackers) =>
    Array.from(trackerLetters)
      .filter((_letter, bit) => (trackers & (1 << bit)) !== 0)
      .join('') || '-',
);

/** The letters of the standing trackers; `-` if no tracker stands. @rule TF-11.3 */
export const printTrackers = (trackers: number): string => trackerTexts[trackers]!;

/** Reads the letters of the standing trackers. */
export const parseTrackers = (text: string): number | undefined => {
  const trackers = trackerTexts.indexOf(text);
  return trackers < 0 ? undefined : trackers;
};

/** The text of the extra turn: nothing without the option, `?` until chance has decided, then the number of extra turns. @rule TF-11.3 */
const printExtra = ({ extra }: Position): string => (extra === null ? '' : extra === 'open' ? '?' : `+${extra}`);

const printSettings = (position: Position): string => {
  const { settings, quiet } = position;
  const { colouring, push, support, merge, turnLimit, quietLimit } = settings;
  const letters = `${colouring === 'a1-black' ? 'k' : 'w'}${push}${support === 'adjacent' ? 'a' : 'l'}${merge === 'pool' ? 'p' : ''}${turnLimit}${printExtra(position)}`;
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
    printSettings(position),
  ].join(' ');

const settingsPattern = /^([kw])([12])([al])(p?)(\d{1,4})(\?|\+[01])?(?:,(\d{1,4}):(\d{1,4}))?$/;

const readSettings = (text: string): Pick<Position, 'settings' | 'quiet' | 'extra'> | undefined => {
  const found = settingsPattern.exec(text);
  if (found === null) return undefined;
  const [, colour, push, support, merge, limit = '', drawn, quietLimit, count = ''] = found;
  const turnLimit = wholeNumber(limit, 0, 9999);
  const [most, quiet] =
    quietLimit === undefined ? [0, 0] : [wholeNumber(quietLimit, 1, 9999), wholeNumber(count, 0, 9999)];
  if (turnLimit === undefined || most === undefined || quiet === undefined) return undefined;
  return {
    settings: {
      colouring: colour === 'k' ? 'a1-black' : 'a1-white',
      push: push === '1' ? 1 : 2,
      support: support === 'a' ? 'adjacent' : 'line',
      merge: merge === 'p' ? 'pool' : 'keep',
      turnLimit,
      quietLimit: most,
    },
    quiet,
    extra: drawn === undefined ? null : drawn === '?' ? 'open' : drawn === '+1' ? 1 : 0,
  };
};

const malformed = (path: string, text: string): Either<Fault, never> =>
  left(fault([path], `${show(text)} is not well formed`, 'TF-11.3'));

/**
 * Reads a position text and checks only its form. Whether the position can exist (TF-11.4) is decided by `valid.ts`.
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
  const selected = chosen === '-' ? 0 : sizeNamed(chosen);
  if (selected === undefined) return malformed('selected', chosen);
  if (!/^[0-9]{3}$/.test(pitText)) return malformed('pit', pitText);
  const pit = pitText.split('').map(Number);
  const turn = wholeNumber(turnText, 1, lastTurn);
  if (turn === undefined) return malformed('turn', turnText);
  const settings = readSettings(rules);
  if (settings === undefined) return malformed('rules', rules);
  return right({ board: board.right, active: active === 'w' ? 0 : 1, trackers, selected, pit, turn, ...settings });
};
