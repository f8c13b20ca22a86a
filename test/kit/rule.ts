/** Test titles by rule number; an unknown number does not compile. */
import { test } from 'vitest';
import type { RuleBook } from '../../src/core/index.js';

/** Registers tests of one game: `rule('TF-7.9', 'landing squares must be unoccupied', () => ...)`. */
export const ruleTests =
  <Rule extends string>(_book: RuleBook<Rule>) =>
  (rule: Rule, title: string, body: () => void): void => {
    test(`${rule} ${title}`, body);
  };
