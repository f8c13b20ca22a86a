/**
 * The names that pictures and words use: the public surface of the game, and these.
 *
 * @packageDocumentation
 */
export * from './index.js';
export { areConnected, numberOf } from './content.js';
export { barredNames } from './positions.js';
export { systemAt } from './state.js';
export { alignmentText, standingText } from './words.js';
