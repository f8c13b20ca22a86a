/**
 * Counts the different positions that can be reached in a number of moves.
 *
 * @packageDocumentation
 */
import type { Game, GameTypes } from '../contract/game.js';
import { timelessIn } from './closure.js';

/**
 * The number of different positions after 0, 1, 2 and more moves, whatever moves are made and however chance falls. Positions that differ only in the
 * number of the turn are one (`timeless`).
 *
 * @param game - the game
 * @param depth - the greatest number of moves
 * @param bound - the greatest number of positions of one depth; counting ends before a depth that has more
 * @returns a function that takes a state, and returns a count for each number of moves
 *
 * @example
 * ```ts
 * import { distinctPositions } from 'rulehouse/author';
 * import { game, initial } from 'rulehouse/terrafex';
 * distinctPositions(game, 2, 10_000)(initial); // [1, 67, 1156]
 * ```
 */
export const distinctPositions =
  <T extends GameTypes>(game: Game<T>, depth: number, bound: number) =>
  (start: T['State']): readonly number[] => {
    const timeless = timelessIn(game);
    const counts = [1];
    let layer: ReadonlyMap<string, T['State']> = new Map([['', timeless(start)]]);
    while (counts.length <= depth && layer.size > 0) {
      const next = new Map<string, T['State']>();
      for (const state of layer.values())
        for (const move of game.legalMoves(state)) {
          const after = timeless(game.applyLegal(state, move));
          next.set(game.key(after), after);
          if (next.size > bound) return counts;
        }
      counts.push(next.size);
      layer = next;
    }
    return counts;
  };
