/**
 * Draws by agreement.
 *
 * @packageDocumentation
 */
import { right } from 'fp-ts/Either';
import type { GameTypes } from '../core/contract/game.js';
import type { Seat } from '../core/values/seat.js';
import { playing, refuse, type TableStepResult } from './consequence.js';
import { drawn } from './ending.js';
import { toAll } from './event.js';
import type { Play, Table } from './table.js';

/** Offers the other seats a draw on behalf of a seat. */
export const offerDraw = <T extends GameTypes>(table: Table<T>, play: Play<T>, seat: Seat): TableStepResult<T> => {
  if (!table.spec.draws) return refuse('at this table no draw is agreed');
  if (play.talk.draw !== null) return refuse('a draw is offered already');
  if (play.talk.drawRefused === play.made.length) return refuse('a draw was refused since the last move');
  const talk = { ...play.talk, draw: { by: seat, agreed: [seat] } };
  return right({ table: playing(table, { ...play, talk }), said: [toAll({ _tag: 'DrawOffered', seat })] });
};

/** Lets a seat answer another seat's offer of a draw, or withdraw its own. */
export const answerDraw = <T extends GameTypes>(
  table: Table<T>,
  play: Play<T>,
  seat: Seat,
  accept: boolean,
): TableStepResult<T> => {
  const { draw } = play.talk;
  if (draw === null) return refuse('no draw is offered');
  if (!accept) {
    const talk = { ...play.talk, draw: null, drawRefused: play.made.length };
    return right({ table: playing(table, { ...play, talk }), said: [toAll({ _tag: 'DrawRefused', seat })] });
  }
  if (draw.agreed.includes(seat)) return refuse('this seat has agreed already');
  const agreed = [...draw.agreed, seat];
  return right(
    agreed.length === table.players.length
      ? drawn(table, play)
      : { table: playing(table, { ...play, talk: { ...play.talk, draw: { ...draw, agreed } } }), said: [] },
  );
};
