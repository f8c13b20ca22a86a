/**
 * The names that pictures and words use: the public surface of the game, and these.
 *
 * @packageDocumentation
 */
export * from './index.js';
export { colourCount, colourLetter, isHome, noMedium, ranks, smallIndex, teamToMove } from './state.js';
export { files } from './tables.js';
