/**
 * The layout that writes positions of Terra Mystica as numbers. Each list with an entry for every seat begins with the viewing seat; the other seats
 * follow in table order.
 *
 * @packageDocumentation
 */

import type { Seat } from '../../core/values/seat.js';
import {
  bonusTiles,
  factions,
  favorTiles,
  finalTiles,
  grounds,
  kinds,
  phases,
  ring,
  type SeatState,
  type State,
  scoringTiles,
  sources,
  type Turn,
  townTiles,
} from '../../games/terra-mystica/seen.js';
import {
  categories,
  type FieldShape,
  flags,
  listed,
  lookingSeat,
  numbers,
  relative,
  seatAfter,
  single,
} from '../fields.js';
import { type Field, layoutOf } from '../layout.js';

const [hexes, spans, seats, cults, rounds] = [113, 33, 5, 4, 6];

/** A bound for numbers that the rules do not limit; in practice, no game reaches this bound. */
const most = 1000;

const seatOr0 = (seat: number, looking: Seat, count: number): number =>
  seat < 0 ? 0 : 1 + relative(seat, looking, count);

const who = '0 for none, else 1 more than the distance of the seat from the one that looks';

/** A field with a list of seats, for instance the owners of tiles. */
const owners = (
  name: string,
  shape: readonly number[],
  meaning: string,
  read: (state: State) => readonly number[],
): Field<State> => ({
  name,
  ...categories(shape, seats),
  meaning: `${meaning}: ${who}`,
  write: (state, looking, out, at) => {
    const list = read(state);
    const count = state.seats.length;
    for (let index = 0; index < list.length; index++) {
      const seat = list[index]!;
      if (seat >= 0) out[at + index] = 1 + relative(seat, looking, count);
    }
  },
});

/** A field with one number for each seat. */
const ofSeats = (name: string, kind: FieldShape, meaning: string, read: (seat: SeatState) => number): Field<State> => ({
  name,
  ...kind,
  shape: [seats],
  meaning: `by seat: ${meaning}`,
  write: ({ seats: all }, looking, out, at) => {
    for (let index = 0; index < all.length; index++)
      out[at + index] = read(all[seatAfter(looking, index, all.length)]!);
  },
});

/** A field with a list of numbers for each seat. */
const listsOfSeats = (
  name: string,
  kind: FieldShape,
  length: number,
  meaning: string,
  read: (seat: SeatState) => readonly number[],
): Field<State> => ({
  name,
  ...kind,
  shape: [seats, length],
  meaning: `by seat: ${meaning}`,
  write: ({ seats: all }, looking, out, at) => {
    for (let index = 0; index < all.length; index++) {
      const list = read(all[seatAfter(looking, index, all.length)]!);
      for (let item = 0; item < list.length; item++) out[at + index * length + item] = list[item]!;
    }
  },
});

/** A field with several flags for each seat; the flags of each seat are the bits of one number. */
const bitsOfSeats = (
  name: string,
  length: number,
  meaning: string,
  read: (seat: SeatState) => number,
): Field<State> => ({
  name,
  ...flags([seats, length]),
  meaning: `by seat: ${meaning}`,
  write: ({ seats: all }, looking, out, at) => {
    for (let index = 0; index < all.length; index++) {
      const bits = read(all[seatAfter(looking, index, all.length)]!);
      for (let bit = 0; bit < length; bit++) if ((bits & (1 << bit)) !== 0) out[at + index * length + bit] = 1;
    }
  },
});

/** The numbers that describe the active seat's current turn. */
const turnNumbers = [
  ...([
    'left',
    'spades',
    'paid',
    'mayDig',
    'eruption',
    'built',
    'favors',
    'towns',
    'bridges',
    'steps',
    'leap',
  ] as const),
  ...(['loss', 'lossFrom', 'blocked', 'choose', 'shift'] as const),
] satisfies readonly (keyof Turn)[];

const acts = ['none', 'land', 'other'] as const;
const spadeKinds = ['none', 'one', 'two', 'any'] as const;
const frees = ['none', 'ride', 'trading-house', 'sandstorm'] as const;

const mapFields: readonly Field<State>[] = [
  listed(
    'ground',
    categories([hexes], grounds.length - 1),
    `what each hex is: ${grounds.join(' ')}`,
    ({ ground }) => ground,
  ),
  listed(
    'structure',
    categories([hexes], kinds.length),
    `the structure on each hex: none ${kinds.join(' ')}`,
    ({ structure }) => structure,
  ),
  owners('owner', [hexes], 'the owner of the structure', ({ owner }) => owner),
  listed('town', flags([hexes]), '1 if the structure belongs to a town', ({ town }) => town),
  owners('bridge', [spans], 'the owner of the bridge at each place', ({ bridge }) => bridge),
  owners('preachers', [cults, 4], 'the owner of the priest on each space of the tracks', ({ preachers }) => preachers),
];

const poolFields: readonly Field<State>[] = [
  listed('favorPool', numbers([favorTiles.length], 3), 'favor tiles in the pool', ({ favorPool }) => favorPool),
  listed('townPool', numbers([townTiles.length], 2), 'town tiles in the pool', ({ townPool }) => townPool),
  listed('bonusIn', flags([bonusTiles.length]), '1 for each bonus tile in the game', ({ bonusIn }) => bonusIn),
  listed('bonusCoins', numbers([bonusTiles.length], 6), 'coins on the bonus tiles', ({ bonusCoins }) => bonusCoins),
  listed('taken', flags([6]), '1 for each action space ACT1 .. ACT6 that was used', ({ taken }) => taken),
  {
    name: 'scoring',
    ...categories([rounds], scoringTiles.length),
    meaning: 'the scoring tile of each round: 0 for none, else its number',
    write: ({ scoring }, _, out, at) => {
      for (let index = 0; index < scoring.length; index++) out[at + index] = scoring[index]! + 1;
    },
  },
  {
    name: 'finals',
    ...flags([finalTiles.length]),
    meaning: `1 for each final scoring tile in the game: ${finalTiles.join(' ')}`,
    write: ({ finals }, _, out, at) => {
      for (const tile of finals) out[at + tile] = 1;
    },
  },
];

const seatFields: readonly Field<State>[] = [
  ofSeats(
    'faction',
    categories([], factions.length),
    'the faction: 0 for none, else its number in the order of the ids of Setup, from 1',
    ({ faction }) => faction + 1,
  ),
  ofSeats('home', categories([], ring.length), `the home terrain: none ${ring.join(' ')}`, ({ home }) => home + 1),
  ofSeats('vp', numbers([], most, -most), 'victory points', ({ vp }) => vp),
  ofSeats('coins', numbers([], most), 'coins', ({ coins }) => coins),
  ofSeats('workers', numbers([], most), 'workers', ({ workers }) => workers),
  ofSeats('priests', numbers([], 7), 'priests in hand', ({ priests }) => priests),
  ofSeats('bowl1', numbers([], most), 'power tokens in bowl I', ({ bowl1 }) => bowl1),
  ofSeats('bowl2', numbers([], most), 'power tokens in bowl II', ({ bowl2 }) => bowl2),
  ofSeats('bowl3', numbers([], most), 'power tokens in bowl III', ({ bowl3 }) => bowl3),
  ofSeats('keys', numbers([], 20), 'keys not yet used', ({ keys }) => keys),
  listsOfSeats('cults', numbers([], 10), cults, 'places on the tracks fire, water, earth, air', (seat) => seat.cults),
  ofSeats('shipping', numbers([], 20), 'level of shipping', ({ shipping }) => shipping),
  ofSeats('digging', numbers([], 20), 'level of digging', ({ digging }) => digging),
  ofSeats('range', numbers([], 20), 'hexes that a carpet flies over', ({ range }) => range),
  bitsOfSeats('favors', favorTiles.length, '1 for each favor tile held', ({ favors }) => favors),
  listsOfSeats('towns', numbers([], 2), townTiles.length, 'town tiles held', ({ towns }) => towns),
  ofSeats(
    'bonus',
    categories([], bonusTiles.length),
    'the bonus tile held: 0 for none, else its number',
    ({ bonus }) => bonus + 1,
  ),
  bitsOfSeats(
    'used',
    16,
    '1 for each own action space used, in the order of the ids of Action after ACT6',
    ({ used }) => used,
  ),
  listsOfSeats(
    'counts',
    numbers([], 8),
    kinds.length,
    `structures on the map: ${kinds.join(' ')}`,
    ({ counts }) => counts,
  ),
  ofSeats('bridges', numbers([], 3), 'bridges on the map', ({ bridges }) => bridges),
  ofSeats('passed', flags([]), '1 after the pass of this round', ({ passed }) => passed),
  ofSeats('dropped', flags([]), '1 if it has left the game', ({ dropped }) => dropped),
  bitsOfSeats('locked', ring.length, '1 for each terrain that holds a priest', ({ locked }) => locked),
  ofSeats('stepsDue', numbers([], 20), 'cult steps due outside the own action', ({ steps }) => steps),
  ofSeats('tokensDue', numbers([], 20), 'power tokens on offer for a point', ({ tokens }) => tokens),
  ofSeats('spadesDue', numbers([], 20), 'spades of the cult bonus', ({ spades }) => spades),
  ofSeats('priestsDue', numbers([], 20), 'priests to decide about', ({ priestsDue }) => priestsDue),
  ofSeats('ordain', numbers([], 3), 'workers that may become priests', ({ ordain }) => ordain),
  ofSeats('uses', numbers([], 20), 'uses of special actions that are counted', ({ uses }) => uses),
  listsOfSeats(
    'points',
    numbers([], most, -most),
    sources.length,
    `points by source: ${sources.join(' ')}`,
    ({ points }) => points,
  ),
];

const turnFields: readonly Field<State>[] = [
  {
    name: 'turn',
    ...numbers([turnNumbers.length], hexes),
    meaning: `what the active seat has begun: ${turnNumbers.join(' ')}`,
    write: ({ turn }, _, out, at) => {
      for (let index = 0; index < turnNumbers.length; index++) out[at + index] = turn[turnNumbers[index]!];
    },
  },
  single('act', categories([], acts.length - 1), `the action that runs: ${acts.join(' ')}`, ({ turn }) =>
    acts.indexOf(turn.act),
  ),
  single(
    'spadeKind',
    categories([], spadeKinds.length - 1),
    `how spades may be used: ${spadeKinds.join(' ')}`,
    ({ turn }) => spadeKinds.indexOf(turn.kind),
  ),
  single('free', categories([], frees.length - 1), `what is free: ${frees.join(' ')}`, ({ turn }) =>
    frees.indexOf(turn.free),
  ),
  {
    name: 'sites',
    ...flags([hexes]),
    meaning: '1 for each hex transformed in this action',
    write: ({ turn }, _, out, at) => {
      for (const hex of turn.sites) out[at + hex] = 1;
    },
  },
  single(
    'skipped',
    numbers([], hexes),
    'the hex reached by tunnel or carpet: 0 for none, else 1 more than its number',
    ({ turn }) => turn.skipped + 1,
  ),
];

const offerFields: readonly Field<State>[] = [
  {
    name: 'offers',
    ...numbers([seats, seats], most),
    meaning: 'power on offer, by the seat that answers, then by the seat whose building it is',
    write: ({ offers, seats: all }, looking, out, at) => {
      for (const { from, to, amount } of offers) {
        const place = at + relative(to, looking, all.length) * seats + relative(from, looking, all.length);
        out[place] = out[place]! + amount;
      }
    },
  },
  single(
    'nextOffer',
    numbers([], 40),
    'the power of the offer that is answered first, 0 for none',
    ({ offers: [next] }) => (next === undefined ? 0 : next.amount),
  ),
  single(
    'nextFrom',
    categories([], seats),
    `the seat whose building it is: ${who}`,
    ({ offers: [next], seats: all }, looking) => (next === undefined ? 0 : seatOr0(next.from, looking, all.length)),
  ),
];

const auctionFields: readonly Field<State>[] = [
  {
    name: 'tokens',
    ...flags([factions.length]),
    meaning: '1 for each faction on offer in the auction',
    write: ({ auction }, _, out, at) => {
      if (auction !== null) for (const token of auction.tokens) out[at + token] = 1;
    },
  },
  single('bid', numbers([], 41), 'the highest bid: 0 for none, else 1 more', ({ auction }) =>
    auction === null ? 0 : auction.bid + 1,
  ),
  single('bidder', categories([], seats), `its seat: ${who}`, ({ auction, seats: all }, looking) =>
    auction === null ? 0 : seatOr0(auction.bidder, looking, all.length),
  ),
];

/** The layout of observations of Terra Mystica. */
export const layout = layoutOf<State>([
  lookingSeat(seats),
  single('players', numbers([], seats, 2), 'seats at the table', (state) => state.seats.length),
  single('phase', categories([], phases.length - 1), `the phase: ${phases.join(' ')}`, ({ phase }) =>
    phases.indexOf(phase),
  ),
  single('round', numbers([], rounds), 'the round, 0 during set-up', ({ round }) => round),
  single('active', categories([], seats), `the seat that decides: ${who}`, ({ active, seats: all }, looking) =>
    seatOr0(active, looking, all.length),
  ),
  single('turnOf', categories([], seats), `the seat whose turn it is: ${who}`, ({ turnOf, seats: all }, looking) =>
    seatOr0(turnOf, looking, all.length),
  ),
  owners('order', [seats], 'the order of the round', ({ order }) => order),
  owners('passing', [seats], 'the seats that have passed, in their order', ({ passing }) => passing),
  ...mapFields,
  ...poolFields,
  ...seatFields,
  ...turnFields,
  ...offerFields,
  ...auctionFields,
]);
