/**
 * Bots for every game of the library: searches, knowledge about each game, and ways to think without freezing a page.
 *
 * Start with {@link botOf}, which makes a bot. A bot sees only the view of its own seat.
 *
 * @packageDocumentation
 * @module rulehouse/bots
 */
export type { Analysis, Candidate, Proven, Search } from './analysis.js';
export { type Bot, type Budget, botOf, type Player } from './bot.js';
export { icetraders } from './evaluations/icetraders.js';
export { known, knownById } from './evaluations/index.js';
export { terraMystica } from './evaluations/terra-mystica.js';
export { terrafex } from './evaluations/terrafex.js';
export { toframenn } from './evaluations/toframenn.js';
export { transformartian } from './evaluations/transformartian.js';
export {
  type Calibration,
  type Forecast,
  forecastOf,
  forecastText,
  type Outlook,
  type PlannedPoints,
} from './forecast.js';
export { type Knowledge, type Known, knownGame, loadLearned } from './knowledge.js';
export { mixtureOf } from './mixed.js';
export { outlookOf } from './outlook.js';
export {
  type BotInfo,
  type BotName,
  botInfo,
  type Defaults,
  type ParameterInfo,
  type ParameterName,
} from './parameters.js';
export type { Belief } from './seating.js';
export type { Stretch } from './stretch.js';
export { type ThinkOptions, think, thinkNow } from './think.js';
export { learnedFrom, type SeenNumbers, type TrainedNetwork } from './trained.js';
export { byLead, chance, shared } from './value.js';
