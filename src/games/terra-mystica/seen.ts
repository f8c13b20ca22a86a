/**
 * The public interface and a few more names, for use by the game's pictures and texts.
 *
 * @packageDocumentation
 */

export { leaders } from './course/outcome.js';
export { watch } from './course/watch.js';
export { movers, severalMayMove } from './engine/deciding.js';
export { freeFactions } from './engine/factions.js';
export { type Income, incomesOf, nextIncomes, sumOf } from './engine/income.js';
export { worth } from './engine/offers.js';
export { shippingLevel } from './engine/reach.js';
export { ownSpaces, usedSpaces } from './engine/spaces.js';
export { hasFavor } from './engine/tiles.js';
export * from './index.js';
export { boardIn, hexNamed } from './state/map.js';
export { isPlayable } from './state/playable.js';
export { at, factionAt, factionIdOf, factionOf, groundIndex, seatNamed, seatOf } from './state/selectors.js';
export { seatCounts } from './state/shape.js';
export { phases } from './state/state.js';
export { areaRanks, cultBoard, kindTitles, rounds, structureSupply, supply } from './tables/pieces.js';
export { groundTitles } from './tables/terrain.js';
export { finalTitles } from './tables/tiles.js';
export { seatTitle } from './text/words.js';
