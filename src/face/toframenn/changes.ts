/**
 * The changes that a move of Töframenn makes in its picture.
 *
 * @packageDocumentation
 */
import {
  isArchmage,
  type Move,
  printLoose,
  printWizard,
  score,
  squareIndex,
  squares,
  type State,
  toMove,
  vacant,
} from '../../toframenn/seen.js';
import { between, type Change } from '../change.js';
import { counts, type Model, piles, pointsFrom } from '../model.js';
import { piecesOf } from './position.js';

const pyramidsOf = (wizard: number): readonly string[] => [
  ...piecesOf(wizard).map(({ colour, size }) => `${colour}${size}`),
  ...(isArchmage(wizard) ? ['archmage'] : []),
];

/** Entries with the same key joined into one, with the pieces of all. */
const together = (
  entries: readonly (readonly [string, readonly string[]])[],
): readonly (readonly [string, readonly string[]])[] => {
  const keys = [...new Set(entries.map(([key]) => key))];
  return keys.map((key) => [key, entries.flatMap(([other, pieces]) => (other === key ? pieces : []))] as const);
};

/** The contents of the picture. */
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

/** The changes of a move: removals come before anything moves. */
export const changes = (before: State, _: Move | null, after: State): readonly Change[] =>
  between(model(before), model(after));
