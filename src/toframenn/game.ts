/**
 * The contract of the core, kept by Töframenn: every part of the game in one value.
 *
 * @packageDocumentation
 */
import { positionText } from './position-text.js';
import { constant } from '../core/constant.js';
import type { Game, OptionInfo } from '../core/game.js';
import { nothingHidden } from '../core/open.js';
import { check } from './check.js';
import { Move, Options, State } from './codecs.js';
import { firstUnlike } from '../core/inforce.js';
import { everyoneAlone } from '../core/places.js';
import { key } from './key.js';
import { moveText } from './notation.js';
import { picture } from './picture.js';
import { type RuleId, rules } from './rules.js';
import { outcome, score } from './score.js';
import { setup } from './setup.js';
import { applyLegal, legalMoves, toMove } from './turn.js';
import { sideName } from './words.js';

/** The types of Töframenn, bundled for the contract. Nothing is hidden: a view is the state. */
export interface Toframenn {
  /** What is decided before set-up. */
  readonly Options: Options;
  /** The whole truth of a position. */
  readonly State: State;
  /** What a seat sees: the state itself. */
  readonly View: State;
  /** One decision of one seat. */
  readonly Move: Move;
  /** The rule numbers. */
  readonly Rule: RuleId;
}

const optionInfo: readonly OptionInfo<RuleId>[] = [
  {
    name: 'pool',
    rule: 'TO-2.3',
    values: '"nine", "four", "set24"',
    default: '"nine"',
    meaning: 'colours that rosters may use',
  },
  {
    name: 'lightRoster',
    rule: 'TO-2.3',
    values: 'null or a list of five wizards such as "R1G2B3"',
    default: 'null',
    meaning: "Light's wizards; null: drawn at random",
  },
  {
    name: 'darkRoster',
    rule: 'TO-2.3',
    values: 'null or a list of five wizards such as "R1G2B3"',
    default: 'null',
    meaning: "Darkness's wizards; null: drawn at random",
  },
  {
    name: 'build',
    rule: 'TO-3.1',
    values: '"given", "stack"',
    default: '"given"',
    meaning: 'whether the players stack their wizards themselves',
  },
  {
    name: 'table',
    rule: 'TO-2.5',
    values: '"auto", "standard", "limited"',
    default: '"auto"',
    meaning: 'which colours attack which',
  },
  {
    name: 'nullDuels',
    rule: 'TO-7.8',
    values: 'true, false',
    default: 'true',
    meaning: 'whether a Duel may be fought that changes nothing',
  },
  {
    name: 'bothFall',
    rule: 'TO-8.3',
    values: '"caster", "count"',
    default: '"caster"',
    meaning: 'who wins when one Bolt destroys both Archmages',
  },
  {
    name: 'quietLimit',
    rule: 'TO-8.7',
    values: '0..9999',
    default: '0',
    meaning: 'the game ends after so many plies in a row without a removal; 0: none; 50 is good for bots',
  },
  {
    name: 'plyLimit',
    rule: 'TO-8.7',
    values: '0..9999',
    default: '0',
    meaning: 'the game ends after so many plies of play; 0: none',
  },
];

/**
 * The game: the contract of the core, kept by Töframenn. A value for code that works with every game.
 *
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { defaultOptions, game } from 'rulehouse/toframenn';
 * const start = game.setup(defaultOptions, 1);
 * if (isRight(start)) game.legalMoves(start.right).length; // 32
 * if (isRight(start)) game.seatName(1, start.right); // 'Darkness'
 * ```
 *
 * @group The game
 */
export const game: Game<Toframenn> = constant({
  id: 'toframenn',
  title: 'Töframenn',
  seats: { min: 2, max: 2 },
  rules,
  turnRule: 'TO-5.1',
  overRule: 'TO-8.8',
  optionInfo,
  options: Options,
  ...nothingHidden(State, positionText),
  move: Move,
  moveText,
  setup,
  contradicted: (chosen, { settings: { table, ...others } }) =>
    firstUnlike(chosen, chosen.table === 'auto' ? others : { ...others, table }),
  teams: () => everyoneAlone(2),
  key,
  seatCount: () => 2,
  seatName: sideName,
  toMove,
  legalMoves,
  check,
  applyLegal,
  score,
  outcome,
  board: picture,
});
