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
