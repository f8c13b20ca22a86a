/**
 * What pictures and words know of the game beyond its public surface.
 *
 * @packageDocumentation
 */
export { areConnected, numberOf } from './content.js';
export { barredNames } from './position.js';
export { material } from './score.js';
export {
  type SeenAlignment,
  type SeenPicked,
  type Ship,
  type State,
  type System,
  type View,
  look,
  systemAt,
} from './state.js';
export { view } from './view.js';
export { alignmentText, standingText } from './words.js';
