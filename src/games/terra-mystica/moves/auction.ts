/**
 * The auction of factions (TMY-13.9, TMY-13.10).
 *
 * @packageDocumentation
 */
import { allHold } from '../../../core/contract/demand.js';
import { type Source as Draws, shuffled } from '../../../core/values/random.js';
import { seatFaction } from '../engine/factions.js';
import { about, type Demand, type Question } from '../engine/question.js';
import { bookPoints, type Draft, replaced, seatDraft } from '../state/draft.js';
import type { Move, MoveOf } from '../state/move.js';
import type { Switches } from '../state/options.js';
import { isPlayable } from '../state/playable.js';
import type { Auction } from '../state/state.js';
import { factions } from '../tables/factions/index.js';
import { auctionPoints } from '../tables/pieces.js';
import type { After, Chapter } from './chapter.js';

/**
 * Draws the factions of an auction: as many faction boards as there are seats, and then one of the two factions on each board. (The tokens for the
 * draw are double-sided.)
 * @rule TMY-13.9
 */
export const drawTokens = (switches: Switches, seats: number, draws: Draws): readonly number[] => {
  const playable = factions.filter((faction) => isPlayable(switches, faction));
  const all = [...new Set(playable.map(({ board }) => board))];
  return shuffled(draws, all)
    .slice(0, seats)
    .map((board) => {
      const sides = playable.filter((faction) => faction.board === board);
      const side = sides[draws.below(sides.length)];
      return factions.findIndex(({ id }) => id === side?.id);
    });
};

/** The auction before the first bid: its factions are on offer, and the first seat of the order must open. @rule TMY-13.9 */
export const auctionOf = (tokens: readonly number[], order: readonly number[]): Auction => ({
  tokens: [...tokens].sort((a, b) => a - b),
  places: order.map(() => -1),
  out: [],
  opener: order[0]!,
  bid: -1,
  bidder: -1,
  paid: order.map(() => -1),
});

/** The seats that still bid: those that have no faction and have not left the current auction. */
const bidders = (auction: Auction, seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter(
    (seat) => auction.places[seat]! < 0 && !auction.out.includes(seat),
  );

/** True if only one bidder is left in the current auction. */
export const isWon = (auction: Auction, seats: number): boolean =>
  auction.bid >= 0 && bidders(auction, seats).length === 1;

/** The number of seats without a faction. */
export const withoutFaction = (auction: Auction): number => auction.places.filter((place) => place < 0).length;

const isBidding = ({ state, seat }: Question): boolean =>
  state.phase === 'auction' &&
  state.active === seat &&
  state.auction !== null &&
  !isWon(state.auction, state.seats.length) &&
  withoutFaction(state.auction) > 1;

/** The state, the move and the derived values checked by the conditions for a bid. */
interface BidQuestion extends Question {
  readonly points: number;
}

/** The conditions for making a bid in an auction. */
const bidDemands: readonly Demand<BidQuestion>[] = [
  { rule: 'TMY-13.9', text: 'this seat cannot bid now', holds: isBidding },
  {
    rule: 'TMY-13.9',
    text: 'the bid is higher than the points available for bidding',
    holds: ({ points }) => points <= auctionPoints,
  },
  {
    rule: 'TMY-13.10',
    text: 'the bid must be higher than the last bid',
    holds: ({ state: { auction }, points }) => auction === null || points > auction.bid,
  },
];

/** The state, the move and the derived values checked by the conditions for leaving the bidding. */
interface QuitQuestion extends Question {
  /** True if the pass names a bonus tile. */
  readonly names: boolean;
}

/** The conditions for leaving the bidding. */
const quitDemands: readonly Demand<QuitQuestion>[] = [
  { rule: 'TMY-13.9', text: 'a bonus tile cannot be taken in an auction', holds: ({ names }) => !names },
  { rule: 'TMY-13.9', text: 'this seat cannot bid now', holds: isBidding },
  {
    rule: 'TMY-13.10',
    text: 'the first seat in an auction must bid',
    holds: ({ state: { auction } }) => auction === null || auction.bid >= 0,
  },
];

/** The state, the move and the derived values checked by the conditions for taking a faction's token. */
interface TakeQuestion extends Question {
  /** Index of `factions`. */
  readonly token: number;
  /** The place in the turn order that the seat wants; 1 is the first place. */
  readonly place: number;
}

/** The conditions for taking a faction's token and a place in the turn order. */
const takeDemands: readonly Demand<TakeQuestion>[] = [
  {
    rule: 'TMY-13.9',
    text: 'this seat cannot take a faction now',
    holds: ({ state, seat }) =>
      state.phase === 'auction' &&
      state.active === seat &&
      state.auction !== null &&
      (isWon(state.auction, state.seats.length) || withoutFaction(state.auction) === 1),
  },
  {
    rule: 'TMY-13.9',
    text: 'that faction is not on offer',
    holds: ({ state, token }) => state.auction?.tokens.includes(token) === true,
  },
  {
    rule: 'TMY-13.9',
    text: 'that place in the turn order is not free',
    holds: ({ state, place }) =>
      place >= 1 && place <= state.seats.length && state.auction?.places.includes(place - 1) === false,
  },
];

/** The next seat clockwise that still takes part in the bidding. */
export const nextBidder = (auction: Auction, from: number, seats: number): number => {
  const open = bidders(auction, seats);
  for (let step = 1; step <= seats; step++) if (open.includes((from + step) % seats)) return (from + step) % seats;
  return from;
};

/** Bids. */
const bid = (draft: Draft, { seat, points }: BidQuestion): After => {
  const { auction } = draft;
  if (auction === null) return 'nothing';
  auction.bid = points;
  auction.bidder = seat;
  draft.active = nextBidder(auction, seat, draft.seats.length);
  return 'nothing';
};

/** Lets a seat leave the current auction. */
const quit = (draft: Draft, { seat }: QuitQuestion): After => {
  const { auction } = draft;
  if (auction === null) return 'nothing';
  auction.out = [...auction.out, seat];
  draft.active = isWon(auction, draft.seats.length) ? auction.bidder : nextBidder(auction, seat, draft.seats.length);
  return 'nothing';
};

/** Takes a faction and a place in the turn order, at the price of the seat's bid. */
const take = (draft: Draft, { seat, token, place }: TakeQuestion): After => {
  const { auction } = draft;
  if (auction === null) return 'nothing';
  const price = Math.max(0, auction.bid);
  seatFaction(draft, seat, token);
  const me = seatDraft(draft, seat);
  bookPoints(me, auctionPoints - price - me.vp, 'start');
  auction.tokens = auction.tokens.filter((other) => other !== token);
  auction.places = replaced(auction.places, seat, place - 1);
  auction.paid = replaced(auction.paid, seat, price);
  auction.bid = -1;
  auction.bidder = -1;
  auction.out = [];
  auction.opener = seat;
  return 'set-up';
};

/** Opens the next auction, led by the next seat without a faction. After the last auction, the places that the seats have taken become the turn order. */
export const nextAuction = (draft: Draft): boolean => {
  const { auction, seats } = draft;
  if (auction === null || draft.phase === 'dwelling' || draft.phase === 'bonus') return false;
  if (withoutFaction(auction) === 0) {
    draft.order = auction.places
      .map((place, seat) => ({ place, seat }))
      .sort((a, b) => a.place - b.place)
      .map(({ seat }) => seat);
    return false;
  }
  draft.phase = 'auction';
  const next = nextBidder(auction, auction.opener, seats.length);
  auction.opener = next;
  draft.active = next;
  return true;
};

/** Lists the legal bids, from the lowest up. */
const listBids = (question: Question, moves: Move[]): void => {
  for (let points = 0; points <= auctionPoints; points++)
    if (allHold(bidDemands, about(question, { points }))) moves.push({ _tag: 'Bid', by: question.by, points });
};

/** Lists the legal choices: each remaining faction token with each free place in the turn order. */
const listTokens = (question: Question, moves: Move[]): void => {
  for (const [token, { id }] of factions.entries())
    for (let place = 1; place <= question.state.seats.length; place++)
      if (allHold(takeDemands, about(question, { token, place })))
        moves.push({ _tag: 'Take', by: question.by, faction: id, place });
};

/** Lists the move that leaves the bidding, if it is legal. */
const listQuits = (question: Question, moves: Move[]): void => {
  if (allHold(quitDemands, about(question, { names: false })))
    moves.push({ _tag: 'Pass', by: question.by, tile: null });
};

/** Bids. */
export const bids: Chapter<MoveOf<'Bid'>, BidQuestion> = {
  question: (asked, { points }) => about(asked, { points }),
  demands: bidDemands,
  perform: bid,
  list: listBids,
};

/** The chapter of the rules on passing in an auction in order to leave the bidding. */
export const quits: Chapter<MoveOf<'Pass'>, QuitQuestion> = {
  question: (asked, { tile }) => about(asked, { names: tile !== null }),
  demands: quitDemands,
  perform: quit,
  list: listQuits,
};

/** The chapter of the rules on taking a faction's token and a place in the turn order. */
export const tokenChoices: Chapter<MoveOf<'Take'>, TakeQuestion> = {
  question: (asked, { faction, place }) =>
    about(asked, { token: factions.findIndex(({ id }) => id === faction), place }),
  demands: takeDemands,
  perform: take,
  list: listTokens,
};
