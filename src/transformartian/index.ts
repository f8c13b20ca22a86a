/**
 * Transformartian and Transformartian ExxTRA (Kendall Johns, after Sid Sackson's Transformation): exchange larges to form shapes, for two
 * to six players in two or three teams.
 *
 * Start with {@link game}; rules by number are in the rule book and in {@link rules}.
 *
 * @packageDocumentation
 * @module rulehouse/transformartian
 */
import type { Either } from 'fp-ts/Either';
import { refined, ruled } from '../core/codec.js';
import { chain } from '../core/either.js';
import type { Game, OptionInfo } from '../core/game.js';
import type { Notation } from '../core/notation.js';
import { applyMove as applyMoveOf } from '../core/play.js';
import type { Refusal } from '../core/refusal.js';
import { check } from './check.js';
import { move, options, position } from './codec.js';
import type { Move } from './move.js';
import { moveText, parsePosition, printPosition } from './notation.js';
import { picture } from './picture.js';
import { type RuleId, rules } from './rules.js';
import { outcome, score } from './score.js';
import { setup } from './setup.js';
import type { Options, State } from './state.js';
import { applyLegal, legalMoves, toMove } from './turn.js';
import { validate } from './valid.js';

/** The types of Transformartian, bundled for the contract. Nothing is hidden: a view is the state. */
export interface Transformartian {
  readonly Options: Options;
  readonly State: State;
  readonly View: State;
  readonly Move: Move;
  readonly Rule: RuleId;
}

/** JSON codec of states. @rule TX-10.3 */
const state = ruled('TX-10.3', refined(position, 'a Transformartian position', validate));

/** Canonical texts of positions. @rule TX-10.3 */
const positionText: Notation<State> = {
  print: printPosition,
  parse: (text) => chain(parsePosition(text), validate),
};

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
    values: '{}, {"replace":1..5} or {"columns":[..]}, with "twos" if wanted',
    default: 'none',
    meaning: 'columns whose shape is replaced by a card drawn at random',
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

/** The game: the contract of the core, kept by Transformartian. */
export const game: Game<Transformartian> = {
  id: 'transformartian',
  title: 'Transformartian',
  seats: { min: 2, max: 6 },
  rules,
  turnRule: 'TX-4.1',
  overRule: 'TX-9.3',
  optionInfo,
  options,
  state,
  viewState: state,
  move,
  position: positionText,
  viewText: positionText,
  moveText,
  setup,
  seatCount: ({ settings }) => settings.players,
  seatName: (seat) => `seat ${seat}`,
  toMove,
  legalMoves,
  check,
  applyLegal,
  score,
  outcome,
  view: () => (whole) => whole,
  determinize: (whole) => whole,
  isSecret: () => false,
  board: picture,
};

/**
 * The state after a move, or the first rule that the move breaks.
 *
 * @example
 * ```ts
 * import { chain } from 'fp-ts/Either';
 * import { applyMove, defaultOptions, setup } from 'rulehouse/transformartian';
 * const start = setup({ ...defaultOptions, grid: 'RYRGR/YBGBG/BGRYR/YPBGY/BPPPP' }, 0);
 * chain(applyMove({ _tag: 'Exchange', first: 'a2', second: 'b2', keep: 'Y' }))(start); // right: purple is continuous now
 * chain(applyMove({ _tag: 'Exchange', first: 'b1', second: 'c1', keep: 'P' }))(start); // left: TX-4.6
 * ```
 */
export const applyMove: (move: Move) => (state: State) => Either<Refusal<RuleId>, State> = applyMoveOf(game);

export type { Refusal } from '../core/refusal.js';
export { check } from './check.js';
export type * from './move.js';
export { type RuleId, rules } from './rules.js';
export { outcome, score } from './score.js';
export { defaultOptions, setup } from './setup.js';
export { canonicalShape, drawingOf } from './shapes.js';
export {
  type Colour,
  type Exxtra,
  isSquare,
  type Options,
  type Settings,
  type Square,
  squares,
  type State,
} from './state.js';
export { basicShapes, catalogue, type CatalogueShape, colours, type ShapeName } from './tables.js';
export { applyLegal, legalMoves, seatsOf, toMove } from './turn.js';
