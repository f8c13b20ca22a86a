/**
 * Checks a move of Terra Mystica, then makes it.
 *
 * @packageDocumentation
 */
import type { Either } from 'fp-ts/Either';
import type { Refusal } from '../../core/contract/refusal.js';
import { stepBy } from '../../core/playing/play.js';
import { check } from './check.js';
import { applyLegal, step } from './course/play.js';
import type { RuleId } from './rules.js';
import type { Move } from './state/move.js';
import type { State } from './state/state.js';
import { move } from './text/move-codec.js';

/**
 * Returns the state after a move, or the first rule that the move breaks.
 *
 * @param move - the move; any JavaScript value is safe
 * @returns a function from a state to the next state or a refusal; the given state does not change
 * @fails `Over` if the game is over, otherwise `Broken` with the first rule that the move breaks
 *
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { applyMove, defaultOptions, setup } from 'rulehouse/terra-mystica';
 *
 * const start = setup(defaultOptions, 1);
 * if (isRight(start)) {
 *   applyMove({ _tag: 'Setup', by: null, faction: 'witches' })(start.right); // right: the first seat plays the Witches
 *   applyMove({ _tag: 'Pass', by: null, tile: 'BON1' })(start.right); // left: TMY-14.2
 * }
 * ```
 */
export const applyMove: (move: Move) => (state: State) => Either<Refusal<RuleId>, State> = stepBy({
  check,
  applyLegal,
  step,
  move,
});
