/**
 * Transformartian as an implementation of the core's game contract: every part of the game in one value.
 *
 * @packageDocumentation
 */

import { gameOf } from '../../core/authors/game-of.js';
import { nothingHidden } from '../../core/authors/nothing-hidden.js';
import { firstUnlike } from '../../core/authors/settings.js';
import type { Game } from '../../core/contract/game.js';
import { optionInfoOf } from '../../core/reading/options.js';
import { check } from './check.js';
import { Move, Options, State } from './codecs.js';
import { moveText } from './move-text.js';
import { lengths, optionTable } from './options.js';
import { picture } from './picture.js';
import { positionText } from './position-text.js';
import { type RuleId, rules } from './rules.js';
import { outcome, score } from './score.js';
import { setup } from './setup.js';
import { applyLegal, legalMoves, randomMove, teamsOf, timeless, toMove } from './turn.js';

/** The types of Transformartian, bundled for the contract. Nothing is hidden, so a view is the whole state. */
export interface Transformartian {
  /** The options, decided before set-up. */
  readonly Options: Options;
  /** The state, which holds everything about a position. */
  readonly State: State;
  /** The view of a seat: the state itself. */
  readonly View: State;
  /** A move: a single decision by one seat. */
  readonly Move: Move;
  /** The rule numbers. */
  readonly Rule: RuleId;
}

/**
 * Transformartian as an implementation of the core's game contract. Pass this value to code that works with every game.
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
export const game: Game<Transformartian> = gameOf<Transformartian>({
  id: 'transformartian',
  title: 'Transformartian',
  seats: { min: 2, max: 6 },
  rules,
  turnRule: 'TX-4.1',
  overRule: 'TX-9.3',
  optionInfo: optionInfoOf(optionTable),
  options: Options,
  ...nothingHidden(State, positionText),
  move: Move,
  moveText,
  setup,
  contradicted: (chosen, { settings: { shapes, ...others } }) =>
    // If shapes are drawn from cards, they differ from the shapes in the options.
    firstUnlike(chosen, chosen.exxtra === undefined ? { ...others, shapes } : others),
  teams: teamsOf,
  seatCount: ({ settings }) => settings.players,
  toMove,
  legalMoves,
  randomMove,
  check,
  applyLegal,
  score,
  outcome,
  lengths,
  timeless,
  board: picture,
});
