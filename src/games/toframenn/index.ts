/**
 * Töframenn (Glenn Overby), a battle of wizards for two players, with stacks of coloured pyramids on a chessboard.
 *
 * Start with {@link game}; the numbered rules are in the rule book and in {@link rules}.
 *
 * @packageDocumentation
 * @module rulehouse/toframenn
 */

export type { Refusal } from '../../core/contract/refusal.js';
export type { Size } from '../../pieces/pyramids.js';
export { applyMove } from './apply.js';
export { check } from './check.js';
export { Move, Options, State, View } from './codecs.js';
export { game, type Toframenn } from './game.js';
export { type File, isSquare, type Rank, type Side, type Square } from './geometry.js';
export type {
  BuildWizard,
  CastBolt,
  FightDuel,
  MarkArchmage,
  MoveWizard,
  Pass,
  PlaceWizard,
} from './move.js';
export { type DuelForecast, forecastDuel } from './moves/duel.js';
export { defaultOptions } from './options.js';
export { positionText } from './position-text.js';
export { colourNames, colours, colourTables, squares } from './published.js';
export { type RuleId, rules } from './rules.js';
export { outcome, score } from './score.js';
export { setup } from './setup.js';
export {
  type BuildStage,
  type BySide,
  type Content,
  look,
  type MarkStage,
  type OverStage,
  type PlaceStage,
  type PlayStage,
  type Position,
  type Reason,
  type Roster,
  type Settings,
  type Stage,
  wizardsOf,
} from './state.js';
export type { Colour, ColourTable } from './tables.js';
export { applyLegal, legalMoves, toMove } from './turn.js';
export { moveText } from './verbs.js';
export { determinize, view } from './view.js';
export type { WholeWizard } from './wizard.js';
