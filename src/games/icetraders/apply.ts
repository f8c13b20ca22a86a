/**
 * Checks a move of IceTraders, and makes the move if it is legal.
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
 * @param move - the move; any JavaScript value may be passed safely
 * @returns a function from a state to the next state, or to a refusal; the given state is not changed
 * @fails `Over` when the game is over, otherwise `Broken` with the first rule that the move breaks
 *
 * @example
 * ```ts
 * import { applyMove, initial } from 'rulehouse/icetraders';
 * applyMove({ _tag: 'Align', alignment: 'evil' })(initial); // right: seat 0 is Evil, seat 1 chooses
 * applyMove({ _tag: 'Pass' })(initial); // left: IT-1.10
 * ```
 */
export const applyMove: (move: Move) => (state: State) => Either<Refusal<RuleId>, State> = stepBy({
  check,
  applyLegal,
});
