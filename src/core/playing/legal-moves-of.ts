/**
 * The legal moves of one seat.
 *
 * @packageDocumentation
 */
import type { Game, GameTypes } from '../contract/game.js';
import type { Legal } from '../contract/legal.js';
import type { Seat } from '../values/seat.js';

/**
 * The legal moves that a seat may make: where several seats may act, those that name it; everywhere else all of them. For a seat that is
 * to move. Takes a view, since nothing that is hidden makes a difference to what is legal; a state is one, too.
 *
 * @example
 * ```ts
 * import { legalMovesOf } from 'rulehouse';
 * import { game, initial } from 'rulehouse/terrafex';
 * legalMovesOf(game)(initial, 0).length === game.legalMoves(initial).length; // true
 * ```
 */
export const legalMovesOf =
  <T extends GameTypes>(game: Game<T>) =>
  (view: T['View'], seat: Seat): readonly Legal<T['Move']>[] => {
    const all = game.legalMoves(view);
    return game.mover === undefined
      ? all
      : all.filter((move) => {
          const mover = game.mover?.(view, move);
          return mover === undefined || mover._tag === 'None' || mover.value === seat;
        });
  };
