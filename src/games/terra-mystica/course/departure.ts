/**
 * The way in which a seat drops out of a game at a table (TMY-18.1).
 *
 * @packageDocumentation
 */
import { broken, type Refusal } from '../../../core/contract/refusal.js';
import type { Seat } from '../../../core/values/seat.js';
import type { RuleId } from '../rules.js';
import type { Move } from '../state/move.js';
import { factionIdOf, isDeferred, seatOf } from '../state/selectors.js';
import type { State } from '../state/state.js';

/**
 * Seats drop out only of games with deferred answers, and only once they have chosen their factions.
 *
 * @rule TMY-18.1
 */
export const departure = {
  barred: (start: State): Refusal<RuleId> | undefined =>
    isDeferred(start) ? undefined : broken('TMY-18.1', 'a seat can leave only a game with deferred answers'),
  move: (state: State, seat: Seat): Move | undefined => {
    const faction = factionIdOf(seatOf(state, seat));
    return faction === null ? undefined : { _tag: 'Drop', by: faction, faction };
  },
};
