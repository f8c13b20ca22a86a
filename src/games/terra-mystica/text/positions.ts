/**
 * Positions as text, in one canonical line. The fields of the line are separated by spaces: options, phase, orders, ground, structures, bridges,
 * priests on cults, pools, action spaces, scoring, offers, turn, auction, then one for each seat.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left } from 'fp-ts/Either';
import { type Fault, fault, show } from '../../../core/values/fault.js';
import { type Notation, notation } from '../../../core/values/notation.js';
import { validated } from '../course/valid.js';
import { copySeat, newTurn, nobody } from '../state/draft.js';
import { boardOf } from '../state/map.js';
import { keptNames, letteredNames, optionTable, type Switches } from '../state/options.js';
import { auctionShape, blank, offerShape, seatShape, turnShape, watchShape } from '../state/shape.js';
import { type Auction, type Offer, phases, type SeatState, type State, type Turn, type Watch } from '../state/state.js';
import { type MapId, maps } from '../tables/maps.js';
import { kinds } from '../tables/pieces.js';
import { groundLetters } from '../tables/terrain.js';
import { dash, dashed, digits, listOf, none, number, recordText, single } from './record.js';

const kindLetters = 'abcdefghijklmnopqrstuvwxy';
const capitals = kindLetters.toUpperCase();

// --------------------------------------------------------------------------------------------------------------- printing

/** The letter of the variant of 2017. */
const variantLetter = 'p';

const printSwitches = (switches: Switches): string => {
  const on = letteredNames.filter((name) => switches[name]).map((name) => optionTable[name].letter);
  const flags = [...on, ...(switches['vp-variant'] === 'original_2017' ? [variantLetter] : [])].join('');
  return [switches.map, switches['leech-timing'], flags === '' ? none : flags].join('/');
};

const codesOf = (letters: string): readonly number[] => Array.from(letters, (letter) => letter.charCodeAt(0));
const groundCodes = codesOf(groundLetters.join(''));
const kindCodes = codesOf(kindLetters);
const capitalCodes = codesOf(capitals);
const emptyCode = '.'.charCodeAt(0);

// Print one letter per hex by its character code: appending letters to a string takes twice as long.

const printGround = (ground: readonly number[]): string => {
  const codes: number[] = [];
  for (const terrain of ground) codes.push(groundCodes[terrain]!);
  return String.fromCharCode(...codes);
};

/** Prints one letter for the owner and kind of each structure; a capital letter means that the structure belongs to a town. */
const printStructures = ({ structure, owner, town }: State): string => {
  const codes: number[] = [];
  for (let hex = 0; hex < structure.length; hex++) {
    const kind = structure[hex]!;
    if (kind === 0) codes.push(emptyCode);
    else codes.push((town[hex] === 1 ? capitalCodes : kindCodes)[owner[hex]! * kinds.length + kind - 1]!);
  }
  return String.fromCharCode(...codes);
};

const seatText = recordText<SeatState>(seatShape);
const turnText = recordText<Turn>(turnShape);
const offerText = recordText<Offer>(offerShape);
const watchText = recordText<Watch>(watchShape);
const auctionText = recordText<Auction>(auctionShape);

/** Prints the canonical line of a position. */
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
    state.bonusIn.map((isIn, tile) => (isIn === 1 ? String(state.bonusCoins[tile]!) : none)).join(','),
    digits(state.taken),
    digits(state.scoring),
    digits(state.finals),
    listOf(state.offers.map(offerText.print)),
    listOf(state.watches.map(watchText.print)),
    state.builds,
    turnText.print(state.turn),
    state.auction === null ? none : auctionText.print(state.auction),
    ...state.seats.map(seatText.print),
  ].join(' ');

// ---------------------------------------------------------------------------------------------------------------- reading

const longest = 8000;

/** For each character code up to that of the last letter, the place of the character in a list of codes; -1 if the list does not contain it. */
const placesIn = (codes: readonly number[]): readonly number[] =>
  Array.from({ length: 128 }, (_, code) => codes.indexOf(code));

const placeAt = (places: readonly number[], text: string, index: number): number =>
  places[text.charCodeAt(index)] ?? -1;

const groundPlaces = placesIn(groundCodes);
const kindPlaces = placesIn(kindCodes);
const capitalPlaces = placesIn(capitalCodes);

const groundIn = (text: string): number[] => {
  const ground: number[] = [];
  for (let hex = 0; hex < text.length; hex++) ground.push(placeAt(groundPlaces, text, hex));
  return ground;
};

/** Reads structures: each letter stands for an owner and a kind; a capital letter means that the structure is in a town. */
const structuresIn = (text: string): Pick<State, 'structure' | 'owner' | 'town'> => {
  const structure: number[] = [];
  const owner: number[] = [];
  const town: number[] = [];
  for (let hex = 0; hex < text.length; hex++) {
    const small = placeAt(kindPlaces, text, hex);
    const code = small >= 0 ? small : placeAt(capitalPlaces, text, hex);
    structure.push(code < 0 ? 0 : (code % kinds.length) + 1);
    owner.push(code < 0 ? -1 : Math.floor(code / kinds.length));
    town.push(code > small ? 1 : 0);
  }
  return { structure, owner, town };
};

const mapOf = (id: string): MapId | undefined => maps.find((map) => map.id === id)?.id;

/** The switches in the order of their JSON, each with its letter; the map and the timing have words instead, so their letters are never looked up. */
const switchLetters = keptNames.map((name) => {
  const entry = optionTable[name];
  return { name, letter: 'letter' in entry ? entry.letter : variantLetter };
});

const readSwitches = (text: string): Switches | undefined => {
  const [id = '', timing, flags = ''] = text.split('/');
  const map = mapOf(id);
  if (map === undefined || (timing !== 'immediate' && timing !== 'deferred')) return undefined;
  const read: Partial<Record<string, Switches[keyof Switches]>> = {};
  for (const { name, letter } of switchLetters) {
    const isOn = flags.includes(letter);
    if (name === 'map') read[name] = map;
    else if (name === 'leech-timing') read[name] = timing;
    else if (name === 'vp-variant') read[name] = isOn ? 'original_2017' : 'standard';
    else read[name] = isOn;
  }
  // Every switch has been read.
  return read as unknown as Switches;
};

/** Reads a seat, and completes it with the values that follow from its points and from the map. */
const readSeat = (text: string, { counts, bridges }: Pick<SeatState, 'counts' | 'bridges'>): SeatState => {
  const seat = copySeat(nobody);
  seatText.readInto(seat, text);
  seat.vp = seat.points.reduce((sum, vp) => sum + vp, 0);
  seat.counts = counts;
  seat.bridges = bridges;
  return seat;
};

const many = <A>(text: string, read: (part: string) => A): readonly A[] =>
  text === none ? [] : text.split(',').map(read);

const head = 19;

const bad = (path: string, reason: string): Either<Fault, never> => left(fault([path], reason));

/** Reads the canonical line of a position strictly, and refuses a position whose supplies break the rules. */
const parsePosition = (text: string): Either<Fault, State> => {
  const parts = text.split(' ');
  if (parts.length < head + 2 || parts.length > head + 5)
    return bad('position', 'a position has 19 fields and one for each of 2 to 5 seats');
  const part = (index: number): string => parts[index]!;
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
    offers: many(part(14), (one) => offerText.readInto(blank(offerShape), one)),
    watches: many(part(15), (one) => watchText.readInto(blank(watchShape), one)),
    builds: number(part(16)),
    seats: parts.slice(head).map((seat, index) => readSeat(seat, counted({ structure, owner, bridge }, index))),
    turn: turnText.readInto(newTurn(0), part(17)),
    auction: part(18) === none ? null : auctionText.readInto(blank(auctionShape), part(18)),
  };
  const made = validated(state);
  if (isLeft(made)) return made;
  return printPosition(made.right) === text ? made : bad('position', 'not the canonical spelling');
};

/** The numbers of a seat's structures and bridges, counted on the map. */
export const counted = (
  { structure, owner, bridge }: Pick<State, 'structure' | 'owner' | 'bridge'>,
  seat: number,
): Pick<SeatState, 'counts' | 'bridges'> => {
  const counts = kinds.map(() => 0);
  for (let hex = 0; hex < owner.length; hex++) {
    // JSON input is counted before its length is checked, so `structure` may be too short.
    const kind = structure[hex];
    if (owner[hex] === seat && kind !== undefined && kind > 0 && kind <= counts.length) counts[kind - 1]! += 1;
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
