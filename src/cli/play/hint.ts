/**
 * The suggestion of a bot for the person at a terminal.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { some } from 'fp-ts/Option';
import { type Analysis, type Bot, type Knowledge, think } from '../../bots/index.js';
import type { Game, GameTypes } from '../../core/contract/game.js';
import { hides } from '../../core/playing/seat-moves.js';
import { type Fault, fault } from '../../core/values/fault.js';
import type { Seat } from '../../core/values/seat.js';
import { percent } from '../../host/analysis-table.js';
import { inArgument, readBot } from '../../host/bots.js';

/** Suggests a move in the view of a seat. `bot` is the text of a bot; if it is empty, a one-second search is used. */
export type Adviser<T extends GameTypes> = (
  view: T['State'] | T['View'],
  bot: string,
) => Promise<Either<Fault, Analysis<T['Move']> & { readonly bot: string }>>;

/** The bot that is used by default: it guesses hidden information, if the game has any. */
const usual = <T extends GameTypes>(game: Game<T>): string => (hides(game) ? 'ismcts:ms=1000' : 'mcts:ms=1000');

const toFault = inArgument('hint');

/** Suggests moves for a seat. The bot knows no more than the seat does. */
export const adviserOf =
  <T extends GameTypes>(game: Game<T>, knowledge: Knowledge<T>, seat: Seat): Adviser<T> =>
  async (view, text) => {
    const read = readBot(text === '' ? usual(game) : text);
    if (isLeft(read)) return left(toFault(read.left));
    const bot: Bot = read.right;
    const player = bot.sit(game, knowledge, 0);
    const search = player.look(game.view(some(seat))(view), seat);
    if (search === undefined) return left(fault([], 'you have nothing to decide', game.turnRule));
    return right({ ...(await think(search, player.budget)), bot: bot.text });
  };

/** The expectation of a bot for its move, in words. */
export const hopeIn = ({ candidates }: Analysis<unknown>, seat: Seat): string => {
  const first = candidates[0];
  if (first === undefined) return '';
  const proof = first.proven === null ? '' : `, proven: ${first.proven}`;
  return `expects ${percent(first.value[seat]!)} of the point${proof}`;
};
