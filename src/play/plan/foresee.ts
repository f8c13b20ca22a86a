/**
 * What the seat that decides after a plan can expect: a strong bot looks at it for a moment.
 *
 * @packageDocumentation
 */
import { isRight } from 'fp-ts/Either';
import type { Forecast } from '../../bots/forecast.js';
import { connect, type Signal } from '../../bots/worker/connect.js';
import type { Port } from '../../bots/worker/messages.js';
import type { GameTypes } from '../../core/contract/game.js';
import type { Face } from '../../face/face.js';
import type { AnySession } from '../../session/closed.js';

/** A seat, and what it can expect. */
export interface Foreseen {
  readonly seat: number;
  readonly forecast: Forecast;
}

/** How long the bot thinks, in milliseconds: short, because people go on planning meanwhile. */
const glance = 400;

/** What can be expected of the position that a session shows; null where nobody decides, or nobody measured how far off forecasts are. */
export const foresee = async <T extends GameTypes>(
  { game }: Face<T>,
  play: AnySession,
  bot: string,
  port: Port,
  signal: Signal,
): Promise<Foreseen | null> => {
  const [seat] = play.snapshot().deciding;
  const view = seat === undefined ? null : play.as(seat).snapshot().view;
  if (seat === undefined || view === null) return null;
  const player = connect(port).sit(game, bot, 1);
  const found = await player.think(view, seat, { budget: { ms: glance }, signal });
  player.leave();
  const forecast = isRight(found) ? found.right.forecast : null;
  return forecast === null ? null : { seat, forecast };
};
