/**
 * The moves of Transformartian as sequences of clicks, and the moves that people may attempt.
 *
 * @packageDocumentation
 */
import { byAscii } from '../../core/values/notation.js';
import {
  type Colour,
  colours,
  legalMoves,
  type Move,
  type Square,
  type State,
  squares,
} from '../../games/transformartian/seen.js';
import { type Message, message } from '../message.js';
import type { Part, Place } from '../part.js';
import { labelled, placeMessage } from '../telling.js';
import { english } from './english.js';

const on = (square: Square): Part => labelled(english, 'square', square);

const kept = (colour: Colour): Part =>
  labelled(english, 'medium', colour, message('medium', { colour: message(`colour.${colour}`) }));

/** A place of the picture in words. A small is named by its column and its colour, for instance `2R`. */
export const placeOf = (place: Place): Message => {
  const { kind, value } = place;
  if (kind === 'medium') return message('medium', { colour: message(`colour.${value}`) });
  if (kind !== 'small') return placeMessage(place);
  return message('place.small', { column: value.slice(0, -1), colour: message(`colour.${value.slice(-1)}`) });
};

/** The clicks that make up a move: the two squares, then the medium that the team keeps. */
export const parts = (move: Move): readonly Part[] =>
  move._tag === 'Miss'
    ? [labelled(english, 'verb', 'miss', message('verb.miss')), kept(move.keep)]
    : [on(move.first), on(move.second), kept(move.keep)];

/** The other orders of clicks for a move: the two squares of an exchange can be clicked in either order. */
export const orders = ([first, second, ...rest]: readonly Part[]): readonly (readonly Part[])[] =>
  first?.kind === 'square' && second !== undefined ? [[second, first, ...rest]] : [];

/** The moves that people may attempt: every exchange between two squares of the grid, and every miss. */
export const tried = (state: State): readonly Move[] => {
  const shown = squares.slice(0, state.grid.length).toSorted(byAscii);
  return [
    ...legalMoves(state),
    ...shown.flatMap((first, index) =>
      shown
        .slice(index + 1)
        .flatMap((second) => colours.map((keep): Move => ({ _tag: 'Exchange', first, second, keep }))),
    ),
    ...colours.map((keep): Move => ({ _tag: 'Miss', keep })),
  ];
};
