/**
 * The attack chart of a picked wizard: the pyramids that it can hit, and the squares where it can be hit.
 *
 * @rule TO-6.8 @rule TO-7.6
 * @packageDocumentation
 */
import {
  applyLegal,
  isSquare,
  legalMoves,
  type Move,
  type Side,
  type Square,
  type State,
  sideOf,
  squareIndex,
  vacant,
} from '../../games/toframenn/seen.js';
import type { Marks } from '../paint/options.js';
import type { Place } from '../part.js';

/** The moves that a side would have if it were that side's turn. */
const movesOf = (state: State, side: Side): ReturnType<typeof legalMoves> =>
  state.stage._tag === 'Play' ? legalMoves({ ...state, stage: { _tag: 'Play', side } }) : [];

/** The square and the size of the pyramid that a move removes. */
const hitBy = (move: Move): readonly [square: Square, size: number] | undefined => {
  if ('target' in move) return [move.to, move.target];
  return 'removal' in move && move.removal !== 0 ? [move.to, move.removal] : undefined;
};

const isIn = (state: State, side: Side, square: Square): boolean =>
  movesOf(state, side).some((move) => hitBy(move)?.[0] === square);

/**
 * Marks the pyramids that a picked wizard can hit. Also marks the squares where the other side could take a pyramid from this wizard, including the
 * square where the wizard stands.
 *
 * @param state - the position
 * @param picked - the picked places; if no wizard is among them, nothing is marked
 * @returns the marks: `scoring` for pyramids that can be hit, and `threatened` for squares in danger
 */
export const lit = (state: State, picked: readonly Place[]): Marks => {
  const from = picked.find(({ kind }) => kind === 'square')?.value;
  if (!isSquare(from) || state.board[squareIndex(from)] === vacant) return {};
  const side = sideOf(squareIndex(from));
  const other = side === 0 ? 1 : 0;
  const own = movesOf(state, side).filter((move) => 'from' in move && move.from === from);
  const prey = own.map(hitBy).filter((hit) => hit !== undefined);
  const reached = own.flatMap((move) =>
    move._tag === 'MoveWizard' && isIn(applyLegal(state, move), other, move.to) ? [move.to] : [],
  );
  return {
    scoring: prey.map(([square, size]) => ({ kind: 'pyramid', value: `${square}:${size}` })),
    threatened: [...(isIn(state, other, from) ? [from] : []), ...reached].map((value) => ({ kind: 'square', value })),
  };
};
