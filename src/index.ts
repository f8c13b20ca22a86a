/**
 * rulehouse: rules engines for tabletop games. The main entry point has the catalogue of games, and all that a program needs to play, show, save and
 * replay them. Each game has an entry point, for instance `rulehouse/terrafex`; the tools for authors of games are in `rulehouse/author`.
 *
 * @packageDocumentation
 * @module rulehouse
 */

export type { AnyGame, ChanceOutcome, Game, GameTypes, Outcome } from './core/contract/game.js';
export type { Legal } from './core/contract/legal.js';
export type { GameLengths } from './core/contract/lengths.js';
export { type Broken, type NotYourTurn, type Over, printRefusal, type Refusal } from './core/contract/refusal.js';
export { isRuleOf, type RuleBook, rulesOf, ruleUrl } from './core/contract/rule.js';
export {
  chanceMove,
  chanceOutcomes,
  chanceSource,
  drawChance,
  isGameOver,
  type Settled,
  settleChance,
} from './core/playing/chance.js';
export { divide, perft } from './core/playing/perft.js';
export {
  type Applied,
  applyMove,
  applyMoveAs,
  applyText,
  explain,
  moverOf,
  parseMoveIn,
} from './core/playing/play.js';
export { type Playout, type Ply, playout, randomMove } from './core/playing/playout.js';
export { checkRecorded, type RecordedCheck, replay } from './core/playing/recorded.js';
export { legalMovesOf } from './core/playing/seat-moves.js';
export { decode } from './core/reading/codec.js';
export type { OptionInfo } from './core/reading/options.js';
export { type Json, type JsonSchema, schemaOf } from './core/reading/schema.js';
export type { Codec } from './core/reading/standard.js';
export { type DocumentKind, schemasOf } from './core/records/documents.js';
export { migrateRecord, recordFormat } from './core/records/migration.js';
export {
  parseJson,
  type RecordWriter,
  readRecord,
  type Verified,
  verifyRecord,
  writeRecord,
} from './core/records/record.js';
export {
  type GameRecord,
  gameRecord,
  type RecordComment,
  type RecordDeparture,
  type RecordEnd,
  type RecordNotes,
  type RecordResult,
} from './core/records/shape.js';
export { type Fault, printFault } from './core/values/fault.js';
export type { Notation } from './core/values/notation.js';
export { isSeed, type Seed, type Source, source } from './core/values/random.js';
export {
  type Either,
  isLeft,
  isNone,
  isRight,
  isSome,
  none,
  type Option,
  some,
} from './core/values/results.js';
export { isSeat, type Seat, seats } from './core/values/seat.js';
export { gameById, games } from './games/catalogue.js';
