/**
 * Checks a move of Terrafex, then makes it.
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
 * import { applyMove, initial } from 'rulehouse/terrafex';
 * applyMove({ _tag: 'GrowForest', square: 'c5' })(initial); // right: c5 holds a large forest
 * applyMove({ _tag: 'MoveGlacier', from: 'a5', to: 'c5' })(initial); // left: TF-7.2
 * ```
 */
export const applyMove: (move: Move) => (state: State) => Either<Refusal<RuleId>, State> = stepBy({
  check,
  applyLegal,
});
