/**
 * Accepts all positions that rule TO-10.4 does not reject, even those that no game can reach.
 *
 * @packageDocumentation
 */
import { type Either, map } from 'fp-ts/Either';
import { type Invariant, validate } from '../../core/contract/invariant.js';
import type { Fault } from '../../core/values/fault.js';
import { type InStage, invariants } from './invariants.js';
import { type Position, type Stage, type State, withWizards } from './state.js';

/** Returns the state if all invariants of its stage hold; otherwise returns the reason why an invariant fails. */
const held = <S extends Stage>(state: State, stage: S, list: readonly Invariant<InStage<S>>[]): Either<Fault, State> =>
  map(() => state)(validate(list)({ ...state, stage }));

/**
 * Returns the state for a position, or the reason why this position cannot exist.
 *
 * @rule TO-10.4
 */
export const complete = (position: Position): Either<Fault, State> => {
  const state = withWizards(position);
  const { stage } = state;
  switch (stage._tag) {
    case 'Build':
      return held(state, stage, invariants.Build);
    case 'Place':
      return held(state, stage, invariants.Place);
    case 'Mark':
      return held(state, stage, invariants.Mark);
    case 'Play':
      return held(state, stage, invariants.Play);
    case 'Over':
      return held(state, stage, invariants.Over);
  }
};
