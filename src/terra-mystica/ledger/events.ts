/**
 * The names under which a ledger shows events that the rules bring about by themselves (TMY-24.4).
 *
 * @packageDocumentation
 */
import type { Event } from '../engine/events.js';

/** An event that a ledger shows as a row of its own. */
export type RowEvent = Exclude<Event, { readonly _tag: 'Phase' }>;

/** The name of an event's row: that of the thing scored, if there is one. */
export const rowKind = (event: RowEvent): string => {
  switch (event._tag) {
    case 'Accepted':
      return 'accepted';
    case 'Declined':
      return 'declined';
    case 'CultBonus':
      return 'cult';
    case 'Income':
      return 'income';
    case 'Ranked':
      return event.what;
    case 'Resources':
      return 'resources';
  }
};
