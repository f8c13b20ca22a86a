/**
 * Structures: the effects of placing a structure on the map (chapter 6), for any builder and price.
 *
 * @packageDocumentation
 */
import { scoreBuilt } from '../engine/points.js';
import { adjacent } from '../engine/reach.js';
import { type Draft, replaced, seatDraft } from '../state/draft.js';
import { boardIn } from '../state/map.js';
import type { SeatState, State } from '../state/state.js';
import { type Kind, kinds, structureSupply } from '../tables/pieces.js';
import { makeOffers } from './leech.js';
import { updateTown } from './towns.js';

/** True if a seat still has a structure of the given kind to build. @rule TMY-2.1 */
export const hasLeft = ({ counts }: SeatState, kind: Kind): boolean =>
  counts[kinds.indexOf(kind)]! < structureSupply[kind];

/** True if an opponent's structure is directly adjacent to a hex. @rule TMY-6.2 */
export const hasNeighbour = (state: State, seat: number, hex: number): boolean => {
  for (const near of adjacent(state, boardIn(state), hex)) {
    const owner = state.owner[near]!;
    if (owner >= 0 && owner !== seat) return true;
  }
  return false;
};

/** Places a structure on a hex, without any further effect. */
export const placeStructure = (draft: Draft, seat: number, hex: number, kind: Kind): void => {
  const me = seatDraft(draft, seat);
  const old = draft.structure[hex]! - 1;
  if (old >= 0) me.counts = replaced(me.counts, old, me.counts[old]! - 1);
  const index = kinds.indexOf(kind);
  me.counts = replaced(me.counts, index, me.counts[index]! + 1);
  draft.structure = replaced(draft.structure, hex, index + 1);
  draft.owner = replaced(draft.owner, hex, seat);
};

/** Places a structure on a hex, and carries out what follows, in order: points, offers, towns. @rule TMY-6.5 @rule TMY-12.7 */
export const buildStructure = (draft: Draft, seat: number, hex: number, kind: Kind): void => {
  scoreBuilt(draft, seat, kind);
  placeStructure(draft, seat, hex, kind);
  makeOffers(draft, seat, hex);
  updateTown(draft, seat, hex);
};
