/**
 * Rule numbers, which refusals cite and a rule book explains.
 *
 * @packageDocumentation
 */
import { withoutSlashes } from '../values/slashes.js';

/**
 * The numbered rules of a game, as a title for each rule number, for instance `{ 'TF-7.9': 'Landing squares' }`. Rule numbers are stable: a number is
 * never reused or changed.
 */
export type RuleBook<Rule extends string> = Readonly<Record<Rule, string>>;

/**
 * True if a text is a rule number of the given book; inherited keys such as `constructor` do not count.
 *
 * @param book - the rules of a game, for instance `game.rules`
 * @returns a function that is true for the rule numbers of the book, and narrows the type of the text accordingly
 *
 * @example
 * ```ts
 * import { isRuleOf } from 'rulehouse';
 * import { rules } from 'rulehouse/terrafex';
 * isRuleOf(rules)('TF-7.9'); // true
 * isRuleOf(rules)('TF-99'); // false
 * ```
 */
export const isRuleOf =
  <Rule extends string>(book: RuleBook<Rule>) =>
  (text: string): text is Rule =>
    Object.hasOwn(book, text);

/**
 * The rule numbers of a book, in the order in which the book lists them.
 *
 * @param book - the rules of a game, for instance `game.rules`
 * @returns the rule numbers, with their exact type
 *
 * @example
 * ```ts
 * import { rulesOf } from 'rulehouse';
 * import { rules } from 'rulehouse/terrafex';
 * rulesOf(rules)[0]; // 'TF-1.1'
 * ```
 */
export const rulesOf = <Rule extends string>(book: RuleBook<Rule>): readonly Rule[] =>
  Object.keys(book).filter(isRuleOf(book));

/**
 * The address of a rule on the documentation site, where every rule number is an anchor.
 *
 * @param game - the game to which the rule belongs
 * @param site - the address of the site, with or without a final slash, for instance `https://example.org/rulehouse/`; if left out, addresses are
 * relative to the site's root
 * @returns a function that takes a rule number, and returns its address, for instance `rules/terrafex.html#TF-7.2`
 *
 * @example
 * ```ts
 * import { ruleUrl } from 'rulehouse';
 * import { game } from 'rulehouse/terrafex';
 * ruleUrl(game, 'https://example.org/rulehouse')('TF-7.3'); // 'https://example.org/rulehouse/rules/terrafex.html#TF-7.3'
 * ruleUrl(game)('TF-1.1'); // 'rules/terrafex.html#TF-1.1'
 * ```
 */
export const ruleUrl =
  <Rule extends string>(game: { readonly id: string; readonly rules: RuleBook<Rule> }, site = '') =>
  (rule: Rule): string =>
    `${site === '' ? '' : `${withoutSlashes(site)}/`}rules/${game.id}.html#${rule}`;
