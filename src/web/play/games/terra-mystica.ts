/**
 * Terra Mystica, ready to be played in a web page.
 *
 * @packageDocumentation
 */

import { isLeft } from 'fp-ts/Either';
import { strengthsOf } from '../../../bots/levels.js';
import { type Message, message } from '../../../face/message.js';
import { terraMysticaFace } from '../../../face/terra-mystica/index.js';
import { seatPaint } from '../../../face/terra-mystica/paint.js';
import { breakdown, type Move, pointsBySource, type State } from '../../../games/terra-mystica/index.js';
import { terraMysticaBoard } from '../../board/games/terra-mystica.js';
import { levelsFrom, type PlayGame, type Purse, playGame, type Rounds, type Sources } from '../game.js';
import { quietBy } from './quiet.js';

const sourcesOf = (state: State): readonly Sources[] =>
  state.seats.map((_, seat) => Object.entries(pointsBySource(state, seat)));

/** The possessions of a seat, and the number of the round, which is included because a new round brings income. */
const purseOf = ({ seats, round }: State, seat: number): Purse => {
  const me = seats[seat];
  if (me === undefined) return [];
  const bowl = (name: string): Message => message('play.plan.bowl', { bowl: name });
  return [
    [message('resource.C'), me.coins],
    [message('resource.W'), me.workers],
    [message('resource.P'), me.priests],
    [bowl('I'), me.bowl1],
    [bowl('II'), me.bowl2],
    [bowl('III'), me.bowl3],
    [message('resource.VP'), me.vp],
    [message('play.plan.round'), round],
  ];
};

const roundsOf = (record: unknown): readonly Rounds[] => {
  const read = breakdown(record);
  return isLeft(read) ? [] : read.right.map(({ rounds }) => rounds.map((round) => Object.entries(round)));
};

/** Terra Mystica, ready to be played in a web page. */
export const terraMysticaPlay: PlayGame = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ playGame(terraMysticaFace, terraMysticaBoard, {
    levels: /* @__PURE__ */ levelsFrom(strengthsOf['terra-mystica']),
    // With this seed the person chooses first, without waiting for a bot.
    firstSeed: 8,
    lesson: 'library',
    cards: 'library',
    quiet: /* @__PURE__ */ quietBy<Move>(['DeclineAll', 'Decline', 'Pass', 'Done']),
    purse: purseOf,
    colour: (state, seat) => seatPaint(state, seat)[0],
    sources: sourcesOf,
    rounds: roundsOf,
  }),
);
