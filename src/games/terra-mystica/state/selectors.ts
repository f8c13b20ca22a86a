/**
 * Selectors: functions that read the seats, factions and map of a state, and a few values that many modules need.
 *
 * @packageDocumentation
 */
import type { Faction } from '../tables/faction.js';
import { earlierFactions, type FactionId, factions } from '../tables/factions/index.js';
import { type Ground, grounds, ring } from '../tables/terrain.js';
import { editionOf } from './options.js';
import type { SeatState, State } from './state.js';

/** An item of a list of numbers; 0 for an index outside the list, so that every look-up has a result. */
export const at = (list: readonly number[], index: number): number => list[index] ?? 0;

/** The seat that has the given number in a state. */
export const seatOf = (state: State, seat: number): SeatState => state.seats[seat]!;

/** The name of a seat's faction; null before the seat has a faction. */
export const factionIdOf = ({ faction }: SeatState): FactionId | null => (faction < 0 ? null : factions[faction]!.id);

const someFaction = factions[0];

/** The faction at an index of the list of factions; the first faction if the list has no such index. */
export const factionAt = (index: number): Faction => {
  const found = factions[index] ?? someFaction;
  // The list of factions is never empty, so `someFaction` exists.
  return found as Faction;
};

/** The faction of a seat, in the edition that is played. @rule TMY-18.2 */
export const factionOf = (state: State, seat: number): Faction => {
  const index = seatOf(state, seat).faction;
  const faction = factionAt(index);
  if (faction.earlier === undefined) return faction;
  const edition = editionOf(state.switches);
  return edition === undefined || edition === 'variable_v5' ? faction : earlierFactions[edition][index]!;
};

/** The seat that plays a faction; -1 if no seat does. */
export const seatNamed = (state: State, id: string): number =>
  state.seats.findIndex(({ faction }) => faction >= 0 && factionAt(faction).id === id);

/** The index of the terrain or other ground with a given name. */
export const groundIndex = (ground: Ground): number => grounds.indexOf(ground);

/** The indices of the grounds to which the rules refer by name: ice, volcano and river. */
export const iceGround = groundIndex('ice');

export const volcanoGround = groundIndex('volcano');

export const riverGround = groundIndex('river');

/** The number of terrains on the ring. */
export const ringSize = ring.length;

/** True if a seat has its stronghold on the map. */
export const hasStronghold = (seat: SeatState): boolean => seat.counts[3]! > 0;

/** True if offers can be answered at any time (`deferred` mode). */
export const isDeferred = (state: State): boolean => state.switches['leech-timing'] === 'deferred';
