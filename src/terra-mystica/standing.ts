/**
 * How things stand at the table, for rules and pictures alike: who decides, what lies in the pools, which spaces are used, who won.
 *
 * @packageDocumentation
 */
import type { Space } from './move.js';
import { isDeferred, type Offer, seatOf, type State } from './state.js';
import { earlierSpaces, specialSpaces } from './tables/faction.js';
import { capacity } from './wealth.js';

/** What an offer gives now: bounded by victory points and by the bowls. @rule TMY-8.2 */
export const worth = (state: State, offer: Offer): number => {
  const to = seatOf(state, offer.to);
  return Math.min(offer.amount, to.vp + 1, capacity(to));
};

/** Whether a seat has an offer that is a decision. */
export const hasOffer = (state: State, seat: number): boolean => state.offers.some(({ to }) => to === seat);

/** Whether a seat must still decide something outside its own turn. */
export const hasDue = (state: State, seat: number): boolean => {
  const { steps, tokens, spades, priestsDue } = seatOf(state, seat);
  return steps > 0 || tokens > 0 || spades > 0 || priestsDue > 0;
};

/** Whether a seat has an offer that may be answered now. */
export const offersOpen = (state: State, seat: number): boolean =>
  (state.phase === 'turn' || state.phase === 'offers') && hasOffer(state, seat);

/** The seats that may move: one, or in `deferred` mode everybody who has something to decide. @rule TMY-19.5 */
export const movers = (state: State): readonly number[] => {
  if (state.phase === 'end') return [];
  if (!isDeferred(state) || state.round === 0) return state.active >= 0 ? [state.active] : [];
  return state.seats.flatMap((seat, index) =>
    seat.dropped === 0 && (index === state.active || hasDue(state, index) || offersOpen(state, index)) ? [index] : [],
  );
};

/** Whether a bonus tile lies in the pool: in the game and held by nobody. */
export const inPool = (state: State, tile: number): boolean =>
  state.bonusIn[tile] === 1 && state.seats.every(({ bonus }) => bonus !== tile);

/** The action spaces that lie on tiles. */
const tileSpaces = ['BON1', 'BON2', 'FAV6'] as const;

/** The action spaces of a seat's own board and tiles, in the order of their bits in `used`. */
export const ownSpaces: readonly Space[] = [...specialSpaces, ...tileSpaces, ...earlierSpaces];

/** The bit of an own action space in `used`. */
export const bitOf = (space: Space): number => 1 << ownSpaces.indexOf(space);

/** The names of the used spaces of a seat, for pictures. */
export const usedSpaces = (state: State, seat: number): readonly Space[] =>
  ownSpaces.filter((space) => (seatOf(state, seat).used & bitOf(space)) !== 0);

/** The seats with the most victory points. */
export const leaders = (state: State): readonly number[] => {
  const best = Math.max(...state.seats.map(({ vp }) => vp));
  return state.seats.flatMap(({ vp }, seat) => (vp === best ? [seat] : []));
};
