/**
 * The way in which a seat drops out of a game at a table (TMY-18.1).
 *
 * @packageDocumentation
 */
import { broken, type Refusal } from '../../../core/contract/refusal.js';
import type { Seat } from '../../../core/values/seat.js';
import { leavable } from '../moves/ending.js';
import type { RuleId } from '../rules.js';
import type { Move } from '../state/move.js';
import { factionIdOf, seatOf } from '../state/selectors.js';
import type { State } from '../state/state.js';

/**
 * Seats drop out only of games with deferred answers, and only once they have chosen their factions.
 *
 * @rule TMY-18.1
 */
export const departure = {
  barred: (start: State): Refusal<RuleId> | undefined =>
    leavable.holds({ state: start }) ? undefined : broken(leavable.rule, leavable.text),
  move: (state: State, seat: Seat): Move | undefined => {
    const faction = factionIdOf(seatOf(state, seat));
    return faction === null ? undefined : { _tag: 'Drop', by: faction, faction };
  },
};
