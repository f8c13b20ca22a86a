/**
 * Chapter 10: reads and writes the parts of move texts. Most move texts consist of a word and pieces, such as `trade:R1@4=B1`.
 *
 * @packageDocumentation
 */
import { isPieceName, type PieceName, piecePattern } from '../../../pieces/pyramids.js';
import { type Owner, owners } from '../state.js';

/** The largest whole number that is kept as a JavaScript number. Every JSON reader keeps all digits of numbers up to this limit. */
export const largest = 999_999_999_999_999;

/** The text of a number in the format that IT-10.2 requires. A number that is too large for JavaScript is printed as the largest JavaScript number. */
export const numeral = (number: number): string => {
  const kept = Math.min(number, Number.MAX_VALUE);
  return kept > largest && Number.isInteger(kept) ? BigInt(kept).toString() : String(kept);
};

/** Reads what follows the first word and its colon in a move text; `rest` is undefined if the text has no colon. */
export type Reader<M> = (rest: string | undefined) => M | undefined;

/** Makes a reader for a move whose text is a word and nothing else. */
export const alone =
  <M>(move: M): Reader<M> =>
  (rest) =>
    rest === undefined ? move : undefined;

const numberPattern = /^(?:0|[1-9][0-9]{0,14})$/;

/** The parts of a move text such as `1R2Y3@4-5=B1`; parts that the move does not have are empty. */
interface Parts {
  readonly owner: string;
  readonly ships: readonly PieceName[];
  readonly system: number;
  readonly to: string;
  readonly piece: PieceName | undefined;
}

const partsPattern = new RegExp(`^([0-4]?)((?:${piecePattern}){1,3})@([0-9]+)(?:-([0-9]+))?(?:=(${piecePattern}))?$`);

const readParts = (text: string): Parts | undefined => {
  const found = partsPattern.exec(text);
  if (found === null) return undefined;
  const [, owner = '', ships = '', system = '', to = '', piece = ''] = found;
  if (!numberPattern.test(system) || (to !== '' && !numberPattern.test(to))) return undefined;
  return {
    owner,
    ships: [ships.slice(0, 2), ships.slice(2, 4), ships.slice(4, 6)].filter(isPieceName),
    system: Number(system),
    to,
    piece: isPieceName(piece) ? piece : undefined,
  };
};

const byParts =
  <M>(make: (parts: Parts) => M | undefined): Reader<M> =>
  (rest) => {
    const parts = rest === undefined ? undefined : readParts(rest);
    return parts === undefined ? undefined : make(parts);
  };

/** The ship that a move text names, if it names exactly one ship and no owner; undefined otherwise. */
const loneShip = ({ owner, ships: [ship, more] }: Parts): PieceName | undefined =>
  owner === '' && more === undefined ? ship : undefined;

/** Makes a reader for a piece in a system, written `A@s`. */
export const oneShip = <M>(make: (ship: PieceName, system: number) => M): Reader<M> =>
  byParts((parts) => {
    const ship = loneShip(parts);
    return ship === undefined || parts.to !== '' || parts.piece !== undefined ? undefined : make(ship, parts.system);
  });

/** Makes a reader for a ship that goes from one system to another: `A@s-t`. */
export const shipOnItsWay = <M>(make: (ship: PieceName, from: number, to: number) => M): Reader<M> =>
  byParts((parts) => {
    const ship = loneShip(parts);
    return ship === undefined || parts.to === '' || parts.piece !== undefined
      ? undefined
      : make(ship, parts.system, Number(parts.to));
  });

/** Makes a reader for a ship that becomes another piece: `A@s=T`. */
export const shipExchanged = <M>(make: (ship: PieceName, system: number, piece: PieceName) => M): Reader<M> =>
  byParts((parts) => {
    const ship = loneShip(parts);
    return ship === undefined || parts.to !== '' || parts.piece === undefined
      ? undefined
      : make(ship, parts.system, parts.piece);
  });

/** Makes a reader for three ships that become one piece: `ABC@s=T`. */
export const threeShips = <M>(
  make: (ships: readonly [PieceName, PieceName, PieceName], system: number, piece: PieceName) => M | undefined,
): Reader<M> =>
  byParts(({ owner, ships: [a, b, c], system, to, piece }) =>
    owner !== '' || to !== '' || piece === undefined || a === undefined || b === undefined || c === undefined
      ? undefined
      : make([a, b, c], system, piece),
  );

/** Makes a reader for a ship with the seat that owns it: `oA@s`. */
export const ownedShip = <M>(make: (owner: Owner, ship: PieceName, system: number) => M): Reader<M> =>
  byParts(({ owner: digit, ships: [ship, more], system, to, piece }) => {
    const owner = owners.find((seat) => String(seat) === digit);
    return owner === undefined || ship === undefined || more !== undefined || to !== '' || piece !== undefined
      ? undefined
      : make(owner, ship, system);
  });
