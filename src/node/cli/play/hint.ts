/**
 * A bot's suggestion of a move, for the person at a terminal.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { some } from 'fp-ts/Option';
import { type Analysis, type Bot, type Knowledge, think } from '../../../bots/index.js';
import type { Game, GameTypes } from '../../../core/contract/game.js';
import { hides } from '../../../core/playing/seat-moves.js';
import { type Fault, fault } from '../../../core/values/fault.js';
import type { Seat } from '../../../core/values/seat.js';
import { percent } from '../../host/analysis-table.js';
import { inArgument, readBot } from '../../host/bots.js';

/** Suggests a move, given what a seat sees. `bot` is a text that describes a bot; if `bot` is empty, a one-second search is used. */
export type Adviser<T extends GameTypes> = (
  view: T['State'] | T['View'],
  bot: string,
) => Promise<Either<Fault, Analysis<T['Move']> & { readonly bot: string }>>;

/** The default bot for hints; in a game with hidden information, a bot that guesses what is hidden. */
const usual = <T extends GameTypes>(game: Game<T>): string => (hides(game) ? 'ismcts:ms=1000' : 'mcts:ms=1000');

const toFault = inArgument('hint');

/** Returns a function that suggests moves to the given seat. The bot that suggests a move knows no more than the seat does. */
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

/** Says in words what share of the game's one point a bot expects to win with its best move. */
export const hopeIn = ({ candidates }: Analysis<unknown>, seat: Seat): string => {
  const first = candidates[0];
  if (first === undefined) return '';
  const proof = first.proven === null ? '' : `, proven: ${first.proven}`;
  return `expects ${percent(first.value[seat]!)} of the point${proof}`;
};
