/**
 * Terrafex, ready to be played in a web page.
 *
 * @packageDocumentation
 */

import { strengthsOf } from '../../../bots/levels.js';
import { terrafexFace } from '../../../face/terrafex/index.js';
import { discs } from '../../../face/terrafex/shapes.js';
import { terrafexBoard } from '../../board/games/terrafex.js';
import { levelsFrom, type PlayGame, playGame } from '../game.js';

/** Terrafex, ready to be played in a web page. The game ends after 100 turns, because glaciers could otherwise move to and fro for ever. @rule TF-9.4 */
export const terrafexPlay: PlayGame = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ playGame(terrafexFace, terrafexBoard, {
    levels: /* @__PURE__ */ levelsFrom(strengthsOf.terrafex),
    lesson: 'library',
    colour: (_, seat) => discs[seat === 0 ? 0 : 1],
  }),
);
