/**
 * What a search knows about a game apart from the rules: values of positions, moves worth considering, and suitable parameters.
 *
 * @packageDocumentation
 */
import type { Game, GameTypes } from '../core/contract/game.js';
import type { Legal } from '../core/contract/legal.js';
import type { Calibration } from './forecast.js';
import type { Defaults } from './parameters.js';
import type { Stretch } from './stretch.js';

/**
 * What a search knows about a game apart from the rules. Every part can be left out; if all parts are missing, a search uses only `score` and
 * `outcome`.
 */
export interface Knowledge<T extends GameTypes> {
  /**
   * The value of a position to each team, in the order of the team numbers in `teams`: 0 means lost, 1 means won. The values need not add up to 1; if
   * they do not, they are a measure specific to the game, such as points. The function is called only for positions of games that are not over. If a
   * bot is to make the same moves everywhere, the function must depend on the state alone and use only operations that are exact on every machine: no
   * logarithms, no powers.
   */
  readonly evaluate?: (state: T['State']) => readonly number[];
  /**
   * The value of a position to one team, for games in which this is quicker than computing all values. Most positions are evaluated only for the team
   * whose move led to the position.
   */
  readonly evaluateFor?: (state: T['State'], team: number) => number;
  /**
   * The value of a finished game to each team. If this function is left out, a total value of 1 is split evenly among the winning teams, or among all
   * teams if nobody wins. The value of a finished game must be from 0 to 1, even if the knowledge measures something else, such as points.
   */
  readonly final?: (state: T['State']) => readonly number[];
  /** Chooses the moves worth considering: at least one of the legal moves. If this function is left out, all moves are considered. */
  readonly sensible?: (state: T['State'], legal: readonly Legal<T['Move']>[]) => readonly Legal<T['Move']>[];
  /** True if a seat is out of a game that goes on, so that it makes no more moves. If this function is left out, no seat is ever out. */
  readonly isOut?: (state: T['State'], seat: number) => boolean;
  /**
   * For bots that plan: returns the part of the game over which a seat plans, for instance from now to the end of the round. Undefined if there is
   * nothing to plan yet, for instance before the first turn.
   */
  readonly stretch?: (state: T['State'], seat: number) => Stretch<T['State']> | undefined;
  /**
   * True if a seat's decision is part of a draft, for instance of the choice of factions. Bots with the parameter `spread` draw such choices by the values of
   * the positions after them. If this function is left out, there are no drafts.
   */
  readonly isDraft?: (view: T['View']) => boolean;
  /** The data with which `forecastOf` converts values into chances or points, including the errors of these numbers. */
  readonly calibration?: Calibration<T['State']>;
  /** Default values for a bot's parameters, chosen to suit the game. */
  readonly defaults?: Defaults;
  /**
   * What was learned by self-play. Its parts replace the parts above in bots whose text asks for it by `by=2`; see {@link loadLearned}. If neither this
   * part nor the next one is there, such bots use the parts above.
   */
  readonly learned?: Knowledge<T>;
  /** Loads what was learned by self-play; it is left out of other programs and pages, because it is large. */
  readonly loadLearned?: () => Promise<Knowledge<T>>;
}

/**
 * Returns the same knowledge together with what was learned by self-play, which a bot with `by=2` uses. Call this function before such a bot sits
 * down; a session, a worker and the programs of the library do so themselves.
 *
 * @param knowledge - what bots know about the game
 * @returns a promise of the knowledge with its part `learned`; the same knowledge if nothing was learned about the game
 *
 * @example
 * ```ts
 * import { loadLearned, terraMystica } from 'rulehouse/bots';
 * const knowledge = await loadLearned(terraMystica);
 * typeof knowledge.learned?.evaluate; // 'function'
 * ```
 */
export const loadLearned = async <T extends GameTypes>(knowledge: Knowledge<T>): Promise<Knowledge<T>> =>
  knowledge.learned !== undefined || knowledge.loadLearned === undefined
    ? knowledge
    : { ...knowledge, learned: await knowledge.loadLearned() };

/**
 * A game together with what bots know about it, without the TypeScript types of either. A list can hold several such games; `open` gives access to
 * the exact types of each.
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
  /** Passes the game and what bots know about it, with their exact types, to a function that accepts every game. */
  readonly open: <A>(use: <T extends GameTypes>(game: Game<T>, knowledge: Knowledge<T>) => A) => A;
}

/**
 * Combines a game with what bots know about it, and hides the TypeScript types of both.
 *
 * @param game - the game
 * @param knowledge - what bots know about the game, for instance an evaluation of positions
 * @returns the game and what bots know about it, as one value that hides their TypeScript types
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
