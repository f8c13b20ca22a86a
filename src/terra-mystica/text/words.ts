/**
 * The names of the seats for people.
 *
 * @packageDocumentation
 */
import { numberedSeat } from '../../core/values/seat.js';
import { factionAt } from '../state/selectors.js';
import type { State } from '../state/state.js';

/** The name of a seat's faction; for a seat that has none yet, and for a number that is not a seat, its number. */
export const seatTitle = (seat: number, { seats }: State): string => {
  const faction = seats[seat]?.faction;
  return faction === undefined || faction < 0 ? numberedSeat(seat) : factionAt(faction).title;
};
