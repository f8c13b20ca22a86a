/**
 * The invariants of the set-up and the auction, where everything follows from the choices made so far.
 *
 * @packageDocumentation
 */

import { choosesTerrain, printedHome } from '../../engine/terrain.js';
import { isWon, nextBidder, withoutFaction } from '../../moves/auction.js';
import { dwellingOrder, placed, startsDone } from '../../moves/starting.js';
import { blankSeat, draftOf, seatDraft } from '../../state/draft.js';
import { boardOf } from '../../state/map.js';
import { isPlayable } from '../../state/playable.js';
import { at, factionAt, isDeferred } from '../../state/selectors.js';
import type { Auction, State } from '../../state/state.js';
import { factions } from '../../tables/factions/index.js';
import { auctionPoints, rounds } from '../../tables/pieces.js';
import { nextChoice, settleSeat } from '../setup.js';
import { all, areAlike, distinct, type Invariant, within } from './invariant.js';

/** The phases before the first round. */
const setupPhases = new Set<State['phase']>(['auction', 'faction', 'terrain', 'favor', 'dwelling', 'bonus']);

const atSetup =
  (test: (state: State) => boolean) =>
  (state: State): boolean =>
    state.round > 0 || test(state);

const hasItsStart = (state: State): boolean => {
  const draft = draftOf({ ...state, phase: 'terrain', active: -1, seats: state.seats.map(blankSeat) });
  return state.seats.every((seat, index) => {
    if (seat.faction < 0) return true;
    settleSeat(draft, index, seat);
    return areAlike(seatDraft(draft, index), seat);
  });
};

/** True if all ground is as printed on the map, except ice or a volcano under a dwelling on its owner's starting terrain. @rule TMY-13.6 */
const isUntouched = (state: State): boolean => {
  const { grounds } = boardOf(state.switches.map);
  return state.ground.every((ground, hex) => {
    const owner = state.seats[at(state.owner, hex)];
    return owner === undefined ? ground === grounds[hex] : grounds[hex] === owner.home;
  });
};

const isEmptyTable = (state: State): boolean =>
  state.turnOf === -1 &&
  state.builds === 0 &&
  [state.passing, state.offers, state.watches].every(({ length }) => length === 0) &&
  [state.bridge, state.preachers].every((list) => list.every((owner) => owner < 0)) &&
  [state.town, state.taken, state.bonusCoins].every((list) => list.every((n) => n === 0));

/**
 * True if each seat has placed one dwelling for each of its turns so far, and nothing else; a seat that has left the game may have placed fewer.
 *
 * @rule TMY-13.6 @rule TMY-18.1
 */
const isPlacedInOrder = (state: State): boolean => {
  const come = dwellingOrder(state).slice(0, placed(state) === 0 ? 0 : startsDone(state));
  return state.seats.every(({ counts, faction, dropped }, seat) => {
    const turns = faction < 0 ? 0 : come.filter((other) => other === seat).length;
    const built = at(counts, 0);
    return (
      counts.reduce((sum, count) => sum + count, 0) === built && (built === turns || (dropped === 1 && built < turns))
    );
  });
};

/** True if no seat holds a bonus tile or, while the first tiles are being taken, only the last seats in turn order do. @rule TMY-13.7 */
const isTakenInOrder = ({ order, seats, phase }: State): boolean => {
  const holds = order.filter((seat) => seats[seat]!.dropped === 0).map((seat) => seats[seat]!.bonus >= 0);
  const first = holds.indexOf(true);
  return first < 0 || (phase === 'bonus' && holds.slice(first).every((isHeld) => isHeld));
};

/** True if the phase and the active seat match the next choice. */
const isNextChoice = (state: State): boolean => {
  if (state.phase === 'auction') return isNextBid(state);
  const choice = nextChoice(draftOf(state));
  return choice?.[0] === state.phase && choice[1] === state.active;
};

const isOwing = (state: State): boolean =>
  state.seats.some(
    ({ faction, home, favors }) =>
      faction >= 0 &&
      ((home < 0 && choosesTerrain(factionAt(faction)) !== 'last') ||
        (factionAt(faction).favors.atSetup > 0 && favors === 0)),
  );

/** True if the active seat is the next to bid, or the winner of the current bidding. @rule TMY-13.10 */
const isNextBid = (state: State): boolean => {
  const { auction, active, seats } = state;
  if (auction === null || isOwing(state) || withoutFaction(auction) === 0) return false;
  if (auction.bid < 0) return active === auction.opener && auction.out.length === 0 && at(auction.places, active) < 0;
  if (isWon(auction, seats.length)) return active === auction.bidder;
  return active === nextBidder(auction, auction.bidder, seats.length);
};

/** The seats, sorted by the places that they took in the auction. @rule TMY-13.9 */
const byPlaces = (state: State, { places }: Auction): readonly number[] =>
  [...state.seats.keys()].sort((a, b) => at(places, a) - at(places, b));

const clockwise = ({ seats }: State): readonly number[] => [...seats.keys()];

const isTurned = (order: readonly number[], base: readonly number[]): boolean => {
  const start = base.indexOf(at(order, 0));
  return order.every((seat, index) => seat === base[(start + index) % base.length]);
};

/**
 * True if all seats have a place from the auction; these places then determine the turn order. The order is not yet determined while the last seat to
 * take a faction still has to choose a terrain or a tile.
 */
const isPlaced = (state: State, auction: Auction): boolean => withoutFaction(auction) === 0 && !isOwing(state);

/** True if the turn order follows from the start seat or from the auction. @rule TMY-14.8 */
const isOrderRight = (state: State): boolean => {
  const { auction, order, round, switches } = state;
  const places = auction !== null && isPlaced(state, auction) ? byPlaces(state, auction) : undefined;
  if (round > 0) return switches['variable-turn-order'] || isTurned(order, places ?? clockwise(state));
  return places === undefined
    ? isTurned(order, clockwise(state))
    : places.every((seat, index) => order[index] === seat);
};

const bids = ({ auction, seats }: State): boolean => {
  if (auction === null) return true;
  const { places, paid, opener, bid, bidder, out } = auction;
  const isRich = (seat: number): boolean => at(places, seat) >= 0;
  return (
    all(places, seats.length, -1, seats.length - 1) &&
    distinct(places.filter((place) => place >= 0)) &&
    seats.every(({ faction }, seat) => isRich(seat) === faction >= 0) &&
    all(paid, seats.length, -1, auctionPoints) &&
    paid.every((price, seat) => price >= 0 === isRich(seat)) &&
    within(opener, 0, seats.length - 1) &&
    within(bid, -1, auctionPoints) &&
    within(bidder, -1, seats.length - 1) &&
    bid < 0 === bidder < 0 &&
    all(out, out.length, 0, seats.length - 1) &&
    distinct(out) &&
    out.every((seat) => !isRich(seat) && seat !== bidder && bid >= 0) &&
    (bidder < 0 || !isRich(bidder))
  );
};

/** True if each remaining token belongs to a faction board that is still free, and no seat has taken the board's home terrain. @rule TMY-13.3 */
const areTokensFree = ({ tokens }: Auction, { seats, switches }: State): boolean => {
  const sides = [...tokens, ...seats.map(({ faction }) => faction).filter((faction) => faction >= 0)].map(factionAt);
  return (
    distinct(tokens) &&
    tokens.every((token) => isPlayable(switches, factionAt(token))) &&
    new Set(sides.map(({ board }) => board)).size === sides.length &&
    tokens.every((token) => seats.every(({ home }) => home < 0 || home !== printedHome(factionAt(token))))
  );
};

/** The set-up. */
export const setupInvariants: readonly Invariant[] = [
  {
    path: 'phase',
    rule: 'TMY-1.2',
    text: 'the round does not match the phase: set-up is round 0, the end is round 6',
    holds: ({ phase, round }) => setupPhases.has(phase) === (round === 0) && (phase !== 'end' || round === rounds),
  },
  {
    path: 'seats',
    rule: 'TMY-13.2',
    text: 'the game has moved on although not all factions and terrains have been chosen',
    holds: ({ phase, seats }) =>
      (setupPhases.has(phase) && phase !== 'dwelling' && phase !== 'bonus') ||
      seats.every(({ faction, home, dropped }) => faction >= 0 && (home >= 0 || dropped === 1)),
  },
  {
    path: 'auction',
    rule: 'TMY-13.9',
    text: 'there is an auction although the option for auctions is off, or no auction although the option is on',
    holds: ({ auction, phase, switches }) =>
      (auction !== null) === switches.auction && (phase !== 'auction' || auction !== null),
  },
  {
    path: 'auction',
    rule: 'TMY-13.9',
    text: 'there must be exactly one token for each seat without a faction, and no token may show a board or home terrain that a seat already has',
    holds: (state: State): boolean => {
      const { auction, seats } = state;
      if (auction === null) return true;
      const free = seats.filter(({ faction }) => faction < 0).length;
      return (
        auction.tokens.length === free &&
        all(auction.tokens, free, 0, factions.length - 1) &&
        areTokensFree(auction, state)
      );
    },
  },
  {
    path: 'auction',
    rule: 'TMY-13.10',
    text: 'the places and bids of the auction do not match the seats',
    holds: bids,
  },
  {
    path: 'auction',
    rule: 'TMY-13.10',
    text: 'a bid is recorded although no auction is in progress',
    holds: ({ auction, phase }) => auction === null || phase === 'auction' || auction.bid < 0,
  },
  {
    path: 'phase',
    rule: 'TMY-13.2',
    text: 'something that can appear only after round 1 has begun is already on the table during set-up',
    holds: atSetup(isEmptyTable),
  },
  {
    path: 'ground',
    rule: 'TMY-13.6',
    text: 'during set-up, a hex has been transformed, or a dwelling is not on the starting terrain of its seat',
    holds: atSetup(isUntouched),
  },
  {
    path: 'order',
    rule: 'TMY-14.8',
    text: 'the turn order is neither clockwise nor the order of the places taken in the auction',
    holds: isOrderRight,
  },
  {
    path: 'structures',
    rule: 'TMY-13.6',
    text: 'the starting dwellings were not placed in the right order',
    holds: atSetup((state) => isPlacedInOrder(state) && (placed(state) === 0 || isAfterChoices(state))),
  },
  {
    path: 'bonus',
    rule: 'TMY-13.7',
    text: 'the first bonus tiles were not taken in the reverse order of turns',
    holds: atSetup(isTakenInOrder),
  },
  {
    path: 'seats',
    rule: 'TMY-13.5',
    text: 'a seat does not have what its faction begins with',
    holds: atSetup(hasItsStart),
  },
  {
    path: 'phase',
    rule: 'TMY-13.2',
    text: 'the pending choice is not the next one of the set-up',
    holds: atSetup(isNextChoice),
  },
  {
    path: 'seats',
    rule: 'TMY-18.1',
    text: 'no seat remains in the game, or a seat has withdrawn although the game is not a replay',
    holds: (state: State): boolean => {
      const gone = state.seats.filter(({ dropped }) => dropped === 1).length;
      return gone === 0 || (isDeferred(state) && !hasAuctioned(state) && gone < state.seats.length);
    },
  },
];

/** True at the set-up of a game with an auction, which no seat can leave. */
const hasAuctioned = ({ round, auction }: State): boolean => round === 0 && auction !== null;

const isAfterChoices = ({ phase }: State): boolean => phase === 'dwelling' || phase === 'bonus';
