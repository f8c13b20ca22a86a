/**
 * Checks a move of Töframenn, then makes it.
 *
 * @packageDocumentation
 */
import type { Either } from 'fp-ts/Either';
import type { Refusal } from '../../core/contract/refusal.js';
import { stepBy } from '../../core/playing/play.js';
import { check } from './check.js';
import type { Move } from './move.js';
import type { RuleId } from './rules.js';
import type { State } from './state.js';
import { applyLegal } from './turn.js';

/**
 * Returns the state after a move, or the first rule that the move breaks.
 *
 * @param move - the move; any JavaScript value is safe
 * @returns a function from a state to the next state, or to a refusal; it does not change the given state
 * @fails `Over` when the game is over, otherwise `Broken` with the first rule that the move breaks
 *
 * @example
 * ```ts
 * import { applyMove, defaultOptions, setup } from 'rulehouse/toframenn';
 * import { isRight } from 'rulehouse';
 * const start = setup(defaultOptions, 1);
 * if (isRight(start)) applyMove({ _tag: 'Pass' })(start.right); // left: TO-4.1
 * ```
 */
export const applyMove: (move: Move) => (state: State) => Either<Refusal<RuleId>, State> = stepBy({
  check,
  applyLegal,
});
