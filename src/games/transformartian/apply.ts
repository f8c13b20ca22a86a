/**
 * Checks a move of Transformartian, then makes it.
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
 * The state after a move, or the first rule that the move breaks.
 *
 * @param move - the move; any JavaScript value is safe
 * @returns a function from a state to the next state, or to a refusal; the given state does not change
 * @fails `Over` when the game is over, otherwise `Broken` with the first rule that the move breaks
 *
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { applyMove, defaultOptions, setup } from 'rulehouse/transformartian';
 * const start = setup({ ...defaultOptions, grid: 'RYRGR/YBGBG/BGRYR/YPBGY/BPPPP' }, 0);
 * if (isRight(start)) {
 *   applyMove({ _tag: 'Exchange', first: 'a2', second: 'b2', keep: 'Y' })(start.right); // right: purple is continuous now
 *   applyMove({ _tag: 'Exchange', first: 'b1', second: 'c1', keep: 'P' })(start.right); // left: TX-4.6
 * }
 * ```
 */
export const applyMove: (move: Move) => (state: State) => Either<Refusal<RuleId>, State> = stepBy({
  check,
  applyLegal,
});
