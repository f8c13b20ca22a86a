/**
 * The land of a seat in Terra Mystica: groups that may become towns, the largest group, and room to grow.
 *
 * @packageDocumentation
 */
import {
  type Board,
  boardOf,
  bonusTiles,
  type Faction,
  kinds,
  ring,
  type SeatState,
  type State,
} from '../../../games/terra-mystica/index.js';
import { Favor, factionOf, hasFavor, type TermCounts } from './economy.js';
import { terms } from './terms.js';

/** The power and the number of structures that a town needs, and the number needed if one of them is a sanctuary. */
const townPower = 7;
const townStructures = 4;
const withSanctuary = 3;
const sanctuary = 5;

/** The land hexes that are directly adjacent to a hex, including those across bridges. */
const beside = (state: State, board: Board, hex: number): readonly number[] => {
  const near = board.land[hex]!;
  const spans = board.spansAt[hex]!;
  let all: number[] | undefined;
  for (const span of spans)
    if (state.bridge[span]! >= 0) {
      const [a, b] = board.spans[span]!;
      all = all ?? near.slice();
      all.push(a === hex ? b : a);
    }
  return all ?? near;
};

/** How close a group is to a town, from 0 to 1. */
const nearness = (power: number, count: number, needed: number, isGreat: boolean): number => {
  const structures = isGreat ? withSanctuary : townStructures;
  return Math.min(1, power / needed) * Math.min(1, count / structures);
};

/** A group of directly adjacent structures that belong to one seat. */
interface StructureGroup {
  readonly hexes: readonly number[];
  /** The power value of the group. */
  readonly power: number;
  readonly isTown: boolean;
  /** True if one of the group's structures is a sanctuary. */
  readonly isGreat: boolean;
}

/** For each hex of the groups that were found last, the index of its group. Hexes of other seats are left as they were. */
const memberOf: number[] = [];

/** For each hex, the number of the latest count that reached it. These marks are never cleared, because each count has its own number. */
const reached: number[] = [];
let counted = 0;

/** The group that contains the structure on the given hex. The hexes of the group are marked with the number of the present count. */
const groupAt = (
  state: State,
  board: Board,
  { powerValues }: Faction,
  number: number,
  start: number,
): StructureGroup => {
  const hexes = [start];
  reached[start] = counted;
  let [power, isTown, isGreat] = [0, false, false];
  for (let next = 0; next < hexes.length; next++) {
    const hex = hexes[next]!;
    power += powerValues[kinds[state.structure[hex]! - 1]!];
    isTown ||= state.town[hex] === 1;
    isGreat ||= state.structure[hex] === sanctuary;
    for (const near of beside(state, board, hex))
      if (state.owner[near] === number && reached[near] !== counted) {
        reached[near] = counted;
        hexes.push(near);
      }
  }
  return { hexes, power, isTown, isGreat };
};

/** All groups of directly adjacent structures that a seat has. */
const groupsOf = (
  state: State,
  board: Board,
  faction: Faction,
  number: number,
  own: readonly number[],
): readonly StructureGroup[] => {
  counted++;
  const groups: StructureGroup[] = [];
  for (const start of own) if (reached[start] !== counted) groups.push(groupAt(state, board, faction, number, start));
  return groups;
};

/** The total power value that a seat's structures need in order to form a town. */
const neededPower = (seat: SeatState): number => townPower - (hasFavor(seat, Favor.town) ? 1 : 0);

/** The towns that a seat may still found. */
interface TownsToCome {
  /** Two sums over the seat's groups: of how close each group is to a town (0 to 1), and of the squares of these numbers. */
  readonly part: number;
  readonly near: number;
  /** How close the seat's two most advanced groups are to becoming a town, each from 0 to 1. */
  readonly nearest: number;
  readonly second: number;
  /** What the same two groups still lack; fewer entries if the seat has fewer groups that are not towns yet. */
  readonly lacks: readonly TownLack[];
  /** The number of groups that are not towns yet. */
  readonly groups: number;
}

/** What a group still lacks to be a town. */
export interface TownLack {
  readonly power: number;
  readonly structures: number;
}

/** How close to a town, from 0 to 1, different groups would be if a new dwelling joined them. */
const joinedAt = (groups: readonly StructureGroup[], needed: number): number => {
  let [power, count, isGreat] = [1, 1, false];
  for (const group of groups) {
    if (group.isTown) return 0;
    power += group.power;
    count += group.hexes.length;
    isGreat ||= group.isGreat;
  }
  return nearness(power, count, needed, isGreat);
};

/** How close a seat's groups are to becoming towns. */
const townsToCome = (seat: SeatState, groups: readonly StructureGroup[]): TownsToCome => {
  const needed = neededPower(seat);
  let [part, near] = [0, 0];
  const open: { readonly one: number; readonly group: StructureGroup }[] = [];
  for (const group of groups) {
    if (group.isTown) continue;
    const one = nearness(group.power, group.hexes.length, needed, group.isGreat);
    part += one;
    near += one * one;
    open.push({ one, group });
  }
  const [first, next] = open.sort((a, b) => b.one - a.one);
  const lacks = open.slice(0, 2).map(({ group }) => lackOf(group, needed));
  return { part, near, nearest: first?.one ?? 0, second: next?.one ?? 0, lacks, groups: open.length };
};

const lackOf = ({ power, hexes, isGreat }: StructureGroup, needed: number): TownLack => ({
  power: Math.max(0, needed - power),
  structures: Math.max(0, (isGreat ? withSanctuary : townStructures) - hexes.length),
});

/** The different groups of a seat beside a hex. */
const groupsBeside = (
  state: State,
  board: Board,
  number: number,
  hex: number,
  groups: readonly StructureGroup[],
): readonly StructureGroup[] => {
  const found: StructureGroup[] = [];
  for (const near of beside(state, board, hex)) {
    const group = state.owner[near] === number ? groups[memberOf[near]!] : undefined;
    if (group !== undefined && !found.includes(group)) found.push(group);
  }
  return found;
};

/** How close a seat would be to a town, from 0 to 1, if the best new dwelling joined the groups around it. */
const joinedIn = (
  state: State,
  seat: SeatState,
  number: number,
  own: readonly number[],
  groups: readonly StructureGroup[],
): number => {
  const board = boardOf(state.switches.map);
  const needed = neededPower(seat);
  groups.forEach(({ hexes }, index) => {
    for (const hex of hexes) memberOf[hex] = index;
  });
  counted++;
  let joined = 0;
  for (const hex of own)
    for (const free of beside(state, board, hex)) {
      if (state.owner[free]! >= 0 || reached[free] === counted || state.ground[free]! >= ring.length) continue;
      reached[free] = counted;
      joined = Math.max(joined, joinedAt(groupsBeside(state, board, number, free, groups), needed));
    }
  return joined;
};

/** The size of a seat's largest group of structures, where ships, tunnels and carpets also connect structures. */
export const networkOf = (state: State, seat: SeatState, own: readonly number[]): number => {
  const board = boardOf(state.switches.map);
  const faction = factionOf(seat);
  const sails =
    faction?.shipping._tag === 'track'
      ? seat.shipping
      : faction?.shipping._tag === 'fixed'
        ? faction.shipping.level
        : 0;
  const skips = faction?.skipping._tag === 'tunnel' ? 2 : faction?.skipping._tag === 'carpet' ? seat.range + 1 : 1;
  const rest = own.slice();
  let largest = 0;
  for (let start = rest.pop(); start !== undefined; start = rest.pop()) {
    const group = [start];
    for (let next = 0; next < group.length; next++) {
      const hex = group[next]!;
      const near = beside(state, board, hex);
      for (let index = rest.length - 1; index >= 0; index--) {
        const other = rest[index]!;
        const steps = board.sea(hex, other);
        if (!(steps > 0 && steps <= sails) && board.distance(hex, other) > skips && !near.includes(other)) continue;
        group.push(other);
        rest[index] = rest[rest.length - 1]!;
        rest.pop();
      }
    }
    largest = Math.max(largest, group.length);
  }
  return largest;
};

/** The greatest number of building sites that are counted, because a seat will not use more of them soon. */
const mostSites = 3;

/** The value of a hex that needs two or three spades, relative to a hex that needs only one. */
const farRoom = 0.3;

/** The number of hexes that is worth half as much as unlimited room to grow. */
const enoughRoom = 2;

/**
 * Counts a seat's room to grow: the free hexes within reach, weighted by the number of spades that they need. Neighbouring structures of other seats
 * are counted as well, because they bring power.
 */
const surroundings = (
  state: State,
  board: Board,
  seat: SeatState,
  number: number,
  own: readonly number[],
): { readonly sites: number; readonly room: number; readonly neighbours: number } => {
  const level = seat.shipping + (seat.passed === 0 && seat.bonus >= 0 ? bonusTiles[seat.bonus]!.shipping : 0);
  counted++;
  let [sites, near, far, neighbours] = [0, 0, 0, 0];
  const look = (hex: number): void => {
    if (reached[hex] === counted) return;
    reached[hex] = counted;
    const owner = state.owner[hex]!;
    if (owner >= 0) return;
    const ground = state.ground[hex]!;
    if (ground >= ring.length) return;
    const around = Math.abs(ground - seat.home);
    const spades = Math.min(around, ring.length - around);
    if (spades === 0) sites++;
    else if (spades === 1) near++;
    else far++;
  };
  for (const hex of own) {
    for (const other of beside(state, board, hex)) {
      const owner = state.owner[other]!;
      if (owner >= 0 && owner !== number) neighbours++;
      look(other);
    }
    if (level === 0) continue;
    for (const [port, steps] of board.ports[hex]!) {
      if (steps > level) break;
      look(port);
    }
  }
  const open = near + far * farRoom;
  return { sites: Math.min(mostSites, sites), room: open / (open + enoughRoom), neighbours };
};

/** For each seat, the hexes of its structures. */
export const standing = (state: State): readonly (readonly number[])[] => {
  const own: number[][] = state.seats.map(() => []);
  for (const hex of boardOf(state.switches.map).lands) {
    const owner = state.owner[hex]!;
    if (owner >= 0) own[owner]?.push(hex);
  }
  return own;
};

/** A seat's groups and building sites on the map, apart from the size of its largest group. */
interface Land extends TownsToCome {
  readonly sites: number;
  readonly room: number;
  readonly neighbours: number;
}

/** The latest result for a list of hex owners, and the inputs on which that result depends. */
interface LandCache {
  readonly of: State;
  readonly key: number;
  readonly land: Land;
  readonly groups: readonly StructureGroup[];
  /** The result of {@link joinedTown}; undefined until it is needed. */
  joined: number | undefined;
}

/** The latest results, by list of hex owners; most moves do not change the map, so most positions share such a list. */
const remembered = new WeakMap<readonly number[], LandCache>();

/** A single number that encodes everything that affects a seat's land, apart from the lists that make up the map. */
const keyOf = ({ favors, shipping, bonus, passed, range, home, faction }: SeatState, number: number): number =>
  (((((favors * 8 + shipping) * 16 + bonus + 1) * 2 + passed) * 8 + range) * 64 + (home + 1) * 8 + number) * 32 +
  faction +
  1;

const isSameMap = (a: State, b: State): boolean =>
  a.structure === b.structure && a.ground === b.ground && a.town === b.town && a.bridge === b.bridge;

const landAt = (state: State, seat: SeatState, number: number, own: readonly number[]): LandCache => {
  const key = keyOf(seat, number);
  const before = remembered.get(state.owner);
  if (before?.key === key && isSameMap(before.of, state)) return before;
  const board = boardOf(state.switches.map);
  const faction = factionOf(seat);
  // A seat without a faction has no groups.
  const groups = faction === undefined ? [] : groupsOf(state, board, faction, number, own);
  const land = { ...townsToCome(seat, groups), ...surroundings(state, board, seat, number, own) };
  const cache: LandCache = { of: state, key, land, groups, joined: undefined };
  remembered.set(state.owner, cache);
  return cache;
};

/** Returns the land of a seat: its groups and building sites on the map. */
export const landOf = (state: State, seat: SeatState, number: number, own: readonly number[]): Land =>
  landAt(state, seat, number, own).land;

/** How close a seat would be to a town, from 0 to 1, if the best new dwelling joined the groups around it. */
export const joinedTown = (state: State, seat: SeatState, number: number, own: readonly number[]): number => {
  const cache = landAt(state, seat, number, own);
  cache.joined ??= joinedIn(state, seat, number, own, cache.groups);
  return cache.joined;
};

/** The hexes of one seat's structures. */
export const standingOf = (state: State, number: number): readonly number[] =>
  boardOf(state.switches.map).lands.filter((hex) => state.owner[hex] === number);

/** Counts the land of a seat, apart from its largest group. */
export const countLand = (
  into: TermCounts,
  state: State,
  seat: SeatState,
  number: number,
  own: readonly number[],
): void => {
  const { near, part, sites, room, neighbours } = landOf(state, seat, number, own);
  into[terms.townNear] = near;
  into[terms.townPart] = part;
  into[terms.sites] = sites;
  into[terms.room] = room;
  into[terms.neighbours] = neighbours;
};
