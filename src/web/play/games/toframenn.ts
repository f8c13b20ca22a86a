/**
 * Töframenn, ready to be played in a web page.
 *
 * @packageDocumentation
 */

import { strengthsOf } from '../../../bots/levels.js';
import { toframennFace } from '../../../face/toframenn/index.js';
import { rings } from '../../../face/toframenn/wizard.js';
import { toframennBoard } from '../../board/games/toframenn.js';
import { levelsFrom, type PlayGame, playGame } from '../game.js';

/** Töframenn, ready to be played in a web page. The game ends after 50 plies without a removal, as is recommended for bots. @rule TO-8.7 */
export const toframennPlay: PlayGame = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ playGame(toframennFace, toframennBoard, {
    levels: /* @__PURE__ */ levelsFrom(strengthsOf.toframenn),
    lesson: 'library',
    colour: (_, seat) => rings[seat === 0 ? 0 : 1].band,
  }),
);
