/**
 * The moves of Töframenn as clicks, and the moves that people try.
 *
 * @packageDocumentation
 */
import { type Size, sizes } from '../../pyramids/index.js';
import {
  isWholeWizard,
  legalMoves,
  look,
  type Move,
  printWizard,
  type Side,
  type Square,
  squares,
  type State,
} from '../../toframenn/seen.js';
import { type Message, message } from '../message.js';
import type { Part, Place } from '../part.js';
import { labelled, pieceMessage, placeMessage } from '../telling.js';
import { english } from './english.js';

const on = (square: Square): Part => labelled(english, 'square', square);

/** A pyramid of a wizard on the board: `c5:2` is the medium one on c5. */
const pyramid = (square: Square, size: Size): Part =>
  labelled(english, 'pyramid', `${square}:${size}`, message(`place.pyramid.${size}`, { square }));

/** A place in words: a pyramid by its size and square. */
export const placeOf = (place: Place): Message => {
  if (place.kind !== 'pyramid') return placeMessage(place);
  const [square = '', size = ''] = place.value.split(':');
  return message(`place.pyramid.${size}`, { square });
};

/** The parts of a move: squares as people click them, then the pyramids of the wizards there. */
export const parts = (move: Move): readonly Part[] => {
  switch (move._tag) {
    case 'BuildWizard':
      return [0, 2, 4].map((index) => {
        const piece = move.wizard.slice(index, index + 2);
        return labelled(english, 'loose', piece, pieceMessage(piece));
      });
    case 'PlaceWizard':
      return [labelled(english, 'hand', move.wizard), on(move.square)];
    case 'MarkArchmage':
      return [on(move.square)];
    case 'MoveWizard':
      return [on(move.from), on(move.to)];
    case 'CastBolt':
      return [on(move.from), on(move.to), pyramid(move.from, move.spell), pyramid(move.to, move.target)];
    case 'FightDuel':
      return [
        on(move.from),
        on(move.to),
        move.removal === 0
          ? labelled(english, 'verb', 'remove-nothing', message('verb.remove-nothing'))
          : pyramid(move.to, move.removal),
      ];
    case 'Pass':
      return [labelled(english, 'verb', 'pass', message('verb.pass'))];
  }
};

const ownSquares = (state: State, side: Side): readonly Square[] =>
  squares.filter((square) => {
    const content = look(state, square);
    return content._tag === 'Wizard' && content.side === side;
  });

const triedFrom = (from: Square): readonly Move[] =>
  squares
    .filter((to) => to !== from)
    .flatMap((to): readonly Move[] => [
      { _tag: 'MoveWizard', from, to },
      ...sizes.map((removal): Move => ({ _tag: 'FightDuel', from, to, removal })),
      ...([2, 3] as const).flatMap((spell) =>
        sizes.map((target): Move => ({ _tag: 'CastBolt', from, to, spell, target })),
      ),
    ]);

/** The moves that people try. */
export const tried = (state: State): readonly Move[] => {
  const legal = legalMoves(state);
  switch (state.stage._tag) {
    case 'Build':
    case 'Over':
      return legal;
    case 'Place':
      return [
        ...legal,
        ...state.hands[state.stage.side]
          .map(printWizard)
          .filter(isWholeWizard)
          .flatMap((wizard) => squares.map((square): Move => ({ _tag: 'PlaceWizard', wizard, square }))),
      ];
    case 'Mark':
      return [...legal, ...squares.map((square): Move => ({ _tag: 'MarkArchmage', square }))];
    case 'Play':
      return [
        ...legal,
        ...ownSquares(state, state.stage.side).flatMap(triedFrom),
        ...squares.flatMap((from) => squares.map((to): Move => ({ _tag: 'MoveWizard', from, to }))),
        { _tag: 'Pass' },
      ];
  }
};
