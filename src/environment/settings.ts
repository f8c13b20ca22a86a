/**
 * The settings of a batch, and the standing of its games.
 *
 * @packageDocumentation
 */
import { constant } from '../core/values/constant.js';
import type { GameTypes } from '../core/contract/game.js';
import type { Legal } from '../core/contract/legal.js';
import type { Seed } from '../core/values/random.js';
import type { Seat } from '../core/values/seat.js';
import type { Reward } from './rewards.js';

/** How the games of a batch are played. */
export interface BatchSettings<T extends GameTypes> {
  /** The number of games, 1 or more. */
  readonly games: number;
  /** The options of every game. */
  readonly options: T['Options'];
  /** How seats are rewarded. */
  readonly reward: Reward;
  /** A game is cut off after this many moves, those of opponents and of chance included; 0 for never. */
  readonly maxPlies: number;
  /** The effect of an id that is not legal: none (the game waits), or the seat loses the game. */
  readonly illegal: 'refuse' | 'lose';
  /** The seats that the program plays; the others are played by `opponent`. If left out, it plays all seats. */
  readonly seats?: readonly Seat[];
  /** True if in the second game of the batch the program plays the seats after these, and so on, round the table. */
  readonly rotate?: boolean;
  /** Chooses the moves of the other seats; undefined if it has none. */
  readonly opponent?: Opponent<T>;
}

/**
 * A player for the seats that the program does not play: the index of a legal move. It sees what the seat sees.
 *
 * @param view - what the seat sees
 * @param seat - the seat to move
 * @param legal - its legal moves, at least one
 * @param table - the place of the game in the batch, and its source of randomness
 * @returns an index of `legal`
 */
export type Opponent<T extends GameTypes> = (
  view: T['View'],
  seat: Seat,
  legal: readonly Legal<T['Move']>[],
  table: OpponentTable,
) => number;

/** Where an opponent plays: one game of the batch. */
export interface OpponentTable {
  /** The game of the batch, from 0. */
  readonly game: number;
  /** The number of games that began there before. An opponent with a memory forgets when it changes. */
  readonly episode: number;
  /** The seed of the game. */
  readonly seed: Seed;
  /** How many moves were made before. */
  readonly ply: number;
}

/** How a game of the batch stands after a step. */
export const Standing = constant({
  /** It continues. */
  Running: 0,
  /** It was over, and a new one has begun. */
  Over: 1,
  /** It was cut off, and a new one has begun. */
  CutOff: 2,
  /** It was lost by an id that is not legal, and a new one has begun. */
  Forfeited: 3,
  /** It waits: the id was refused. */
  Refused: 4,
} as const);

/** Why an id was refused. */
export interface IdFault {
  /** The game of the batch, from 0. */
  readonly game: number;
  /** The id. */
  readonly id: number;
  /** `unknown`: the id does not exist, or means no move here. `illegal`: the move breaks a rule. */
  readonly code: 'unknown' | 'illegal';
  /** The number of the rule that the move breaks; null for an unknown id. */
  readonly rule: string | null;
  /** One line that says why. */
  readonly text: string;
}

/** The id that leaves a game of the batch as it is. */
export const noAction = -1;

/** Neighbouring games and episodes have seeds this far apart: an odd number without a small factor. */
const stride = 2_654_435_761;

/**
 * The seed of the next game at a place of the batch. Frozen: it belongs to the version of an environment.
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
