/**
 * IceTraders for playing in a page.
 *
 * @packageDocumentation
 */
import { icetradersBoard } from '../../board/games/icetraders.js';
import { icetradersFace } from '../../face/icetraders/index.js';
import { levelsFrom, type PlayGame, playGame } from '../game.js';

/** IceTraders for playing in a page: drawn after 150 turns, because seats that are never attacked could play for ever. @rule IT-0.5 */
export const icetradersPlay: PlayGame = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ playGame(icetradersFace, icetradersBoard, {
    levels: /* @__PURE__ */ levelsFrom([
      'flat:iterations=10',
      'flat:iterations=20',
      'flat:iterations=40',
      'greedy:by=1',
      'ismcts:iterations=1000',
    ]),
    lesson: 'library',
    recommended: { turnLimit: 150 },
  }),
);
