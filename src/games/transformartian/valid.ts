/**
 * Accepts all positions that rule TX-10.3 does not reject, even those that no game can reach.
 *
 * @packageDocumentation
 */
import { type Either, left, right } from 'fp-ts/Either';
import { validate } from '../../core/contract/invariant.js';
import { chain } from '../../core/values/either.js';
import { type Fault, under } from '../../core/values/fault.js';
import { invariants } from './invariants.js';
import { shapesFault } from './positions.js';
import type { State } from './state.js';

/** The state for a position, or the reason why the position cannot exist. @rule TX-10.3 @rule TX-1.3 @rule TX-1.4 */
export const complete = (position: State): Either<Fault, State> =>
  chain(validate(invariants)(position), (state) => {
    const wrong = shapesFault(state.settings.shapes);
    return wrong === undefined ? right(state) : left(under('settings', 'shapes')(wrong));
  });
