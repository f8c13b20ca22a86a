/**
 * IceTraders as an implementation of the core's game contract, with every part of the game in one value.
 *
 * @packageDocumentation
 */

import { gameOf } from '../../core/authors/game-of.js';
import { firstUnlike } from '../../core/authors/settings.js';
import type { Game } from '../../core/contract/game.js';
import { optionInfoOf } from '../../core/reading/options.js';
import { check } from './check.js';
import { Move, Options, State, View } from './codecs.js';
import { lengths, optionTable } from './options.js';
import { picture } from './picture.js';
import { positionText, viewText } from './position-text.js';
import { type RuleId, rules } from './rules.js';
import { outcome, score } from './score.js';
import { setup } from './setup.js';
import { applyLegal, legalMoves, timeless, toMove } from './turn.js';
import { moveText } from './verbs.js';
import { atOnce, determinize, isSecret, view } from './view.js';

/** The types of IceTraders, bundled for the core's game contract. */
export interface IceTraders {
  /** The options of a game, which are decided before set-up. */
  readonly Options: Options;
  /** The full state of a position, with nothing hidden. */
  readonly State: State;
  /** The view of a seat, in which the alignments and picks of other seats are hidden. */
  readonly View: View;
  /** A move of the game: one decision of one seat. */
  readonly Move: Move;
  /** The rule numbers. */
  readonly Rule: RuleId;
}

/**
 * IceTraders as an implementation of the core's game contract. Pass this value to code that works with every game.
 *
 * @example
 * ```ts
 * import { isRight, none } from 'rulehouse';
 * import { defaultOptions, game } from 'rulehouse/icetraders';
 * const start = game.setup({ ...defaultOptions, players: 3 }, 0);
 * if (isRight(start)) console.log(game.viewText.print(game.view(none)(start.right))); // 3 align 0 ... +++ 0:-,-,- - -
 * game.rules['IT-4.4']; // 'Sacrifice'
 * ```
 *
 * @group The game
 */
export const game: Game<IceTraders> = gameOf<IceTraders>({
  id: 'icetraders',
  title: 'IceTraders',
  seats: { min: 2, max: 5 },
  rules,
  turnRule: 'IT-1.10',
  overRule: 'IT-8.9',
  optionInfo: optionInfoOf(optionTable),
  options: Options,
  state: State,
  viewState: View,
  move: Move,
  position: positionText,
  viewText,
  moveText,
  setup,
  contradicted: (chosen, { settings }) => firstUnlike(chosen, settings),
  seatCount: ({ settings }) => settings.players,
  toMove,
  legalMoves,
  check,
  applyLegal,
  score,
  outcome,
  view,
  determinize,
  isSecret,
  atOnce,
  lengths,
  timeless,
  board: picture,
});
