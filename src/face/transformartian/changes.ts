/**
 * The changes that a move of Transformartian makes in the game's picture.
 *
 * @packageDocumentation
 */
import { isSome } from 'fp-ts/Option';
import {
  colourLetter,
  isHome,
  type Move,
  noMedium,
  outcome,
  type State,
  score,
  smallIndex,
  squares,
  toMove,
} from '../../games/transformartian/seen.js';
import { between, type Change } from '../change.js';
import { counts, type Model, piles, pointsFrom } from '../model.js';
import { coloursOf } from './position.js';

const mediumOf = (colour: number): string => `${colourLetter(colour)}2`;

const levels = (state: State): readonly (readonly [string, number])[] => {
  const { settings, smalls } = state;
  return settings.shapes.flatMap((_, column) =>
    coloursOf(state).map((colour) => {
      const level = smalls[smallIndex(settings, column, colour)]!;
      return [`small:${column + 1}${colourLetter(colour)}`, settings.levels[level]!] as const;
    }),
  );
};

/** The contents of the picture of Transformartian. Each small is listed with the number of points that its level is worth. */
export const model = (state: State): Model => ({
  pieces: piles([
    ...state.grid.map((colour, square) => [`square:${squares[square]!}`, [`${colourLetter(colour)}3`]] as const),
    ...state.hands.map((colour, team) => [`team:${team}`, colour === noMedium ? [] : [mediumOf(colour)]] as const),
    [
      'home:',
      coloursOf(state)
        .filter((colour) => isHome(state, colour))
        .map(mediumOf),
    ],
  ]),
  counts: counts([...levels(state), ['turn:', state.turn]]),
  words: {},
  points: pointsFrom('shapes', score(state)),
  phase: isSome(outcome(state)) ? 'over' : 'turn',
  toMove: toMove(state),
});

/** The changes of an exchange: two larges swap squares. */
const exchanged = (before: Model, move: Move): readonly Change[] => {
  if (move._tag !== 'Exchange') return [];
  const [a, b] = [move.first, move.second].map((value) => ({ kind: 'square', value }));
  const [one, other] = [before.pieces[`square:${move.first}`]?.[0], before.pieces[`square:${move.second}`]?.[0]];
  if (a === undefined || b === undefined || one === undefined || other === undefined || one === other) return [];
  return [
    { _tag: 'Moved', piece: one, from: a, to: b },
    { _tag: 'Moved', piece: other, from: b, to: a },
  ];
};

const isLarge = (change: Change): boolean =>
  (change._tag === 'Replaced' || change._tag === 'Moved') && 'piece' in change
    ? change.piece.endsWith('3')
    : change._tag === 'Replaced' && change.from.endsWith('3');

/** The changes that a move makes: the exchange, the mediums, the smalls that move down because of shapes, and the points. */
export const changes = (before: State, move: Move | null, after: State): readonly Change[] => {
  const from = model(before);
  const rest = between(from, model(after));
  const first = move === null ? [] : exchanged(from, move);
  return first.length === 0 ? rest : [...first, ...rest.filter((change) => !isLarge(change))];
};
