/**
 * Chapter 10: the texts of systems and the ships in them.
 *
 * @packageDocumentation
 */
import { type Either, left, right } from 'fp-ts/Either';
import { type Fault, fault, show } from '../core/fault.js';
import { pieceName, pieceNamed, piecePattern } from '../pyramids/index.js';
import { numberOf, ownerOf, pieceOfShip, ship, system, systemOf } from './content.js';
import { markersOf, owners, type ViewPosition } from './state.js';

/** The text of a system code: its number and markers, for instance `2:B3G2` or `4:H`. */
export const printSystem = (code: number): string => `${numberOf(code)}:${markersOf(code).join('') || 'H'}`;

const systemPattern = new RegExp(`^([1-9][0-9]?):(?:H|(${piecePattern})(${piecePattern})?)$`);

const fleetPattern = new RegExp(`^[0-4](?:${piecePattern})+$`);

/** Reads the number and the markers of a system; `undefined` if the text is none. */
export const readSystem = (text: string): number | undefined => {
  const [whole, number, first, second] = systemPattern.exec(text) ?? [];
  return whole === undefined ? undefined : system(Number(number), pieceNamed(first), pieceNamed(second));
};

const printFleet = (ships: readonly number[], owner: number): string => {
  const own = ships.filter((code) => ownerOf(code) === owner);
  return own.length === 0 ? '' : `${owner}${own.map((code) => pieceName(pieceOfShip(code))).join('')}`;
};

/** The text of a system with its ships: `1:B2=0B1,1R3`. */
export const printPlace = (code: number, ships: readonly number[]): string => {
  const here = ships.filter((one) => systemOf(one) === numberOf(code));
  const fleets = owners.map((owner) => printFleet(here, owner)).filter((fleet) => fleet !== '');
  return `${printSystem(code)}=${fleets.join(',')}`;
};

const ascends = (list: readonly number[]): boolean =>
  list.every((value, index) => index === 0 || value >= (list[index - 1] ?? 0));

const strictlyAscends = (list: readonly number[]): boolean =>
  list.every((value, index) => index === 0 || value > (list[index - 1] ?? 0));

const readFleets = (number: number, text: string): readonly number[] | undefined => {
  const fleets = text === '' ? [] : text.split(',');
  if (!fleets.every((fleet) => fleetPattern.test(fleet))) return undefined;
  if (!strictlyAscends(fleets.map((fleet) => Number(fleet[0])))) return undefined;
  const ships = fleets.flatMap((fleet) =>
    (fleet.slice(1).match(/../g) ?? []).map((name) => ship(number, Number(fleet[0]), pieceNamed(name))),
  );
  return ascends(ships) ? ships : undefined;
};

/** The lists of systems and ships. */
export type SystemsField = Pick<ViewPosition, 'systems' | 'ships'>;

const readPlace = (text: string): SystemsField | undefined => {
  const equals = text.indexOf('=');
  const code = equals < 0 ? undefined : readSystem(text.slice(0, equals));
  const ships = code === undefined ? undefined : readFleets(numberOf(code), text.slice(equals + 1));
  return code === undefined || ships === undefined ? undefined : { systems: [code], ships };
};

/** Reads the seventh field of a position. @rule IT-10.1 */
export const readSystems = (text: string): Either<Fault, SystemsField> => {
  if (text === '-') return right({ systems: [], ships: [] });
  const texts = text.split(';');
  const places = texts.map(readPlace);
  const wrong = places.indexOf(undefined);
  if (wrong >= 0) return left(fault(['systems'], `${show(texts[wrong])} is not well formed`, 'IT-10.1'));
  const read = places.filter((place) => place !== undefined);
  const systems = read.flatMap((place) => place.systems);
  if (!strictlyAscends(systems.map(numberOf)))
    return left(fault(['systems'], 'the systems are not in the order of their numbers', 'IT-10.1'));
  return right({ systems, ships: read.flatMap((place) => place.ships) });
};
