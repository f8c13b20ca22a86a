/**
 * The names that the game's pictures and texts import: those of the public interface, and a few more.
 *
 * @packageDocumentation
 */

export { sideOf, squareIndex } from './geometry.js';
export * from './index.js';
export { board } from './tables.js';
export {
  colourOf,
  isArchmage,
  isWholeWizard,
  looseColour,
  loosePips,
  printLoose,
  printWizard,
  pyramidOf,
  vacant,
} from './wizard.js';
export { sideName, sideNames } from './words.js';
