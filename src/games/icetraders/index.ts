/**
 * IceTraders (John Cooper, 1999), a game of starships and secret alignments for two to five players. Ships move, trade, grow and attack among systems
 * made of pyramids, and no seat knows which other seats are Evil.
 *
 * To use IceTraders, start with {@link game}; the numbered rules are in the rule book and in {@link rules}. A seat sees a {@link View}, which hides
 * the alignments and picks of other seats. Every {@link State} is also a {@link View}.
 *
 * @packageDocumentation
 * @module rulehouse/icetraders
 */

export type { Refusal } from '../../core/contract/refusal.js';
export type { Colour, PieceName, Size } from '../../pieces/pyramids.js';
export { applyMove } from './apply.js';
export { check } from './check.js';
export { Move, Options, State, View } from './codecs.js';
export { connections } from './connections.js';
export { game, type IceTraders } from './game.js';
export type {
  Align,
  BuildShip,
  Decline,
  Destroy,
  Discover,
  Enterprise,
  GrowShip,
  MoveShip,
  Nowhere,
  Pass,
  PickPair,
  PlaceShip,
  PowerMove,
  Reduce,
  Research,
  Revolt,
  Sacrifice,
  Stop,
  TradeShip,
  Triple,
} from './move.js';
export { defaultOptions } from './options.js';
export { isPair } from './pairs.js';
export { positionText, viewText } from './position-text.js';
export { colours, pairs } from './published.js';
export { type RuleId, rules } from './rules.js';
export { material, outcome, score } from './score.js';
export { initial, setup } from './setup.js';
export {
  type Alignment,
  type Ending,
  look,
  type Owner,
  type Pair,
  type Phase,
  type Picked,
  type Position,
  type SeenAlignment,
  type SeenPicked,
  type Settings,
  type Ship,
  type Standing,
  type Stash,
  type System,
  type Table,
  type ViewPosition,
} from './state.js';
export { applyLegal, legalMoves, toMove } from './turn.js';
export { moveText } from './verbs.js';
export { atOnce, determinize, isSecret, view } from './view.js';
