/**
 * Everything that can still happen from a position: whether any play ends the game, and the shortest that does.
 *
 * @packageDocumentation
 */
import { isSome } from 'fp-ts/Option';
import type { Game, GameTypes } from '../contract/game.js';

/**
 * What a search through all play from a position has found. `Dead`: no play ends the game, because none of the positions that can be reached is its
 * end. `Ends`: the moves of a shortest play to an end, and the reason of the outcome. `Open`: neither was found among as many positions as allowed.
 */
export type Closure =
  | { readonly _tag: 'Dead'; readonly positions: number }
  | { readonly _tag: 'Ends'; readonly positions: number; readonly moves: readonly string[]; readonly reason: string }
  | { readonly _tag: 'Open'; readonly positions: number };

/** The greatest number of positions that a host searches to prove that no play ends a game. */
export const mostDead = 2000;

/** Returns the function that leaves out the number of the turn of a position; it leaves positions of games without such a number as they are. */
export const timelessIn =
  <T extends GameTypes>(game: Game<T>) =>
  (state: T['State']): T['State'] =>
    game.timeless?.(state) ?? state;

interface Reached<State> {
  readonly state: State;
  /** The index of the position before; -1 for the first. */
  readonly from: number;
  readonly move: string;
}

const lineTo = <State>(reached: readonly Reached<State>[], last: number): readonly string[] => {
  const moves: string[] = [];
  for (let at = last; at > 0; at = reached[at]!.from) moves.push(reached[at]!.move);
  return moves.reverse();
};

/**
 * Searches all play from a position, whoever moves and however chance falls, until an end is found, nothing new can be reached, or there are too many
 * positions. Positions that differ only in the number of the turn are one (`timeless`), and no limit on turns ends the search; so a game with a limit
 * can be dead too: nothing but the limit will end it.
 *
 * @param game - the game
 * @param bound - the greatest number of positions to reach
 * @returns a function that takes a state, and returns what was found
 *
 * @example
 * ```ts
 * import { closureOf } from 'rulehouse/author';
 * import { game, initial } from 'rulehouse/terrafex';
 * closureOf(game, 100)(initial); // { _tag: 'Open', positions: 100 }
 * ```
 */
export const closureOf =
  <T extends GameTypes>(game: Game<T>, bound: number) =>
  (start: T['State']): Closure => {
    const timeless = timelessIn(game);
    const reached: Reached<T['State']>[] = [{ state: timeless(start), from: -1, move: '' }];
    const seen = new Set(reached.map(({ state }) => game.key(state)));
    for (let at = 0; at < reached.length; at++) {
      const { state } = reached[at]!;
      const outcome = game.outcome(state);
      if (isSome(outcome))
        return { _tag: 'Ends', positions: seen.size, moves: lineTo(reached, at), reason: outcome.value.reason };
      for (const move of game.legalMoves(state)) {
        const next = timeless(game.applyLegal(state, move));
        const key = game.key(next);
        if (seen.has(key)) continue;
        if (seen.size === bound) return { _tag: 'Open', positions: seen.size };
        seen.add(key);
        reached.push({ state: next, from: at, move: game.moveText.print(move) });
      }
    }
    return { _tag: 'Dead', positions: seen.size };
  };
