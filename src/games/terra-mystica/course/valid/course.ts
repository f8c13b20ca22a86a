/**
 * The course of a round: the seat that decides, and the order of the seats that have passed.
 *
 * @packageDocumentation
 */
import { firstDue, hasDue, isOut } from '../../engine/deciding.js';
import { hasOffer, worth } from '../../engine/offers.js';
import { inPool } from '../../engine/tiles.js';
import { at, isDeferred, seatOf } from '../../state/selectors.js';
import type { State } from '../../state/state.js';
import { rounds } from '../../tables/pieces.js';
import { bonusTiles } from '../../tables/tiles.js';
import { type Invariant, isSeatOf, within } from './invariant.js';

const areAllOut = ({ seats }: State): boolean => seats.every(isOut);

/** True if the position names the right seat as the next to decide. @rule TMY-19.1 @rule TMY-19.5 */
const isRightSeat = (state: State): boolean => {
  const { active, turnOf, phase, seats, offers } = state;
  switch (phase) {
    case 'turn':
      return isSeatOf(state, active) && turnOf === active && !isOut(seatOf(state, active));
    case 'offers': {
      if (isDeferred(state))
        return active === -1 && turnOf === -1 && seats.some((_, seat) => hasDue(state, seat) || hasOffer(state, seat));
      const due = firstDue(state);
      const [first] = offers;
      if (!isSeatOf(state, turnOf)) return false;
      return due >= 0 ? active === due : first !== undefined && worth(state, first) > 0 && active === first.to;
    }
    case 'cult':
    case 'income':
      return turnOf === -1 && active >= 0 && active === firstDue(state);
    case 'end':
      return turnOf === -1 && active === -1;
    case 'auction':
    case 'faction':
    case 'terrain':
    case 'favor':
    case 'dwelling':
    case 'bonus':
      return isSeatOf(state, active);
  }
};

/** True if the list of the seats that have passed fits the current phase. @rule TMY-14.2 @rule TMY-14.5 */
const isPassed = (state: State): boolean => {
  switch (state.phase) {
    case 'turn':
      return true;
    case 'offers':
      return state.turnOf >= 0 || areAllOut(state);
    case 'cult':
      return areAllOut(state) && state.round < rounds;
    case 'end':
      return areAllOut(state);
    case 'income':
    case 'auction':
    case 'faction':
    case 'terrain':
    case 'favor':
    case 'dwelling':
    case 'bonus':
      return state.passing.length === 0;
  }
};

/**
 * True if the seats that have passed come last in the turn order, in the order in which they passed. The seat whose turn it is does not count yet: it
 * joins the seats that have passed only when its turn ends.
 *
 * @rule TMY-14.9
 */
const isOrderOfPassing = (state: State): boolean => {
  const gone = state.passing.filter((seat) => seat !== state.turnOf);
  const start = state.order.length - gone.length;
  return gone.every((seat, index) => state.order[start + index] === seat);
};

/** The invariants of the course of a round. */
export const courseInvariants: readonly Invariant[] = [
  {
    path: 'offers',
    rule: 'TMY-8.1',
    text: 'an offer is made by or to a seat that is not at the table',
    holds: (state) => state.offers.every(({ from, to }) => isSeatOf(state, from) && isSeatOf(state, to)),
  },
  {
    path: 'offers',
    rule: 'TMY-8.5',
    text: 'a building waits for answers although the seat that owns it is not at the table',
    holds: (state) => state.watches.every(({ from }) => isSeatOf(state, from)),
  },
  {
    path: 'phase',
    rule: 'TMY-19.1',
    text: 'the seat that has to decide is not at the table',
    holds: ({ active, turnOf, seats }) => within(active, -1, seats.length - 1) && within(turnOf, -1, seats.length - 1),
  },
  {
    path: 'phase',
    rule: 'TMY-19.1',
    text: 'the seat that has to decide is not the seat whose turn it should be',
    holds: isRightSeat,
  },
  { path: 'passing', rule: 'TMY-14.2', text: 'the seats that have passed do not match the phase', holds: isPassed },
  {
    path: 'passing',
    rule: 'TMY-14.4',
    text: 'an action space is used before the round has begun',
    holds: ({ phase, taken, seats }) =>
      phase !== 'income' || (taken.every((isTaken) => isTaken === 0) && seats.every(({ used }) => used === 0)),
  },
  {
    path: 'order',
    rule: 'TMY-14.9',
    text: 'the turn order does not end with the seats that have passed, in the order in which they passed',
    holds: (state) => !state.switches['variable-turn-order'] || isOrderOfPassing(state),
  },
  {
    path: 'order',
    rule: 'TMY-14.7',
    text: 'the first seat in the turn order is not the seat that passed first',
    holds: (state) =>
      state.phase !== 'cult' || state.switches['variable-turn-order'] || at(state.order, 0) === at(state.passing, 0),
  },
  {
    path: 'bonus',
    rule: 'TMY-14.5',
    text: 'a seat has no bonus tile before its last pass, or still has a bonus tile after that pass',
    holds: (state) =>
      state.round === 0 ||
      state.seats.every(
        ({ bonus, dropped, passed }) => bonus >= 0 === (dropped === 0 && !(state.round === rounds && passed === 1)),
      ),
  },
  {
    path: 'bonus',
    rule: 'TMY-13.7',
    text: 'fewer than three bonus tiles are left in the pool',
    holds: (state) => bonusTiles.filter((_, tile) => inPool(state, tile)).length >= 3,
  },
];
