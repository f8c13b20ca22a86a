/**
 * The points and effects of single events: structures built, spades gained, towns founded. Only this module reads the tag of a faction's `perSpade`
 * field.
 *
 * @packageDocumentation
 */
import { bookPoints, type Draft, seatDraft } from '../state/draft.js';
import { factionOf, hasStronghold } from '../state/selectors.js';
import type { SeatState, State } from '../state/state.js';
import type { Faction } from '../tables/faction.js';
import { type Kind, kinds } from '../tables/pieces.js';
import { favorTiles } from '../tables/tiles.js';
import { gainPower } from './resources.js';
import { hasFavor, roundTile } from './tiles.js';

/** The favor tiles that give points for structures when they are built. */
const builders = favorTiles.flatMap(({ built }, index) => (built === null ? [] : [index]));

/** Adds the points for a structure that was built: first the points from favor tiles, then those from the round tile. @rule TMY-6.5 */
export const scoreBuilt = (draft: Draft, seat: number, kind: Kind): void => {
  const me = seatDraft(draft, seat);
  for (const index of builders) {
    const built = favorTiles[index]?.built;
    if (built?.kind === kind && hasFavor(me, index)) bookPoints(me, built.vp, 'favor');
  }
  const tile = roundTile(draft)?.score;
  if (tile?._tag === 'built' && tile.kinds.includes(kind)) bookPoints(me, tile.vp, 'round');
};

/** Adds the points that the round tile gives a seat for founding a town. @rule TMY-10.3 */
export const scoreTown = (draft: Draft, seat: number): void => {
  const tile = roundTile(draft)?.score;
  if (tile?._tag === 'town') bookPoints(seatDraft(draft, seat), tile.vp, 'round');
};

/**
 * Records all effects of gaining spades, and returns how many of these spades can be used. Returns 0 for factions that get something else instead of
 * spades, or nothing at all.
 *
 * @rule TMY-4.10 @rule TMY-4.8 @rule TMY-4.9 @rule TMY-4.3 @rule TMY-4.11
 */
export const gainSpades = (draft: Draft, seat: number, spades: number): number => {
  const me = seatDraft(draft, seat);
  const { perSpade } = factionOf(draft, seat);
  if (perSpade._tag === 'lost') return 0;
  const tile = roundTile(draft)?.score;
  if (tile?._tag === 'spade') bookPoints(me, tile.vp * spades, 'round');
  switch (perSpade._tag) {
    case 'nothing':
      return spades;
    case 'vp':
      bookPoints(me, perSpade.vp * spades, 'faction');
      return spades;
    case 'power':
      if (hasStronghold(me)) gainPower(me, perSpade.power * spades);
      return spades;
    case 'step':
      if (draft.phase === 'turn') draft.turn.steps += spades;
      else me.steps += spades;
      return 0;
    case 'token':
      me.bowl1 += spades;
      return 0;
  }
};

/** What a faction gets when it gains spades: usable spades, cult steps, power tokens or nothing. @rule TMY-4.8 @rule TMY-4.9 */
export const spadesBecome = ({ perSpade }: Faction): 'spades' | 'steps' | 'tokens' | 'nothing' => {
  switch (perSpade._tag) {
    case 'nothing':
    case 'vp':
    case 'power':
      return 'spades';
    case 'step':
      return 'steps';
    case 'token':
      return 'tokens';
    case 'lost':
      return 'nothing';
  }
};

/** True if a faction has any use for spades; otherwise it may not take them. @rule TMY-4.9 */
export const mayTakeSpades = (state: State, seat: number): boolean =>
  spadesBecome(factionOf(state, seat)) !== 'nothing';

/** The number of structures of a kind that a seat has on the map. */
export const countOf = (seat: SeatState, kind: Kind): number => seat.counts[kinds.indexOf(kind)]!;
