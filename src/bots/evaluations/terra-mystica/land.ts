/**
 * What a seat of Terra Mystica holds on the map: groups on their way to a town, the largest group, room to grow.
 *
 * @packageDocumentation
 */
import {
  type Board,
  boardOf,
  bonusTiles,
  kinds,
  ring,
  type SeatState,
  type State,
} from '../../../terra-mystica/index.js';
import { type Counts, factionOf, Favor, hasFavor } from './economy.js';
import { terms } from './terms.js';

/** The power and the number of structures that a town needs, and the number if one of them is a sanctuary. */
const townPower = 7;
const townStructures = 4;
const withSanctuary = 3;
const sanctuary = 5;

/** Directly adjacent land hexes, by bridges too. */
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

/** How near to a town a group is, 0 to 1. */
const nearness = (power: number, count: number, needed: number, isGreat: boolean): number => {
  const structures = isGreat ? withSanctuary : townStructures;
  return Math.min(1, power / needed) * Math.min(1, count / structures);
};

/** The groups of directly adjacent structures that are not yet a town: how near they are to one. */
const countTowns = (
  into: Counts,
  state: State,
  board: Board,
  seat: SeatState,
  number: number,
  own: readonly number[],
): void => {
  const faction = factionOf(seat);
  if (faction === undefined) return;
  const { powerValues: values } = faction;
  const needed = townPower - (hasFavor(seat, Favor.town) ? 1 : 0);
  const seen = new Set<number>();
  let [squares, sum] = [0, 0];
  for (const start of own) {
    if (seen.has(start)) continue;
    const group = [start];
    seen.add(start);
    let [power, isTown, isGreat] = [0, false, false];
    for (let next = 0; next < group.length; next++) {
      const hex = group[next]!;
      const kind = kinds[state.structure[hex]! - 1]!;
      power += values[kind];
      isTown ||= state.town[hex] === 1;
      isGreat ||= state.structure[hex] === sanctuary;
      for (const near of beside(state, board, hex))
        if (state.owner[near] === number && !seen.has(near)) {
          seen.add(near);
          group.push(near);
        }
    }
    const near = isTown ? 0 : nearness(power, group.length, needed, isGreat);
    squares += near * near;
    sum += near;
  }
  into[terms.townNear] = squares;
  into[terms.townPart] = sum;
};

/** The size of the largest group of structures that ships, tunnels and carpets join. */
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

/** The greatest number of sites that count: more are not built on soon. */
const mostSites = 3;

/** How much a hex that takes two or three spades counts, compared with one that takes one. */
const farRoom = 0.3;

/** This much room is half as good as any amount. */
const enoughRoom = 2;

/** Hexes within reach that nobody holds, by the spades that they take: room to grow. And neighbours, who bring power. */
const surroundings = (
  state: State,
  board: Board,
  seat: SeatState,
  number: number,
  own: readonly number[],
): { readonly sites: number; readonly room: number; readonly neighbours: number } => {
  const level = seat.shipping + (seat.passed === 0 && seat.bonus >= 0 ? bonusTiles[seat.bonus]!.shipping : 0);
  const seen = new Set<number>();
  let [sites, near, far, neighbours] = [0, 0, 0, 0];
  const look = (hex: number): void => {
    if (seen.has(hex)) return;
    seen.add(hex);
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

/** Where each seat's structures stand. */
export const standing = (state: State): readonly (readonly number[])[] => {
  const own: number[][] = state.seats.map(() => []);
  for (const hex of boardOf(state.switches.map).lands) {
    const owner = state.owner[hex]!;
    if (owner >= 0) own[owner]?.push(hex);
  }
  return own;
};

/** Counts what a seat holds on the map, without the largest group. */
export const countLand = (
  into: Counts,
  state: State,
  seat: SeatState,
  number: number,
  own: readonly number[],
): void => {
  const board = boardOf(state.switches.map);
  countTowns(into, state, board, seat, number, own);
  const { sites, room, neighbours } = surroundings(state, board, seat, number, own);
  into[terms.sites] = sites;
  into[terms.room] = room;
  into[terms.neighbours] = neighbours;
};
