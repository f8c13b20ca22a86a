/**
 * The numbered rules of Terrafex.
 *
 * @packageDocumentation
 */
import type { RuleBook } from '../../core/contract/rule.js';
import { constant } from '../../core/values/constant.js';

const titles = constant({
  'TF-1.1': 'Board',
  'TF-1.2': 'Pieces',
  'TF-1.3': 'Kinds of pieces',
  'TF-1.4': 'Squares and stacks',
  'TF-1.5': 'Pool',
  'TF-1.6': 'Fire pit',
  'TF-1.7': 'Nothing is hidden',
  'TF-2.0': 'Options',
  'TF-2.1': 'Layout',
  'TF-2.2': 'Colouring',
  'TF-2.3': 'Push',
  'TF-2.4': 'Support',
  'TF-2.5': 'Turn limit',
  'TF-2.6': 'Custom layout',
  'TF-2.7': 'Start',
  'TF-2.8': 'Quiet limit',
  'TF-2.9': 'Merge',
  'TF-2.10': 'Extra turn',
  'TF-3.1': 'Seats',
  'TF-3.2': 'Turn',
  'TF-3.3': 'Trackers',
  'TF-3.4': 'No passing',
  'TF-3.5': 'Automatic end of turn',
  'TF-3.6': 'Whole or not at all',
  'TF-3.7': 'Supply',
  'TF-4.1': 'A forest grows',
  'TF-4.2': 'A forest spreads',
  'TF-4.3': 'Frosted forests do not grow',
  'TF-5.1': 'A mountain starts',
  'TF-5.2': 'A mountain grows',
  'TF-6.1': 'Selecting a fire',
  'TF-6.2': 'Only playable fires are selected',
  'TF-6.3': 'The other seat plays the fire',
  'TF-6.4': 'A fire starts',
  'TF-6.5': 'A fire grows',
  'TF-6.6': 'Burning a forest',
  'TF-6.7': 'Burning frost',
  'TF-6.8': 'What does not burn',
  'TF-6.9': 'The pit as reserve',
  'TF-7.1': 'What moves',
  'TF-7.2': 'Step',
  'TF-7.3': 'Moving away',
  'TF-7.4': 'Onto an empty square',
  'TF-7.5': 'Merging',
  'TF-7.6': 'Pushing a small mountain',
  'TF-7.7': 'Splitting on a medium mountain',
  'TF-7.8': 'Splitting on a large mountain',
  'TF-7.9': 'Landing squares',
  'TF-7.10': 'Melting',
  'TF-7.11': 'Onto a forest',
  'TF-7.12': 'Onto a frosted forest',
  'TF-8.1': 'Capped and frosted',
  'TF-8.2': 'A capped forest travels',
  'TF-8.3': 'Released by splitting',
  'TF-8.4': 'Released by melting',
  'TF-8.5': 'Merging with one forest',
  'TF-8.6': 'Two forests',
  'TF-9.1': 'Glaciers gone',
  'TF-9.2': 'Stuck',
  'TF-9.3': 'Turn limit reached',
  'TF-9.4': 'Endless games',
  'TF-9.5': 'Over means no moves',
  'TF-9.6': 'Quiet turns',
  'TF-9.7': 'Order of the checks',
  'TF-9.8': 'Chance decides about an extra turn',
  'TF-10.1': 'Score',
  'TF-10.2': 'Places',
  'TF-10.3': 'Winner',
  'TF-11.1': 'Move notation',
  'TF-11.2': 'Which rule is cited',
  'TF-11.3': 'Position notation',
  'TF-11.4': 'Valid positions',
} as const);

/** A rule number of Terrafex, for instance `TF-7.9`. */
export type RuleId = Extract<keyof typeof titles, string>;

/**
 * The title of each rule by its number, in the order of the rule book. Refusals cite these rule numbers.
 *
 * @example
 * ```ts
 * import { rules } from 'rulehouse/terrafex';
 * rules['TF-7.9']; // 'Landing squares'
 * ```
 */
export const rules: RuleBook<RuleId> = titles;
