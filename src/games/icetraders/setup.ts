/**
 * Chapter 2: the set-up of a game.
 *
 * @packageDocumentation
 */

import { type Either, map } from 'fp-ts/Either';
import { acceptOptions } from '../../core/authors/accept-options.js';
import type { Refusal } from '../../core/contract/refusal.js';
import { constant } from '../../core/values/constant.js';
import { type Seed, source } from '../../core/values/random.js';
import { pieceNames } from '../../pieces/pyramids.js';
import { options as codec, defaultOptions } from './options.js';
import { type RuleId, rules } from './rules.js';
import type { Options, State } from './state.js';
import { supply } from './tables.js';

const accepted = acceptOptions(codec, rules, 'IT-0.6');

/** The state before any seat has made a choice. */
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
 * Returns the state at the start: all pieces are in the stash, and seat 0 has to choose its alignment. With `firstTie: random`, the seed determines
 * the seat from which a tie for first player is broken; nothing else is left to chance.
 *
 * @param options - the options, as `Options` decodes them
 * @param seed - a whole number from 0 to 2^53-1, which decides what is random at the start
 * @returns the first state, or a refusal
 * @fails a refusal that cites the rule of the first invalid option, or the rule about seeds
 * @rule IT-2.1
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { defaultOptions, game, setup } from 'rulehouse/icetraders';
 * const start = setup({ ...defaultOptions, players: 2 }, 0);
 * if (isRight(start)) console.log(game.position.print(start.right)); // 2 align 0 .. ++ 0:-,- - -
 * ```
 */
export const setup = (options: Options, seed: Seed): Either<Refusal<RuleId>, State> =>
  map((chosen: Options) => startOf(chosen, seed))(accepted(options, seed));

/**
 * The state at the start of a game with the default options.
 *
 * @rule IT-2.1
 * @example
 * ```ts
 * import { initial } from 'rulehouse/icetraders';
 * [initial.phase, initial.mover]; // ['align', 0]
 * ```
 */
export const initial: State = constant(startOf(defaultOptions, 0));
