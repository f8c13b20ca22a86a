/**
 * Chapter 4: the stages `place` and `mark`, in which wizards come to the board and Archmages are named.
 *
 * @packageDocumentation
 */
import type { Demand } from '../../core/contract/demand.js';
import { homeSquares, isHomeRank, type Side, sideOf, squareIndex, squareName } from '../geometry.js';
import { type MarkArchmage, marks, type Move, type PlaceWizard } from '../move.js';
import type { RuleId } from '../rules.js';
import {
  distinct,
  inserted,
  isOwn,
  markStages,
  placeStages,
  playStages,
  removed,
  replaced,
  type State,
  wizardOn,
} from '../state.js';
import { placeOrder } from '../tables.js';
import { token, vacant, wholeCode, wholeToken } from '../wizard.js';

/** The question: may the side make this move? */
interface Question<M> {
  readonly state: State;
  readonly side: Side;
  readonly move: M;
}

/** What `@` asks for, in the order of citation. */
export const placeDemands: readonly Demand<RuleId, Question<PlaceWizard>>[] = [
  {
    rule: 'TO-4.2',
    text: 'this wizard is not in the hand',
    holds: ({ state, side, move }) => state.hands[side].includes(wholeCode(move.wizard)),
  },
  {
    rule: 'TO-4.3',
    text: 'the square is not on the two ranks nearest to the side',
    holds: ({ side, move }) => isHomeRank(side, squareIndex(move.square)),
  },
  {
    rule: 'TO-1.2',
    text: 'the square has the colour of the other side',
    holds: ({ side, move }) => sideOf(squareIndex(move.square)) === side,
  },
  {
    rule: 'TO-1.3',
    text: 'the square is occupied',
    holds: ({ state, move }) => wizardOn(state, move.square) === vacant,
  },
];

/** What marking asks for. */
export const markDemands: readonly Demand<RuleId, Question<MarkArchmage>>[] = [
  {
    rule: 'TO-4.5',
    text: 'no wizard of this side stands there',
    holds: ({ state, side, move }) => isOwn(state, side, move.square),
  },
];

/** Adds every wizard of the hand on every vacant home square: by wizard, then square. @rule TO-4.2 @rule TO-4.3 */
export const addPlacings = (state: State, side: Side, moves: Move[]): void => {
  for (const code of distinct(state.hands[side])) {
    const wizard = wholeToken(code);
    for (const square of homeSquares[side])
      if (state.board[square]! === vacant) moves.push({ _tag: 'PlaceWizard', wizard, square: squareName(square) });
  }
};

/** Adds every wizard that the side may mark, by square. @rule TO-4.5 */
export const addMarks = (state: State, side: Side, moves: Move[]): void => {
  for (const square of state.wizards[side]) moves.push(marks[square]!);
};

/** The wizard comes to the board; after the tenth the stage is `mark`. @rule TO-4.1 @rule TO-4.4 */
export const placeWizard = (state: State, side: Side, move: PlaceWizard): State => {
  const wizard = wholeCode(move.wizard);
  const square = squareIndex(move.square);
  const board = state.board.with(square, wizard);
  const wizards = replaced(state.wizards, side, inserted(state.wizards[side], square));
  const hands = replaced(state.hands, side, removed(state.hands[side], wizard));
  const next = placeOrder[placeOrder.length - hands[0].length - hands[1].length];
  const stage = next === undefined ? markStages[0] : placeStages[next];
  return { ...state, stage, board, wizards, hands };
};

/** The wizard gets the token; after Darkness has marked the stage is `play`. @rule TO-4.5 @rule TO-4.6 */
export const markArchmage = (state: State, side: Side, move: MarkArchmage): State => {
  const board = state.board.with(squareIndex(move.square), wizardOn(state, move.square) + token);
  return { ...state, stage: side === 0 ? markStages[1] : playStages[0], board };
};
