/**
 * Transformartian, ready to be played in a web page.
 *
 * @packageDocumentation
 */

import { transformartianFace } from '../../../face/transformartian/index.js';
import { transformartianBoard } from '../../board/games/transformartian.js';
import { levelsOf, type PlayGame, playGame } from '../game.js';

/** Transformartian, ready to be played in a web page. The game ends after 200 turns, unless a team reaches the target earlier. @rule TX-2.8 */
export const transformartianPlay: PlayGame = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ playGame(transformartianFace, transformartianBoard, {
    levels: /* @__PURE__ */ levelsOf('mcts', [100, 170, 300, 550, 1000]),
    lesson: 'library',
  }),
);
