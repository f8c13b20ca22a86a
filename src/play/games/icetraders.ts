/**
 * IceTraders to play in a page.
 *
 * @packageDocumentation
 */
import { icetradersBoard } from '../../board/games/icetraders.js';
import { icetradersFace } from '../../face/icetraders/index.js';
import { levelsOf, type PlayGame, playGame } from '../game.js';

/** IceTraders to play in a page: drawn after 150 turns, since seats that nobody attacks could play for ever. @rule IT-0.5 */
export const icetradersPlay: PlayGame = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ playGame(icetradersFace, icetradersBoard, {
    levels: /* @__PURE__ */ levelsOf('ismcts', [40, 400, 3000]),
    lesson: 'library',
    recommended: { turnLimit: 150 },
  }),
);
