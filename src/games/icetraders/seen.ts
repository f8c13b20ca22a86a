/**
 * The parts of IceTraders that the modules for pictures and words import: the public interface, and a few more names.
 *
 * @packageDocumentation
 */

export { pieceAt, pieceNames } from '../../pieces/pyramids.js';
export {
  areConnected,
  firstMarker as firstMarkerOf,
  numberOf,
  ownerOf,
  pieceNumber,
  pieceOfShip,
  secondMarker as secondMarkerOf,
  ship as shipCode,
  systemOf,
} from './content.js';
export * from './index.js';
export { barredNames } from './positions.js';
export { systemAt } from './state.js';
export { alignmentText, standingText } from './words.js';
