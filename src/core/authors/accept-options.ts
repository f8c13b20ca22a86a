/**
 * Checks the options and the seed that a program passes to a set-up. The options are checked by the same codec that reads them from files.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left } from 'fp-ts/Either';
import type * as t from 'io-ts';
import { broken, type Refusal } from '../contract/refusal.js';
import { isRuleOf, type RuleBook } from '../contract/rule.js';
import { decode } from '../reading/codec.js';
import { show } from '../values/fault.js';
import { isSeed, type Seed } from '../values/random.js';

/**
 * Returns a function that checks options and a seed. A refusal cites the rule of the first wrong option. `general` is the rule to cite if the seed is
 * invalid, or if an option is wrong and its codec names no rule. This function is meant for authors of games: a set-up that begins with this check
 * can handle anything that a program passes in.
 *
 * @param codec - the codec of the options
 * @param rules - the rule book of the game
 * @param general - the rule to cite if the seed is invalid, or if an option is wrong and its codec names no rule
 * @returns a function that takes options and a seed, and returns the checked options or a refusal
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
