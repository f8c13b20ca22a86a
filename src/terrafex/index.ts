/**
 * Terrafex, a game of terraforming for two (Steven Traver, 2000-2006): forests, mountains, fires and glaciers on one landscape.
 *
 * Start with {@link game}; rules by number are in the rule book and in {@link rules}.
 *
 * @packageDocumentation
 * @module rulehouse/terrafex
 */
import type { Either } from 'fp-ts/Either';
import { completed, ruled } from '../core/codec.js';
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
import type { Options, Position, State } from './state.js';
import { applyLegal, legalMoves, toMove } from './turn.js';
import { complete } from './valid.js';

/** The types of Terrafex, bundled for the contract. Nothing is hidden: a view is the state. @rule TF-1.7 */
export interface Terrafex {
  readonly Options: Options;
  readonly State: State;
  readonly View: State;
  readonly Move: Move;
  readonly Rule: RuleId;
}

const positionKeys = ['board', 'pit', 'active', 'trackers', 'selected', 'turn', 'quiet', 'settings'] as const;

/** JSON codec of states: the fields of a position; pool and ending follow. @rule TF-11.4 */
const state = ruled('TF-11.3', completed<State, Position>(position, positionKeys, complete));

/** Canonical texts of positions. @rule TF-11.3 @rule TF-11.4 */
const positionText: Notation<State> = {
  print: printPosition,
  parse: (text) => chain(parsePosition(text), complete),
};

const optionInfo: readonly OptionInfo<RuleId>[] = [
  { name: 'layout', rule: 'TF-2.1', values: '"1", "2" or a board text', default: '"1"', meaning: 'initial pieces' },
  {
    name: 'colouring',
    rule: 'TF-2.2',
    values: '"a1-black", "a1-white"',
    default: '"a1-black"',
    meaning: 'owner of the small and large place of a1',
  },
  {
    name: 'push',
    rule: 'TF-2.3',
    values: '1, 2',
    default: '2',
    meaning: 'squares by which a small mountain is pushed',
  },
  {
    name: 'support',
    rule: 'TF-2.4',
    values: '"adjacent", "line"',
    default: '"adjacent"',
    meaning: 'where the thing that a glacier moves away from may stand',
  },
  {
    name: 'turnLimit',
    rule: 'TF-2.5',
    values: '0..9999',
    default: '0',
    meaning: 'the game ends after so many turns; 0: none',
  },
  {
    name: 'quietLimit',
    rule: 'TF-2.8',
    values: '0..9999',
    default: '12',
    meaning: 'the game ends after so many quiet turns in a row; 0: none',
  },
];

/** The game: the contract of the core, kept by Terrafex. */
export const game: Game<Terrafex> = {
  id: 'terrafex',
  title: 'Terrafex',
  seats: { min: 2, max: 2 },
  rules,
  turnRule: 'TF-3.1',
  overRule: 'TF-9.5',
  optionInfo,
  options,
  state,
  viewState: state,
  move,
  position: positionText,
  viewText: positionText,
  moveText,
  setup,
  seatCount: () => 2,
  seatName: (seat) => (seat === 0 ? 'white' : 'black'),
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
 * import { applyMove, initial } from 'rulehouse/terrafex';
 * applyMove({ _tag: 'GrowForest', square: 'c5' })(initial); // right: c5 holds a large forest
 * applyMove({ _tag: 'MoveGlacier', from: 'a5', to: 'a6' })(initial); // left: TF-7.3
 * ```
 */
export const applyMove: (move: Move) => (state: State) => Either<Refusal<RuleId>, State> = applyMoveOf(game);

export type { Refusal } from '../core/refusal.js';
export { check } from './check.js';
export type * from './move.js';
export { type RuleId, rules } from './rules.js';
export { outcome, ownerOf, score, valueAt } from './score.js';
export { defaultOptions, initial, setup } from './setup.js';
export {
  type Content,
  type Ending,
  type File,
  isSquare,
  look,
  type Options,
  type Position,
  type Rank,
  type Settings,
  type Side,
  type Square,
  squares,
  type State,
  Tracker,
} from './state.js';
export { type ContentName, contentNames, layouts } from './tables.js';
export { applyLegal, legalMoves, toMove } from './turn.js';
