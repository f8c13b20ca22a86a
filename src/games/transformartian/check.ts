/**
 * Checks a move: finds the first condition that the move does not meet, in the order of rule TX-10.4.
 *
 * @packageDocumentation
 */
import type { Either } from 'fp-ts/Either';
import { checkBy } from '../../core/authors/judge.js';
import { type Demand, firstBroken } from '../../core/contract/demand.js';
import type { Legal } from '../../core/contract/legal.js';
import { type Broken, type Refusal } from '../../core/contract/refusal.js';
import { byAscii } from '../../core/values/notation.js';
import type { Exchange, Move } from './move.js';
import { move as codec } from './move-codec.js';
import { exchangeDemands, swapOf, writeExchanges } from './moves/exchange.js';
import type { RuleId } from './rules.js';
import { colourCount, colourIndex, isOver, type State, squareIndex } from './state.js';
import { missable } from './turn.js';

interface Question<M> {
  readonly state: State;
  readonly move: M;
}

/** The condition for every move: the colour that the move names must be in play in the given variant of the game. @rule TX-10.2 */
const colourDemand: Demand<RuleId, Question<Move>> = {
  rule: 'TX-10.2',
  text: 'this form of the game does not have that colour',
  holds: ({ state, move }) => colourIndex(move.keep) < colourCount(state.settings),
};

/** The conditions for an exchange as written: squares and colour exist in the given variant, and the squares ascend. @rule TX-10.1 @rule TX-10.2 */
const squareDemands: readonly Demand<RuleId, Question<Exchange>>[] = [
  {
    rule: 'TX-10.2',
    text: 'the square is off the grid',
    holds: ({ state, move }) => Math.max(squareIndex(move.first), squareIndex(move.second)) < state.grid.length,
  },
  colourDemand,
  {
    rule: 'TX-10.2',
    text: 'the squares are not in ascending order',
    holds: ({ move }) => byAscii(move.first, move.second) < 0,
  },
];

const missDemands: readonly Demand<RuleId, Question<Move>>[] = [
  colourDemand,
  {
    rule: 'TX-8.2',
    text: 'this colour is not part of a dead pair of mediums',
    holds: ({ state, move }) => (missable(state, writeExchanges(state)) & (1 << colourIndex(move.keep))) !== 0,
  },
];

const refusalOf = (state: State, move: Move): Broken<RuleId> | undefined =>
  move._tag === 'Miss'
    ? firstBroken(missDemands, { state, move })
    : (firstBroken(squareDemands, { state, move }) ?? firstBroken(exchangeDemands, swapOf(state, move)));

/**
 * The move, marked as legal, or the first rule that it breaks; a value that is not a move breaks rule TX-10.2. Takes a few look-ups in the tables of
 * shapes; the check of a miss takes as long as `legalMoves`.
 *
 * @param move - the move; any JavaScript value is safe
 * @returns a function that takes a state, and returns either the given move, marked as legal, or a refusal
 * @fails `Over` when the game is over, otherwise `Broken` with the first rule that the move breaks
 * @rule TX-10.4
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { check, defaultOptions, setup } from 'rulehouse/transformartian';
 * const start = setup(defaultOptions, 1);
 * if (isRight(start)) check({ _tag: 'Exchange', first: 'a6', second: 'b1', keep: 'R' })(start.right); // left: TX-10.2
 * if (isRight(start)) check({ _tag: 'Miss', keep: 'R' })(start.right); // left: TX-8.2
 * ```
 */
export const check: (move: Move) => (state: State) => Either<Refusal<RuleId>, Legal<Move>> = checkBy<
  State,
  Move,
  RuleId
>({ isOver, overRule: 'TX-9.3', move: codec, moveRule: 'TX-10.2', refusal: refusalOf });
