/**
 * Rule numbers: what a refusal cites and a rule book explains.
 *
 * @packageDocumentation
 */

/**
 * The numbered rules of a game: number to title, for instance `{ 'TF-7.9': 'Landing squares' }`.
 * Numbers are stable: never reused, never renumbered.
 */
export type RuleBook<Rule extends string> = Readonly<Record<Rule, string>>;

/** Tells whether a text is a rule number of this book (own keys only, so `constructor` is none). */
export const isRuleOf =
  <Rule extends string>(book: RuleBook<Rule>) =>
  (text: string): text is Rule =>
    Object.hasOwn(book, text);

/** The rule numbers of a book, in the order in which it lists them. */
export const rulesOf = <Rule extends string>(book: RuleBook<Rule>): readonly Rule[] =>
  Object.keys(book).filter(isRuleOf(book));
