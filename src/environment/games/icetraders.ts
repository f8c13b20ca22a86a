/**
 * Encodes IceTraders for programs that learn: moves as ids, views as numbers.
 *
 * The stash has five pieces of each of twelve types. The list of a seat's ships has five places for each type, sixty in all, ordered by type and then
 * by system. If several ships are equal, a move names the first of them, by its place in the seat's list of ships. Observations use the same places
 * in the list of ships as moves do.
 *
 * @packageDocumentation
 */
import { constant } from '../../core/values/constant.js';
import {
  firstMarkerOf,
  game,
  type IceTraders,
  type Move,
  numberOf,
  type Owner,
  ownerOf,
  type Pair,
  type PieceName,
  pairs,
  pieceAt,
  pieceNames,
  pieceNumber,
  pieceOfShip,
  type Research,
  secondMarkerOf,
  shipCode,
  systemOf,
  type Triple,
  type View,
} from '../../games/icetraders/seen.js';
import type { Encoding } from '../encoding.js';
import { categories, flags, listed, lookingSeat, numbers, relative, seatAfter, single } from '../fields.js';
import { type Field, layoutOf } from '../layout.js';
import { groupOfId, spaceOf } from '../space.js';

const types = pieceNames.length;

/** Three numbers: the pieces of each type, the places in one owner's list of ships, and the greatest number of systems. */
const copies = 5;
const places = types * copies;
const systems = 60;

/** All combinations of three types; the types of a combination are in ascending order and may repeat. */
const triples: readonly (readonly [number, number, number])[] = pieceNames.flatMap((_, a) =>
  pieceNames
    .slice(a)
    .flatMap((__, b) => pieceNames.slice(a + b).map((___, c): [number, number, number] => [a, a + b, a + b + c])),
);

const sitesOf = ([a, b, c]: readonly [number, number, number]): number =>
  a === c ? Math.floor(copies / 3) : a === b || b === c ? Math.floor(copies / 2) : copies;

const researchOffsets: readonly number[] = triples.map((_, number) =>
  triples.slice(0, number).reduce((sum, triple) => sum + sitesOf(triple) * types, 0),
);

const researchCount = triples.reduce((sum, triple) => sum + sitesOf(triple) * types, 0);

/** The number of each triple of types; the number for types `a`, `b` and `c` is at index `144 * a + 12 * b + c`. */
const tripleNumber: readonly number[] = Array.from({ length: types ** 3 }, (_, code) =>
  triples.findIndex(([a, b, c]) => a * types * types + b * types + c === code),
);

const ship = 'the place of the ship: five for each type R1 R2 R3 Y1 .. B3, by system';
const piece = 'the type of the piece: R1 R2 R3 Y1 .. B3';
const target = 'the owner of the ship, counted from the mover; the place of the ship among those of this owner';

const space = spaceOf([
  { name: 'Align', shape: [2], meaning: 'good, evil' },
  { name: 'PickPair', shape: [pairs.length], meaning: 'the pair of types: R1R1 R1R2 .. B3B3' },
  { name: 'PlaceShip', shape: [types, systems], meaning: `${piece}; the system, less 1` },
  { name: 'MoveShip', shape: [places, systems], meaning: `${ship}; the system where it goes, less 1` },
  { name: 'TradeShip', shape: [places, types], meaning: `${ship}; the type that it becomes` },
  { name: 'GrowShip', shape: [places, 2], meaning: `${ship}; the size that it becomes, less 2` },
  { name: 'BuildShip', shape: [types, systems], meaning: `${piece}; the system, less 1` },
  { name: 'Destroy', shape: [copies, places], meaning: target },
  { name: 'Reduce', shape: [copies, places], meaning: target },
  { name: 'Sacrifice', shape: [places], meaning: ship },
  {
    name: 'Research',
    shape: [researchCount],
    meaning:
      'the three types in order; which of the systems where the mover has these three (five systems at most, two where two types are ' +
      'equal, one where all are); the type of the product',
  },
  { name: 'Discover', shape: [places], meaning: ship },
  { name: 'Pass', shape: [], meaning: '' },
  { name: 'Stop', shape: [], meaning: '' },
  { name: 'Enterprise', shape: [types], meaning: piece },
  { name: 'Revolt', shape: [copies, places], meaning: target },
  { name: 'Decline', shape: [], meaning: '' },
]);

const { first } = space;

/**
 * For each ship code, 1 plus the place of the ship in a list of ships; 0 for a ship that is not in this list. Only the table for the most recent list
 * of ships is kept; it suffices because making a mask looks up a few dozen places in one list.
 */
const placeTable = new Uint8Array(shipCode(systems + 1, 0, 0));
/** The number of ships of each owner and type that have been counted so far. */
const counts = new Uint8Array(128);
const none: readonly number[] = [];
let placed = none;

/** Fills the table of places for the given list of ships. */
const place = (ships: readonly number[]): void => {
  for (let index = 0; index < placed.length; index++) placeTable[placed[index]!] = 0;
  counts.fill(0);
  for (let index = 0; index < ships.length; index++) {
    const code = ships[index]!;
    // The lowest seven bits hold the owner and the type.
    const low = code & 127;
    const before = counts[low]!;
    counts[low] = before + 1;
    if (placeTable[code] === 0) placeTable[code] = 1 + pieceOfShip(code) * copies + before;
  }
  placed = ships;
};

/**
 * The place of a ship in its owner's list: each type has five places, and the first ship of a type is in the first of these places. The result is -1
 * if the owner has no such ship in this system.
 */
const placeOf = ({ ships }: View, owner: number, name: PieceName, system: number): number => {
  if (ships !== placed) place(ships);
  const found = placeTable[shipCode(system, owner, pieceNumber(name))]!;
  return found - 1;
};

/** The ship at a place in its owner's list; -1 if the place is empty. */
const shipAt = ({ ships }: View, owner: number, place: number): number => {
  const low = shipCode(0, owner, Math.floor(place / copies));
  let left = place % copies;
  for (const code of ships) if ((code & 127) === low && left-- === 0) return code;
  return -1;
};

const has = (view: View, owner: number, [a, b, c]: readonly [number, number, number], system: number): boolean => {
  const count = (type: number): number => {
    const code = shipCode(system, owner, type);
    let found = 0;
    for (const one of view.ships) if (one === code) found++;
    return found;
  };
  return count(a) >= (a === c ? 3 : a === b ? 2 : 1) && count(b) >= (b === c ? 2 : 1) && count(c) >= 1;
};

/** The systems in which an owner has ships of three given types, in ascending order. */
const sitesWith = (view: View, owner: number, triple: readonly [number, number, number]): readonly number[] =>
  view.systems.map(numberOf).filter((system) => has(view, owner, triple, system));

/** The number of systems in which an owner has ships of three given types, up to but not including a given system. */
const sitesBefore = (view: View, owner: number, triple: readonly [number, number, number], system: number): number => {
  const low = shipCode(0, owner, triple[0]);
  let [before, last] = [0, -1];
  for (const code of view.ships) {
    const here = systemOf(code);
    if (here >= system) return before;
    if ((code & 127) !== low || here === last) continue;
    last = here;
    if (has(view, owner, triple, here)) before++;
  }
  return before;
};

const researchId = (view: View, { ships: [one, two, three], system, piece: product }: Research): number => {
  const triple = [pieceNumber(one), pieceNumber(two), pieceNumber(three)] as const;
  const number = tripleNumber[(triple[0] * types + triple[1]) * types + triple[2]]!;
  if (number < 0) return -1;
  const site = sitesBefore(view, view.mover, triple, system);
  return site < sitesOf(triple) ? first.Research + researchOffsets[number]! + site * types + pieceNumber(product) : -1;
};

const targetId = (view: View, owner: number, name: PieceName, system: number): number => {
  const place = placeOf(view, owner, name, system);
  return place < 0 ? -1 : relative(owner, view.mover as Owner, view.settings.players) * places + place;
};

/** The number of each pair of types, kept in a table because looking a number up is quicker than searching. */
const pairTable: readonly number[] = pieceNames.flatMap((one) =>
  pieceNames.map((other) => pairs.findIndex((pair) => pair === `${one}${other}`)),
);

const pairNumber = (pair: Pair): number => pairTable[pieceAt(pair, 0) * types + pieceAt(pair, 2)]!;

const after = (offset: number, index: number): number => (index < 0 ? -1 : offset + index);

const isSystem = (system: number): boolean => system >= 1 && system <= systems;

const idOf = (move: Move, view: View): number => {
  const { mover } = view;
  switch (move._tag) {
    case 'Align':
      return first.Align + (move.alignment === 'good' ? 0 : 1);
    case 'PickPair':
      return first.PickPair + pairNumber(move.pair);
    case 'PlaceShip':
      return isSystem(move.system) ? first.PlaceShip + pieceNumber(move.piece) * systems + move.system - 1 : -1;
    case 'MoveShip': {
      const place = placeOf(view, mover, move.ship, move.from);
      return place < 0 || !isSystem(move.to) ? -1 : first.MoveShip + place * systems + move.to - 1;
    }
    case 'TradeShip': {
      const place = placeOf(view, mover, move.ship, move.system);
      return place < 0 ? -1 : first.TradeShip + place * types + pieceNumber(move.piece);
    }
    case 'GrowShip': {
      const place = placeOf(view, mover, move.ship, move.system);
      const larger = (pieceNumber(move.piece) % 3) - 1;
      return place < 0 || larger < 0 ? -1 : first.GrowShip + place * 2 + larger;
    }
    case 'BuildShip':
      return isSystem(move.system) ? first.BuildShip + pieceNumber(move.piece) * systems + move.system - 1 : -1;
    case 'Destroy':
      return after(first.Destroy, targetId(view, move.owner, move.ship, move.system));
    case 'Reduce':
      return after(first.Reduce, targetId(view, move.owner, move.ship, move.system));
    case 'Sacrifice':
      return after(first.Sacrifice, placeOf(view, mover, move.ship, move.system));
    case 'Research':
      return researchId(view, move);
    case 'Discover':
      return after(first.Discover, placeOf(view, mover, move.ship, move.system));
    case 'Pass':
      return first.Pass;
    case 'Stop':
      return first.Stop;
    case 'Enterprise':
      return move.system === view.pending ? first.Enterprise + pieceNumber(move.piece) : -1;
    case 'Revolt':
      return after(first.Revolt, targetId(view, move.owner, move.ship, move.system));
    case 'Decline':
      return first.Decline;
    case 'Nowhere':
      return -1;
  }
};

const typeNamed = (type: number): PieceName => pieceNames[type]!;

const research = (view: View, index: number): Move | undefined => {
  const number = researchOffsets.findLastIndex((offset) => offset <= index);
  const triple = triples[number]!;
  const inside = index - researchOffsets[number]!;
  const system = sitesWith(view, view.mover, triple)[Math.floor(inside / types)];
  if (system === undefined) return undefined;
  const ships: Triple = [typeNamed(triple[0]), typeNamed(triple[1]), typeNamed(triple[2])];
  return { _tag: 'Research', ships, system, piece: typeNamed(inside % types) };
};

/** Makes a move with the seat's ship at a given place; undefined if the place is empty. */
const ofShip = (
  view: View,
  place: number,
  make: (ship: PieceName, system: number) => Move | undefined,
): Move | undefined => {
  const code = shipAt(view, view.mover, place);
  return code < 0 ? undefined : make(typeNamed(pieceOfShip(code)), systemOf(code));
};

const ofTarget = (view: View, index: number, _tag: 'Destroy' | 'Reduce' | 'Revolt'): Move | undefined => {
  const { players } = view.settings;
  const away = Math.floor(index / places);
  // Every seat number below the number of players is an owner.
  const owner = ((view.mover + away) % players) as Owner;
  const code = away >= players ? -1 : shipAt(view, owner, index % places);
  return code < 0 ? undefined : { _tag, owner, ship: typeNamed(pieceOfShip(code)), system: systemOf(code) };
};

const moveOf = (id: number, view: View): Move | undefined => {
  const placed = groupOfId(space, id);
  if (placed === undefined) return undefined;
  const { name, index } = placed;
  const [type, system] = [Math.floor(index / systems), (index % systems) + 1];
  switch (name) {
    case 'Align':
      return { _tag: name, alignment: index === 0 ? 'good' : 'evil' };
    case 'PickPair':
      return { _tag: name, pair: pairs[index]! };
    case 'PlaceShip':
    case 'BuildShip':
      return { _tag: name, piece: typeNamed(type), system };
    case 'MoveShip':
      return ofShip(view, type, (own, from) => ({ _tag: name, ship: own, from, to: system }));
    case 'TradeShip':
      return ofShip(view, Math.floor(index / types), (own, at) => ({
        ...{ _tag: name, ship: own, system: at, piece: typeNamed(index % types) },
      }));
    case 'GrowShip':
      return ofShip(view, index >> 1, (own, at) => {
        const colour = pieceNumber(own) - (pieceNumber(own) % 3);
        return { _tag: name, ship: own, system: at, piece: typeNamed(colour + 1 + (index & 1)) };
      });
    case 'Sacrifice':
    case 'Discover':
      return ofShip(view, index, (own, at) => ({ _tag: name, ship: own, system: at }));
    case 'Research':
      return research(view, index);
    case 'Destroy':
    case 'Reduce':
    case 'Revolt':
      return ofTarget(view, index, name);
    case 'Enterprise':
      return { _tag: name, piece: typeNamed(index), system: view.pending };
    case 'Pass':
    case 'Stop':
    case 'Decline':
      return { _tag: name };
  }
};

const phases = ['align', 'pick', 'place', 'main', 'sac', 'ent', 'rev', 'over'] as const;
const standings = ['living', 'eliminated', 'selfEliminated'] as const;
const alignments = ['unchosen', 'hidden', 'good', 'evil'] as const;

/** A field with one number for each seat, beginning with the viewing seat. */
const bySeat = (
  name: string,
  last: number,
  meaning: string,
  read: (view: View, seat: number) => number,
): Field<View> => ({
  name,
  ...categories([copies], last),
  meaning: `for each seat, the one that looks first: ${meaning}`,
  write: (view, seat, out, at) => {
    const { players } = view.settings;
    for (let index = 0; index < players; index++) out[at + index] = read(view, seatAfter(seat, index, players));
  },
});

const shipsField: Field<View> = {
  name: 'ships',
  ...numbers([copies, types, copies], systems),
  meaning:
    'the systems of the ships, 0 where there is none: by owner, the seat that looks first; by type R1 R2 R3 Y1 .. B3; ascending',
  write: (view, seat, out, at) => {
    const { players } = view.settings;
    const { ships } = view;
    for (let index = 0; index < ships.length; index++) {
      const code = ships[index]!;
      let place = at + relative(ownerOf(code), seat, players) * places + pieceOfShip(code) * copies;
      while (out[place]! !== 0) place++;
      out[place] = systemOf(code);
    }
  },
};

const markersField: Field<View> = {
  name: 'systems',
  ...categories([systems, 2], types + 1),
  meaning:
    'the markers of each system 1 to 60: 0 where there is no such system, or no second marker; 1 for a hyperspace; else 2 more than the type',
  write: (view, _, out, at) => {
    for (const code of view.systems) {
      const place = at + 2 * (numberOf(code) - 1);
      out[place] = firstMarkerOf(code) + 2;
      const second = secondMarkerOf(code);
      out[place + 1] = second < 0 ? 0 : second + 2;
    }
  },
};

const layout = layoutOf<View>([
  lookingSeat(copies),
  single('players', numbers([], 5, 2), 'seats at the table', ({ settings }) => settings.players),
  single('phase', categories([], phases.length - 1), `the phase: ${phases.join(' ')}`, ({ phase }) =>
    phases.indexOf(phase),
  ),
  single(
    'mover',
    categories([], copies),
    'the seat to move: 0 when the game is over, else 1 more than its distance from the one that looks',
    (view, seat) => (view.mover < 0 ? 0 : 1 + relative(view.mover, seat, view.settings.players)),
  ),
  bySeat('standings', standings.length - 1, standings.join(' '), (view, seat) =>
    standings.indexOf(view.standings[seat]!),
  ),
  bySeat('alignments', alignments.length - 1, alignments.join(' '), (view, seat) =>
    alignments.indexOf(view.alignments[seat]!),
  ),
  bySeat(
    'picks',
    pairs.length + 1,
    'the pick: 0 none, 1 hidden, else 2 more than the number of the pair',
    (view, seat) => {
      const pick = view.picks[seat] ?? 'unpicked';
      return pick === 'unpicked' ? 0 : pick === 'hidden' ? 1 : 2 + pairNumber(pick);
    },
  ),
  shipsField,
  markersField,
  listed('stash', numbers([types], copies), 'pieces in the stash: R1 R2 R3 Y1 .. B3', ({ stash }) => stash),
  single(
    'power',
    categories([], 4),
    'the power of a sacrifice: 0 none, else red yellow green blue',
    ({ power }) => power + 1,
  ),
  single('uses', numbers([], 3), 'uses of it that are left', ({ uses }) => uses),
  single(
    'pending',
    numbers([], systems),
    'the system of an enterprise or revolt, 0 for none',
    ({ pending }) => pending,
  ),
  single('bereft', flags([]), '1 if the mover had a large ship and has none now', ({ bereft }) => (bereft ? 1 : 0)),
  single('revealed', flags([]), '1 if alignments are public', ({ revealed }) => (revealed ? 1 : 0)),
  single(
    'tieSeat',
    categories([], copies - 1),
    'the seat from which a tie for the first player is broken, from the one that looks',
    (view, seat) => relative(view.tieSeat, seat, view.settings.players),
  ),
  {
    name: 'barred',
    ...flags([types]),
    meaning: '1 for each type that cannot be picked twice',
    write: ({ barred }, _, out, at) => {
      for (let type = 0; type < types; type++) if ((barred & (1 << type)) !== 0) out[at + type] = 1;
    },
  },
  single('turns', numbers([], 9999), 'completed turns, if the options limit them', ({ turns }) => turns),
  single('turnLimit', numbers([], 9999), 'the limit of turns, 0 for none', ({ settings }) => settings.turnLimit),
]);

/**
 * The encoding of IceTraders for programs that learn.
 *
 * @example
 * ```ts
 * import { icetradersEncoding } from 'rulehouse/environment';
 * icetradersEncoding.name; // 'icetraders-v0'
 * ```
 */
export const icetradersEncoding: Encoding<IceTraders> = constant({
  name: 'icetraders-v0',
  game,
  actions: { space, idOf, moveOf },
  layout,
});
