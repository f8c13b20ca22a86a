/**
 * Terra Mystica (Helge Ostertag, Jens Drögemüller, 2012) with Fire & Ice (2014): fourteen factions and six more on three maps.
 *
 * Start with {@link game}; rules by number are in the rule book and in {@link rules}.
 *
 * @packageDocumentation
 * @module rulehouse/terra-mystica
 */
export { applyMove } from './apply.js';
export { game, type TerraMystica } from './game.js';
export type { Refusal } from '../core/refusal.js';
export { type Board, boardOf, boards, type HexNumbers } from './state/map.js';
export { canonical } from './course/canonical.js';
export type { By, Move, MoveOf, Space, Split, Waste } from './state/move.js';
export { moveText, readMove } from './text/move-text.js';
export { defaultOptions, type GivenSetup, type Options, type Switches } from './state/options.js';
export { outcome, score } from './course/outcome.js';
export { breakdown } from './text/picture.js';
export { applyLegal, legalMoves } from './course/play.js';
export { type RuleId, rules } from './rules.js';
export { setup } from './course/initial.js';
export {
  type Auction,
  type Offer,
  type Phase,
  type SeatState,
  type Source,
  sources,
  type SpadeKind,
  type State,
  type Turn,
  type Watch,
} from './state/state.js';
export type { HexPlace } from '../boards/hex.js';
export type {
  AdvancePrice,
  DiggingSeam,
  DwellingsSeam,
  Earlier,
  EarlierEdition,
  Edition,
  ExchangeSeam,
  Faction,
  GroundSeam,
  IncomeTable,
  LinkingSeam,
  NeighboursSeam,
  Often,
  PassingSeam,
  PerSpadeSeam,
  PowerUseSeam,
  PriestsSeam,
  ShippingSeam,
  SkippingSeam,
  SpadingSeam,
  SpecialAction,
  SpecialGain,
  SpecialPrice,
  SpecialSpace,
  StrongholdSeam,
  VolcanoPrice,
} from './tables/faction.js';
export { type Cult, cults, type Kind, kinds, type Resource, resources } from './tables/pieces.js';
export {
  type BonusId,
  type BonusTile,
  bonusTiles,
  type CultBonus,
  type FavorId,
  type FavorTile,
  favorTiles,
  type FinalId,
  finalTiles,
  type Gain,
  type PassScore,
  type PowerAction,
  powerActions,
  type PowerGain,
  type RoundScore,
  type ScoringId,
  type ScoringTile,
  scoringTiles,
  type TileAction,
  type TownGain,
  type TownId,
  type TownTile,
  townTiles,
} from './tables/tiles.js';
export { type Ground, grounds, ring, type Terrain } from './tables/terrain.js';
export { type MapId, type MapTable, maps } from './tables/maps.js';
export { type FactionId, factions } from './tables/factions/index.js';
export { toMove } from './engine/deciding.js';
export { moverOf } from './engine/deciding.js';
export { check } from './check.js';
