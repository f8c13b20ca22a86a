/**
 * Positions as text: one canonical line. Fields are separated by blanks: options, phase, orders, ground, structures, bridges,
 * priests on the cults, pools, action spaces, scoring, offers, the running turn, the auction, then one field for each seat.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left } from 'fp-ts/Either';
import { type Fault, fault, show } from '../../core/fault.js';
import { type Notation, notation } from '../../core/notation.js';
import { byName } from '../../core/table.js';
import { validated } from '../course/valid.js';
import { idleTurn } from '../state/draft.js';
import { boardOf } from '../state/map.js';
import { letteredNames, optionTable, type Switches, switchesOf } from '../state/options.js';
import {
  type Auction,
  type Offer,
  phases,
  type SeatState,
  type SpadeKind,
  type State,
  type Turn,
  type Watch,
} from '../state/state.js';
import { factions } from '../tables/factions/index.js';
import { type MapId, maps } from '../tables/maps.js';
import { kinds } from '../tables/pieces.js';
import { groundLetters } from '../tables/terrain.js';

const kindLetters = 'abcdefghijklmnopqrstuvwxy';
const acts = ['none', 'land', 'other'] as const;
const spadeKinds: readonly SpadeKind[] = ['none', 'one', 'two', 'any'];
const freebies = ['none', 'ride', 'trading-house', 'sandstorm'] as const;

// --------------------------------------------------------------------------------------------------------------- printing

const none = '-';
const dash = (n: number): string => (n < 0 ? none : String(n));
const listOf = (items: readonly string[], separator = ','): string =>
  items.length === 0 ? none : items.join(separator);
const digits = (items: readonly number[]): string =>
  items.length === 0 ? none : items.map((n) => (n < 0 ? '.' : String(n))).join('');

const printSwitches = (switches: Switches): string => {
  const on = letteredNames.filter((name) => switches[name]).map((name) => optionTable[name].letter);
  const flags = [...on, ...(switches['vp-variant'] === 'original_2017' ? ['p'] : [])].join('');
  return [switches.map, switches['leech-timing'], flags === '' ? none : flags].join('/');
};

/** One letter for each hex: owner and kind; a capital for a structure in a town. */
const printStructures = (state: State): string =>
  state.structure
    .map((kind, hex) => {
      if (kind === 0) return '.';
      const letter = kindLetters[(state.owner[hex] ?? 0) * kinds.length + kind - 1] ?? '?';
      return state.town[hex] === 1 ? letter.toUpperCase() : letter;
    })
    .join('');

const printTurn = (turn: Turn): string =>
  [
    turn.left,
    acts.indexOf(turn.act),
    turn.spades,
    turn.paid,
    spadeKinds.indexOf(turn.kind),
    turn.mayDig,
    turn.eruption,
    turn.built,
    dash(turn.skipped),
    freebies.indexOf(turn.free),
    turn.favors,
    turn.towns,
    turn.bridges,
    turn.steps,
    turn.leap,
    turn.loss,
    turn.lossFrom,
    turn.blocked,
    turn.choose,
    turn.shift,
    listOf(turn.sites.map(String), '.'),
  ].join(',');

const printAuction = (auction: Auction): string =>
  [
    listOf(auction.tokens.map(String), '.'),
    digits(auction.places),
    digits(auction.out),
    auction.opener,
    dash(auction.bid),
    dash(auction.bidder),
    listOf(auction.paid.map(dash), '.'),
  ].join(',');

const printSeat = (seat: SeatState): string =>
  [
    seat.faction < 0 ? none : (factions[seat.faction]?.id ?? none),
    dash(seat.home),
    [seat.coins, seat.workers, seat.priests].join('/'),
    [seat.bowl1, seat.bowl2, seat.bowl3].join('/'),
    seat.points.join('/'),
    seat.keys,
    seat.cults.join('/'),
    [seat.shipping, seat.digging, seat.range].join('/'),
    seat.favors,
    digits(seat.towns),
    dash(seat.bonus),
    seat.used,
    [seat.passed, seat.dropped].join(''),
    seat.locked,
    listOf(seat.rivers.map(String), '.'),
    // Counted uses are rare: they follow only where there are some.
    [seat.steps, seat.tokens, seat.spades, seat.priestsDue, seat.ordain, ...(seat.uses > 0 ? [seat.uses] : [])].join(
      '/',
    ),
  ].join(',');

/** The canonical line of a position. */
const printPosition = (state: State): string =>
  [
    printSwitches(state.switches),
    [state.phase, state.round, dash(state.active), dash(state.turnOf)].join('/'),
    digits(state.order),
    digits(state.passing),
    state.ground.map((ground) => groundLetters[ground] ?? '?').join(''),
    printStructures(state),
    digits(state.bridge),
    digits(state.preachers),
    digits(state.favorPool),
    digits(state.townPool),
    state.bonusIn.map((isIn, tile) => (isIn === 1 ? String(state.bonusCoins[tile] ?? 0) : none)).join(','),
    digits(state.taken),
    digits(state.scoring),
    digits(state.finals),
    listOf(state.offers.map(({ build, from, to, amount, void: dead }) => [build, from, to, amount, dead].join('.'))),
    listOf(state.watches.map(({ build, from, taken, declined }) => [build, from, taken, declined].join('.'))),
    state.builds,
    printTurn(state.turn),
    state.auction === null ? none : printAuction(state.auction),
    ...state.seats.map(printSeat),
  ].join(' ');

// ---------------------------------------------------------------------------------------------------------------- reading

const longest = 8000;

const [zero, nine, mostDigits] = [48, 57, 6];

/** A whole number of one to six digits; NaN for anything else. By hand: a position has a hundred of them. */
const number = (text: string): number => {
  if (text.length === 0 || text.length > mostDigits) return Number.NaN;
  let value = 0;
  for (let place = 0; place < text.length; place++) {
    const code = text.charCodeAt(place);
    if (code < zero || code > nine) return Number.NaN;
    value = 10 * value + code - zero;
  }
  return value;
};
const dashed = (text: string): number => (text === none ? -1 : number(text));
const numbers = (text: string, separator: string): number[] => (text === none ? [] : text.split(separator).map(dashed));
const single = (text: string): number[] =>
  text === none ? [] : text.split('').map((letter) => (letter === '.' ? -1 : number(letter)));

const groundOf: ReadonlyMap<string, number> = new Map(groundLetters.map((letter, ground) => [letter, ground]));
/** Structures by their letters: owner and kind as one number. Capitals stand in towns. */
const pieceOf: ReadonlyMap<string, number> = new Map(
  [kindLetters, kindLetters.toUpperCase()].flatMap((letters) =>
    letters.split('').map((letter, code) => [letter, code] as const),
  ),
);

const mapOf = (id: string): MapId | undefined => maps.find((map) => map.id === id)?.id;

const readSwitches = (text: string): Switches | undefined => {
  const [id = '', timing, flags = ''] = text.split('/');
  const map = mapOf(id);
  if (map === undefined || (timing !== 'immediate' && timing !== 'deferred')) return undefined;
  const on = (letter: string): boolean => flags.includes(letter);
  return switchesOf({
    map,
    'leech-timing': timing,
    'vp-variant': on('p') ? 'original_2017' : 'standard',
    ...byName(letteredNames, (name) => on(optionTable[name].letter)),
  });
};

const readTurn = (text: string): Turn => {
  const fields = text.split(',');
  const n = (index: number): number => number(fields[index] ?? '');
  return {
    ...idleTurn,
    left: n(0),
    act: acts[n(1)] ?? 'none',
    spades: n(2),
    paid: n(3),
    kind: spadeKinds[n(4)] ?? 'none',
    mayDig: n(5),
    eruption: n(6),
    built: n(7),
    skipped: dashed(fields[8] ?? ''),
    free: freebies[n(9)] ?? 'none',
    favors: n(10),
    towns: n(11),
    bridges: n(12),
    steps: n(13),
    leap: n(14),
    loss: n(15),
    lossFrom: n(16),
    blocked: n(17),
    choose: n(18),
    shift: n(19),
    sites: numbers(fields[20] ?? '', '.'),
  };
};

const readAuction = (text: string): Auction | null => {
  if (text === none) return null;
  const [tokens = '', places = '', out = '', opener = '', bid = '', bidder = '', paid = ''] = text.split(',');
  return {
    tokens: numbers(tokens, '.'),
    places: single(places),
    out: single(out),
    opener: number(opener),
    bid: dashed(bid),
    bidder: dashed(bidder),
    paid: numbers(paid, '.'),
  };
};

const signed = (text: string): number => (text.startsWith('-') ? -number(text.slice(1)) : number(text));

/** A seat without what follows from the map: its structures and bridges are counted later. */
const readSeat = (text: string): SeatState => {
  const [name = '', home = '', hand = '', bowls = '', points = '', keys = '', cults = '', tracks = '', ...rest] =
    text.split(',');
  const [favors = '', towns = '', bonus = '', used = '', flags = '', locked = '', rivers = '', due = ''] = rest;
  const [coins = Number.NaN, workers = Number.NaN, priests = Number.NaN] = numbers(hand, '/');
  const [bowl1 = Number.NaN, bowl2 = Number.NaN, bowl3 = Number.NaN] = numbers(bowls, '/');
  const [shipping = Number.NaN, digging = Number.NaN, range = Number.NaN] = numbers(tracks, '/');
  const [steps = Number.NaN, tokens = Number.NaN, spades = Number.NaN, priestsDue = Number.NaN, ordain = Number.NaN] =
    numbers(due, '/');
  const [, , , , , uses = 0] = numbers(due, '/');
  const [passed = Number.NaN, dropped = Number.NaN] = single(flags);
  const won = points.split('/').map(signed);
  return {
    faction: factions.findIndex(({ id }) => id === name),
    home: dashed(home),
    coins,
    workers,
    priests,
    bowl1,
    bowl2,
    bowl3,
    vp: won.reduce((sum, vp) => sum + vp, 0),
    keys: number(keys),
    cults: numbers(cults, '/'),
    shipping,
    digging,
    range,
    favors: number(favors),
    towns: single(towns),
    bonus: dashed(bonus),
    used: number(used),
    counts: [],
    bridges: 0,
    passed,
    dropped,
    locked: number(locked),
    rivers: numbers(rivers, '.'),
    steps,
    tokens,
    spades,
    priestsDue,
    ordain,
    uses,
    points: won,
  };
};

const readOffer = (text: string): Offer => {
  const [build = Number.NaN, from = Number.NaN, to = Number.NaN, amount = Number.NaN, dead = Number.NaN] = numbers(
    text,
    '.',
  );
  return { build, from, to, amount, void: dead };
};

const readWatch = (text: string): Watch => {
  const [build = Number.NaN, from = Number.NaN, taken = Number.NaN, declined = Number.NaN] = numbers(text, '.');
  return { build, from, taken, declined };
};

const many = <A>(text: string, read: (part: string) => A): readonly A[] =>
  text === none ? [] : text.split(',').map(read);

const head = 19;

const bad = (path: string, reason: string): Either<Fault, never> => left(fault([path], reason));

/** Reads the canonical line of a position, strictly: the position obeys the rules' supplies. */
const parsePosition = (text: string): Either<Fault, State> => {
  const parts = text.split(' ');
  if (parts.length < head + 2 || parts.length > head + 5)
    return bad('position', 'a position has 19 fields and one for each of 2 to 5 seats');
  const part = (index: number): string => parts[index] ?? '';
  const switches = readSwitches(part(0));
  if (switches === undefined) return bad('options', `${show(part(0))} is not map/timing/switches`);
  const board = boardOf(switches.map);
  const [name = '', round = '', active = '', turnOf = ''] = part(1).split('/');
  const phase = phases.find((known) => known === name);
  if (phase === undefined) return bad('phase', `no phase ${show(name)}`);
  const pieces = part(5).split('');
  const codes = pieces.map((letter) => pieceOf.get(letter) ?? -1);
  if (pieces.length !== board.size) return bad('structures', `${board.size} hexes are needed`);
  const structure = codes.map((code) => (code < 0 ? 0 : (code % kinds.length) + 1));
  const owner = codes.map((code) => (code < 0 ? -1 : Math.floor(code / kinds.length)));
  const bridge = single(part(6));
  const tiles = part(10).split(',').map(dashed);
  const state: State = {
    switches,
    phase,
    round: number(round),
    active: dashed(active),
    turnOf: dashed(turnOf),
    order: single(part(2)),
    passing: single(part(3)),
    ground: part(4)
      .split('')
      .map((letter) => groundOf.get(letter) ?? -1),
    structure,
    owner,
    town: pieces.map((letter, hex) => ((codes[hex] ?? 0) >= 0 && letter !== letter.toLowerCase() ? 1 : 0)),
    bridge,
    preachers: single(part(7)),
    favorPool: single(part(8)),
    townPool: single(part(9)),
    bonusIn: tiles.map((coins) => (coins < 0 ? 0 : 1)),
    bonusCoins: tiles.map((coins) => Math.max(0, coins)),
    taken: single(part(11)),
    scoring: single(part(12)),
    finals: single(part(13)),
    offers: many(part(14), readOffer),
    watches: many(part(15), readWatch),
    builds: number(part(16)),
    turn: readTurn(part(17)),
    auction: readAuction(part(18)),
    seats: parts.slice(head).map(readSeat),
  };
  const made = validated({
    ...state,
    seats: state.seats.map((seat, index) => ({ ...seat, ...counted(state, index) })),
  });
  if (isLeft(made)) return made;
  return printPosition(made.right) === text ? made : bad('position', 'not the canonical spelling');
};

/** Structures and bridges of a seat, counted on the map. */
export const counted = (state: State, seat: number): Pick<SeatState, 'counts' | 'bridges'> => {
  const counts = kinds.map(() => 0);
  for (let hex = 0; hex < state.owner.length; hex++) {
    const kind = (state.structure[hex] ?? 0) - 1;
    if (state.owner[hex] === seat && kind >= 0) counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return { counts, bridges: state.bridge.filter((owner) => owner === seat).length };
};

/** The canonical notation of positions. */
export const positionText: Notation<State> = notation<State>({
  longest,
  print: printPosition,
  parse: parsePosition,
});
