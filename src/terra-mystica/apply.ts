/**
 * The checked step of Terra Mystica.
 *
 * @packageDocumentation
 */
import { type Either, isLeft } from 'fp-ts/Either';
import type { Refusal } from '../core/refusal.js';
import { wellFormed } from './check.js';
import { next } from './course/play.js';
import type { RuleId } from './rules.js';
import type { Move } from './state/move.js';
import type { State } from './state/state.js';

/**
 * The state after a move, or the first rule that the move breaks.
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
export const applyMove =
  (move: Move) =>
  (state: State): Either<Refusal<RuleId>, State> => {
    const formed = wellFormed(move)(state);
    return isLeft(formed) ? formed : next(state, formed.right);
  };
