/**
 * What pictures and words know of the game: its public surface, and these beyond it.
 *
 * @packageDocumentation
 */
export * from './index.js';
export { sideOf, squareIndex } from './geometry.js';
export { board } from './tables.js';
export {
  colourOf,
  isArchmage,
  isWholeWizard,
  looseColour,
  loosePips,
  printWizard,
  pyramidOf,
  vacant,
} from './wizard.js';
export { sideName, sideNames } from './words.js';
