/**
 * Reach and adjacency: the hexes on which a seat can build, and the hexes that are adjacent to a given hex. Only this module reads the tags of a
 * faction's `shipping` and `skipping` fields.
 *
 * @packageDocumentation
 */
import { kept } from '../../../core/values/constant.js';
import type { Board } from '../state/map.js';
import { boardIn } from '../state/map.js';
import { factionOf, hasStronghold, seatOf } from '../state/selectors.js';
import type { SeatState, State } from '../state/state.js';
import type { AdvancePrice, Faction } from '../tables/faction.js';
import { bonusTiles } from '../tables/tiles.js';

/** A seat's printed shipping level; 0 for a faction without shipping. @rule TMY-7.2 */
export const shippingLevel = (faction: Faction, seat: SeatState): number => {
  switch (faction.shipping._tag) {
    case 'track':
      return seat.shipping;
    case 'fixed':
      return faction.shipping.level;
    case 'none':
      return 0;
  }
};

/** The shipping level that determines a seat's reach now; during Phase II, a bonus tile may raise this level. @rule TMY-7.2 */
const sailingLevel = (state: State, seat: number): number => {
  const [faction, me] = [factionOf(state, seat), seatOf(state, seat)];
  if (!canShip(faction)) return 0;
  const extra = state.phase === 'turn' && me.passed === 0 && me.bonus >= 0 ? bonusTiles[me.bonus]!.shipping : 0;
  return shippingLevel(faction, me) + extra;
};

/** The lowest and the highest level on a faction's shipping track; both are 0 for factions without a track. */
export const shippingBound = ({ shipping }: Faction): readonly [least: number, most: number] =>
  shipping._tag === 'track' ? [shipping.start, shipping.start + shipping.vp.length] : [0, 0];

/** The sum of the points for advancing to the given level of the shipping track. */
export const shippingPoints = ({ shipping }: Faction, level: number): number =>
  shipping._tag === 'track' ? shipping.vp.slice(0, level - shipping.start).reduce((sum, vp) => sum + vp, 0) : 0;

/** The price of advancing one level of shipping; null for factions without a track. */
export const shippingAdvance = ({ shipping }: Faction): AdvancePrice | null =>
  shipping._tag === 'track' ? { workers: 0, coins: shipping.advance.coins, priests: shipping.advance.priests } : null;

/** True if a faction has shipping, on a track or at a level that never changes. */
const canShip = ({ shipping }: Faction): boolean => shipping._tag !== 'none';

/** True if a faction builds by shipping only, and therefore always beside a river. @rule TMY-17.21 */
const byShipOnly = (faction: Faction): boolean => faction.shipping._tag === 'fixed';

/** The land hexes directly adjacent to a hex, either as neighbours or across a bridge. @rule TMY-7.1 @rule TMY-11.2 */
export const adjacent = (state: State, board: Board, hex: number): readonly number[] => {
  const near = board.land[hex]!;
  const spans = board.spansAt[hex]!;
  let all: number[] | undefined;
  for (const span of spans)
    if (state.bridge[span]! >= 0) {
      const [a, b] = board.spans[span]!;
      all ??= [...near];
      all.push(a === hex ? b : a);
    }
  return all ?? near;
};

/** The hexes with a structure of a seat, in ascending order. */
export const ownHexes = (state: State, seat: number): readonly number[] => {
  const own: number[] = [];
  for (const hex of boardIn(state).lands) if (state.owner[hex] === seat) own.push(hex);
  return own;
};

/** A 0 for every hex of a map. */
const unmarked = kept((size: number): readonly number[] => Array.from({ length: size }, () => 0));

/** A new list of marks, which are all 0. It is an ordinary list, because V8 keeps a typed array of this size outside its heap, and takes long to make it. */
const newMarks = ({ size }: Board): number[] => unmarked(size).slice();

/**
 * Marks with 1 every hex that a seat reaches from its own hexes, directly or by shipping; the own hexes may or may not be marked.
 *
 * @rule TMY-7.3
 */
export const reachOf = (state: State, seat: number, own: readonly number[]): readonly number[] => {
  const board = boardIn(state);
  const marks = newMarks(board);
  const level = sailingLevel(state, seat);
  const walks = !byShipOnly(factionOf(state, seat));
  for (const hex of own) {
    if (walks) for (const near of adjacent(state, board, hex)) marks[near] = 1;
    if (level === 0) continue;
    for (const [port, steps] of board.ports[hex]!) {
      if (steps > level) break;
      marks[port] = 1;
    }
  }
  return marks;
};

/** True if a seat reaches the given hex directly or by shipping. @rule TMY-7.3 */
const reaches = (state: State, seat: number, hex: number): boolean => {
  const board = boardIn(state);
  if (!byShipOnly(factionOf(state, seat)))
    for (const near of adjacent(state, board, hex)) if (state.owner[near] === seat) return true;
  const level = sailingLevel(state, seat);
  if (level === 0) return false;
  for (const [port, steps] of board.ports[hex]!) {
    if (steps > level) return false;
    if (state.owner[port] === seat) return true;
  }
  return false;
};

/** True if a faction has tunnels or carpets. */
export const canSkip = ({ skipping }: Faction): boolean => skipping._tag !== 'none';

/** The range of carpets at the start, and the greatest range; both are 0 for factions without carpets. @rule TMY-17.12 */
export const rangeBound = ({ skipping }: Faction): readonly [least: number, most: number] =>
  skipping._tag === 'carpet' ? [skipping.range, skipping.maxRange] : [0, 0];

/** The length of a tunnel or a carpet ride in hexes; 0 for factions without tunnels and carpets. */
export const skipDistance = (faction: Faction, seat: SeatState): number => {
  switch (faction.skipping._tag) {
    case 'none':
      return 0;
    case 'tunnel':
      return 2;
    case 'carpet':
      return seat.range + 1;
  }
};

/** The workers and priests that one tunnel or carpet ride costs, and the points that it scores. @rule TMY-7.4 */
export interface SkipPrice {
  readonly workers: number;
  readonly priests: number;
  readonly vp: number;
}

const free: SkipPrice = { workers: 0, priests: 0, vp: 0 };

/** The price that a seat must pay now for skipping by tunnel or carpet. */
export const skipPrice = (state: State, seat: number): SkipPrice => {
  const { skipping } = factionOf(state, seat);
  switch (skipping._tag) {
    case 'none':
      return free;
    case 'tunnel': {
      const workers = hasStronghold(seatOf(state, seat)) ? skipping.withStronghold : skipping.workers;
      return { workers, priests: 0, vp: skipping.vp };
    }
    case 'carpet':
      return { workers: 0, priests: skipping.priests, vp: skipping.vp };
  }
};

/** True if a hex is within tunnel or carpet range of a seat's structure, and the seat may still skip to that hex in this turn. @rule TMY-7.4 */
const skipsTo = (state: State, seat: number, hex: number): boolean => {
  if (state.phase !== 'turn') return false;
  const distance = skipDistance(factionOf(state, seat), seatOf(state, seat));
  if (distance === 0) return false;
  const { skipped } = state.turn;
  if (skipped >= 0) return skipped === hex;
  const board = boardIn(state);
  for (const from of board.lands) if (state.owner[from] === seat && board.distance(from, hex) <= distance) return true;
  return false;
};

/** Marks every hex to which a seat may skip from its own hexes: every hex for which {@link skipsTo} is true. */
export const skipsOf = (state: State, seat: number, own: readonly number[]): readonly number[] => {
  const board = boardIn(state);
  const marks = newMarks(board);
  const distance = state.phase === 'turn' ? skipDistance(factionOf(state, seat), seatOf(state, seat)) : 0;
  if (distance === 0) return marks;
  const { skipped } = state.turn;
  if (skipped >= 0) marks[skipped] = 1;
  else for (const from of own) for (const to of board.lands) if (board.distance(from, to) <= distance) marks[to] = 1;
  return marks;
};

/** The way in which a seat reaches a hex: not at all, freely, or by a tunnel or carpet that must be paid for. */
export const wayTo = (state: State, seat: number, hex: number): 'none' | 'free' | 'skip' => {
  if (state.turn.skipped === hex || reaches(state, seat, hex)) return 'free';
  return skipsTo(state, seat, hex) ? 'skip' : 'none';
};

/** True if a hex touches a river. */
export const touchesRiver = (board: Board, hex: number): boolean => board.water[hex]!.length > 0;
