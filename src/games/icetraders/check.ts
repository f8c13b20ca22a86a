/**
 * Checks a move: finds the first condition that the move does not meet, in the order of IT-10.2.
 *
 * @packageDocumentation
 */
import type { Either } from 'fp-ts/Either';
import { checkBy } from '../../core/authors/judge.js';
import type { Legal } from '../../core/contract/legal.js';
import type { Refusal } from '../../core/contract/refusal.js';
import type { Move } from './move.js';
import type { RuleId } from './rules.js';
import type { View } from './state.js';
import { refusalOf, wellFormed } from './verbs.js';

/**
 * Checks a move: the result is the move, marked as legal, or the first rule that the move breaks. A value that is not a move breaks rule IT-10.2. The
 * function accepts either the state or the view of the seat that decides, because the result does not depend on hidden information. Checking a move
 * takes one pass over the ships of the systems that the move names.
 *
 * @param move - the move; any JavaScript value may be passed safely
 * @returns a function from a view to the same move, marked as legal, or to a refusal
 * @fails `Over` when the game is over, otherwise `Broken` with the first rule that the move breaks
 * @rule IT-10.2 @rule IT-9.3
 * @example
 * ```ts
 * import { check, initial } from 'rulehouse/icetraders';
 * check({ _tag: 'Align', alignment: 'evil' })(initial); // right
 * check({ _tag: 'MoveShip', ship: 'Y1', from: 1, to: 2 })(initial); // left: IT-1.10
 * ```
 */
export const check: (move: Move) => (view: View) => Either<Refusal<RuleId>, Legal<Move>> = checkBy<View, Move, RuleId>({
  isOver: ({ phase }) => phase === 'over',
  overRule: 'IT-8.9',
  move: wellFormed,
  moveRule: 'IT-10.2',
  refusal: refusalOf,
});
