/**
 * Chapter 4: the stages `place` and `mark`, in which wizards are placed and Archmages are marked.
 *
 * @packageDocumentation
 */
import { oneOf } from '../../../core/reading/codec.js';
import { exact } from '../../../core/reading/objects.js';
import { homeSquares, isHomeRank, isSquare, type Side, sideOf, squareIndex, squareName } from '../geometry.js';
import { type MarkArchmage, type Move, marks, type PlaceWizard } from '../move.js';
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
import { isWholeWizard, token, vacant, wholeCode, wholeToken } from '../wizard.js';
import { square, verb, wizard } from './verb.js';

/** Places a wizard on the board; after the tenth wizard, the stage becomes `mark`. @rule TO-4.1 @rule TO-4.4 */
export const place = verb({
  stage: 'Place',
  codec: exact<PlaceWizard>('PlaceWizard', { _tag: oneOf('PlaceWizard'), wizard, square }),
  print: (move) => `${move.wizard}@${move.square}`,
  demands: [
    {
      rule: 'TO-4.2',
      text: "this wizard is not in this side's hand",
      holds: ({ state, side, move }) => state.hands[side].includes(wholeCode(move.wizard)),
    },
    {
      rule: 'TO-4.3',
      text: 'the square is not on the two ranks nearest to this side',
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
  ],
  perform: (state: State, side: Side, move: PlaceWizard): State => {
    const [code, at] = [wholeCode(move.wizard), squareIndex(move.square)];
    const board = state.board.with(at, code);
    const wizards = replaced(state.wizards, side, inserted(state.wizards[side], at));
    const hands = replaced(state.hands, side, removed(state.hands[side], code));
    const next = placeOrder[placeOrder.length - hands[0].length - hands[1].length];
    const stage = next === undefined ? markStages[0] : placeStages[next];
    return { ...state, stage, board, wizards, hands };
  },
});

/** Reads the text of a move that places a wizard, which begins with the wizard's token. @rule TO-9.1 */
export const readPlacing = (text: string): Move | undefined => {
  const [token, name, ...more] = text.split('@');
  return isWholeWizard(token) && isSquare(name) && more.length === 0
    ? { _tag: 'PlaceWizard', wizard: token, square: name }
    : undefined;
};

/** Gives a wizard the Archmage token; once Darkness has marked its Archmage, the stage becomes `play`. @rule TO-4.5 @rule TO-4.6 */
export const mark = verb({
  stage: 'Mark',
  codec: exact<MarkArchmage>('MarkArchmage', { _tag: oneOf('MarkArchmage'), square }),
  print: (move) => `${move.square}*`,
  demands: [
    {
      rule: 'TO-4.5',
      text: 'there is no wizard of this side on that square',
      holds: ({ state, side, move }) => isOwn(state, side, move.square),
    },
  ],
  perform: (state: State, side: Side, move: MarkArchmage): State => {
    const board = state.board.with(squareIndex(move.square), wizardOn(state, move.square) + token);
    return { ...state, stage: side === 0 ? markStages[1] : playStages[0], board };
  },
});

/** Adds every way to place a wizard from the hand on a vacant home square, ordered by wizard, then square. @rule TO-4.2 @rule TO-4.3 */
export const addPlacings = (state: State, side: Side, moves: Move[]): void => {
  for (const code of distinct(state.hands[side])) {
    const name = wholeToken(code);
    for (const home of homeSquares[side])
      if (state.board[home]! === vacant) moves.push({ _tag: 'PlaceWizard', wizard: name, square: squareName(home) });
  }
};

/** Adds a move for every wizard that the side may mark as its Archmage, ordered by square. @rule TO-4.5 */
export const addMarks = (state: State, side: Side, moves: Move[]): void => {
  for (const at of state.wizards[side]) moves.push(marks[at]!);
};
