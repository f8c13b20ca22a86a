/**
 * The library's games for boards. Each game has its own file, so that a page with only one game loads only that file.
 *
 * @packageDocumentation
 */
import { constant } from '../../../core/values/constant.js';
import type { BoardGame } from '../game.js';
import { icetradersBoard } from './icetraders.js';
import { terraMysticaBoard } from './terra-mystica.js';
import { terrafexBoard } from './terrafex.js';
import { toframennBoard } from './toframenn.js';
import { transformartianBoard } from './transformartian.js';

/**
 * All games of the library for boards, in the order of their ids.
 *
 * @example
 * ```ts
 * import { boards } from 'rulehouse/board';
 * boards.map(({ id }) => id); // ['icetraders', 'terra-mystica', 'terrafex', 'toframenn', 'transformartian']
 * ```
 */
export const boards: readonly BoardGame[] = /* @__PURE__ */ constant([
  icetradersBoard,
  terraMysticaBoard,
  terrafexBoard,
  toframennBoard,
  transformartianBoard,
]);
