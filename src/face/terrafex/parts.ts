/**
 * The moves of Terrafex as sequences of clicks, and the moves that people may attempt.
 *
 * @packageDocumentation
 */
import { type ByTag, byTag } from '../../core/values/by-tag.js';
import { legalMoves, look, type Move, type Square, type State, squares } from '../../games/terrafex/seen.js';
import { sizes } from '../../pieces/pyramids.js';
import { type Message, message } from '../message.js';
import type { Part, Place } from '../part.js';
import { labelled, pieceMessage, piecesMessage, placeMessage } from '../telling.js';
import { english } from './english.js';

const on = (square: Square): Part => labelled(english, 'square', square);

const verb = (value: string): Part => labelled(english, 'verb', value, message(`verb.${value}`));

/** The clicks for an action on one square: first the square, then the action. */
const onSquare =
  (name: string) =>
  ({ square }: { readonly square: Square }): readonly Part[] => [on(square), verb(name)];

const partsOf: ByTag<Move, readonly Part[]> = {
  SpreadForest: onSquare('spread-forest'),
  GrowForest: onSquare('grow-forest'),
  StartMountain: onSquare('start-mountain'),
  GrowMountain: onSquare('grow-mountain'),
  SelectFire: ({ size }) => [labelled(english, 'pool', `R${size}`, pieceMessage(`R${size}`))],
  StartFire: onSquare('start-fire'),
  GrowFire: onSquare('grow-fire'),
  Burn: onSquare('burn'),
  MoveGlacier: ({ from, to }) => [on(from), on(to)],
  SplitGlacier: ({ from, to, landings }) => [
    on(from),
    on(to),
    ...landings.flatMap(({ square, size }) => [
      on(square),
      labelled(english, 'landing-size', size, pieceMessage(`B${size}`)),
    ]),
  ],
  DrawExtraTurn: ({ turns }) => [verb(turns === 0 ? 'end-game' : 'extra-turn')],
};

/** The clicks that make up a move: first the squares, then the action. */
export const parts = (move: Move): readonly Part[] => byTag(partsOf, move);

/** A place of the picture in words. Places in the pool and the fire pit are named by their pieces, and trackers by their colour. */
export const placeOf = (place: Place): Message => {
  const key = `place.${place.kind}`;
  switch (place.kind) {
    case 'pool':
    case 'pit':
      return message(key, { pieces: piecesMessage(place.value) });
    case 'tracker':
      return message(key, { colour: message(`colour.${place.value}`) });
    default:
      return placeMessage(place);
  }
};

/** The moves that may be possible on a square, judging only by what stands on it. */
const suggested = (state: State, square: Square): readonly Move[] => {
  switch (look(state, square)._tag) {
    case 'Empty':
      return [
        { _tag: 'SpreadForest', square },
        { _tag: 'StartMountain', square },
      ];
    case 'Forest':
    case 'Frosted':
      return [{ _tag: 'GrowForest', square }];
    case 'Mountain':
      return [{ _tag: 'GrowMountain', square }];
    case 'Glacier':
    case 'Capped':
    case 'Fire':
      return [];
  }
};

const holdsGlacier = (state: State, square: Square): boolean => {
  const { _tag } = look(state, square);
  return _tag === 'Glacier' || _tag === 'Capped' || _tag === 'Frosted';
};

const glacierMoves = (state: State): readonly Move[] =>
  squares
    .filter((from) => holdsGlacier(state, from))
    .flatMap((from) => squares.filter((to) => to !== from).map((to): Move => ({ _tag: 'MoveGlacier', from, to })));

const firePlays = (size: 1 | 2 | 3): readonly Move[] =>
  squares.flatMap((square): readonly Move[] => [
    { _tag: 'Burn', size, square },
    { _tag: 'GrowFire', size, square },
    { _tag: 'StartFire', size, square },
  ]);

const forced = (square: Square): readonly Move[] => [
  { _tag: 'GrowForest', square },
  { _tag: 'GrowMountain', square },
  { _tag: 'SpreadForest', square },
];

/** The moves that people may attempt, legal or not. */
export const tried = (state: State): readonly Move[] => [
  ...legalMoves(state),
  ...(state.selected === 0 ? [] : firePlays(state.selected)),
  ...squares.flatMap((square) => suggested(state, square)),
  ...sizes.map((size): Move => ({ _tag: 'SelectFire', size })),
  ...glacierMoves(state),
  ...squares.flatMap(forced),
  ...squares.flatMap((from) => squares.map((to): Move => ({ _tag: 'MoveGlacier', from, to }))),
];
