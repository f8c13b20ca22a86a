/**
 * What pictures and words know of the game: its public surface, and these beyond it.
 *
 * @packageDocumentation
 */
export * from './index.js';
export { areConnected, numberOf } from './content.js';
export { barredNames } from './positions.js';
export { systemAt } from './state.js';
export { alignmentText, standingText } from './words.js';
