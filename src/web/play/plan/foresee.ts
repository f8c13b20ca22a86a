/**
 * Forecasts the result for the seat that decides after a plan: a strong bot thinks briefly about the position.
 *
 * @packageDocumentation
 */
import { isRight } from 'fp-ts/Either';
import type { Forecast } from '../../../bots/forecast.js';
import { connect, type Signal } from '../../../bots/worker/connect.js';
import type { Port } from '../../../bots/worker/messages.js';
import type { GameTypes } from '../../../core/contract/game.js';
import type { Face } from '../../../face/face.js';
import type { AnySession } from '../../session/any-session.js';

/** A seat, together with a forecast of the seat's result. */
export interface SeatForecast {
  readonly seat: number;
  readonly forecast: Forecast;
}

/** The time, in milliseconds, for which the bot thinks; this time is short, because people go on planning meanwhile. */
const glance = 400;

/** Forecasts the result from a session's position; null if nobody decides, or if the usual error of forecasts is not known for the position. */
export const foresee = async <T extends GameTypes>(
  { game }: Face<T>,
  play: AnySession,
  bot: string,
  port: Port,
  signal: Signal,
): Promise<SeatForecast | null> => {
  const [seat] = play.snapshot().deciding;
  const view = seat === undefined ? null : play.as(seat).snapshot().view;
  if (seat === undefined || view === null) return null;
  const player = connect(port).sit(game, bot, 1);
  const found = await player.think(view, seat, { budget: { ms: glance }, signal });
  player.leave();
  const forecast = isRight(found) ? found.right.forecast : null;
  return forecast === null ? null : { seat, forecast };
};
