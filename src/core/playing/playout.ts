/**
 * Random play: one legal move after another, each drawn with equal probability.
 *
 * @packageDocumentation
 */
import type { Game, GameTypes } from '../contract/game.js';
import type { Legal } from '../contract/legal.js';
import type { Source } from '../values/random.js';
import { drawChance } from './chance.js';

/** One ply of a playout: the state, the legal moves, and the move chosen. */
export interface Ply<T extends GameTypes> {
  /** The state in which the decision was made. */
  readonly before: T['State'];
  /** All moves that could have been chosen in the state of this ply. */
  readonly legal: readonly Legal<T['Move']>[];
  /** The move that was chosen: one of `legal`. */
  readonly move: Legal<T['Move']>;
}

/**
 * Draws a legal move, with equal probability for all legal moves; if chance decides, draws an outcome by weight. The result is `undefined` when the
 * game is over. If a game draws a move without listing all moves, the random number that was drawn need not be the move's index in `legalMoves`.
 * Takes at most as long as listing the legal moves once.
 *
 * @param game - the game
 * @returns a function that takes a state or view and a source of randomness, and returns a legal move
 *
 * @example
 * ```ts
 * import { randomMove, source } from 'rulehouse';
 * import { game, initial } from 'rulehouse/terrafex';
 * const choose = randomMove(game);
 * const move = choose(initial, source(1));
 * if (move !== undefined) game.applyLegal(initial, move).trackers; // 11
 * ```
 */
export const randomMove = <T extends GameTypes>(
  game: Game<T>,
): ((view: T['State'] | T['View'], random: Source) => Legal<T['Move']> | undefined) => {
  const { legalMoves, chance } = game;
  const ofSeat =
    game.randomMove ??
    ((view, random) => {
      const legal = legalMoves(view);
      return legal[random.below(legal.length)];
    });
  if (chance === undefined) return ofSeat;
  const draw = drawChance(game);
  return (view, random) => draw(view, random) ?? ofSeat(view, random);
};

/**
 * The function that plays one game at random: see {@link playout}.
 *
 * @param start - the state from which the game is played
 * @param random - the source of the draws, which is advanced by each draw
 * @param maxPlies - the greatest number of moves to be made
 * @param visit - a function that is called with each ply before the ply's move is applied
 * @returns the last state
 */
export type Playout<T extends GameTypes> = (
  start: T['State'],
  random: Source,
  maxPlies: number,
  visit?: (ply: Ply<T>) => void,
) => T['State'];

/**
 * Plays at random from a state until the game is over or `maxPlies` moves have been made; returns the last state. The function `visit` is called with
 * each ply before the ply's move is applied. The same state, seed and release always give the same game, whether `visit` is passed or not. Every
 * legal move is equally likely and is drawn by its place in `legalMoves`; where chance decides, each outcome is drawn by its weight. A search that
 * needs no lists of moves runs faster with {@link randomMove}, but its draws may differ from those of `playout`. Takes as long as listing the legal
 * moves of each ply once.
 *
 * @param game - the game to be played
 * @returns a function that plays one random game from a state
 *
 * @example
 * ```ts
 * import { playout, source } from 'rulehouse';
 * import { game, initial } from 'rulehouse/terrafex';
 * const moves: string[] = [];
 * const last = playout(game)(initial, source(1), 3, ({ move }) => moves.push(game.moveText.print(move)));
 * moves.length; // 3
 * last.turn; // 1
 * ```
 */
export const playout = <T extends GameTypes>(game: Game<T>): Playout<T> => {
  const { legalMoves, applyLegal } = game;
  const draw = game.chance === undefined ? undefined : drawChance(game);
  return (start, random, maxPlies, visit) => {
    let state = start;
    for (let ply = 0; ply < maxPlies; ply++) {
      const legal = legalMoves(state);
      const move = draw?.(state, random) ?? legal[random.below(legal.length)];
      if (move === undefined) return state;
      visit?.({ before: state, legal, move });
      state = applyLegal(state, move);
    }
    return state;
  };
};
