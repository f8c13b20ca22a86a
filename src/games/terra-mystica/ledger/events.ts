/**
 * The names under which a ledger shows automatic events, which happen without a decision (TMY-24.4).
 *
 * @packageDocumentation
 */
import type { Event } from '../engine/events.js';

/** An event that a ledger shows in a separate row. */
export type RowEvent = Exclude<Event, { readonly _tag: 'Phase' }>;

/** The name of the row that shows an event; for the end scoring, the name of what is scored. */
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
