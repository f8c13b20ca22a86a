/**
 * The exports that the game's pictures and texts use: the public interface of the game, and a few more.
 *
 * @packageDocumentation
 */
export * from './index.js';
export { awaitsDraw, squareIndex, stands } from './state.js';
export { board } from './tables.js';
export { decider } from './turn.js';
export { sideName, sideNames } from './words.js';
