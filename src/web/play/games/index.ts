/**
 * The library's games, ready to be played in web pages. Each game has a file of its own, so that a page with one game loads only that game.
 *
 * @packageDocumentation
 */
import { constant } from '../../../core/values/constant.js';
import type { PlayGame } from '../game.js';
import { icetradersPlay } from './icetraders.js';
import { terraMysticaPlay } from './terra-mystica.js';
import { terrafexPlay } from './terrafex.js';
import { toframennPlay } from './toframenn.js';
import { transformartianPlay } from './transformartian.js';

/**
 * All games of the library, in the order of their ids.
 *
 * @example
 * ```ts
 * import { plays } from 'rulehouse/play';
 * plays.find(({ id }) => id === 'toframenn')?.recommended['quietLimit']; // 50
 * ```
 */
export const plays: readonly PlayGame[] = /* @__PURE__ */ constant([
  icetradersPlay,
  terraMysticaPlay,
  terrafexPlay,
  toframennPlay,
  transformartianPlay,
]);
