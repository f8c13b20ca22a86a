/**
 * What bots know about Terrafex: parameters that suit searches of the game. Positions of Terrafex are evaluated by the score alone, after longer
 * playouts than in other games. Weights for kinds and sizes of pieces, fitted to self-play, were also tried, but a search with such weights lost to a
 * search without them more often than it won.
 *
 * @packageDocumentation
 */
import { constant } from '../../core/values/constant.js';
import type { Terrafex } from '../../games/terrafex/index.js';
import type { Knowledge } from '../knowledge.js';

/**
 * What bots know about Terrafex.
 *
 * @example
 * ```ts
 * import { terrafex } from 'rulehouse/bots';
 * terrafex.defaults; // { cut: 40, order: 1, explore: 15 }
 * ```
 */
export const terrafex: Knowledge<Terrafex> = /* @__PURE__ */ constant({
  calibration: { _tag: 'Chance', slope: 1.04, error: 0.048 },
  defaults: { cut: 40, order: 1, explore: 15 },
});
