/**
 * Terrafex to play in a page.
 *
 * @packageDocumentation
 */
import { terrafexBoard } from '../../board/games/terrafex.js';
import { terrafexFace } from '../../face/terrafex/index.js';
import { levelsOf, type PlayGame, playGame } from '../game.js';

/** Terrafex to play in a page: it ends after 100 turns, since glaciers could shuttle for ever. @rule TF-9.4 */
export const terrafexPlay: PlayGame = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ playGame(terrafexFace, terrafexBoard, {
    levels: /* @__PURE__ */ levelsOf('mcts', [40, 400, 3000]),
    lesson: 'library',
    recommended: { turnLimit: 100 },
  }),
);
