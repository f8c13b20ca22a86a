/**
 * Terrafex, a game of terraforming for two (Steven Traver, 2000-2006): forests, mountains, fires and glaciers on one landscape.
 *
 * Start with {@link game}; the numbered rules are in the rule book and in {@link rules}.
 *
 * @packageDocumentation
 * @module rulehouse/terrafex
 */

export type { Refusal } from '../../core/contract/refusal.js';
export type { Size } from '../../pieces/pyramids.js';
export { applyMove } from './apply.js';
export { check } from './check.js';
export { Move, Options, State, View } from './codecs.js';
export { game, type Terrafex } from './game.js';
export type {
  Burn,
  DrawExtraTurn,
  GrowFire,
  GrowForest,
  GrowMountain,
  Landing,
  MoveGlacier,
  PlayFire,
  SelectFire,
  SplitGlacier,
  SpreadForest,
  StartFire,
  StartMountain,
} from './move.js';
export { defaultOptions } from './options.js';
export { positionText } from './position-text.js';
export { contentNames, layouts, squares } from './published.js';
export { type RuleId, rules } from './rules.js';
export { outcome, ownerOf, score, valueAt } from './score.js';
export { initial, setup } from './setup.js';
export {
  type Content,
  type Ending,
  type Extra,
  type File,
  isSquare,
  look,
  type Position,
  type Rank,
  type Settings,
  type Side,
  type Square,
  Tracker,
} from './state.js';
export type { ContentName } from './tables.js';
export { applyLegal, legalMoves, toMove } from './turn.js';
export { moveText } from './verbs.js';
export { determinize, view } from './view.js';
