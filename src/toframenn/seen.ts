/**
 * What pictures and words know of the game beyond its public surface.
 *
 * @packageDocumentation
 */
export { type Side, sideOf, squareIndex, squares } from './geometry.js';
export { outcome, score } from './score.js';
export type { Stage, State } from './state.js';
export { board, colourNames, colourTables, colours } from './tables.js';
export { colourOf, isArchmage, looseColour, loosePips, printWizard, pyramidOf, vacant } from './wizard.js';
export { sideName, sideNames } from './words.js';
