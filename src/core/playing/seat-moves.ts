/**
 * The legal moves of a single seat, and whether a game hides anything from its seats.
 *
 * @packageDocumentation
 */
import { isNone } from 'fp-ts/Option';
import type { Game, GameTypes } from '../contract/game.js';
import type { Legal } from '../contract/legal.js';
import type { Seat } from '../values/seat.js';

/** True if a game hides anything from its seats, that is, if it has different codecs for states and views. */
export const hides = <T extends GameTypes>({ viewState, state }: Game<T>): boolean => !Object.is(viewState, state);

/**
 * The legal moves that a seat may make; an empty list if this seat is not to move. Where several seats may act, the list leaves out moves that name a
 * different seat. The view of the seat is enough, because hidden information never affects which moves are legal; a state is also a view.
 *
 * @param game - the game to be played
 * @returns a function that takes a view and a seat, and returns the seat's legal moves, in the order of `legalMoves`
 *
 * @example
 * ```ts
 * import { legalMovesOf } from 'rulehouse';
 * import { game, initial } from 'rulehouse/terrafex';
 * legalMovesOf(game)(initial, 0).length === game.legalMoves(initial).length; // true
 * legalMovesOf(game)(initial, 1); // []
 * ```
 */
export const legalMovesOf =
  <T extends GameTypes>(game: Game<T>) =>
  (view: T['State'] | T['View'], seat: Seat): readonly Legal<T['Move']>[] => {
    const deciding = game.toMove(view);
    if (!deciding.includes(seat)) return [];
    const legal = game.legalMoves(view);
    const { mover } = game;
    if (deciding.length === 1 || mover === undefined) return legal;
    return legal.filter((move) => {
      const named = mover(view, move);
      return isNone(named) || named.value === seat;
    });
  };
