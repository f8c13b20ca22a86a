/**
 * Töframenn as an implementation of the core's game contract: every part of the game in one value.
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
import { key } from './key.js';
import { lengths, optionTable } from './options.js';
import { picture } from './picture.js';
import { positionText } from './position-text.js';
import { type RuleId, rules } from './rules.js';
import { outcome, score } from './score.js';
import { setup } from './setup.js';
import { applyLegal, legalMoves, timeless, toMove } from './turn.js';
import { moveText } from './verbs.js';
import { sideName } from './words.js';

/** The types of Töframenn, bundled for the contract. Nothing is hidden, so a view is the whole state. */
export interface Toframenn {
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
 * Töframenn as an implementation of the core's game contract. Pass this value to code that works with every game.
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
export const game: Game<Toframenn> = gameOf<Toframenn>({
  id: 'toframenn',
  title: 'Töframenn',
  seats: { min: 2, max: 2 },
  rules,
  turnRule: 'TO-5.1',
  overRule: 'TO-8.8',
  optionInfo: optionInfoOf(optionTable),
  options: Options,
  seatOptions: ['lightRoster', 'darkRoster'],
  ...nothingHidden(State, positionText),
  move: Move,
  moveText,
  setup,
  contradicted: (chosen, { settings: { table, ...others } }) =>
    firstUnlike(chosen, chosen.table === 'auto' ? others : { ...others, table }),
  key,
  seatCount: () => 2,
  seatName: sideName,
  toMove,
  legalMoves,
  check,
  applyLegal,
  score,
  outcome,
  lengths,
  timeless,
  board: picture,
});
