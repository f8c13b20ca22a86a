/**
 * The core: the contract of a game and everything that works for all games. The core contains nothing that is specific to a single game.
 *
 * @packageDocumentation
 * @module rulehouse/core
 */

export * from './authors/accept-options.js';
export * from './authors/at-once.js';
export * from './authors/fields.js';
export * from './authors/game-of.js';
export * from './authors/judge.js';
export * from './authors/nothing-hidden.js';
export * from './authors/outcomes.js';
export * from './authors/placing.js';
export * from './authors/settings.js';
export * from './authors/zones.js';
export * from './contract/demand.js';
export * from './contract/game.js';
export * from './contract/invariant.js';
export * from './contract/legal.js';
export * from './contract/lengths.js';
export * from './contract/refusal.js';
export * from './contract/rule.js';
export {
  chanceMove,
  chanceOutcomes,
  chanceSource,
  drawChance,
  hasChanceAhead,
  isGameOver,
  type Settled,
  settleChance,
} from './playing/chance.js';
export { type Closure, closureOf } from './playing/closure.js';
export * from './playing/distinct.js';
export { endsOf, type GameEnds, limitsFor, withLimits } from './playing/limits.js';
export * from './playing/perft.js';
export * from './playing/play.js';
export * from './playing/playout.js';
export * from './playing/recorded.js';
export { legalMovesOf } from './playing/seat-moves.js';
export * from './reading/codec.js';
export * from './reading/json.js';
export * from './reading/objects.js';
export * from './reading/options.js';
export * from './reading/schema.js';
export * from './reading/standard.js';
export * from './records/departures.js';
export * from './records/documents.js';
export * from './records/migration.js';
export * from './records/record.js';
export * from './records/shape.js';
export * from './records/transcript.js';
export { constant } from './values/constant.js';
export * from './values/fault.js';
export * from './values/notation.js';
export * from './values/random.js';
export * from './values/results.js';
export * from './values/seat.js';
