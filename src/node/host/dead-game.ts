/**
 * Notices games that no play ends.
 *
 * @packageDocumentation
 */
import type { Game, GameTypes } from '../../core/contract/game.js';
import { closureOf, mostDead, timelessIn } from '../../core/playing/closure.js';
import { endsOf } from '../../core/playing/limits.js';

/** A position that comes for this time makes a host look whether any play still ends the game. */
const returns = 3;

/** After a search that proved nothing, the number of moves before the next one. */
const untilNext = 500;

/** Called with the state after each move; returns the number of positions that can still be reached if none of them is an end, else undefined. */
export type DeadWatch<State> = (state: State) => number | undefined;

/**
 * Makes a watch for one game; undefined if every game with these options ends anyway. When a position comes for the third time, the watch searches all
 * play from it.
 */
export const deadWatch = <T extends GameTypes>(
  game: Game<T>,
  options: T['Options'],
): DeadWatch<T['State']> | undefined => {
  if (endsOf(game)(options) === 'always') return undefined;
  const timeless = timelessIn(game);
  const counts = new Map<string, number>();
  let [moves, next] = [0, 0];
  return (state) => {
    moves++;
    const key = game.key(timeless(state));
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count < returns || moves < next) return undefined;
    next = moves + untilNext;
    const found = closureOf(game, mostDead)(state);
    return found._tag === 'Dead' ? found.positions : undefined;
  };
};
