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

/**
 * The state at the start: all pieces in the stash, seat 0 to choose its alignment. The seed draws the tie seat with `firstTie:
 * random`; otherwise nothing is left to chance.
 *
 * @rule IT-2.1
 */
export const setup = (options: Options, seed: Seed): Either<Refusal<RuleId>, State> => {
  const refusal = firstBroken(optionDemands, options);
  if (refusal !== undefined) return left(refusal);
  const { players, selfCheck, fallenGood, turnLimit, firstTie } = options;
  const seats = Array.from({ length: players });
  return right({
    settings: { players, selfCheck, fallenGood, turnLimit },
    phase: 'align',
    mover: 0,
    power: -1,
    uses: 0,
    pending: 0,
    bereft: false,
    revealed: false,
    standings: seats.map(() => 'living'),
    tieSeat: firstTie === 'random' ? source(seed).below(players) : 0,
    barred: 0,
    systems: [],
    ships: [],
    turns: 0,
    ending: 'none',
    winners: [],
    alignments: seats.map(() => 'unchosen'),
    picks: seats.map(() => 'unpicked'),
    stash: pieceNames.map(() => supply),
  });
};
