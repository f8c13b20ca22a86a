/**
 * Tiles: what lies in the pools, and what seats hold.
 *
 * @packageDocumentation
 */
import type { SeatState, State } from '../state/state.js';
import { type ScoringTile, scoringTiles } from '../tables/tiles.js';

/** True if a bonus tile lies in the pool: in the game and held by nobody. */
export const inPool = (state: State, tile: number): boolean =>
  state.bonusIn[tile] === 1 && state.seats.every(({ bonus }) => bonus !== tile);

/** True if a seat owns a favor tile: `index` is 0 for FAV1. */
export const hasFavor = (seat: SeatState, index: number): boolean => (seat.favors & (1 << index)) !== 0;

/** How many copies of town tiles are free: each open right to one counts as one tile less. @rule TMY-10.7 */
export const freeTowns = (state: State): number =>
  state.townPool.reduce((sum, copies) => sum + copies, 0) - state.turn.towns;

/** How many copies of a tile are in a pool. */
export const copiesIn = (pool: readonly number[], index: number): number => pool[index]!;

/** The scoring tile of the running round. */
export const roundTile = (state: State): ScoringTile | undefined =>
  state.round === 0 ? undefined : scoringTiles[state.scoring[state.round - 1]!];
