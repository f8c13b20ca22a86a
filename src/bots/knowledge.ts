/**
 * A search's knowledge about a game beyond its rules: values of positions, moves worth considering, parameters that suit its trees.
 *
 * @packageDocumentation
 */
import type { Game, GameTypes } from '../core/contract/game.js';
import type { Legal } from '../core/contract/legal.js';
import type { Calibration } from './forecast.js';
import type { Defaults } from './parameters.js';

/**
 * A stretch of a game that one seat plays by itself, for instance a round; a plan searches this stretch. A stretch suits games in which every seat
 * builds for itself, so that the actions of the others during it change little.
 */
export interface Stretch<State> {
  /** The position in which the stretch begins, as if the other seats took no further part. */
  readonly start: State;
  /** True if a turn of the seat begins: such positions can be compared with each other. */
  readonly isTurn: (state: State) => boolean;
  /** True if the stretch is over. */
  readonly isOver: (state: State) => boolean;
  /** The points that the seat can expect at the end of the game. */
  readonly points: (state: State) => number;
  /** The points that each seat can expect at the beginning of the stretch. */
  readonly standing: readonly number[];
}

/** A search's knowledge about a game beyond its rules. Every part can be left out; without any of them, a search uses `score` and `outcome`. */
export interface Knowledge<T extends GameTypes> {
  /**
   * The value of a position to each team, in the order of the team numbers in `teams`: 0 means lost, 1 means won. The values need not add up to 1; if
   * they do not, they are a measure of their own. The function is called only for positions in which the game is not over. It must depend on the
   * state alone, and use only operations that are exact on every machine (no logarithm, no power) if a bot is to make the same moves everywhere.
   */
  readonly evaluate?: (state: T['State']) => readonly number[];
  /** The value of a position to one team alone, where this is quicker. Most positions are evaluated only for the team that moved into them. */
  readonly evaluateFor?: (state: T['State'], team: number) => number;
  /**
   * The value of a finished game to each team; if left out, the winning teams share 1 evenly, or all teams if nobody wins. If the knowledge uses
   * another measure, such as points, this function must still return numbers from 0 to 1.
   */
  readonly final?: (state: T['State']) => readonly number[];
  /** The moves worth considering: at least one of the legal moves. If left out, all moves are considered. */
  readonly sensible?: (state: T['State'], legal: readonly Legal<T['Move']>[]) => readonly Legal<T['Move']>[];
  /** The stretch ahead of a seat, for bots that plan; undefined if there is no stretch yet, as before the first turn. */
  readonly stretch?: (state: T['State'], seat: number) => Stretch<T['State']> | undefined;
  /** The conversion of values to chances or points, and the errors of these numbers, in the form that `forecastOf` needs. */
  readonly calibration?: Calibration<T['State']>;
  /** The default values of a bot's parameters. */
  readonly defaults?: Defaults;
}

/**
 * A game with the knowledge about it, its types hidden. A list can hold several games, and each keeps its exact types.
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
  /** Passes the game and the knowledge, with their exact types, to a function that works for every game. */
  readonly open: <A>(use: <T extends GameTypes>(game: Game<T>, knowledge: Knowledge<T>) => A) => A;
}

/**
 * Bundles a game with the knowledge about it, hiding their types.
 *
 * @param game - the game
 * @param knowledge - the knowledge about the game, for instance an evaluation of positions
 * @returns the game and its knowledge as one value, with hidden types
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
