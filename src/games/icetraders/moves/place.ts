/**
 * Chapter 3: the first round, in which every seat places its first ship.
 *
 * @packageDocumentation
 */
import { oneOf } from '../../../core/reading/codec.js';
import { exact } from '../../../core/reading/objects.js';
import { colours, pieceOf } from '../../../pieces/pyramids.js';
import { colour, numberOf, pieceName, pieceNumber, size } from '../content.js';
import type { Move, PlaceShip } from '../move.js';
import { type View } from '../state.js';
import { type Draft, launch } from './draft.js';
import { asked, during, onTable, stashed } from './power.js';
import { type Raised, raised } from './raised.js';
import { numeral, oneShip } from './spelling.js';
import { piece, verb } from './verb.js';

/** Placing: a seat puts its first ship into a system; the system's fifth ship of one colour can cause a concentration. @rule IT-3.1 @rule IT-3.4 */
export const placeShip = verb({
  codec: (system) => exact<PlaceShip>('PlaceShip', { _tag: oneOf('PlaceShip'), piece, system }),
  print: (move) => `place:${move.piece}@${numeral(move.system)}`,
  words: { place: oneShip((ship, system) => ({ _tag: 'PlaceShip', piece: ship, system })) },
  question: (view, move: PlaceShip) => asked(view, move, move.piece, move.piece, move.system),
  demands: [
    during('place'),
    { rule: 'IT-3.1', text: 'the first ship must be small', holds: ({ piece: placed }) => size(placed) === 1 },
    onTable,
    stashed,
  ],
  perform: (draft: Draft, mover: number, move: PlaceShip): Raised => {
    const number = pieceNumber(move.piece);
    launch(draft, move.system, mover, number);
    return raised(move.system, colour(number));
  },
});

/** Adds every move that places a first ship, ordered by colour, then by system. @rule IT-3.1 */
export const addPlacements = ({ systems, stash }: View, moves: Move[]): void => {
  for (let own = 0; own < colours.length; own++) {
    const small = pieceOf(own, 1);
    if (stash[small]! === 0) continue;
    for (let index = 0; index < systems.length; index++)
      moves.push({ _tag: 'PlaceShip', piece: pieceName(small), system: numberOf(systems[index]!) });
  }
};
