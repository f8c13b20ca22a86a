/**
 * Positions as text: one canonical line. Fields are separated by blanks: options, phase, orders, ground, structures, bridges,
 * priests on the cults, pools, action spaces, scoring, offers, the running turn, the auction, then one field for each seat.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left } from 'fp-ts/Either';
import { type Fault, fault, show } from '../../core/values/fault.js';
import { type Notation, notation } from '../../core/values/notation.js';
import { byName } from '../../core/values/table.js';
import { validated } from '../course/valid.js';
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
import { numberBetween } from './digits.js';

const kindLetters = 'abcdefghijklmnopqrstuvwxy';
const capitals = kindLetters.toUpperCase();
const acts = ['none', 'land', 'other'] as const;
const spadeKinds: readonly SpadeKind[] = ['none', 'one', 'two', 'any'];
const freebies = ['none', 'ride', 'trading-house', 'sandstorm'] as const;

// --------------------------------------------------------------------------------------------------------------- printing

const none = '-';
const dash = (n: number): string => (n < 0 ? none : String(n));
const listOf = (items: readonly string[], separator = ','): string =>
  items.length === 0 ? none : items.join(separator);

// Texts are put together by hand where a list would have a number of parts: V8 joins lists several times slower.
const digits = (items: readonly number[]): string => {
  let text = '';
  for (const n of items) text += n < 0 ? '.' : String(n);
  return text === '' ? none : text;
};
const slashed = (items: readonly number[]): string => {
  let text = '';
  for (const n of items) text += text === '' ? String(n) : `/${n}`;
  return text;
};

const printSwitches = (switches: Switches): string => {
  const on = letteredNames.filter((name) => switches[name]).map((name) => optionTable[name].letter);
  const flags = [...on, ...(switches['vp-variant'] === 'original_2017' ? ['p'] : [])].join('');
  return [switches.map, switches['leech-timing'], flags === '' ? none : flags].join('/');
};

const printGround = (ground: readonly number[]): string => {
  let text = '';
  for (const terrain of ground) text += groundLetters[terrain] ?? '?';
  return text;
};

/** One letter for each hex: owner and kind; a capital for a structure in a town. */
const printStructures = ({ structure, owner, town }: State): string => {
  let text = '';
  for (let hex = 0; hex < structure.length; hex++) {
    const kind = structure[hex] ?? 0;
    const letters = town[hex] === 1 ? capitals : kindLetters;
    text += kind === 0 ? '.' : letters.charAt((owner[hex] ?? 0) * kinds.length + kind - 1);
  }
  return text;
};

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

/** What a seat has to do and to use besides its turn. Counted uses are rare: they follow only where there are some. */
const printDues = ({ steps, tokens, spades, priestsDue, ordain, uses }: SeatState): string =>
  `${steps}/${tokens}/${spades}/${priestsDue}/${ordain}${uses > 0 ? `/${uses}` : ''}`;

const printSeat = (seat: SeatState): string => {
  const faction = factions[seat.faction]?.id ?? none;
  const wealth = `${seat.coins}/${seat.workers}/${seat.priests},${seat.bowl1}/${seat.bowl2}/${seat.bowl3}`;
  const reached = `${slashed(seat.cults)},${seat.shipping}/${seat.digging}/${seat.range}`;
  const tiles = `${seat.favors},${digits(seat.towns)},${dash(seat.bonus)},${seat.used}`;
  const rest = `${seat.passed}${seat.dropped},${seat.locked},${listOf(seat.rivers.map(String), '.')},${printDues(seat)}`;
  return `${faction},${dash(seat.home)},${wealth},${slashed(seat.points)},${seat.keys},${reached},${tiles},${rest}`;
};

/** The canonical line of a position. */
const printPosition = (state: State): string =>
  [
    printSwitches(state.switches),
    [state.phase, state.round, dash(state.active), dash(state.turnOf)].join('/'),
    digits(state.order),
    digits(state.passing),
    printGround(state.ground),
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

const numberIn = (text: string, from: number, to: number): number => numberBetween(text, from, to, 6);
const dashedIn = (text: string, from: number, to: number): number =>
  to - from === 1 && text.startsWith(none, from) ? -1 : numberIn(text, from, to);
const number = (text: string): number => numberIn(text, 0, text.length);
const dashed = (text: string): number => dashedIn(text, 0, text.length);

const numbers = (text: string, separator: string): number[] => {
  const list: number[] = [];
  if (text === none) return list;
  for (let from = 0; ; ) {
    const end = text.indexOf(separator, from);
    list.push(dashedIn(text, from, end < 0 ? text.length : end));
    if (end < 0) return list;
    from = end + separator.length;
  }
};

const single = (text: string): number[] => {
  const list: number[] = [];
  if (text === none) return list;
  for (let place = 0; place < text.length; place++)
    list.push(text.startsWith('.', place) ? -1 : numberIn(text, place, place + 1));
  return list;
};

const groundIn = (text: string): number[] => {
  const ground: number[] = [];
  for (let hex = 0; hex < text.length; hex++) ground.push(groundOf.get(text.charAt(hex)) ?? -1);
  return ground;
};

const groundOf: ReadonlyMap<string, number> = new Map(groundLetters.map((letter, ground) => [letter, ground]));

/** What stands on the hexes, by their letters: owner and kind as one number, a capital in a town. */
const structuresIn = (text: string): Pick<State, 'structure' | 'owner' | 'town'> => {
  const structure: number[] = [];
  const owner: number[] = [];
  const town: number[] = [];
  for (let hex = 0; hex < text.length; hex++) {
    const letter = text.charAt(hex);
    const small = letter === '.' ? -1 : kindLetters.indexOf(letter);
    const code = letter === '.' || small >= 0 ? small : capitals.indexOf(letter);
    structure.push(code < 0 ? 0 : (code % kinds.length) + 1);
    owner.push(code < 0 ? -1 : Math.floor(code / kinds.length));
    town.push(code > small ? 1 : 0);
  }
  return { structure, owner, town };
};

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
    left: n(0),
    act: acts[n(1)] ?? 'none',
    spades: n(2),
    paid: n(3),
    kind: spadeKinds[n(4)] ?? 'none',
    mayDig: n(5),
    eruption: n(6),
    sites: numbers(fields[20] ?? '', '.'),
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

/** A seat, with what stands on the map counted for it. */
const readSeat = (text: string, { counts, bridges }: Pick<SeatState, 'counts' | 'bridges'>): SeatState => {
  const [name = '', home = '', hand = '', bowls = '', points = '', keys = '', cults = '', tracks = '', ...rest] =
    text.split(',');
  const [favors = '', towns = '', bonus = '', used = '', flags = '', locked = '', rivers = '', due = ''] = rest;
  const [coins = Number.NaN, workers = Number.NaN, priests = Number.NaN] = numbers(hand, '/');
  const [bowl1 = Number.NaN, bowl2 = Number.NaN, bowl3 = Number.NaN] = numbers(bowls, '/');
  const [shipping = Number.NaN, digging = Number.NaN, range = Number.NaN] = numbers(tracks, '/');
  const [
    steps = Number.NaN,
    tokens = Number.NaN,
    spades = Number.NaN,
    priestsDue = Number.NaN,
    ordain = Number.NaN,
    uses = 0,
  ] = numbers(due, '/');
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
    counts,
    bridges,
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
  if (part(5).length !== board.size) return bad('structures', `${board.size} hexes are needed`);
  const { structure, owner, town } = structuresIn(part(5));
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
    ground: groundIn(part(4)),
    structure,
    owner,
    town,
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
    seats: parts.slice(head).map((seat, index) => readSeat(seat, counted({ structure, owner, bridge }, index))),
    turn: readTurn(part(17)),
    auction: readAuction(part(18)),
  };
  const made = validated(state);
  if (isLeft(made)) return made;
  return printPosition(made.right) === text ? made : bad('position', 'not the canonical spelling');
};

/** Structures and bridges of a seat, counted on the map. */
export const counted = (
  { structure, owner, bridge }: Pick<State, 'structure' | 'owner' | 'bridge'>,
  seat: number,
): Pick<SeatState, 'counts' | 'bridges'> => {
  const counts = kinds.map(() => 0);
  for (let hex = 0; hex < owner.length; hex++) {
    const kind = (structure[hex] ?? 0) - 1;
    if (owner[hex] === seat && kind >= 0) counts[kind] = (counts[kind] ?? 0) + 1;
  }
  let bridges = 0;
  for (const builder of bridge) if (builder === seat) bridges++;
  return { counts, bridges };
};

/** The canonical notation of positions. */
export const positionText: Notation<State> = notation<State>({
  longest,
  print: printPosition,
  parse: parsePosition,
});
