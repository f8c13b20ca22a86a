/**
 * What pictures and words know of the game beyond its public surface.
 *
 * @packageDocumentation
 */
export { outcome } from './score.js';
export { drawingOf } from './shapes.js';
export {
  type State,
  colourCount,
  colourLetter,
  isHome,
  noMedium,
  ranks,
  smallIndex,
  squares,
  teamToMove,
} from './state.js';
export { files } from './tables.js';
export { seatsOf, toMove } from './turn.js';
