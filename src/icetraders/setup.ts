/**
 * Chapter 2: setting up a game.
 *
 * @packageDocumentation
 */
import { type Either, left, right } from 'fp-ts/Either';
import { type Seed, source } from '../core/random.js';
import { firstBroken, type Refusal } from '../core/refusal.js';
import { pieceNames } from '../pyramids/index.js';
import { optionDemands } from './codec.js';
import type { RuleId } from './rules.js';
import type { Options, State } from './state.js';
import { supply } from './tables.js';

/** A table before anything is chosen. */
const startOf = (options: Options, seed: Seed): State => {
  const { players, selfCheck, fallenGood, turnLimit } = options;
  const seats = Array.from({ length: players });
  return {
    settings: { players, selfCheck, fallenGood, turnLimit },
    phase: 'align',
    mover: 0,
    power: -1,
    uses: 0,
    pending: 0,
    bereft: false,
    revealed: false,
    standings: seats.map(() => 'living'),
    tieSeat: options.firstTie === 'random' ? source(seed).below(players) : 0,
    barred: 0,
    systems: [],
    ships: [],
    turns: 0,
    ending: 'none',
    winners: [],
    alignments: seats.map(() => 'unchosen'),
    picks: seats.map(() => 'unpicked'),
    stash: pieceNames.map(() => supply),
  };
};

/**
 * The state at the start: all pieces in the stash, seat 0 to choose its alignment. The seed draws the tie seat with `firstTie:
 * random`; otherwise nothing is left to chance.
 *
 * @rule IT-2.1
 * @example
 * ```ts
 * import { isRight } from 'fp-ts/Either';
 * import { defaultOptions, game, setup } from 'rulehouse/icetraders';
 * const start = setup({ ...defaultOptions, players: 2 }, 0);
 * if (isRight(start)) console.log(game.position.print(start.right)); // 2 align 0 .. ++ 0:-,- - -
 * ```
 */
export const setup = (options: Options, seed: Seed): Either<Refusal<RuleId>, State> => {
  const refusal = firstBroken(optionDemands, options);
  return refusal === undefined ? right(startOf(options, seed)) : left(refusal);
};

/** The options that are in force when none is given. @rule IT-0.6 */
export const defaultOptions: Options = {
  players: 4,
  selfCheck: 'action',
  fallenGood: 'share',
  firstTie: 'low',
  turnLimit: 0,
};

/** The state at the start of a game with the default options. @rule IT-2.1 */
export const initial: State = startOf(defaultOptions, 0);
