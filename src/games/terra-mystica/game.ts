/**
 * Terra Mystica as an implementation of the core's game contract: every part of the game in one value.
 *
 * @packageDocumentation
 */
import { some } from 'fp-ts/Option';
import { gameOf } from '../../core/authors/game-of.js';
import { nothingHidden } from '../../core/authors/nothing-hidden.js';
import { firstUnlike } from '../../core/authors/settings.js';
import type { Game } from '../../core/contract/game.js';
import { optionInfoOf } from '../../core/reading/options.js';
import { none } from '../../core/values/results.js';
import { isSeat } from '../../core/values/seat.js';
import { check, checkRecorded } from './check.js';
import { Move, Options, State } from './codecs.js';
import { departure } from './course/departure.js';
import { setup } from './course/initial.js';
import { outcome, score } from './course/outcome.js';
import { applyLegal, legalMoves, step } from './course/play.js';
import { unlistedRule } from './course/unlisted.js';
import { moverOf, toMove } from './engine/deciding.js';
import { key } from './key.js';
import { type RuleId, rules } from './rules.js';
import { optionTable } from './state/options.js';
import { moveText } from './text/move-text.js';
import { picture } from './text/picture.js';
import { positionText } from './text/positions.js';
import { seatTitle } from './text/words.js';

/**
 * No game has nearly as many moves: there are six rounds, and every move of a round uses up something that is gained only so often. @rule TMY-1.2
 */
const mostMoves = 100_000;

/** The types of Terra Mystica, bundled for the contract. Nothing is hidden, so a view is the whole state. @rule TMY-1.3 */
export interface TerraMystica {
  /** The options of a game: everything that is decided before set-up. */
  readonly Options: Options;
  /** The full state of a position. */
  readonly State: State;
  /** The view of a seat: the state itself. */
  readonly View: State;
  /** One decision of one seat. */
  readonly Move: Move;
  /** The rule numbers. */
  readonly Rule: RuleId;
}

/**
 * Terra Mystica as an implementation of the core's game contract. Pass this value to code that works with every game.
 *
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { defaultOptions, game } from 'rulehouse/terra-mystica';
 * const start = game.setup({ ...defaultOptions, players: 3 }, 7);
 * if (isRight(start)) game.legalMoves(start.right).length; // 14
 * game.rules['TMY-9.4']; // 'Sending a priest'
 * ```
 *
 * @group The game
 */
export const game: Game<TerraMystica> = gameOf<TerraMystica>({
  id: 'terra-mystica',
  title: 'Terra Mystica',
  seats: { min: 2, max: 5 },
  rules,
  turnRule: 'TMY-19.1',
  overRule: 'TMY-1.1',
  optionInfo: optionInfoOf(optionTable),
  options: Options,
  ...nothingHidden(State, positionText),
  move: Move,
  moveText,
  setup,
  contradicted: (chosen, { switches, seats }) => firstUnlike(chosen, { ...switches, players: seats.length }),
  seatCount: (position) => position.seats.length,
  seatName: seatTitle,
  toMove,
  mover: (position, chosen) => {
    const seat = moverOf(position, chosen);
    return isSeat(seat) ? some(seat) : none;
  },
  key,
  legalMoves,
  check,
  checkRecorded,
  departure,
  unlistedRule,
  applyLegal,
  step,
  score,
  outcome,
  lengths: { longest: () => mostMoves },
  board: picture,
});
