/**
 * Warnings before a move with which whoever makes it is out of the game, or loses at once.
 *
 * @packageDocumentation
 */
import { isSome } from 'fp-ts/Option';
import type { Game, GameTypes } from '../../core/contract/game.js';
import type { Legal } from '../../core/contract/legal.js';
import { moverOf } from '../../core/playing/play.js';
import type { Face } from '../../face/face.js';

/** True if the game is over in a state, and a seat has not won. */
const hasLost = <T extends GameTypes>(game: Game<T>, state: T['State'], seat: number): boolean => {
  const outcome = game.outcome(state);
  return isSome(outcome) && !outcome.value.winners.some((winner) => winner === seat);
};

/**
 * The key of the text that warns of a move; undefined if nothing is to be feared.
 *
 * @param view - the position as whoever moves sees it
 * @param after - the states to which the move may lead, as far as whoever moves knows; a warning holds for all of them
 */
export const dangerOf = <T extends GameTypes>(
  { game, isOut = () => false }: Face<T>,
  view: T['State'] | T['View'],
  move: Legal<T['Move']>,
  after: readonly T['State'][],
): 'board.danger.lost' | 'board.danger.out' | undefined => {
  const seat = moverOf(game)(move)(view);
  if (seat < 0) return undefined;
  if (after.every((state) => hasLost(game, state, seat))) return 'board.danger.lost';
  return !isOut(view, seat) && after.every((state) => isOut(state, seat)) ? 'board.danger.out' : undefined;
};
