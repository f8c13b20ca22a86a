/**
 * The numbered rules of Transformartian and Transformartian ExxTRA.
 *
 * @packageDocumentation
 */
import type { RuleBook } from '../../core/contract/rule.js';
import { constant } from '../../core/values/constant.js';

const titles = constant({
  'TX-1.1': 'Grid',
  'TX-1.2': 'Colours',
  'TX-1.3': 'Pieces',
  'TX-1.4': 'Mediums',
  'TX-1.5': 'Adjacent',
  'TX-1.6': 'Isolated',
  'TX-1.7': 'Continuous',
  'TX-1.8': 'Shapes',
  'TX-1.9': 'Chart',
  'TX-2': 'Options',
  'TX-2.1': 'Players and teams',
  'TX-2.2': 'Choice of shapes',
  'TX-2.3': 'ExxTRA cards',
  'TX-2.4': 'Ladder',
  'TX-2.5': 'Target',
  'TX-2.6': 'What counts as a miss',
  'TX-2.7': 'The same shape again',
  'TX-2.8': 'Turn limit',
  'TX-2.9': 'Given grid',
  'TX-3.1': 'Seats and teams',
  'TX-3.2': 'Laying out the shapes',
  'TX-3.3': 'Drawing the larges',
  'TX-3.4': 'Start',
  'TX-4.1': 'Turn',
  'TX-4.2': 'Exchange or miss',
  'TX-4.3': 'Opening turn',
  'TX-4.4': 'Later turns',
  'TX-4.5': 'Mediums in other hands',
  'TX-4.6': 'What is exchanged',
  'TX-4.7': 'The exchange is compulsory',
  'TX-4.8': 'One medium stays',
  'TX-5.1': 'No isolated large',
  'TX-5.2': 'Unless a colour is continuous',
  'TX-5.3': 'Only moved larges matter',
  'TX-5.4': 'No shape on the first turn',
  'TX-6.1': 'Forming a shape',
  'TX-6.2': 'A shape that slides',
  'TX-6.3': 'Points',
  'TX-6.4': 'The small moves down',
  'TX-6.5': 'Who never scores',
  'TX-7.1': 'One shape: its medium goes home',
  'TX-7.2': 'Otherwise a free choice',
  'TX-7.3': 'What can be kept',
  'TX-8.1': 'Dead pairs',
  'TX-8.2': 'When a turn may be missed',
  'TX-8.3': 'Effect of a miss',
  'TX-8.4': 'There is always a move',
  'TX-9.1': 'Target reached',
  'TX-9.2': 'Turn limit reached',
  'TX-9.3': 'Over means no moves',
  'TX-9.4': 'Scores and winners',
  'TX-9.5': 'No other ending',
  'TX-10.1': 'Square names',
  'TX-10.2': 'Move notation',
  'TX-10.3': 'Position notation',
  'TX-10.4': 'Which rule is cited',
} as const);

/** A rule number of Transformartian, for instance `TX-5.1`. */
export type RuleId = Extract<keyof typeof titles, string>;

/**
 * The title of each rule by its number, in the order of the rule book. Refusals cite these rule numbers.
 *
 * @example
 * ```ts
 * import { rules } from 'rulehouse/transformartian';
 * rules['TX-4.6']; // 'What is exchanged'
 * ```
 */
export const rules: RuleBook<RuleId> = titles;
