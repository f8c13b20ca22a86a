/**
 * Chapter 5, green: growing and building.
 *
 * @packageDocumentation
 */
import { oneOf } from '../../../core/reading/codec.js';
import { exact } from '../../../core/reading/objects.js';
import { pieceOf } from '../../../pieces/pyramids.js';
import { colour, numberOf, pieceNumber, ship, size } from '../content.js';
import { type BuildShip, buildings, exchangeIndex, type GrowShip, growths, type Move, sharedIndex } from '../move.js';
import { shipsIn, type View } from '../state.js';
import { fullSystem, Power } from '../tables.js';
import { type Draft, exchange, launch } from './draft.js';
import {
  type Asked,
  asked,
  duringAction,
  empowered,
  mayUse,
  onTable,
  ownShip,
  pieceAt,
  type Site,
  sacrificed,
  stashed,
} from './power.js';
import { nothingRaised, type Raised } from './raised.js';
import { numeral, oneShip, shipExchanged } from './spelling.js';
import { piece, verb } from './verb.js';

const largest = 3;

/** True if the type `grown` has the colour of the type `piece` and is larger. @rule IT-5.5 */
const outgrows = (grown: number, piece: number): boolean =>
  colour(grown) === colour(piece) && size(grown) > size(piece);

/** Growing: a ship is exchanged for a larger piece of its colour. @rule IT-5.5 */
export const growShip = verb({
  codec: (system) => exact<GrowShip>('GrowShip', { _tag: oneOf('GrowShip'), ship: piece, system, piece }),
  print: (move) => `grow:${move.ship}@${numeral(move.system)}=${move.piece}`,
  words: { grow: shipExchanged((old, system, grown) => ({ _tag: 'GrowShip', ship: old, system, piece: grown })) },
  question: (view, move: GrowShip) => asked(view, move, move.ship, move.piece, move.system),
  demands: [
    duringAction,
    onTable,
    sacrificed(Power.Green),
    ownShip,
    ...empowered(mayUse(Power.Green)),
    {
      rule: 'IT-5.5',
      text: 'a ship can only grow into a larger piece of its own colour',
      holds: ({ ship: old, piece: grown }) => outgrows(grown, old),
    },
    stashed,
  ],
  perform: (draft: Draft, mover: number, move: GrowShip): Raised => {
    exchange(draft, move.system, mover, pieceNumber(move.ship), pieceNumber(move.piece));
    return nothingRaised;
  },
});

/** True if the mover has, in the system, a ship of the new ship's colour that is at least as large as the new ship. @rule IT-5.6 */
const hasModel = ({ view: { ships, mover }, piece, system }: Asked<BuildShip>): boolean => {
  // Within a system, an owner and a colour, codes ascend by size.
  const number = numberOf(system);
  const least = ship(number, mover, piece);
  const most = ship(number, mover, pieceOf(colour(piece), largest));
  for (let index = 0; index < ships.length; index++) {
    const code = ships[index]!;
    if (code >= least) return code <= most;
  }
  return false;
};

/** Building: the mover gets a new ship. Building never leads to a concentration. @rule IT-5.6 @rule IT-6.1 */
export const buildShip = verb({
  codec: (system) => exact<BuildShip>('BuildShip', { _tag: oneOf('BuildShip'), piece, system }),
  print: (move) => `build:${move.piece}@${numeral(move.system)}`,
  words: { build: oneShip((built, system) => ({ _tag: 'BuildShip', piece: built, system })) },
  question: (view, move: BuildShip) => asked(view, move, move.piece, move.piece, move.system),
  demands: [
    duringAction,
    onTable,
    sacrificed(Power.Green),
    {
      rule: 'IT-5.6',
      text: 'the mover has no ship of this colour and at least this size in this system',
      holds: hasModel,
    },
    // Either all ships of a colour may use a power or none may, so checking the colour of the new ship is enough.
    ...empowered(mayUse(Power.Green)),
    {
      rule: 'IT-5.7',
      text: 'this system already has four or more ships',
      holds: ({ view, system }) => shipsIn(view.ships, numberOf(system)) < fullSystem,
    },
    stashed,
  ],
  perform: (draft: Draft, mover: number, move: BuildShip): Raised => {
    launch(draft, move.system, mover, pieceNumber(move.piece));
    return nothingRaised;
  },
});

/** Adds every move in which the given ship grows, ordered by the new size. */
export const addGrowths = ({ stash }: View, { number }: Site, piece: number, moves: Move[]): void => {
  for (let grown = piece + 1; grown <= pieceOf(colour(piece), largest); grown++)
    if (stash[grown]! > 0) moves.push(growths[exchangeIndex(piece, number, grown)]!);
};

/**
 * Adds every move that builds a ship with the ship at the given index as its model, ordered by size. Of the mover's ships of one colour in a system,
 * the last is the largest, so only that ship serves as a model.
 */
export const addBuilds = ({ ships, stash }: View, site: Site, index: number, moves: Move[]): void => {
  const piece = pieceAt(ships, index);
  const isLast = index + 1 >= site.ownEnd || colour(pieceAt(ships, index + 1)) !== colour(piece);
  if (!isLast || site.end - site.first >= fullSystem) return;
  for (let built = pieceOf(colour(piece), 1); built <= piece; built++)
    if (stash[built]! > 0) moves.push(buildings[sharedIndex(built, site.number)]!);
};
