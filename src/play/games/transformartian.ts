/**
 * Transformartian to play in a page.
 *
 * @packageDocumentation
 */
import { transformartianBoard } from '../../board/games/transformartian.js';
import { transformartianFace } from '../../face/transformartian/index.js';
import { levelsOf, type PlayGame, playGame } from '../game.js';

/** Transformartian to play in a page: it ends after 200 turns, if nobody has the points that win before. @rule TX-2.8 */
export const transformartianPlay: PlayGame = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ playGame(transformartianFace, transformartianBoard, {
    levels: /* @__PURE__ */ levelsOf('mcts', [40, 400, 3000]),
    lesson: 'library',
    recommended: { turnLimit: 200 },
  }),
);
