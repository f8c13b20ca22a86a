/**
 * The texts of moves.
 *
 * @packageDocumentation
 */
import { longest } from './tables.js';
import { type Either, left, right } from 'fp-ts/Either';
import { type Fault, fault, show } from '../core/values/fault.js';
import { type Notation, notation } from '../core/values/notation.js';
import { isWritable, type Landing, type Move, type Size } from './move.js';
import { isSquare } from './state.js';

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

/** A size by its digit. */
export const readSize = (text: string | undefined): Size | undefined =>
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
