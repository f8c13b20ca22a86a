/**
 * The changes that a move of Töframenn makes in the game's picture.
 *
 * @packageDocumentation
 */
import {
  isArchmage,
  type Move,
  printLoose,
  printWizard,
  type Square,
  type State,
  score,
  squareIndex,
  squares,
  toMove,
  vacant,
} from '../../games/toframenn/seen.js';
import { type Change, following, moving } from '../change.js';
import { counts, type Model, piles, pointsFrom } from '../model.js';
import type { Place } from '../part.js';
import { piecesOf } from './position.js';

const pyramidsOf = (wizard: number): readonly string[] => [
  ...piecesOf(wizard).map(({ colour, size }) => `${colour}${size}`),
  ...(isArchmage(wizard) ? ['archmage'] : []),
];

/** Merges entries with the same key into one entry, which contains the pieces of all of them. */
const together = (
  entries: readonly (readonly [string, readonly string[]])[],
): readonly (readonly [string, readonly string[]])[] => {
  const keys = [...new Set(entries.map(([key]) => key))];
  return keys.map((key) => [key, entries.flatMap(([other, pieces]) => (other === key ? pieces : []))] as const);
};

/** The contents of the picture of Töframenn. */
export const model = (state: State): Model => ({
  pieces: piles([
    ...squares.map((square) => [`square:${square}`, pyramidsOf(state.board[squareIndex(square)] ?? vacant)] as const),
    ...together(state.hands.flat().map((wizard) => [`hand:${printWizard(wizard)}`, pyramidsOf(wizard)] as const)),
    ...together(state.loose.flat().map((one) => [`loose:${printLoose(one)}`, [printLoose(one)]] as const)),
  ]),
  counts: counts([
    ['quiet:', state.quiet],
    ['plies:', state.plies],
  ]),
  words: {},
  points: pointsFrom('pips', score(state)),
  phase: state.stage._tag,
  toMove: toMove(state),
});

const onSquare = (value: string): Place => ({ kind: 'square', value });

/** The square that a wizard moves to; undefined if the wizard stays. @rule TO-5.3 @rule TO-7.2 */
const goalOf = (before: State, move: Move, after: State): Square | undefined => {
  if (move._tag === 'MoveWizard') return move.to;
  if (move._tag !== 'FightDuel') return undefined;
  const isOn = ({ board }: State, square: Square): boolean => board[squareIndex(square)] !== vacant;
  return squares.find((square) => !isOn(before, square) && isOn(after, square));
};

/** The changes that show a wizard's move: all its pyramids move together, even if other wizards have identical pyramids. */
const going = (before: State, move: Move | null, after: State): readonly Change[] => {
  if (move === null || !('from' in move)) return [];
  const goal = goalOf(before, move, after);
  if (goal === undefined) return [];
  return moving(pyramidsOf(before.board[squareIndex(move.from)] ?? vacant), onSquare(move.from), onSquare(goal));
};

/** The changes that a move makes: first a wizard moves or leaps, then pyramids are removed. */
export const changes = (before: State, move: Move | null, after: State): readonly Change[] =>
  following(model(before), going(before, move, after), model(after));
