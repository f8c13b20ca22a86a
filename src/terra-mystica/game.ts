/**
 * The contract of the core, kept by Terra Mystica: every part of the game in one value.
 *
 * @packageDocumentation
 */
import { some } from 'fp-ts/Option';
import { constant } from '../core/constant.js';
import type { Game, OptionInfo } from '../core/game.js';
import { firstUnlike } from '../core/inforce.js';
import { nothingHidden } from '../core/open.js';
import { everyoneAlone } from '../core/places.js';
import { none } from '../core/results.js';
import { isSeat } from '../core/seat.js';
import { check } from './check.js';
import { Move, Options, State } from './codecs.js';
import { setup } from './course/initial.js';
import { outcome, score } from './course/outcome.js';
import { applyLegal, legalMoves, step } from './course/play.js';
import { moverOf, toMove } from './engine/deciding.js';
import { type RuleId, rules } from './rules.js';
import { moveText } from './text/move-text.js';
import { picture } from './text/picture.js';
import { positionText } from './text/positions.js';
import { seatTitle } from './text/words.js';

/** The types of Terra Mystica, bundled for the contract. Nothing is hidden: a view is the state. @rule TMY-1.3 */
export interface TerraMystica {
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

const onOff = (name: keyof Options, meaning: string, on = false): OptionInfo<RuleId> => ({
  name,
  rule: 'TMY-18',
  values: 'true, false',
  default: String(on),
  meaning,
});

const optionInfo: readonly OptionInfo<RuleId>[] = [
  { name: 'players', rule: 'TMY-1.1', values: '2..5', default: '4', meaning: 'seats at the table' },
  {
    name: 'map',
    rule: 'TMY-3.6',
    values: '"original", "fire-ice", "fire-ice-2"',
    default: '"original"',
    meaning: 'the board',
  },
  {
    name: 'leech-timing',
    rule: 'TMY-19.5',
    values: '"immediate", "deferred"',
    default: '"immediate"',
    meaning: 'when offers of power are answered',
  },
  onOff('mini-expansion-1', 'town tiles TW6, TW7, TW8'),
  onOff('shipping-bonus', 'bonus tile BON10'),
  onOff('temple-scoring-tile', 'scoring tile SCORE9'),
  onOff('variable-turn-order', 'the order of passing is the order of the next round'),
  onOff('fire-and-ice-final-scoring', 'a final scoring tile; on by default on the boards of Fire & Ice'),
  onOff('fire-and-ice-factions/ice', 'the ice factions; likewise'),
  onOff('fire-and-ice-factions/volcano', 'the volcano factions; likewise'),
  onOff('fire-and-ice-factions/variable_v5', 'Riverwalkers and Shapeshifters; likewise'),
  {
    name: 'fire-and-ice-factions/variable',
    rule: 'TMY-18.2',
    values: 'true, false',
    default: 'false',
    meaning: 'an earlier edition of them, in place of variable_v5',
  },
  {
    name: 'fire-and-ice-factions/variable_v2',
    rule: 'TMY-18.2',
    values: 'true, false',
    default: 'false',
    meaning: 'an earlier edition of them, in place of variable_v5',
  },
  {
    name: 'fire-and-ice-factions/variable_v3',
    rule: 'TMY-18.2',
    values: 'true, false',
    default: 'false',
    meaning: 'an earlier edition of them, in place of variable_v5',
  },
  {
    name: 'fire-and-ice-factions/variable_v4',
    rule: 'TMY-18.2',
    values: 'true, false',
    default: 'false',
    meaning: 'an earlier edition of them, in place of variable_v5',
  },
  onOff('errata-cultist-power', 'a power when all neighbours decline', true),
  onOff('strict-leech', 'late and wrong answers to offers are refused', true),
  onOff('strict-darkling-sh', 'workers become priests in the turn of the stronghold only', true),
  {
    name: 'strict-chaosmagician-sh',
    rule: 'TMY-15.9',
    values: 'true',
    default: 'true',
    meaning: 'a pass ends a turn of two actions',
  },
  onOff('manual-fav5', 'a key that comes later does not move markers from 9 to 10'),
  {
    name: 'vp-variant',
    rule: 'TMY-13.5',
    values: '"standard", "original_2017"',
    default: '"standard"',
    meaning: 'victory points at the start',
  },
  { name: 'auction', rule: 'TMY-13.9', values: 'true, false', default: 'false', meaning: 'factions are auctioned' },
  onOff('maintain-player-order', 'seat 0 begins'),
  onOff('email-notify', 'no effect'),
  {
    name: 'setup',
    rule: 'TMY-13.1',
    values: 'null or { scoring, bonus, final, start }',
    default: 'null',
    meaning: 'the set-up in full instead of drawn',
  },
];

/**
 * The game: the contract of the core, kept by Terra Mystica. A value for code that works with every game.
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
export const game: Game<TerraMystica> = constant({
  id: 'terra-mystica',
  title: 'Terra Mystica',
  seats: { min: 2, max: 5 },
  rules,
  turnRule: 'TMY-19.1',
  overRule: 'TMY-1.1',
  optionInfo,
  options: Options,
  ...nothingHidden(State, positionText),
  move: Move,
  moveText,
  setup,
  contradicted: (chosen, { switches, seats }) => firstUnlike(chosen, { ...switches, players: seats.length }),
  teams: ({ seats }) => everyoneAlone(seats.length),
  key: positionText.print,
  seatCount: (position) => position.seats.length,
  seatName: seatTitle,
  toMove,
  mover: (position, chosen) => {
    const seat = moverOf(position, chosen);
    return isSeat(seat) ? some(seat) : none;
  },
  legalMoves,
  check,
  applyLegal,
  step,
  score,
  outcome,
  board: picture,
});
