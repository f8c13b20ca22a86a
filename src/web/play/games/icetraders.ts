/**
 * IceTraders, ready to be played in a web page.
 *
 * @packageDocumentation
 */

import { strengthsOf } from '../../../bots/levels.js';
import { seatPaint } from '../../../face/icetraders/badge.js';
import { icetradersFace } from '../../../face/icetraders/index.js';
import { message } from '../../../face/message.js';
import { look, type Move, type View } from '../../../games/icetraders/index.js';
import { icetradersBoard } from '../../board/games/icetraders.js';
import { levelsFrom, type PlayGame, type Purse, playGame } from '../game.js';
import { quietBy } from './quiet.js';

/** The possessions of a seat: the number of its ships, and the sum of their sizes. */
const purseOf = (view: View, seat: number): Purse => {
  const sizes = look(view)
    .flatMap(({ ships }) => ships)
    .flatMap(({ owner, piece }) => (owner === seat ? [Number(piece[1])] : []));
  return [
    [message('play.plan.ships'), sizes.length],
    [message('play.plan.fleet'), sizes.reduce((sum, size) => sum + size, 0)],
  ];
};

/**
 * IceTraders, ready to be played in a web page. The game is drawn after 150 turns, because seats that nobody attacks could otherwise play for ever.
 * @rule IT-0.5
 */
export const icetradersPlay: PlayGame = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ playGame(icetradersFace, icetradersBoard, {
    levels: /* @__PURE__ */ levelsFrom(strengthsOf.icetraders),
    lesson: 'library',
    quiet: /* @__PURE__ */ quietBy<Move>(['Pass', 'Decline', 'Stop']),
    purse: purseOf,
    colour: (_, seat) => seatPaint(seat),
  }),
);
