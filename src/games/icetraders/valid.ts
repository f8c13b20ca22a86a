/**
 * Decides which positions can exist: all those that IT-10.4 does not reject, even if they cannot be reached in play. The module also decides which
 * views of possible positions can exist.
 *
 * @packageDocumentation
 */
import { type Either, left, right } from 'fp-ts/Either';
import { validate } from '../../core/contract/invariant.js';
import { chain } from '../../core/values/either.js';
import { type Fault, fault } from '../../core/values/fault.js';
import { shortOf } from '../../pieces/pyramids.js';
import { invariantsOf } from './invariants.js';
import { type State, stashOf, type View, type ViewPosition } from './state.js';

/**
 * Returns the view that a masked position shows, or the reason why this view cannot exist. A view can exist if and only if its hidden values can be
 * filled in so that the result is a position with this view.
 *
 * @rule IT-9.3 @rule IT-10.4
 */
export const completeView = (position: ViewPosition): Either<Fault, View> => {
  const stash = stashOf(position);
  const short = shortOf(stash);
  if (short !== undefined) return left(fault(['systems'], `too many ${short} (IT-1.1)`, 'IT-10.4'));
  const view: View = withStash(position, stash);
  return validate(invariantsOf(view))(view);
};

/** True if a view hides nothing. */
const isOpen = (view: View): view is State => !view.alignments.includes('hidden') && !view.picks.includes('hidden');

/**
 * Returns the state that a position text describes, or the reason why this position cannot exist.
 *
 * @rule IT-10.4
 */
export const complete = (position: ViewPosition): Either<Fault, State> =>
  chain(completeView(position), (view) =>
    isOpen(view)
      ? right(view)
      : left(fault(['alignments'], 'this is a view, not a position: something is hidden', 'IT-10.4')),
  );

/** Makes a view or a state. Views and states from any source have the same object shape. */
const withStash = (position: ViewPosition, stash: readonly number[]): View => ({
  settings: position.settings,
  phase: position.phase,
  mover: position.mover,
  power: position.power,
  uses: position.uses,
  pending: position.pending,
  bereft: position.bereft,
  revealed: position.revealed,
  standings: position.standings,
  tieSeat: position.tieSeat,
  barred: position.barred,
  systems: position.systems,
  ships: position.ships,
  turns: position.turns,
  ending: position.ending,
  winners: position.winners,
  alignments: position.alignments,
  picks: position.picks,
  stash,
});
