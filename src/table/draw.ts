/**
 * Draws by agreement.
 *
 * @packageDocumentation
 */
import { right } from 'fp-ts/Either';
import type { GameTypes } from '../core/contract/game.js';
import type { Seat } from '../core/values/seat.js';
import { became, playing, refuse, staying, type TableStepResult } from './consequence.js';
import { drawn } from './ending.js';
import { toAll } from './event.js';
import type { Play, Table } from './table.js';

/** Offers the other seats a draw on behalf of a seat. An offer that meets another seat's offer accepts it. */
export const offerDraw = <T extends GameTypes>(table: Table<T>, play: Play<T>, seat: Seat): TableStepResult<T> => {
  if (!table.spec.draws) return refuse('at this table no draw is agreed');
  const { draw, drawRefused } = play.talk;
  if (draw?.agreed.includes(seat) === true) return refuse('a draw is offered already');
  if (draw !== null) return answerDraw(table, play, seat, true);
  if (drawRefused.includes(seat)) return refuse('a draw was refused since the last move');
  const question = play.talk.questions + 1;
  const talk = { ...play.talk, draw: { by: seat, agreed: [seat], question }, questions: question };
  return right({ table: playing(table, { ...play, talk }), said: [toAll({ _tag: 'DrawOffered', seat, question })] });
};

/** Lets a seat answer another seat's offer of a draw, or withdraw its own. */
export const answerDraw = <T extends GameTypes>(
  table: Table<T>,
  play: Play<T>,
  seat: Seat,
  accept: boolean,
): TableStepResult<T> => {
  const { draw, drawRefused } = play.talk;
  if (draw === null) return refuse('no draw is offered');
  if (!accept) {
    const refused = draw.by === seat ? drawRefused : [...drawRefused, draw.by];
    const talk = { ...play.talk, draw: null, drawRefused: refused };
    return right({ table: playing(table, { ...play, talk }), said: [toAll({ _tag: 'DrawRefused', seat })] });
  }
  if (draw.agreed.includes(seat)) return refuse('this seat has agreed already');
  const agreed = [...draw.agreed, seat];
  if (agreed.length === staying(table, play).length) return became(drawn(table, play, 'agreement'));
  const talk = { ...play.talk, draw: { ...draw, agreed } };
  const agreement = toAll({ _tag: 'DrawAgreed', seat, question: draw.question });
  return right({ table: playing(table, { ...play, talk }), said: [agreement] });
};
