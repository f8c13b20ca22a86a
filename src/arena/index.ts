/**
 * Tournaments of bots as data: the games to be played, the pairings, and the result of each game. This module does not read or write files; the
 * command `rulehouse arena` plays the games.
 *
 * @packageDocumentation
 * @module rulehouse/arena
 */

export { type Design, leagueTables } from './design.js';
export { type Fairness, fairness, type SeatShare, shareOver } from './fairness.js';
export { bootstrap, type Interval, wilson } from './intervals.js';
export { canonicalJson, type GameNames, namesOf, orderText, specText } from './key.js';
export {
  type AdjudicatedEnd,
  type GameEnd,
  type GameLine,
  type GameOrder,
  gameLine,
  gameOrder,
  type LossEnd,
  type RulesEnd,
} from './line.js';
export { type Comparison, compare, type Estimate } from './pairs.js';
export { placePoints } from './places.js';
export { sharesOf } from './points.js';
export { type Proved, proveLine } from './prove.js';
export type { RatedBy, Side } from './ranking.js';
export { type RatedBlock, type Ratings, rate } from './rating.js';
export {
  type GameResults,
  type GameSeeds,
  type MatchResults,
  type Refused,
  type Report,
  type Reporter,
  reporter,
} from './report.js';
export type { CrossCell, Decided, Lengths, Losses, Results, Standing, Thinking } from './results.js';
export { type Corrected, type Ruled, type Ruling, ruling, type Withdrawn } from './rulings.js';
export { type BeginTest, type GainsOf, mostGames, schedule } from './schedule.js';
export { arenaSchemas } from './schemas.js';
export { anchorOf, arenaSpec } from './spec.js';
export type {
  Adjudication,
  Agreement,
  ArenaBelonging,
  ArenaBot,
  ArenaFormat,
  ArenaGame,
  ArenaLimits,
  ArenaSpec,
  Gauntlet,
  KnockOut,
  League,
  Match,
  RoundRobin,
  SprtSpec,
  Swiss,
  TimeControl,
} from './spec-shape.js';
export { beginTest, type SprtCourse, type SprtState, sprt, sprtOver } from './sprt.js';
export { aligned, summaryLines } from './summary.js';
export type { TableRow } from './table.js';
export {
  type BlockShape,
  blockShape,
  type Count,
  type Pentanomial,
  pentanomial,
  type Tally,
  tally,
  tallyOf,
} from './tally.js';
