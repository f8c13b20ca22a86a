/**
 * Terra Mystica (Helge Ostertag, Jens Drögemüller, 2012) with Fire & Ice (2014): three maps and 20 factions (6 of them new).
 *
 * Start with {@link game}; the numbered rules are in the rule book and in {@link rules}.
 *
 * @packageDocumentation
 * @module rulehouse/terra-mystica
 */

export type { Refusal } from '../../core/contract/refusal.js';
export type { HexPlace } from '../../pieces/hex.js';
export { applyMove } from './apply.js';
export { breakdown, type PointsBySource, pointsBySource, type SeatBreakdown } from './breakdown.js';
export { check, checkRecorded } from './check.js';
export { Move, Options, State, View } from './codecs.js';
export { canonical } from './course/canonical.js';
export { setup } from './course/initial.js';
export { outcome, score } from './course/outcome.js';
export { applyLegal, legalMoves } from './course/play.js';
export { moverOf, toMove } from './engine/deciding.js';
export { bitOf } from './engine/spaces.js';
export { game, type TerraMystica } from './game.js';
export {
  boardOf,
  bonusTiles,
  cults,
  factions,
  favorTiles,
  finalTiles,
  grounds,
  kinds,
  maps,
  powerActions,
  resources,
  ring,
  scoringTiles,
  sources,
  townTiles,
} from './published.js';
export { type RuleId, rules } from './rules.js';
export type { Board, HexNumbers } from './state/map.js';
export type { By, MoveOf, Space, Split, Waste } from './state/move.js';
export type { GivenSetup, Switches } from './state/options.js';
export { defaultOptions } from './state/options-codec.js';
export type { Auction, Offer, Phase, SeatState, Source, SpadeKind, Turn, Watch } from './state/state.js';
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
export type { FactionId } from './tables/factions/index.js';
export type { MapId, MapTable } from './tables/maps.js';
export type { Cult, Kind, Resource } from './tables/pieces.js';
export type { Ground, Terrain } from './tables/terrain.js';
export type {
  BonusId,
  BonusTile,
  CultBonus,
  FavorId,
  FavorTile,
  FinalId,
  Gain,
  PassScore,
  PowerAction,
  PowerGain,
  RoundScore,
  ScoringId,
  ScoringTile,
  TileAction,
  TownGain,
  TownId,
  TownTile,
} from './tables/tiles.js';
export { moveText, readMove } from './text/move-text.js';
export { positionText } from './text/positions.js';
export { determinize, view } from './view.js';
