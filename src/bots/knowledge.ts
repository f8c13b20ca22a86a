/**
 * What a search knows of a game beyond its rules: what a position is worth, which moves nobody makes, which parameters suit its trees.
 *
 * @packageDocumentation
 */
import type { Game, GameTypes } from '../core/contract/game.js';
import type { Legal } from '../core/contract/legal.js';
import type { Defaults } from './parameters.js';

/** What a search knows of a game beyond its rules. Every part can be left out; without any, a search goes by `score` and `outcome`. */
export interface Knowledge<T extends GameTypes> {
  /**
   * What a position is worth to each team, by the numbers of `teams`: 0 is lost, 1 is won. Where the worths do not add up to 1, they are a measure of
   * their own. Called for positions in which the game goes on; must be a function of the state alone and use only operations that are exact on every
   * machine (no logarithm, no power) if a bot is to make the same moves everywhere.
   */
  readonly evaluate?: (state: T['State']) => readonly number[];
  /** The same for one team alone, where that is quicker: most positions are judged for the team that leads into them only. */
  readonly evaluateFor?: (state: T['State'], team: number) => number;
  /**
   * What a game that is over is worth to each team; if left out, the winning teams share 1 evenly, and all teams do if nobody wins. Whoever
   * measures by something else (points, say) gives a number from 0 to 1 too.
   */
  readonly final?: (state: T['State']) => readonly number[];
  /** The moves worth a thought: some of the legal ones, at least one of them. If left out, all of them. */
  readonly sensible?: (state: T['State'], legal: readonly Legal<T['Move']>[]) => readonly Legal<T['Move']>[];
  /** The values of parameters that the text of a bot does not give. */
  readonly defaults?: Defaults;
}

/**
 * A game with what is known of it, its types hidden: a list can hold several, and the types stay exact inside.
 *
 * @example
 * ```ts
 * import { known } from 'rulehouse/bots';
 * known.map((one) => one.open((game) => game.id)); // ['icetraders', 'terra-mystica', 'terrafex', 'toframenn', 'transformartian']
 * ```
 */
export interface Known {
  /** The id of the game. */
  readonly id: string;
  /** Hands both, with their exact types, to a function that works for every game. */
  readonly open: <A>(use: <T extends GameTypes>(game: Game<T>, knowledge: Knowledge<T>) => A) => A;
}

/**
 * Bundles a game with what is known of it, their types hidden: for authors of games, whose games then stand beside those of the library, for instance
 * in a worker.
 *
 * @param game - the game
 * @param knowledge - the evaluation of positions, and how a full state is drawn from a view
 * @returns the two as one value, its types hidden
 *
 * @example
 * ```ts
 * import { knownGame } from 'rulehouse/bots';
 * import { game } from 'rulehouse/terrafex';
 * knownGame(game, {}).id; // 'terrafex'
 * ```
 */
export const knownGame = <T extends GameTypes>(game: Game<T>, knowledge: Knowledge<T>): Known => ({
  id: game.id,
  open: (use) => use(game, knowledge),
});
