/**
 * The numbered rules of IceTraders.
 *
 * @packageDocumentation
 */
import type { RuleBook } from '../../core/contract/rule.js';
import { constant } from '../../core/values/constant.js';

const titles = constant({
  'IT-0.1': 'Option players',
  'IT-0.2': 'Option selfCheck',
  'IT-0.3': 'Option fallenGood',
  'IT-0.4': 'Option firstTie',
  'IT-0.5': 'Option turnLimit',
  'IT-0.6': 'Refused options',
  'IT-1.1': 'Pieces',
  'IT-1.2': 'Stash',
  'IT-1.3': 'System',
  'IT-1.4': 'Hyperspace',
  'IT-1.5': 'Ships',
  'IT-1.6': 'Numbers of systems',
  'IT-1.7': 'Connected',
  'IT-1.8': 'Enemy ship',
  'IT-1.9': 'Seats',
  'IT-1.10': 'Decisions and phases',
  'IT-2.1': 'Start',
  'IT-2.2': 'Alignment',
  'IT-2.3': 'Pick',
  'IT-2.4': 'Too many of a type',
  'IT-2.5': 'Picks become systems',
  'IT-2.6': 'First player',
  'IT-3.1': 'Placing the first ship',
  'IT-3.2': 'Order of placing',
  'IT-3.3': 'End of the first round',
  'IT-3.4': 'Concentrations in the first round',
  'IT-4.1': 'One action a turn',
  'IT-4.2': 'Who has which power',
  'IT-4.3': 'Pass',
  'IT-4.4': 'Sacrifice',
  'IT-4.5': 'Uses of a sacrifice',
  'IT-4.6': 'Who uses a sacrifice',
  'IT-4.7': 'Stop',
  'IT-4.8': 'R&D',
  'IT-4.9': 'Discovery',
  'IT-4.10': 'End of the turn',
  'IT-5.1': 'Yellow: move',
  'IT-5.2': 'Moving out of hyperspace',
  'IT-5.3': 'Blue: trade',
  'IT-5.4': 'Trading for another type',
  'IT-5.5': 'Green: grow',
  'IT-5.6': 'Green: build',
  'IT-5.7': 'Room for building',
  'IT-5.8': 'Red: destroy',
  'IT-5.9': 'Red: reduce',
  'IT-5.10': 'Attacking oneself',
  'IT-6.1': 'What sets off a concentration',
  'IT-6.2': 'Yellow concentration: hyperspace',
  'IT-6.3': 'Red concentration: Armageddon',
  'IT-6.4': 'Mandatory or not',
  'IT-6.5': 'Blue concentration: enterprise',
  'IT-6.6': 'Green concentration: revolt',
  'IT-6.7': 'Order of work in a move',
  'IT-7.1': 'Elimination of another seat',
  'IT-7.2': 'Elimination of the mover',
  'IT-7.3': 'Gained and lost in one move',
  'IT-7.4': 'When the mover is looked at',
  'IT-7.5': 'An eliminated seat',
  'IT-7.6': 'Several at once',
  'IT-7.7': 'Whose doing it is',
  'IT-8.1': 'Reveal',
  'IT-8.2': 'Evil wins',
  'IT-8.3': 'Traitor',
  'IT-8.4': 'Good wins',
  'IT-8.5': 'Last seat',
  'IT-8.6': 'Nobody left',
  'IT-8.7': 'Turn limit reached',
  'IT-8.8': 'Order of the checks',
  'IT-8.9': 'Over means no moves',
  'IT-8.10': 'Score',
  'IT-8.11': 'Material',
  'IT-9.1': 'Hidden alignments',
  'IT-9.2': 'Hidden picks',
  'IT-9.3': 'What depends on nothing hidden',
  'IT-10.1': 'Position notation',
  'IT-10.2': 'Move notation and order of citation',
  'IT-10.3': 'Different notations are different moves',
  'IT-10.4': 'Valid positions',
} as const);

/** A rule number of IceTraders, for instance `IT-5.8`. */
export type RuleId = Extract<keyof typeof titles, string>;

/**
 * Maps each rule number to its title, in the order of the rule book. Refusals cite these rule numbers.
 *
 * @example
 * ```ts
 * import { rules } from 'rulehouse/icetraders';
 * rules['IT-4.4']; // 'Sacrifice'
 * ```
 */
export const rules: RuleBook<RuleId> = titles;
