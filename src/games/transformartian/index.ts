/**
 * Transformartian and Transformartian ExxTRA (Kendall Johns, after Sid Sackson's Transformation): two to six players in two or three teams exchange
 * larges to form shapes.
 *
 * Start with {@link game}; the numbered rules are in the rule book and in {@link rules}.
 *
 * @packageDocumentation
 * @module rulehouse/transformartian
 */

export type { Refusal } from '../../core/contract/refusal.js';
export { applyMove } from './apply.js';
export { check } from './check.js';
export { Move, Options, State, View } from './codecs.js';
export { game, type Transformartian } from './game.js';
export type { Exchange, Miss } from './move.js';
export { moveText } from './move-text.js';
export { defaultOptions } from './options.js';
export { positionText } from './position-text.js';
export { basicShapes, catalogue, colours, squares } from './published.js';
export { type RuleId, rules } from './rules.js';
export { outcome, score } from './score.js';
export { setup } from './setup.js';
export { canonicalShape, drawingOf } from './shapes.js';
export { type Colour, type Exxtra, isSquare, type Settings, type Square } from './state.js';
export type { CatalogueShape, ShapeName } from './tables.js';
export { applyLegal, legalMoves, seatsOf, toMove } from './turn.js';
export { determinize, view } from './view.js';
