/**
 * Chapter 3: the first round, in which every seat places its first ship.
 *
 * @packageDocumentation
 */
import { colours, pieceOf } from '../../pyramids/index.js';
import { colour, numberOf, pieceName, pieceNumber, size } from '../content.js';
import type { Move, PlaceShip } from '../move.js';
import { launch, type Draft } from './draft.js';
import { type View } from '../state.js';
import { type Demands, onTable, stashed } from './power.js';
import { type Raised, raised } from './raised.js';

/** What placing asks for, in the order of citation. */
export const placeDemands: Demands<PlaceShip> = [
  { rule: 'IT-3.1', text: 'this piece is not small', holds: ({ piece }) => size(piece) === 1 },
  onTable,
  stashed,
];

/** Adds every first ship: by colour, then by system. @rule IT-3.1 */
export const addPlacements = ({ systems, stash }: View, moves: Move[]): void => {
  for (let own = 0; own < colours.length; own++) {
    const piece = pieceOf(own, 1);
    if (stash[piece]! === 0) continue;
    for (let index = 0; index < systems.length; index++)
      moves.push({ _tag: 'PlaceShip', piece: pieceName(piece), system: numberOf(systems[index]!) });
  }
};

/** The ship comes out of the stash; the fifth of a colour can set off a concentration. @rule IT-3.1 @rule IT-3.4 */
export const placeShip = (draft: Draft, mover: number, move: PlaceShip): Raised => {
  const piece = pieceNumber(move.piece);
  launch(draft, move.system, mover, piece);
  return raised(move.system, colour(piece));
};
