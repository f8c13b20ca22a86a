/**
 * What pictures and words know of the game beyond its public surface.
 *
 * @packageDocumentation
 */
export { outcome, ownerOf, score } from './score.js';
export {
  type Content,
  type Side,
  type Square,
  type State,
  Tracker,
  look,
  squareIndex,
  squares,
  stands,
} from './state.js';
export { board } from './tables.js';
export { decider } from './turn.js';
export { sideName, sideNames } from './words.js';
