/**
 * Chapter 10: reads and writes the texts of systems with the ships in them.
 *
 * @packageDocumentation
 */
import { type Either, left, right } from 'fp-ts/Either';
import { type Fault, fault, show } from '../../core/values/fault.js';
import { pieceAt, pieceName, pieceNamed, piecePattern } from '../../pieces/pyramids.js';
import {
  firstMarker,
  noPiece,
  numberOf,
  ownerOf,
  pieceOfShip,
  secondMarker,
  ship,
  system,
  systemOf,
} from './content.js';
import { owners, type ViewPosition } from './state.js';

/** The text of a system: its number and its markers, for instance `2:B3G2` or `4:H`. */
export const printSystem = (code: number): string => {
  const [first, second] = [firstMarker(code), secondMarker(code)];
  if (first === noPiece) return `${numberOf(code)}:H`;
  return `${numberOf(code)}:${pieceName(first)}${second === noPiece ? '' : pieceName(second)}`;
};

const systemPattern = new RegExp(`^([1-9][0-9]?):(?:H|(${piecePattern})(${piecePattern})?)$`);

/** Reads a system's number and markers from its text; `undefined` if the text is not well formed. */
export const readSystem = (text: string): number | undefined => {
  const found = systemPattern.exec(text);
  if (found === null) return undefined;
  const [, number, first, second] = found;
  return system(Number(number), pieceNamed(first), pieceNamed(second));
};

/** The text of a system with its ships, such as `1:B2=0B1,1R3`. */
export const printPlace = (code: number, ships: readonly number[]): string => {
  const number = numberOf(code);
  let text = `${printSystem(code)}=`;
  let last = -1;
  for (const one of ships) {
    if (systemOf(one) !== number) continue;
    const owner = ownerOf(one);
    if (owner !== last) text += last < 0 ? String(owner) : `,${owner}`;
    text += pieceName(pieceOfShip(one));
    last = owner;
  }
  return text;
};

const strictlyAscends = (list: readonly number[]): boolean =>
  list.every((value, index) => index === 0 || value > list[index - 1]!);

const zero = '0'.charCodeAt(0);

/** Reads the ships of one seat, such as `0B1B2`, and adds them to the given list. The result is true if the text is well formed. */
const readFleet = (number: number, fleet: string, ships: number[]): boolean => {
  const owner = fleet.charCodeAt(0) - zero;
  if (fleet.length < 3 || fleet.length % 2 === 0 || owners[owner] === undefined) return false;
  for (let place = 1; place < fleet.length; place += 2) {
    const piece = pieceAt(fleet, place);
    const code = ship(number, owner, piece);
    // Ships are sorted by owner and then by type. Every owner appears once.
    const last = ships[ships.length - 1];
    const isNext = last === undefined || (code >= last && (place > 1 || ownerOf(last) !== owner));
    if (piece < 0 || !isNext) return false;
    ships.push(code);
  }
  return true;
};

const readFleets = (number: number, text: string): readonly number[] | undefined => {
  const ships: number[] = [];
  if (text !== '') for (const fleet of text.split(',')) if (!readFleet(number, fleet, ships)) return undefined;
  return ships;
};

/** The content of the seventh field of a position text: the lists of systems and ships. */
export type SystemsField = Pick<ViewPosition, 'systems' | 'ships'>;

/** Reads a system with its ships, and adds them to the given lists. The result is true if the text is well formed. */
const readPlace = (text: string, systems: number[], ships: number[]): boolean => {
  const equals = text.indexOf('=');
  const code = equals < 0 ? undefined : readSystem(text.slice(0, equals));
  const own = code === undefined ? undefined : readFleets(numberOf(code), text.slice(equals + 1));
  if (code === undefined || own === undefined) return false;
  systems.push(code);
  for (const one of own) ships.push(one);
  return true;
};

/** Reads the seventh field of a position text, which holds the systems and ships. @rule IT-10.1 */
export const readSystems = (text: string): Either<Fault, SystemsField> => {
  const systems: number[] = [];
  const ships: number[] = [];
  if (text === '-') return right({ systems, ships });
  for (const place of text.split(';'))
    if (!readPlace(place, systems, ships))
      return left(fault(['systems'], `${show(place)} is not well formed`, 'IT-10.1'));
  return strictlyAscends(systems.map(numberOf))
    ? right({ systems, ships })
    : left(fault(['systems'], 'the systems are not in the order of their numbers', 'IT-10.1'));
};
