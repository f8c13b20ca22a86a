/**
 * Terrafex as an implementation of the core's game contract: every part of the game in one value.
 *
 * @packageDocumentation
 */

import { gameOf } from '../../core/authors/game-of.js';
import { nothingHidden } from '../../core/authors/nothing-hidden.js';
import { firstUnlike } from '../../core/authors/settings.js';
import type { Game } from '../../core/contract/game.js';
import { optionInfoOf } from '../../core/reading/options.js';
import { constant } from '../../core/values/constant.js';
import { check } from './check.js';
import { Move, Options, State } from './codecs.js';
import { key } from './key.js';
import { lengths, optionTable } from './options.js';
import { picture } from './picture.js';
import { positionText } from './position-text.js';
import { type RuleId, rules } from './rules.js';
import { outcome, score } from './score.js';
import { setup } from './setup.js';
import { applyLegal, chance, chanceAhead, legalMoves, timeless, toMove } from './turn.js';
import { moveText } from './verbs.js';
import { sideName } from './words.js';

/** The types of Terrafex, bundled for the contract. Nothing is hidden, so a view is the whole state. @rule TF-1.7 */
export interface Terrafex {
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

/** The game without the move of chance. The functions of the module know where chance decides, so `gameOf` need not adapt them. */
const withoutChance: Game<Terrafex> = gameOf<Terrafex>({
  id: 'terrafex',
  title: 'Terrafex',
  seats: { min: 2, max: 2 },
  rules,
  turnRule: 'TF-3.1',
  overRule: 'TF-9.5',
  optionInfo: optionInfoOf(optionTable),
  options: Options,
  ...nothingHidden(State, positionText),
  move: Move,
  moveText,
  setup,
  contradicted: (chosen, { extra, settings }) =>
    firstUnlike(chosen, { ...settings, extraTurn: extra === null ? 'none' : 'drawn' }),
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

/**
 * Terrafex as an implementation of the core's game contract. Pass this value to code that works with every game. A page that needs only Terrafex can
 * import individual functions of the module instead of this value.
 *
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { defaultOptions, game } from 'rulehouse/terrafex';
 * const start = game.setup({ ...defaultOptions, layout: '2' }, 0);
 * if (isRight(start)) game.score(start.right); // [6, 6]
 * game.rules['TF-7.9']; // 'Landing squares'
 * ```
 *
 * @group The game
 */
export const game: Game<Terrafex> = constant({ ...withoutChance, chance, chanceAhead });
