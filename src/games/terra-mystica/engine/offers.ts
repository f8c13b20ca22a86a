/**
 * Open offers of power: the value of an offer, and the seats that still have an offer (chapter 8).
 *
 * @packageDocumentation
 */
import { seatOf } from '../state/selectors.js';
import type { Offer, State } from '../state/state.js';
import { capacity } from './resources.js';

/** The present value of a power offer, limited by the victory points and power bowls of the seat that may answer. @rule TMY-8.2 */
export const worth = (state: State, offer: Offer): number => {
  const to = seatOf(state, offer.to);
  return Math.min(offer.amount, to.vp + 1, capacity(to));
};

/** True if a seat has an offer of power to decide about. */
export const hasOffer = (state: State, seat: number): boolean => state.offers.some(({ to }) => to === seat);

/** True if a seat has an offer of power that may be answered now. */
export const offersOpen = (state: State, seat: number): boolean =>
  (state.phase === 'turn' || state.phase === 'offers') && hasOffer(state, seat);

/** True if any offer of power from a building is still open. */
export const hasOpen = (state: State, build: number): boolean => state.offers.some((offer) => offer.build === build);
