/**
 * The way in which a seat drops out of a game at a table (TMY-18.1).
 *
 * @packageDocumentation
 */
import type { Game } from '../../../core/contract/game.js';
import { broken } from '../../../core/contract/refusal.js';
import type { TerraMystica } from '../game.js';
import { factionIdOf, isDeferred, seatOf } from '../state/selectors.js';

/**
 * Seats drop out only of games with deferred answers, and only once they have chosen their factions.
 *
 * @rule TMY-18.1
 */
export const departure: NonNullable<Game<TerraMystica>['departure']> = {
  barred: (start) =>
    isDeferred(start) ? undefined : broken('TMY-18.1', 'a seat can leave only a game with deferred answers'),
  move: (state, seat) => {
    const faction = factionIdOf(seatOf(state, seat));
    return faction === null ? undefined : { _tag: 'Drop', by: faction, faction };
  },
};
