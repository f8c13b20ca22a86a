/**
 * Transformartian, ready to be played in a web page.
 *
 * @packageDocumentation
 */

import { strengthsOf } from '../../../bots/levels.js';
import { transformartianFace } from '../../../face/transformartian/index.js';
import { transformartianBoard } from '../../board/games/transformartian.js';
import { levelsFrom, type PlayGame, playGame } from '../game.js';

/** Transformartian, ready to be played in a web page. The game ends after 200 turns, unless a team reaches the target earlier. @rule TX-2.8 */
export const transformartianPlay: PlayGame = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ playGame(transformartianFace, transformartianBoard, {
    levels: /* @__PURE__ */ levelsFrom(strengthsOf.transformartian),
    lesson: 'library',
  }),
);
