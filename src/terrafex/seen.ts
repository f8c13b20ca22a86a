/**
 * The names that pictures and words use: the public surface of the game, and these.
 *
 * @packageDocumentation
 */
export * from './index.js';
export { squareIndex, stands } from './state.js';
export { board } from './tables.js';
export { decider } from './turn.js';
export { sideName, sideNames } from './words.js';
