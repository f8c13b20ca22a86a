/**
 * The names of the seats, as shown to people.
 *
 * @packageDocumentation
 */
import { numberedSeat } from '../../../core/values/seat.js';
import { factionAt } from '../state/selectors.js';
import type { State } from '../state/state.js';

/** The name of a seat's faction. A seat without a faction, or a number that is not a seat, is named by its number. */
export const seatTitle = (seat: number, { seats }: State): string => {
  const faction = seats[seat]?.faction;
  return faction === undefined || faction < 0 ? numberedSeat(seat) : factionAt(faction).title;
};
