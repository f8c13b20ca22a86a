/**
 * Chapter 11: the texts of moves, boards and positions.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { type Fault, fault, show } from '../core/fault.js';
import { type Notation, notation, wholeNumber } from '../core/notation.js';
import { isWritable, type Landing, type Move, type Size } from './move.js';
import { isSquare, type Position, type Settings, trackerLetters } from './state.js';
import { board as geometry, type ContentName, contentNames, lastTurn } from './tables.js';

/** The longest text that is read at all; no move or position comes near. */
export const longest = 1000;

const noMove = (text: string): Either<Fault, never> => left(fault([], `${show(text)} is no move notation`, 'TF-11.1'));

/**
 * Move texts. The printer is total; the parser accepts the texts of TF-11.1 and nothing else. Order of a list of moves: as ASCII.
 *
 * @rule TF-11.1
 */
export const moveText: Notation<Move> = notation<Move>({
  rule: 'TF-11.1',
  longest,
  print: (move) => {
    switch (move._tag) {
      case 'SpreadForest':
        return `G@${move.square}`;
      case 'GrowForest':
        return `G^${move.square}`;
      case 'StartMountain':
        return `Y@${move.square}`;
      case 'GrowMountain':
        return `Y^${move.square}`;
      case 'SelectFire':
        return `R${move.size}`;
      case 'StartFire':
        return `R${move.size}@${move.square}`;
      case 'GrowFire':
        return `R${move.size}^${move.square}`;
      case 'Burn':
        return `R${move.size}x${move.square}`;
      case 'MoveGlacier':
        return `B${move.from}>${move.to}`;
      case 'SplitGlacier':
        return `B${move.from}>${move.to}=${move.landings.map(({ square, size }) => `${square}:${size}`).join(',')}`;
    }
  },
  parse: (text) => {
    const move = readMove(text);
    return move === undefined ? noMove(text) : right(move);
  },
});

const readMove = (text: string): Move | undefined => {
  switch (text.charAt(0)) {
    case 'G':
    case 'Y':
      return readAction(text);
    case 'R':
      return readFire(text);
    case 'B':
      return readGlacier(text);
    default:
      return undefined;
  }
};

const readAction = (text: string): Move | undefined => {
  const square = text.slice(2);
  if (!isSquare(square)) return undefined;
  switch (text.slice(0, 2)) {
    case 'G@':
      return { _tag: 'SpreadForest', square };
    case 'G^':
      return { _tag: 'GrowForest', square };
    case 'Y@':
      return { _tag: 'StartMountain', square };
    case 'Y^':
      return { _tag: 'GrowMountain', square };
    default:
      return undefined;
  }
};

const readSize = (text: string | undefined): Size | undefined =>
  text === '1' ? 1 : text === '2' ? 2 : text === '3' ? 3 : undefined;

const readFire = (text: string): Move | undefined => {
  const size = readSize(text[1]);
  if (size === undefined) return undefined;
  if (text.length === 2) return { _tag: 'SelectFire', size };
  const square = text.slice(3);
  if (!isSquare(square)) return undefined;
  switch (text.charAt(2)) {
    case '@':
      return { _tag: 'StartFire', size, square };
    case '^':
      return { _tag: 'GrowFire', size, square };
    case 'x':
      return { _tag: 'Burn', size, square };
    default:
      return undefined;
  }
};

const readGlacier = (text: string): Move | undefined => {
  const [from, to] = [text.slice(1, 3), text.slice(4, 6)];
  if (!isSquare(from) || text[3] !== '>' || !isSquare(to)) return undefined;
  if (text.length === 6) return { _tag: 'MoveGlacier', from, to };
  const landings = text[6] === '=' ? text.slice(7).split(',').map(readLanding) : [];
  const read = landings.filter((landing) => landing !== undefined);
  return read.length === landings.length && isWritable(read)
    ? { _tag: 'SplitGlacier', from, to, landings: read }
    : undefined;
};

const readLanding = (text: string): Landing | undefined => {
  const square: string = text.slice(0, 2);
  const size = readSize(text[3]);
  if (text.length !== 4 || text[2] !== ':' || !isSquare(square) || size === undefined || size === 3) return undefined;
  return { square, size };
};

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
