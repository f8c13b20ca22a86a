/**
 * The contract of the core, kept by Transformartian: every part of the game in one value.
 *
 * @packageDocumentation
 */
import { positionText } from './position-text.js';
import { constant } from '../core/constant.js';
import { refined, ruled } from '../core/codec.js';
import type { Game, OptionInfo } from '../core/game.js';
import { nothingHidden } from '../core/open.js';
import { check } from './check.js';
import { options, position } from './codec.js';
import { numberedSeat } from '../core/seat.js';
import { firstUnlike } from '../core/inforce.js';
import type { Move } from './move.js';
import { move } from './move-codec.js';
import { moveText } from './notation.js';
import { picture } from './picture.js';
import { type RuleId, rules } from './rules.js';
import { outcome, score } from './score.js';
import { setup } from './setup.js';
import type { Options, State } from './state.js';
import { applyLegal, legalMoves, randomMove, teamsOf, toMove } from './turn.js';
import { validate } from './valid.js';

/** The types of Transformartian, bundled for the contract. Nothing is hidden: a view is the state. */
export interface Transformartian {
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

/** JSON codec of states. @rule TX-10.3 */
const state = ruled('TX-10.3', refined(position, 'a Transformartian position', validate));

const optionInfo: readonly OptionInfo<RuleId>[] = [
  { name: 'players', rule: 'TX-2.1', values: '2, 3, 4, 6', default: '2', meaning: 'seats' },
  { name: 'teams', rule: 'TX-2.1', values: '2, 3', default: '3 for 3 or 6 players, else 2', meaning: 'teams' },
  {
    name: 'shapes',
    rule: 'TX-2.2',
    values: 'five names of the catalogue or drawings',
    default: '["X","+","Z","I","W"]',
    meaning: 'the shapes of the chart',
  },
  {
    name: 'exxtra',
    rule: 'TX-2.3',
    values: '{}, {"replace":1..5} or {"columns":[..]}, with "twos" and "own" if wanted',
    default: 'none',
    meaning: 'columns whose shape is replaced by a card drawn at random; own shapes join the deck',
  },
  {
    name: 'levels',
    rule: 'TX-2.4',
    values: '1 to 9 falling numbers, 1..99',
    default: '[5,3,1]',
    meaning: 'the ladder',
  },
  { name: 'target', rule: 'TX-2.5', values: '1..9999', default: '61', meaning: 'points that win' },
  {
    name: 'miss',
    rule: 'TX-2.6',
    values: '"pair", "turn"',
    default: '"pair"',
    meaning: 'whether a dead pair of mediums is enough to miss the turn',
  },
  {
    name: 'sameShape',
    rule: 'TX-2.7',
    values: '"ignored", "scores"',
    default: '"ignored"',
    meaning: 'whether a shape that slides to other squares is formed again',
  },
  {
    name: 'turnLimit',
    rule: 'TX-2.8',
    values: '0..99999',
    default: '0',
    meaning: 'the game ends after so many turns; 0: none',
  },
  { name: 'grid', rule: 'TX-2.9', values: 'a grid text', default: 'drawn', meaning: 'the starting grid' },
];

/**
 * The game: the contract of the core, kept by Transformartian. A value for code that works with every game.
 *
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { defaultOptions, game } from 'rulehouse/transformartian';
 * const start = game.setup({ ...defaultOptions, players: 6, teams: 3 }, 1);
 * if (isRight(start)) game.score(start.right); // [0, 0, 0]
 * ```
 *
 * @group The game
 */
export const game: Game<Transformartian> = constant({
  id: 'transformartian',
  title: 'Transformartian',
  seats: { min: 2, max: 6 },
  rules,
  turnRule: 'TX-4.1',
  overRule: 'TX-9.3',
  optionInfo,
  options,
  ...nothingHidden(state, positionText),
  move,
  moveText,
  setup,
  contradicted: (chosen, { settings: { shapes, ...others } }) =>
    // Cards draw other shapes than those of the options.
    firstUnlike(chosen, chosen.exxtra === undefined ? { ...others, shapes } : others),
  teams: teamsOf,
  key: positionText.print,
  seatCount: ({ settings }) => settings.players,
  seatName: numberedSeat,
  toMove,
  legalMoves,
  randomMove,
  check,
  applyLegal,
  score,
  outcome,
  board: picture,
});
