/**
 * The moves of one seat, and whether seats see different things.
 *
 * @packageDocumentation
 */
import { isSome } from 'fp-ts/Option';
import type { Game, GameTypes } from '../contract/game.js';
import type { Legal } from '../contract/legal.js';
import type { Seat } from '../values/seat.js';

/** True if seats see different things: a game without secrets has one codec for states and views. */
export const hides = <T extends GameTypes>({ viewState, state }: Game<T>): boolean => !Object.is(viewState, state);

/** The legal moves of one seat in its view; none if it is not to move. A move that names another seat is left out. */
export const legalMovesOf =
  <T extends GameTypes>(game: Game<T>) =>
  (view: T['View'], seat: Seat): readonly Legal<T['Move']>[] => {
    if (!game.toMove(view).includes(seat)) return [];
    const { mover } = game;
    if (mover === undefined) return game.legalMoves(view);
    return game.legalMoves(view).filter((move) => {
      const by = mover(view, move);
      return !isSome(by) || by.value === seat;
    });
  };
