/**
 * What pictures and words know of the game beyond its public surface.
 *
 * @packageDocumentation
 */
export { leaders } from './course/outcome.js';
export { movers } from './engine/deciding.js';
export { freeFactions } from './engine/factions.js';
export { worth } from './engine/offers.js';
export { shippingLevel } from './engine/reach.js';
export { usedSpaces } from './engine/spaces.js';
export { hasFavor } from './engine/tiles.js';
export { at, boardIn, factionAt, factionOf, groundIndex, seatOf } from './state/selectors.js';
export { type Phase, type SeatState, type SpadeKind, type State, type Turn, sources } from './state/state.js';
export type { Faction, Often, SpecialAction, SpecialGain, SpecialPrice } from './tables/faction.js';
export { maps } from './tables/maps.js';
export {
  type Cult,
  type Kind,
  areaRanks,
  cultBoard,
  cults,
  kindTitles,
  kinds,
  rounds,
  structureSupply,
  supply,
} from './tables/pieces.js';
export { type Ground, groundTitles, grounds, ring } from './tables/terrain.js';
export {
  type BonusTile,
  type CultBonus,
  type FavorTile,
  type Gain,
  type PassScore,
  type PowerAction,
  type RoundScore,
  type ScoringTile,
  type TileAction,
  type TownTile,
  bonusTiles,
  favorTiles,
  finalTiles,
  finalTitles,
  powerActions,
  scoringTiles,
  townTiles,
} from './tables/tiles.js';
export { seatTitle } from './text/words.js';
