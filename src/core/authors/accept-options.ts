/**
 * The check of the options and the seed that a program hands to a set-up; the codec for files checks the options.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left } from 'fp-ts/Either';
import type * as t from 'io-ts';
import { decode } from '../reading/codec.js';
import { show } from '../values/fault.js';
import { isSeed, type Seed } from '../values/random.js';
import { broken, type Refusal } from '../contract/refusal.js';
import { isRuleOf, type RuleBook } from '../contract/rule.js';

/**
 * Returns a function that checks options and a seed, and refuses with the rule of the first wrong option. `general` is the rule to cite where the
 * codec names no rule, and for a value that is not a seed. It is meant for authors of games: call it first in a set-up, which then copes with
 * anything that a program hands in.
 *
 * @param codec - the codec of the options
 * @param rules - the rule book of the game
 * @param general - the rule to cite where the codec names no rule, and for a wrong seed
 * @returns a function from options and a seed to the same options, checked, or to a refusal
 * @fails a refusal that cites the rule of the first wrong option, or `general`
 *
 * @example
 * ```ts
 * import { acceptOptions } from 'rulehouse/author';
 * import { defaultOptions, game } from 'rulehouse/terrafex';
 * const accepted = acceptOptions(game.options, game.rules, 'TF-2.0');
 * accepted(defaultOptions, 1); // right: the same options
 * accepted({ ...defaultOptions, turnLimit: -1 }, 1); // left: TF-2.5
 * accepted(defaultOptions, 0.5); // left: TF-2.0
 * ```
 */
export const acceptOptions =
  <Options, Rule extends string>(codec: t.Type<Options, unknown>, rules: RuleBook<Rule>, general: Rule) =>
  (options: Options, seed: Seed): Either<Refusal<Rule>, Options> => {
    if (!isSeed(seed)) return left(broken(general, `seed: ${show(seed)} is not a whole number from 0 to 2^53 - 1`));
    const read = decode(codec)(options);
    if (!isLeft(read)) return read;
    const { rule, path, reason } = read.left;
    const text = [...path, reason].join(': ');
    return left(broken(rule !== undefined && isRuleOf(rules)(rule) ? rule : general, text));
  };
