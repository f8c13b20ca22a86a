/**
 * The settings of a batch, and the standing of its games.
 *
 * @packageDocumentation
 */

import type { GameTypes } from '../core/contract/game.js';
import type { Legal } from '../core/contract/legal.js';
import { constant } from '../core/values/constant.js';
import type { Seed } from '../core/values/random.js';
import type { Seat } from '../core/values/seat.js';
import type { Reward } from './rewards.js';

/** The settings for the games of a batch. */
export interface BatchSettings<T extends GameTypes> {
  /** The number of games in the batch, 1 or more. */
  readonly games: number;
  /** The options of every game. */
  readonly options: T['Options'];
  /** The kind of rewards that the seats get. */
  readonly reward: Reward;
  /** A game is cut off after this many moves, counting those of opponents and of chance; 0 means that no game is cut off. */
  readonly maxPlies: number;
  /**
   * A game is cut off after this many steps of the program, whether their ids were legal or refused. If left out, or 0, steps are not counted.
   */
  readonly maxSteps?: number;
  /** What happens after an illegal id: with `refuse`, the game waits; with `lose`, the seat that sent the id loses the game. */
  readonly illegal: 'refuse' | 'lose';
  /** The seats that the program plays; `opponent` plays all other seats. If `seats` is left out, the program plays all seats. */
  readonly seats?: readonly Seat[];
  /** True if the program's seats rotate, that is, move on by one place from each game of the batch to the next. */
  readonly rotate?: boolean;
  /** Chooses the moves of the seats that the program does not play; undefined if the program plays all seats. */
  readonly opponent?: Opponent<T>;
}

/**
 * A player for the seats that the program does not play: a function that returns the index of a legal move. An opponent gets only the view of its own
 * seat.
 *
 * @param view - the view of the seat
 * @param seat - the seat to move
 * @param legal - the seat's legal moves, at least one
 * @param table - the game's place in the batch, its seed, and the number of moves made
 * @returns an index of `legal`
 */
export type Opponent<T extends GameTypes> = (
  view: T['View'],
  seat: Seat,
  legal: readonly Legal<T['Move']>[],
  table: OpponentTable,
) => number;

/** The game of the batch in which an opponent plays. */
export interface OpponentTable {
  /** The number of the game in the batch, counted from 0. */
  readonly game: number;
  /**
   * The number of games that were played earlier at this place in the batch. An opponent with a memory must clear its memory whenever the number of
   * earlier games changes.
   */
  readonly episode: number;
  /** The seed of the game. */
  readonly seed: Seed;
  /** The number of moves made so far in the game. */
  readonly ply: number;
}

/** The standing of a game of the batch after a step. */
export const Standing = constant({
  /** The game continues. */
  Running: 0,
  /** The standing of a game that is over and has been replaced by a new game. */
  Over: 1,
  /** The standing of a game that was cut off and has been replaced by a new game. */
  CutOff: 2,
  /** The standing of a game that a seat lost because it gave an illegal id; a new game has replaced it. */
  Forfeited: 3,
  /** The standing of a game that waits for a legal id, because an illegal id was refused. */
  Refused: 4,
} as const);

/** The refusal of an id, with the reason. */
export interface IdFault {
  /** The number of the game in the batch, counted from 0. */
  readonly game: number;
  /** The id. */
  readonly id: number;
  /** The kind of refusal. `unknown`: the id does not exist, or does not stand for a move in this position. `illegal`: the move breaks a rule. */
  readonly code: 'unknown' | 'illegal';
  /** The number of the rule that the move breaks; null if no move has this id. */
  readonly rule: string | null;
  /** The reason for the refusal, in one line. */
  readonly text: string;
}

/** The id that leaves a game of the batch unchanged. */
export const noAction = -1;

/** The difference between the seed of a game and the next seed: an odd number without small prime factors. */
const stride = 2_654_435_761;

/**
 * The seed of the next game at the same place in the batch. Within one version of an environment, a given seed is always followed by the same next
 * seed.
 *
 * @param seed - the seed of the game that is over
 * @returns the next seed, a whole number from 0 to 2^53-1
 *
 * @example
 * ```ts
 * import { nextSeed } from 'rulehouse/environment';
 * nextSeed(1); // 2654435762
 * ```
 */
export const nextSeed = (seed: Seed): Seed => {
  const room = Number.MAX_SAFE_INTEGER - stride;
  return seed <= room ? seed + stride : seed - room - 1;
};
