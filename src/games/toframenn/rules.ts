/**
 * The numbered rules of Töframenn.
 *
 * @packageDocumentation
 */
import type { RuleBook } from '../../core/contract/rule.js';
import { constant } from '../../core/values/constant.js';

const titles = constant({
  'TO-1.1': 'Board',
  'TO-1.2': 'Square colours',
  'TO-1.3': 'One wizard a square',
  'TO-1.4': 'Wizards',
  'TO-1.5': 'Destroyed wizards',
  'TO-1.6': 'Standard colour table',
  'TO-1.7': 'Limited colour table',
  'TO-1.8': 'Adjacent squares',
  'TO-2.1': 'Options',
  'TO-2.2': 'Rosters',
  'TO-2.3': 'Given rosters',
  'TO-2.4': 'Drawn rosters',
  'TO-2.5': 'Colour table in force',
  'TO-2.6': 'Start',
  'TO-3.1': 'Order of building',
  'TO-3.2': 'Building a wizard',
  'TO-3.3': 'Into the hand',
  'TO-4.1': 'Order of placing',
  'TO-4.2': 'Any wizard of the hand',
  'TO-4.3': 'Home ranks',
  'TO-4.4': 'All wizards placed',
  'TO-4.5': 'Marking the Archmage',
  'TO-4.6': 'Play begins',
  'TO-5.1': 'One action a turn',
  'TO-5.2': 'Own wizards act',
  'TO-5.3': 'Move',
  'TO-5.4': 'Diagonally towards the enemy',
  'TO-5.5': 'Only over vacant squares',
  'TO-5.6': 'Not past an opposing wizard',
  'TO-5.7': 'Passing',
  'TO-6.1': 'Bolt',
  'TO-6.2': 'Distance of a Bolt',
  'TO-6.3': 'An opposing wizard as target',
  'TO-6.4': 'Vacant squares between',
  'TO-6.5': 'The spell',
  'TO-6.6': 'Reach of the spell',
  'TO-6.7': 'The target pyramid',
  'TO-6.8': 'The spell attacks its target',
  'TO-6.9': 'The target pyramid is removed',
  'TO-6.10': 'When the spell is spent',
  'TO-6.11': 'Both at the same time',
  'TO-7.1': 'Duel',
  'TO-7.2': 'Duel-Leap',
  'TO-7.3': 'Duel Value',
  'TO-7.4': 'Margin',
  'TO-7.5': 'Permitted removals',
  'TO-7.6': 'Choice of the removal',
  'TO-7.7': 'Removal is compulsory',
  'TO-7.8': 'Null Duels',
  'TO-8.1': 'Archmage destroyed',
  'TO-8.2': 'Archmage destroyed by itself',
  'TO-8.3': 'Both Archmages destroyed',
  'TO-8.4': 'Passed',
  'TO-8.5': 'All wizards stuck',
  'TO-8.6': 'Count',
  'TO-8.7': 'Limits',
  'TO-8.8': 'Over means no moves',
  'TO-8.9': 'Scores',
  'TO-8.10': 'Order of the checks',
  'TO-9.1': 'Move notation',
  'TO-9.2': 'Which rule is cited',
  'TO-10.1': 'Position notation',
  'TO-10.2': 'Board fields',
  'TO-10.3': 'Hand fields',
  'TO-10.4': 'Valid positions',
  'TO-10.5': 'Canonical spelling',
} as const);

/** A rule number of Töframenn, for instance `TO-7.5`. */
export type RuleId = Extract<keyof typeof titles, string>;

/**
 * Maps each rule number to its title, in the order of the rule book. Refusals cite these rule numbers.
 *
 * @example
 * ```ts
 * import { rules } from 'rulehouse/toframenn';
 * rules['TO-7.1']; // 'Duel'
 * ```
 */
export const rules: RuleBook<RuleId> = titles;
