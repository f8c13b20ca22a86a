/**
 * The tiles in the pools, and those that seats own.
 *
 * @packageDocumentation
 */
import type { SeatState, State } from '../state/state.js';
import { type ScoringTile, scoringTiles } from '../tables/tiles.js';

/** True if a bonus tile is in the pool: in the game and not held by any seat. */
export const inPool = (state: State, tile: number): boolean =>
  state.bonusIn[tile] === 1 && state.seats.every(({ bonus }) => bonus !== tile);

/** True if a seat owns the favor tile with the given index; FAV1 has index 0. */
export const hasFavor = (seat: SeatState, index: number): boolean => (seat.favors & (1 << index)) !== 0;

/** The number of free town tiles, minus one for each open right to a town tile. @rule TMY-10.7 */
export const freeTowns = (state: State): number =>
  state.townPool.reduce((sum, copies) => sum + copies, 0) - state.turn.towns;

/** The number of copies of a tile in a pool. */
export const copiesIn = (pool: readonly number[], index: number): number => pool[index]!;

/** The scoring tile of the current round. */
export const roundTile = (state: State): ScoringTile | undefined =>
  state.round === 0 ? undefined : scoringTiles[state.scoring[state.round - 1]!];
