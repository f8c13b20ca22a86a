/**
 * Bots on the command line: reading their texts, listing them, and letting them move.
 *
 * @packageDocumentation
 */
import { isLeft, left, type Either, right } from 'fp-ts/Either';
import { some } from 'fp-ts/Option';
import { type Analysis, botInfo, type Bot, botOf, type Known, type Player, thinkNow } from '../bots/index.js';
import { type Fault, under } from '../core/values/fault.js';
import type { Game, GameTypes } from '../core/contract/game.js';
import type { Seat } from '../core/values/seat.js';
import { noGame } from './args.js';
import { everyKnown, namedBot } from './own-games.js';
import type { Answer } from './finish.js';

/** The game with an id, with what is known of it. */
export const readKnown = (id: string): Either<Fault, Known> => {
  const known = everyKnown(id);
  return known === undefined ? left(noGame(id)) : right(known);
};

/** The bot of a text, or one that a module names. */
export const readBot = (text: string): Either<Fault, Bot> => {
  const named = namedBot(text);
  if (named !== undefined) return right(named);
  const bot = botOf(text);
  return isLeft(bot) ? left(under('--bot')(bot.left)) : bot;
};

/** Every kind of bot with its parameters. */
export const listBots = (asJson: boolean): Answer =>
  right(
    asJson
      ? JSON.stringify(botInfo)
      : botInfo
          .flatMap(({ name, meaning, parameters }) => [
            `${name}: ${meaning}`,
            ...parameters.map((one) => `  ${one.name}=${one.min}..${one.max}, default ${one.default}: ${one.meaning}`),
          ])
          .join('\n'),
  );

/** The analysis of a seat's view by its player; undefined if the seat has nothing to decide. */
export const thought = <T extends GameTypes>(
  game: Game<T>,
  player: Player<T>,
  state: T['State'],
  seat: Seat,
): Analysis<T['Move']> | undefined => {
  const search = player.look(game.view(some(seat))(state), seat);
  return search === undefined ? undefined : thinkNow(search, player.budget);
};

/** Tells players of a move that is about to be made, of chance if the seat is null: all of them, or if it is secret the seat that makes it. */
export const tell = <T extends GameTypes>(
  game: Game<T>,
  players: readonly Player<T>[],
  state: T['State'],
  seat: Seat | null,
  move: T['Move'],
): void => {
  for (const [other, player] of players.entries()) if (other === seat || !game.isSecret(state)) player.told(move);
};
