/**
 * Chance during play: positions that dice or a shuffled pile decide, and how a host draws their outcomes.
 *
 * @packageDocumentation
 */

import type { ChanceOutcome, Game, GameTypes } from '../contract/game.js';
import type { Legal } from '../contract/legal.js';
import { constant } from '../values/constant.js';
import { type Seed, type Source, source } from '../values/random.js';

const nothing: readonly never[] = /* @__PURE__ */ constant([]);

/**
 * The outcomes of chance in a position; empty where a seat decides, when the game is over, and in games without chance.
 *
 * @param game - the game
 * @returns a function that takes a state or view, and returns the outcomes with their weights
 *
 * @example
 * ```ts
 * import { chanceOutcomes } from 'rulehouse';
 * import { game, initial } from 'rulehouse/terrafex';
 * chanceOutcomes(game)(initial); // []
 * ```
 */
export const chanceOutcomes =
  <T extends GameTypes>({ chance }: Game<T>) =>
  (view: T['State'] | T['View']): readonly ChanceOutcome<T['Move']>[] =>
    chance === undefined ? nothing : chance(view);

/**
 * True unless it is certain that chance decides neither in a position nor in any that can follow.
 *
 * @param game - the game
 * @returns a function that takes a state or view
 *
 * @example
 * ```ts
 * import { hasChanceAhead } from 'rulehouse/author';
 * import { game, initial } from 'rulehouse/terrafex';
 * // In Terrafex, chance decides only with the option `extraTurn`.
 * hasChanceAhead(game)(initial); // false
 * ```
 */
export const hasChanceAhead =
  <T extends GameTypes>({ chance, chanceAhead }: Game<T>) =>
  (view: T['State'] | T['View']): boolean =>
    chance !== undefined && (chanceAhead === undefined || chanceAhead(view));

/**
 * True if there is nothing left to decide in a position: no seat is to move, and chance does not decide either. The test works for views too,
 * although the function `outcome` takes only states.
 *
 * @param game - the game to be played
 * @returns a function that is true for a state or view in which the game is over
 *
 * @example
 * ```ts
 * import { isGameOver } from 'rulehouse';
 * import { game, initial } from 'rulehouse/terrafex';
 * isGameOver(game)(initial); // false
 * isGameOver(game)({ ...initial, ending: 'glaciers' }); // true
 * ```
 */
export const isGameOver =
  <T extends GameTypes>(game: Game<T>) =>
  (view: T['State'] | T['View']): boolean =>
    game.toMove(view).length === 0 && chanceOutcomes(game)(view).length === 0;

/** The sum of the weights of the given outcomes. */
export const weightOf = (outcomes: readonly { readonly weight: number }[]): number => {
  let sum = 0;
  for (const { weight } of outcomes) sum += weight;
  return sum;
};

/** Draws an outcome by weight, and returns its index; -1 if there are no outcomes. Uses one draw of `random`. */
export const drawIndex = (outcomes: readonly { readonly weight: number }[], random: Source): number => {
  let left = random.below(weightOf(outcomes));
  for (let index = 0; index < outcomes.length; index++) {
    left -= outcomes[index]!.weight;
    if (left < 0) return index;
  }
  return -1;
};

/**
 * Draws an outcome of chance by weight, for instance in a search or a playout. The result is undefined in positions that chance does not decide.
 *
 * @param game - the game
 * @returns a function that takes a state and a source of randomness, and draws an outcome
 * @example
 * ```ts
 * import { drawChance, source } from 'rulehouse';
 * import { game, initial } from 'rulehouse/terrafex';
 * drawChance(game)(initial, source(1)); // undefined
 * ```
 */
export const drawChance = <T extends GameTypes>({
  chance,
}: Game<T>): ((state: T['State'], random: Source) => Legal<T['Move']> | undefined) => {
  if (chance === undefined) return () => undefined;
  return (state, random) => {
    const outcomes = chance(state);
    return outcomes[drawIndex(outcomes, random)]?.move;
  };
};

/**
 * The number that each ply adds to the seed of a game. This number is odd and close to 2^53 divided by the golden ratio, so games with neighbouring
 * seeds share no draws.
 */
const stride = 5_566_755_282_872_655n;

const seeds = 1n << 53n;

/**
 * The source of the random draws in one ply of a game; each pair of a seed and a ply has its own source. A given seed and ply give the same draws in
 * every release, so every release can replay a record.
 *
 * @param seed - the seed of the game
 * @param ply - the number of moves made so far, including those of chance
 * @returns a new source, at its beginning
 *
 * @example
 * ```ts
 * import { chanceSource } from 'rulehouse';
 * [0, 1, 2, 3].map((ply) => 1 + chanceSource(2026, ply).below(6)); // [1, 3, 4, 5]
 * ```
 */
export const chanceSource = (seed: Seed, ply: number): Source =>
  source(Number((BigInt(seed) + BigInt(ply + 1) * stride) % seeds));

/**
 * The move that chance makes in a game with a given seed: in effect, the host's dice. The same seed, ply and state give the same move on every
 * machine, so games with the same seed roll the same dice. The result is undefined in positions that chance does not decide.
 *
 * @param game - the game
 * @returns a function that takes a state, the seed of the game, and the number of moves made so far
 * @example
 * ```ts
 * import { chanceMove } from 'rulehouse';
 * import { game, initial } from 'rulehouse/terrafex';
 * chanceMove(game)(initial, 7, 0); // undefined
 * ```
 */
export const chanceMove = <T extends GameTypes>(
  game: Game<T>,
): ((state: T['State'], seed: Seed, ply: number) => Legal<T['Move']> | undefined) => {
  const { chance } = game;
  if (chance === undefined) return () => undefined;
  return (state, seed, ply) => {
    const outcomes = chance(state);
    // Most positions are not decided by chance; making a source takes longer than finding this out.
    return outcomes.length === 0 ? undefined : outcomes[drawIndex(outcomes, chanceSource(seed, ply))]?.move;
  };
};

/** The next state in which a seat decides or the game is over, and the moves of chance that led to this state. */
export interface Settled<T extends GameTypes> {
  /** The state after all drawn outcomes of chance. */
  readonly state: T['State'];
  /** The moves of chance, from the first to the last; empty in games without chance. */
  readonly moves: readonly Legal<T['Move']>[];
}

/** The greatest number of times that chance may decide in a row; a game that exceeds this limit must contain an error. */
const mostInARow = 10_000;

/**
 * Lets chance decide until a seat is to move or the game is over. A host calls this function after the set-up and after every move.
 *
 * @param game - the game
 * @returns a function that takes a state, the seed of the game, and the number of moves made so far
 * @example
 * ```ts
 * import { settleChance } from 'rulehouse';
 * import { game, initial } from 'rulehouse/terrafex';
 * settleChance(game)(initial, 7, 0).moves; // []
 * ```
 */
export const settleChance = <T extends GameTypes>(
  game: Game<T>,
): ((state: T['State'], seed: Seed, ply: number) => Settled<T>) => {
  if (game.chance === undefined) return (state) => ({ state, moves: nothing });
  const moveIn = chanceMove(game);
  return (start, seed, ply) => {
    const moves: Legal<T['Move']>[] = [];
    let state = start;
    while (moves.length < mostInARow) {
      const move = moveIn(state, seed, ply + moves.length);
      if (move === undefined) break;
      state = game.applyLegal(state, move);
      moves.push(move);
    }
    return { state, moves };
  };
};
