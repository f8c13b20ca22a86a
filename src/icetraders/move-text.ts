/**
 * Chapter 10: the texts of moves.
 *
 * @packageDocumentation
 */
import { left, right } from 'fp-ts/Either';
import { fault, show } from '../core/values/fault.js';
import { type Notation, notation } from '../core/values/notation.js';
import { type PieceName, pieceNames, piecePattern } from '../pyramids/index.js';
import { isSorted, type Move } from './move.js';
import { isPair } from './pairs.js';
import { type Owner, owners } from './state.js';
import { pieceCount } from './tables.js';

/** The longest move text that is read at all; none that is legal comes near. */
const longest = 1000;

/** The largest number that is kept as a number: so many digits every reader of numbers tells apart. */
export const largest = 999_999_999_999_999;

/** A number as IT-10.2 writes it; one that is too large for JavaScript has the digits of the largest that is not. */
const numeral = (number: number): string => {
  const kept = Math.min(number, Number.MAX_VALUE);
  return kept > largest && Number.isInteger(kept) ? BigInt(kept).toString() : String(kept);
};

/**
 * Move texts. The printer is total; the parser accepts the texts of IT-10.2 and nothing else. Numbers are read up to fifteen digits: whether
 * there is such a system is another rule. A text with a longer number is well formed too, and is kept as it is. Order of a list of moves: as
 * ASCII.
 *
 * @rule IT-10.2
 */
export const moveText: Notation<Move> = notation<Move>({
  rule: 'IT-10.2',
  longest,
  print: (move) => {
    switch (move._tag) {
      case 'Align':
        return move.alignment;
      case 'PickPair':
        return `pick:${move.pair}`;
      case 'PlaceShip':
        return `place:${move.piece}@${numeral(move.system)}`;
      case 'MoveShip':
        return `move:${move.ship}@${numeral(move.from)}-${numeral(move.to)}`;
      case 'TradeShip':
        return `trade:${move.ship}@${numeral(move.system)}=${move.piece}`;
      case 'GrowShip':
        return `grow:${move.ship}@${numeral(move.system)}=${move.piece}`;
      case 'BuildShip':
        return `build:${move.piece}@${numeral(move.system)}`;
      case 'Destroy':
        return `destroy:${move.owner}${move.ship}@${numeral(move.system)}`;
      case 'Reduce':
        return `reduce:${move.owner}${move.ship}@${numeral(move.system)}`;
      case 'Sacrifice':
        return `sac:${move.ship}@${numeral(move.system)}`;
      case 'Research':
        return `rd:${move.ships.join('')}@${numeral(move.system)}=${move.piece}`;
      case 'Discover':
        return `found:${move.ship}@${numeral(move.system)}`;
      case 'Pass':
        return 'pass';
      case 'Stop':
        return 'stop';
      case 'Enterprise':
        return `enterprise:${move.piece}@${numeral(move.system)}`;
      case 'Revolt':
        return `revolt:${move.owner}${move.ship}@${numeral(move.system)}`;
      case 'Decline':
        return 'decline';
      case 'Nowhere':
        return move.text;
    }
  },
  parse: (text) => {
    const move = readMove(text) ?? (standIn(text) === undefined ? undefined : { _tag: 'Nowhere', text });
    return move === undefined ? left(fault([], `${show(text)} is no move notation`, 'IT-10.2')) : right(move);
  },
});

/** A number with more digits than {@link numberPattern} takes, and one that no system has either. */
const longNumber = /[1-9][0-9]{15,}/g;
const noSystem = String(pieceCount + 1);

/**
 * The move whose text has a number that no system can have in the place of each number that is too long to be kept: it breaks the same
 * rules. Undefined for a text that is no notation, or has no such number.
 */
export const standIn = (text: string): Move | undefined =>
  text.length > longest || text.search(longNumber) < 0 ? undefined : readMove(text.replaceAll(longNumber, noSystem));

const isPieceName = (text: string): text is PieceName => pieceNames.some((name) => name === text);

const numberPattern = /^(?:0|[1-9][0-9]{0,14})$/;

/** The parts of a text such as `1R2Y3@4-5=B1`; the parts that a move does not have are empty. */
interface Parts {
  readonly owner: string;
  readonly ships: readonly PieceName[];
  readonly system: number;
  readonly to: string;
  readonly piece: PieceName | undefined;
}

const partsPattern = new RegExp(`^([0-4]?)((?:${piecePattern}){1,3})@([0-9]+)(?:-([0-9]+))?(?:=(${piecePattern}))?$`);

const readParts = (text: string): Parts | undefined => {
  const [whole, owner = '', ships = '', system = '', to = '', piece = ''] = partsPattern.exec(text) ?? [];
  if (whole === undefined || !numberPattern.test(system) || (to !== '' && !numberPattern.test(to))) return undefined;
  return {
    owner,
    ships: [ships.slice(0, 2), ships.slice(2, 4), ships.slice(4, 6)].filter(isPieceName),
    system: Number(system),
    to,
    piece: isPieceName(piece) ? piece : undefined,
  };
};

const ownerNamed = (text: string): Owner | undefined => owners.find((owner) => String(owner) === text);

const readMove = (text: string): Move | undefined => {
  switch (text) {
    case 'good':
    case 'evil':
      return { _tag: 'Align', alignment: text };
    case 'pass':
      return { _tag: 'Pass' };
    case 'stop':
      return { _tag: 'Stop' };
    case 'decline':
      return { _tag: 'Decline' };
  }
  const colon = text.indexOf(':');
  const [verb, rest] = [text.slice(0, colon), text.slice(colon + 1)];
  if (colon < 0) return undefined;
  if (verb === 'pick') return isPair(rest) ? { _tag: 'PickPair', pair: rest } : undefined;
  const parts = readParts(rest);
  return parts === undefined ? undefined : moveOf(verb, parts);
};

const moveOf = (verb: string, parts: Parts): Move | undefined => {
  if (verb === 'rd') return researchOf(parts);
  const [ship, more] = parts.ships;
  if (ship === undefined || more !== undefined) return undefined;
  if (parts.owner !== '') return attackOf(verb, ship, parts);
  if (parts.to !== '') return verb === 'move' ? moveShipOf(ship, parts) : undefined;
  return parts.piece === undefined ? shipMoveOf(verb, ship, parts) : exchangeOf(verb, ship, parts.piece, parts);
};

const researchOf = ({ owner, ships, system, to, piece }: Parts): Move | undefined => {
  const [a, b, c] = ships;
  if (owner !== '' || to !== '' || piece === undefined || a === undefined || b === undefined || c === undefined)
    return undefined;
  return isSorted([a, b, c]) ? { _tag: 'Research', ships: [a, b, c], system, piece } : undefined;
};

const moveShipOf = (ship: PieceName, { system, to, piece }: Parts): Move | undefined =>
  piece === undefined ? { _tag: 'MoveShip', ship, from: system, to: Number(to) } : undefined;

const attackOf = (verb: string, ship: PieceName, parts: Parts): Move | undefined => {
  const owner = ownerNamed(parts.owner);
  if (owner === undefined || parts.to !== '' || parts.piece !== undefined) return undefined;
  switch (verb) {
    case 'destroy':
      return { _tag: 'Destroy', owner, ship, system: parts.system };
    case 'reduce':
      return { _tag: 'Reduce', owner, ship, system: parts.system };
    case 'revolt':
      return { _tag: 'Revolt', owner, ship, system: parts.system };
    default:
      return undefined;
  }
};

const exchangeOf = (verb: string, ship: PieceName, piece: PieceName, { system }: Parts): Move | undefined => {
  switch (verb) {
    case 'trade':
      return { _tag: 'TradeShip', ship, system, piece };
    case 'grow':
      return { _tag: 'GrowShip', ship, system, piece };
    default:
      return undefined;
  }
};

const shipMoveOf = (verb: string, ship: PieceName, { system }: Parts): Move | undefined => {
  switch (verb) {
    case 'place':
      return { _tag: 'PlaceShip', piece: ship, system };
    case 'build':
      return { _tag: 'BuildShip', piece: ship, system };
    case 'enterprise':
      return { _tag: 'Enterprise', piece: ship, system };
    case 'sac':
      return { _tag: 'Sacrifice', ship, system };
    case 'found':
      return { _tag: 'Discover', ship, system };
    default:
      return undefined;
  }
};
