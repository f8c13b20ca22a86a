/**
 * The moves of Töframenn as sequences of clicks, and the moves that people may attempt, legal or not.
 *
 * @packageDocumentation
 */
import { type ByTag, byTag } from '../../core/values/by-tag.js';
import {
  isWholeWizard,
  legalMoves,
  look,
  type Move,
  printWizard,
  type Side,
  type Square,
  type State,
  squares,
} from '../../games/toframenn/seen.js';
import { type Size, sizes } from '../../pieces/pyramids.js';
import { type Message, message } from '../message.js';
import type { Part, Place } from '../part.js';
import { labelled, pieceMessage, placeMessage } from '../telling.js';
import { english } from './english.js';

const on = (square: Square): Part => labelled(english, 'square', square);

/** The place of a wizard's pyramid on the board: `c5:2` is the medium pyramid on c5. */
const pyramid = (square: Square, size: Size): Part =>
  labelled(english, 'pyramid', `${square}:${size}`, message(`place.pyramid.${size}`, { square }));

/** A place of the picture in words. A pyramid is named by its size and its square. */
export const placeOf = (place: Place): Message => {
  if (place.kind !== 'pyramid') return placeMessage(place);
  const [square = '', size = ''] = place.value.split(':');
  return message(`place.pyramid.${size}`, { square });
};

const partsOf: ByTag<Move, readonly Part[]> = {
  BuildWizard: ({ wizard }) =>
    [0, 2, 4].map((index) => {
      const piece = wizard.slice(index, index + 2);
      return labelled(english, 'loose', piece, pieceMessage(piece));
    }),
  PlaceWizard: ({ wizard, square }) => [labelled(english, 'hand', wizard), on(square)],
  MarkArchmage: ({ square }) => [on(square)],
  MoveWizard: ({ from, to }) => [on(from), on(to)],
  CastBolt: ({ from, to, spell, target }) => [on(from), on(to), pyramid(from, spell), pyramid(to, target)],
  FightDuel: ({ from, to, removal }) => [
    on(from),
    on(to),
    removal === 0 ? labelled(english, 'verb', 'remove-nothing', message('verb.remove-nothing')) : pyramid(to, removal),
  ],
  Pass: () => [labelled(english, 'verb', 'pass', message('verb.pass'))],
};

/** The clicks that make up a move: first the squares, then the pyramids of the wizards on these squares. */
export const parts = (move: Move): readonly Part[] => byTag(partsOf, move);

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

/** The moves that people may attempt, legal or not. */
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
