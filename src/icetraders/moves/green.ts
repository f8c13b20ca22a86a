/**
 * Chapter 5, green: growing and building.
 *
 * @packageDocumentation
 */
import { pieceOf } from '../../pyramids/index.js';
import { colour, numberOf, pieceNumber, ship, size } from '../content.js';
import { buildings, type BuildShip, exchangeIndex, growths, type GrowShip, type Move, sharedIndex } from '../move.js';
import { exchange, launch, type Draft } from './draft.js';
import { shipsIn, type View } from '../state.js';
import { fullSystem, Power } from '../tables.js';
import {
  type Asked,
  type Demands,
  empowered,
  mayUse,
  onTable,
  ownShip,
  pieceAt,
  sacrificed,
  type Site,
  stashed,
} from './power.js';
import { nothingRaised, type Raised } from './raised.js';

const largest = 3;

/** Whether one type is a larger piece of the colour of the other. @rule IT-5.5 */
const outgrows = (grown: number, piece: number): boolean =>
  colour(grown) === colour(piece) && size(grown) > size(piece);

/** What growing asks for, in the order of citation. */
export const growDemands: Demands<GrowShip> = [
  onTable,
  sacrificed(Power.Green),
  ownShip,
  ...empowered(mayUse(Power.Green)),
  {
    rule: 'IT-5.5',
    text: 'the new piece is not a larger one in the colour of the ship',
    holds: ({ ship: old, piece }) => outgrows(piece, old),
  },
  stashed,
];

/** Whether the mover has a ship of the new ship's colour and at least its size there. @rule IT-5.6 */
const hasModel = ({ view: { ships, mover }, piece, system }: Asked<BuildShip>): boolean => {
  // Codes ascend by size within a system, an owner and a colour.
  const number = numberOf(system);
  const least = ship(number, mover, piece);
  const most = ship(number, mover, pieceOf(colour(piece), largest));
  for (let index = 0; index < ships.length; index++) {
    const code = ships[index]!;
    if (code >= least) return code <= most;
  }
  return false;
};

/** What building asks for, in the order of citation. */
export const buildDemands: Demands<BuildShip> = [
  onTable,
  sacrificed(Power.Green),
  {
    rule: 'IT-5.6',
    text: 'the mover has no ship of this colour and at least this size in this system',
    holds: hasModel,
  },
  // All ships of one colour may use a power, or none: so it is enough to look at the colour of the new one.
  ...empowered(mayUse(Power.Green)),
  {
    rule: 'IT-5.7',
    text: 'there are four or more ships in this system',
    holds: ({ view, system }) => shipsIn(view.ships, numberOf(system)) < fullSystem,
  },
  stashed,
];

/** Adds every growth of a ship, by size. */
export const addGrowths = ({ stash }: View, { number }: Site, piece: number, moves: Move[]): void => {
  for (let grown = piece + 1; grown <= pieceOf(colour(piece), largest); grown++)
    if (stash[grown]! > 0) moves.push(growths[exchangeIndex(piece, number, grown)]!);
};

/** Adds every ship that can be built after the ship at an index, by size. The last of its colour is the largest and stands for all. */
export const addBuilds = ({ ships, stash }: View, site: Site, index: number, moves: Move[]): void => {
  const piece = pieceAt(ships, index);
  const isLast = index + 1 >= site.ownEnd || colour(pieceAt(ships, index + 1)) !== colour(piece);
  if (!isLast || site.end - site.first >= fullSystem) return;
  for (let built = pieceOf(colour(piece), 1); built <= piece; built++)
    if (stash[built]! > 0) moves.push(buildings[sharedIndex(built, site.number)]!);
};

/** The ship is exchanged for a larger one of its colour. @rule IT-5.5 */
export const growShip = (draft: Draft, mover: number, move: GrowShip): Raised => {
  exchange(draft, move.system, mover, pieceNumber(move.ship), pieceNumber(move.piece));
  return nothingRaised;
};

/** A ship is added; building never reaches a concentration. @rule IT-5.6 @rule IT-6.1 */
export const buildShip = (draft: Draft, mover: number, move: BuildShip): Raised => {
  launch(draft, move.system, mover, pieceNumber(move.piece));
  return nothingRaised;
};
