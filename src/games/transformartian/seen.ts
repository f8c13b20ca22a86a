/**
 * The exports that the game's pictures and texts use: the public interface of the game, and a few more.
 *
 * @packageDocumentation
 */

export { completing, rankOfBits } from './fours.js';
export * from './index.js';
export { bitsOf, chart, colourCount, colourLetter, isHome, noMedium, ranks, smallIndex, teamToMove } from './state.js';
export { files } from './tables.js';
