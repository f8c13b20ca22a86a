/**
 * What pictures and words know of the game: its public surface, and these beyond it.
 *
 * @packageDocumentation
 */
export * from './index.js';
export { squareIndex, stands } from './state.js';
export { board } from './tables.js';
export { decider } from './turn.js';
export { sideName, sideNames } from './words.js';
