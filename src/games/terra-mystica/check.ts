/**
 * Checks a move of Terra Mystica: finds the first rule that the move breaks.
 *
 * @packageDocumentation
 */
import type { Either } from 'fp-ts/Either';
import { checkBy } from '../../core/authors/judge.js';
import type { Legal } from '../../core/contract/legal.js';
import type { Refusal } from '../../core/contract/refusal.js';
import { type Asker, refusalFor } from './course/play.js';
import type { RuleId } from './rules.js';
import type { Move } from './state/move.js';
import type { State } from './state/state.js';
import { move as codec } from './text/move-codec.js';

const checkFor = (asker: Asker): ((move: Move) => (state: State) => Either<Refusal<RuleId>, Legal<Move>>) =>
  checkBy<State, Move, RuleId>({
    isOver: ({ phase }) => phase === 'end',
    overRule: 'TMY-1.1',
    move: codec,
    moveRule: 'TMY-19.10',
    refusal: refusalFor(asker),
  });

/**
 * Returns the move, marked as legal, or the first rule that the move breaks. Also accepts spellings that `legalMoves` does not list: larger amounts,
 * `decline` without amounts, and rivers named by hexes. Time: one test for each rule that applies to the move.
 *
 * @param move - the move; any JavaScript value is safe
 * @returns a function from a state to the same move, marked as legal, or to a refusal
 * @fails `Over` if the game is over, otherwise `Broken` with the first rule that the move breaks
 * @rule TMY-19.10
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { check, defaultOptions, setup } from 'rulehouse/terra-mystica';
 * const start = setup(defaultOptions, 7);
 * if (isRight(start)) check({ _tag: 'Setup', by: null, faction: 'witches' })(start.right); // right
 * if (isRight(start)) check({ _tag: 'Setup', by: null, faction: 'yetis' })(start.right); // left: TMY-18
 * ```
 */
export const check: (move: Move) => (state: State) => Either<Refusal<RuleId>, Legal<Move>> = checkFor('player');

/**
 * Like {@link check}, but for readers of games that were played: also accepts that a seat leaves the game and that a seat waits. Both occur only in
 * ledgers and their records, and no player can make them.
 *
 * @param move - the move; any JavaScript value is safe
 * @returns a function from a state to the same move, marked as legal, or to a refusal
 * @fails `Over` if the game is over, otherwise `Broken` with the first rule that the move breaks
 * @rule TMY-18.1 @rule TMY-19.4
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { checkRecorded, defaultOptions, setup } from 'rulehouse/terra-mystica';
 * const start = setup(defaultOptions, 7);
 * if (isRight(start)) checkRecorded({ _tag: 'Setup', by: null, faction: 'witches' })(start.right); // right
 * if (isRight(start)) checkRecorded({ _tag: 'Drop', by: null, faction: 'witches' })(start.right); // left: TMY-18.1
 * ```
 */
export const checkRecorded: (move: Move) => (state: State) => Either<Refusal<RuleId>, Legal<Move>> = checkFor('reader');
