/**
 * The parts of IceTraders that the modules for pictures, words and bots import: the public interface, and a few more names.
 *
 * @packageDocumentation
 */

export { pieceAt, pieceNames } from '../../pieces/pyramids.js';
export {
  areConnected,
  colourOfShip,
  firstMarker as firstMarkerOf,
  markerColours,
  numberOf,
  ownerOf,
  pieceNumber,
  pieceOfShip,
  secondMarker as secondMarkerOf,
  ship as shipCode,
  sizeOfShip,
  systemOf,
} from './content.js';
export * from './index.js';
export { secretChoice } from './move.js';
export { barredNames } from './positions.js';
export { systemAt } from './state.js';
export { alignmentText, standingText } from './words.js';
