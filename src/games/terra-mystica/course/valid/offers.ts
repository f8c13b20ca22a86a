/**
 * Invariants of power offers, and of the buildings whose owners wait for answers.
 *
 * @packageDocumentation
 */
import { reacts } from '../../engine/neighbours.js';
import { worth } from '../../engine/offers.js';
import { at, factionOf, isDeferred, seatOf } from '../../state/selectors.js';
import type { Offer, State } from '../../state/state.js';
import { kinds } from '../../tables/pieces.js';
import { distinct, type Invariant, overSeats, timesBuilt, within } from './invariant.js';

/** The total power value of a seat's structures; no offer to the seat exceeds this value. @rule TMY-8.1 */
const powerOf = (state: State, seat: number): number => {
  const { powerValues } = factionOf(state, seat);
  return kinds.reduce((sum, kind, index) => sum + powerValues[kind] * at(seatOf(state, seat).counts, index), 0);
};

const isMade = (state: State, { build, from, to, amount, void: dead }: Offer): boolean =>
  within(build, 0, state.builds - 1) &&
  from !== to &&
  seatOf(state, to).dropped === 0 &&
  within(amount, 1, powerOf(state, to)) &&
  within(dead, 0, isDeferred(state) ? 1 : 0);

/** The position of an offer's recipient in the order in which seats answer the builder. @rule TMY-8.3 */
const placeOf = ({ order }: State, { from, to }: Offer): number =>
  (order.indexOf(to) - order.indexOf(from) + order.length) % order.length;

/**
 * True if the offer `later` is for a later building than `earlier`, or for the same building but a later seat; with deferred answers, any other seat
 * will do.
 */
const follows = (state: State, later: Offer, earlier: Offer | undefined): boolean =>
  earlier === undefined ||
  later.build > earlier.build ||
  (later.build === earlier.build &&
    later.from === earlier.from &&
    later.to !== earlier.to &&
    (isDeferred(state) || placeOf(state, later) > placeOf(state, earlier)));

const isReacting = (state: State, seat: number): boolean => reacts(factionOf(state, seat));

const openOf = ({ offers }: State, build: number): number => offers.filter((offer) => offer.build === build).length;

/** True if a building's owner is recorded as waiting for the neighbours' answers, or if the answers cannot affect the owner. */
const isWatched = (state: State, { build, from }: Offer): boolean =>
  !isReacting(state, from) ||
  seatOf(state, from).dropped === 1 ||
  state.watches.some((watch) => watch.build === build && watch.from === from);

/** Offers, answers, reactions. */
export const offerInvariants: readonly Invariant[] = [
  {
    path: 'builds',
    rule: 'TMY-8.1',
    text: 'more buildings have made offers than were built',
    holds: (state) =>
      state.round === 0
        ? state.builds === 0
        : within(
            state.builds,
            0,
            overSeats(state, (_, seat) => timesBuilt(state, seat)),
          ),
  },
  {
    path: 'offers',
    rule: 'TMY-8.1',
    text: "an offer was made outside the rounds, by a seat to itself, or for more power than the receiver's structures give",
    holds: (state) =>
      (state.offers.length === 0 || state.phase === 'turn' || state.phase === 'offers') &&
      state.offers.every((offer) => isMade(state, offer)),
  },
  {
    path: 'offers',
    rule: 'TMY-8.3',
    text: 'the offers are not in the order in which they were made, or one building has made two offers to the same seat',
    holds: (state) =>
      state.offers.every((offer, index) => follows(state, offer, state.offers[index - 1])) &&
      distinct(state.offers.map(({ build, to }) => build * state.seats.length + to)),
  },
  {
    path: 'offers',
    rule: 'TMY-19.5a',
    text: 'an offer cannot be accepted, or does not come from the action of the seat whose turn it is',
    holds: (state) =>
      isDeferred(state) ||
      state.offers.every(
        (offer) =>
          offer.from === state.turnOf &&
          worth(state, offer) > 0 &&
          (state.phase === 'offers' || state.turn.act !== 'none'),
      ),
  },
  {
    path: 'offers',
    rule: 'TMY-8.5',
    text: 'the open offers do not match the buildings whose offers are not yet answered',
    holds: (state) =>
      distinct(state.watches.map(({ build }) => build)) &&
      state.watches.every(
        ({ build, from, taken, declined }) =>
          isReacting(state, from) &&
          seatOf(state, from).dropped === 0 &&
          within(taken, 0, 1) &&
          within(declined, 0, state.seats.length - 1 - taken - openOf(state, build)) &&
          state.offers.some((offer) => offer.build === build && offer.from === from),
      ) &&
      state.offers.every((offer) => isWatched(state, offer)),
  },
];
