/**
 * The state at the start of a game (chapter 13).
 *
 * @packageDocumentation
 */
import { type Either, map } from 'fp-ts/Either';
import { acceptOptions } from '../core/accept.js';
import { type Seed, source } from '../core/random.js';
import type { Refusal } from '../core/refusal.js';
import type { Options } from './options.js';
import { options as codec } from './options-codec.js';
import { type RuleId, rules } from './rules.js';
import { drawSetup, givenSetup, opening } from './setup.js';
import type { State } from './state.js';

const accepted = acceptOptions(codec, rules, 'TMY-18');

/**
 * The state at the start: tiles and start seat drawn from the seed, or given in full. Options that break a rule are refused with its
 * number.
 *
 * @rule TMY-13.1
 * @example
 * ```ts
 * import { defaultOptions, setup } from 'rulehouse/terra-mystica';
 *
 * setup({ ...defaultOptions, players: 3 }, 7); // right
 * setup({ ...defaultOptions, players: 6 }, 7); // left: TMY-1.1
 * ```
 */
export const setup = (options: Options, seed: Seed): Either<Refusal<RuleId>, State> =>
  map((chosen: Options) => {
    const draws = source(seed);
    return opening(chosen, givenSetup(chosen) ?? drawSetup(chosen, draws), draws);
  })(accepted(options, seed));
