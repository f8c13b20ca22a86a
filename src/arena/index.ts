/**
 * Tournaments of bots as data: what is to be played, who meets whom, and what came of each game. No input, no output: the command
 * `rulehouse arena` plays them.
 *
 * @packageDocumentation
 * @module rulehouse/arena
 */
export { canonicalJson, orderText, specText } from './key.js';
export {
  type AdjudicatedEnd,
  type GameEnd,
  gameLine,
  type GameLine,
  gameOrder,
  type GameOrder,
  type LossEnd,
  type RulesEnd,
} from './line.js';
export { type BeginTest, type GainsOf, mostGames, schedule } from './schedule.js';
export { arenaSchemas } from './schemas.js';
export {
  type Adjudication,
  type Agreement,
  anchorOf,
  type ArenaBelonging,
  type ArenaBot,
  type ArenaFormat,
  type ArenaGame,
  type ArenaLimits,
  arenaSpec,
  type ArenaSpec,
  type Gauntlet,
  type KnockOut,
  type Match,
  type RoundRobin,
  type SprtSpec,
  type Swiss,
} from './spec.js';
export { type Fairness, fairness, type SeatShare, shareOver } from './fairness.js';
export { bootstrap, type Interval, wilson } from './intervals.js';
export { type Comparison, compare, type Estimate } from './pairs.js';
export { sharesOf } from './points.js';
export { type Proved, proveLine } from './proved.js';
export { rate, type RatedBlock, type Ratings, type Side } from './rating.js';
export {
  type CrossCell,
  type GameResults,
  type Lengths,
  type Losses,
  type MatchResults,
  type Refused,
  type Report,
  type Reporter,
  reporter,
  type Results,
  type Standing,
  type Thinking,
} from './report.js';
export { beginTest, sprt, type SprtCourse, sprtOver, type SprtState } from './sprt.js';
export { aligned, summaryLines } from './summary.js';
export { type Count, type Pentanomial, pentanomial, type Tally, tally, tallyOf } from './tally.js';
