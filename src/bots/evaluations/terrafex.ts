/**
 * What is known of Terrafex: what suits its searches. They judge by the bare score, after longer play than elsewhere: weights for kinds and sizes of
 * contents, fitted to the results of self-play, were tried and lost more often than they won against a search without them.
 *
 * @packageDocumentation
 */
import { constant } from '../../core/values/constant.js';
import type { Terrafex } from '../../terrafex/index.js';
import type { Knowledge } from '../knowledge.js';

/**
 * What bots know of Terrafex.
 *
 * @example
 * ```ts
 * import { terrafex } from 'rulehouse/bots';
 * terrafex.defaults; // { cut: 40, order: 1, explore: 15 }
 * ```
 */
export const terrafex: Knowledge<Terrafex> = /* @__PURE__ */ constant({ defaults: { cut: 40, order: 1, explore: 15 } });
