/**
 * Decides which positions are possible: all that rule TF-11.4 does not reject, even those that no game can reach.
 *
 * @packageDocumentation
 */
import { type Either, left, map } from 'fp-ts/Either';
import { validate } from '../../core/contract/invariant.js';
import { type Fault, fault } from '../../core/values/fault.js';
import { shortOf } from '../../pieces/pyramids.js';
import { invariants, isFresh } from './invariants.js';
import { hasGlacier, type Position, poolOf, type State, setsOf } from './state.js';
import { endingAtStart } from './turn.js';

/** The reason why the game is over in a position; `none` if the game continues. */
const endingOf = (state: State): State['ending'] => {
  if (!hasGlacier(state)) return 'glaciers';
  return isFresh(state) ? endingAtStart(state) : 'none';
};

/**
 * The state for a position, or the reason why the position cannot exist.
 *
 * @rule TF-11.4
 */
export const complete = (position: Position): Either<Fault, State> => {
  const { board, pit, active, trackers, selected, turn, quiet, extra, settings } = position;
  const pool = poolOf(position);
  const short = shortOf(pool);
  if (short !== undefined) return left(fault(['board'], `too many ${short} (TF-1.2)`, 'TF-11.4'));
  const sets = setsOf(board);
  const ended = (ending: State['ending']): State =>
    // List the fields: spreading a state would cost more than all the rest of this function.
    ({ board, pool, sets, pit, active, trackers, selected, turn, quiet, extra, settings, ending });
  return map((valid: State) => ended(endingOf(valid)))(validate(invariants)(ended('none')));
};
