/**
 * The key of a position, for tables of visited positions.
 *
 * @packageDocumentation
 */
import { type Bits, only, smallest, withoutSmallest } from '../../core/values/bits.js';
import { boardIn } from './state/map.js';
import type { Switches } from './state/options.js';
import { turnShape } from './state/shape.js';
import { type Auction, phases, type SeatState, type State, type Turn } from './state/state.js';
import { maps } from './tables/maps.js';

/**
 * The character codes of the key that is being made. The list is used again for every key, and is longer than most keys, because a list that grows
 * takes longer.
 */
const codes: number[] = Array.from({ length: 512 }, () => 0);

// Most numbers of a position are small, so several of them share a character. Each function puts numbers at a place, and returns the next place.

/** The code in front of numbers that do not fit into one character. It begins nothing else, so equal keys stand for equal numbers. */
const apart = 0xffff;

const putWide = (place: number, n: number): number => {
  codes[place] = n >>> 16;
  codes[place + 1] = n & 0xffff;
  return place + 2;
};

/** Puts a number, which takes one character if it is from 0 to 65534. */
const putOne = (place: number, n: number): number => {
  codes[place] = n & 0xffff;
  if (n >>> 0 < apart) return place + 1;
  codes[place] = apart;
  return putWide(place + 1, n);
};

/** Puts two numbers, which take one character if both are from 0 to 254. */
const putTwo = (place: number, a: number, b: number): number => {
  codes[place] = (a << 8) | b;
  if ((a | b) >>> 0 < 0xff) return place + 1;
  codes[place] = apart;
  return putWide(putWide(place + 1, a), b);
};

/** Puts four numbers, which take one character if all are from 0 to 14. */
const putFour = (place: number, a: number, b: number, c: number, d: number): number => {
  codes[place] = (a << 12) | (b << 8) | (c << 4) | d;
  if ((a | b | c | d) >>> 0 < 0xf) return place + 1;
  codes[place] = apart;
  return putWide(putWide(putWide(putWide(place + 1, a), b), c), d);
};

/** Puts the numbers of a list of known length; as a rule they are from -1 to 13. */
const putItems = (at: number, items: readonly number[]): number => {
  let [place, index] = [at, 3];
  for (; index < items.length; index += 4)
    place = putFour(place, items[index - 3]! + 1, items[index - 2]! + 1, items[index - 1]! + 1, items[index]! + 1);
  for (index -= 2; index < items.length; index += 2) place = putTwo(place, items[index - 1]! + 1, items[index]! + 1);
  return index === items.length ? putOne(place, items[index - 1]! + 1) : place;
};

/** Puts the numbers of a list of any length. */
const putList = (place: number, items: readonly number[]): number => putItems(putOne(place, items.length), items);

/** A number of either sign as one that is not negative: small amounts give small numbers. */
const unsigned = (n: number): number => (n << 1) ^ (n >> 31);

/** Puts the points from each source. */
const putPoints = (at: number, points: readonly number[]): number => {
  let [place, index] = [at, 1];
  for (; index < points.length; index += 2)
    place = putTwo(place, unsigned(points[index - 1]!), unsigned(points[index]!));
  return index === points.length ? putOne(place, unsigned(points[index - 1]!)) : place;
};

const mapIds = maps.map(({ id }) => id);

const bit = (isOn: boolean): number => (isOn ? 1 : 0);

const putSwitches = (place: number, switches: Switches): number =>
  putWide(
    place,
    mapIds.indexOf(switches.map) |
      (bit(switches['leech-timing'] === 'deferred') << 2) |
      (bit(switches['vp-variant'] === 'original_2017') << 3) |
      (bit(switches['mini-expansion-1']) << 4) |
      (bit(switches['shipping-bonus']) << 5) |
      (bit(switches['temple-scoring-tile']) << 6) |
      (bit(switches['variable-turn-order']) << 7) |
      (bit(switches['fire-and-ice-final-scoring']) << 8) |
      (bit(switches['fire-and-ice-factions/ice']) << 9) |
      (bit(switches['fire-and-ice-factions/volcano']) << 10) |
      (bit(switches['fire-and-ice-factions/variable']) << 11) |
      (bit(switches['fire-and-ice-factions/variable_v2']) << 12) |
      (bit(switches['fire-and-ice-factions/variable_v3']) << 13) |
      (bit(switches['fire-and-ice-factions/variable_v4']) << 14) |
      (bit(switches['fire-and-ice-factions/variable_v5']) << 15) |
      (bit(switches['errata-cultist-power']) << 16) |
      (bit(switches['strict-leech']) << 17) |
      (bit(switches['strict-darkling-sh']) << 18) |
      (bit(switches['manual-fav5']) << 19) |
      (bit(switches.auction) << 20),
  );

/** Puts a structure, if there is one, in one character. */
const putStructure = (place: number, { structure, owner, town }: State, hex: number): number => {
  const kind = structure[hex]!;
  if (kind === 0) return place;
  codes[place] = (hex << 7) | (owner[hex]! << 4) | (kind << 1) | town[hex]!;
  return place + 1;
};

/** Puts the ground of the land hexes, four to a character, and then the structures. River hexes never change. */
const putLand = (at: number, state: State): number => {
  const { ground, structure } = state;
  const { lands } = boardIn(state);
  let [place, built, index] = [at, 0, 0];
  for (; index + 3 < lands.length; index += 4) {
    const [a, b, c, d] = [lands[index]!, lands[index + 1]!, lands[index + 2]!, lands[index + 3]!];
    codes[place++] = (ground[a]! << 12) | (ground[b]! << 8) | (ground[c]! << 4) | ground[d]!;
    if ((structure[a]! | structure[b]! | structure[c]! | structure[d]!) !== 0) built |= only(index >> 2);
  }
  for (; index < lands.length; index++) {
    codes[place++] = ground[lands[index]!]! & 0xffff;
    built |= only(index >> 2);
  }
  return putStructures(place, state, lands, built);
};

/** Puts the structures on the given groups of four hexes. */
const putStructures = (at: number, state: State, lands: readonly number[], groups: Bits): number => {
  let place = at;
  for (let rest = groups; rest !== 0; rest = withoutSmallest(rest)) {
    const first = 4 * smallest(rest);
    const end = Math.min(first + 4, lands.length);
    for (let index = first; index < end; index++) place = putStructure(place, state, lands[index]!);
  }
  codes[place] = apart;
  return place + 1;
};

/** Puts the bridges, one character each. */
const putBridges = (at: number, bridge: readonly number[]): number => {
  let place = at;
  for (let span = 0; span < bridge.length; span++) if (bridge[span]! >= 0) codes[place++] = (span << 3) | bridge[span]!;
  codes[place] = apart;
  return place + 1;
};

/** For a bonus tile, 0 if it is not in the game, otherwise 1 more than its coins. */
const worthOf = ({ bonusIn, bonusCoins }: State, tile: number): number =>
  bonusIn[tile] === 1 ? bonusCoins[tile]! + 1 : 0;

const putBonus = (at: number, state: State): number => {
  let [place, tile] = [at, 1];
  for (; tile < state.bonusIn.length; tile += 2) place = putTwo(place, worthOf(state, tile - 1), worthOf(state, tile));
  return tile === state.bonusIn.length ? putOne(place, worthOf(state, tile - 1)) : place;
};

/** Puts what a seat must still decide; nearly always nothing. */
const putDues = (place: number, seat: SeatState): number => {
  const { locked, uses, steps, tokens, spades, priestsDue, ordain } = seat;
  if ((locked | uses | steps | tokens | spades | priestsDue | ordain) === 0) return putOne(place, 0);
  const next = putTwo(putOne(putOne(place, 1), locked), uses, steps);
  return putFour(next, tokens, spades, priestsDue, ordain);
};

const putSeat = (at: number, seat: SeatState): number => {
  let place = putTwo(at, seat.faction + 1, seat.home + 1);
  place = putTwo(place, seat.coins, seat.workers);
  place = putFour(place, seat.bowl1, seat.bowl2, seat.bowl3, seat.priests);
  place = putFour(place, seat.keys, seat.shipping, seat.digging, seat.range);
  place = putFour(place, seat.bonus + 1, seat.passed, seat.dropped, seat.rivers.length);
  place = putItems(place, seat.rivers);
  place = putOne(putOne(place, seat.favors), seat.used);
  place = putItems(putItems(place, seat.cults), seat.towns);
  return putPoints(putDues(place, seat), seat.points);
};

const { act: acts, kind: spadeKinds, free: freeThings } = turnShape;

const putTurn = (at: number, turn: Turn): number => {
  const act = acts.names.indexOf(turn.act);
  let place = putFour(at, act, spadeKinds.names.indexOf(turn.kind), freeThings.names.indexOf(turn.free), turn.left);
  place = putFour(place, turn.spades, turn.paid, turn.mayDig, turn.eruption);
  place = putFour(place, turn.built, turn.shift, turn.favors, turn.towns);
  place = putFour(place, turn.bridges, turn.steps, turn.leap, turn.loss);
  place = putTwo(putTwo(place, turn.lossFrom, turn.blocked), turn.choose, turn.skipped + 1);
  return putList(place, turn.sites);
};

/** Puts the offers of power, and the buildings that wait for answers. */
const putOffers = (at: number, { offers, watches, builds }: State): number => {
  let place = putTwo(putOne(at, builds), offers.length, watches.length);
  for (const { build, from, to, amount, void: dead } of offers)
    place = putFour(putOne(place, build), from, to, amount, dead);
  for (const { build, from, taken, declined } of watches)
    place = putFour(putOne(place, build), from, taken, declined, 0);
  return place;
};

const putAuction = (at: number, { opener, bid, bidder, tokens, places, out, paid }: Auction): number => {
  const place = putTwo(putTwo(at, opener, bidder + 1), bid + 1, 0);
  return putList(putList(putList(putList(place, tokens), places), out), paid);
};

/** Puts the phase, the orders of the seats, and what lies beside the map. */
const putTable = (at: number, state: State): number => {
  let place = putFour(at, phases.indexOf(state.phase), state.round, state.seats.length, state.active + 1);
  place = putFour(place, state.turnOf + 1, state.order.length, state.passing.length, state.finals.length);
  place = putItems(putItems(putItems(place, state.order), state.passing), state.finals);
  place = putItems(putBridges(place, state.bridge), state.preachers);
  place = putItems(putItems(place, state.favorPool), state.townPool);
  return putBonus(putItems(putItems(place, state.taken), state.scoring), state);
};

/**
 * A text of about a hundred and sixty characters, made from the numbers that describe a position. Two keys are equal if and only if the position
 * texts are equal: numbers that follow from others are left out of both.
 */
export const key = (state: State): string => {
  let place = putLand(putTable(putSwitches(0, state.switches), state), state);
  place = putTurn(putOffers(place, state), state.turn);
  if (state.auction !== null) place = putAuction(place, state.auction);
  for (const seat of state.seats) place = putSeat(place, seat);
  return String.fromCharCode(...codes.slice(0, place));
};
