/**
 * What pictures and words know of the game: its public surface, and these beyond it.
 *
 * @packageDocumentation
 */
export * from './index.js';
export { colourCount, colourLetter, isHome, noMedium, ranks, smallIndex, teamToMove } from './state.js';
export { files } from './tables.js';
