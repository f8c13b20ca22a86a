/**
 * Games for programs that learn: moves as ids, views as numbers.
 *
 * Start with {@link encodings}, or with the {@link Encoding} of one game.
 *
 * @packageDocumentation
 * @module rulehouse/environment
 */
export { encodings } from './all.js';
export { Batch, batchOf, mostGames } from './batch.js';
export { type Actions, type AnyEncoding, anyEncoding, type Encoding, observe } from './encoding.js';
export { icetradersEncoding } from './games/icetraders.js';
export { terraMysticaEncoding } from './games/terra-mystica.js';
export { terrafexEncoding } from './games/terrafex.js';
export { toframennEncoding } from './games/toframenn.js';
export { transformartianEncoding } from './games/transformartian.js';
export { type Field, type FieldKind, type Layout, layoutOf, type PlacedField, readObservation } from './layout.js';
export { type Reward, rewardNames } from './rewards.js';
export {
  type BatchSettings,
  type IdFault,
  nextSeed,
  noAction,
  type Opponent,
  type OpponentTable,
  Standing,
} from './settings.js';
export { type ActionSpace, type Group, groupOfId, type Placed, type PlacedGroup, spaceOf } from './space.js';
