/**
 * The options of IceTraders (chapter 0). All options are stated in one table, from which the codec, the defaults and the help texts follow.
 *
 * @packageDocumentation
 */
import type * as t from 'io-ts';
import type { GameLengths } from '../../core/contract/lengths.js';
import { leaf, oneOf, ruled, whole } from '../../core/reading/codec.js';
import { optionsOf } from '../../core/reading/objects.js';
import { defaultsOf, type OptionTable } from '../../core/reading/options.js';
import { schemaOf } from '../../core/reading/schema.js';
import { constant } from '../../core/values/constant.js';
import type { RuleId } from './rules.js';
import type { Options } from './state.js';
import { playerCounts, turnLimits } from './tables.js';

const limit = whole(turnLimits.min, turnLimits.max);
/** 0 for none. */
const turnLimit = leaf(
  `0 or a whole number from ${turnLimits.min} to ${turnLimits.max}`,
  (u): u is number => (u === 0 && !Object.is(u, -0)) || limit.is(u),
  { anyOf: [{ const: 0 }, schemaOf(limit)] },
);

/** Every option, in the order in which the options are read. @rule IT-0.6 */
export const optionTable = {
  players: { rule: 'IT-0.1', cited: true, codec: oneOf(...playerCounts), default: 4, meaning: 'how many play' },
  selfCheck: {
    rule: 'IT-0.2',
    cited: true,
    codec: oneOf('action', 'turn'),
    default: 'action',
    meaning: "when the mover's own elimination is looked at",
  },
  fallenGood: {
    rule: 'IT-0.3',
    cited: true,
    codec: oneOf('share', 'lose'),
    default: 'share',
    meaning: 'whether Good seats eliminated by others share a Good victory',
  },
  firstTie: {
    rule: 'IT-0.4',
    cited: true,
    codec: oneOf('low', 'random'),
    default: 'low',
    meaning: 'from which seat a tie for the first player is broken: seat 0, or drawn',
  },
  turnLimit: {
    rule: 'IT-0.5',
    cited: true,
    codec: turnLimit,
    default: 0,
    meaning: 'the game is drawn after this many completed turns; 0: none. Hosts should set one',
  },
} as const satisfies OptionTable<Options, RuleId>;

/**
 * JSON codec of the options: an object in which every key may be left out.
 *
 * @rule IT-0.6
 */
export const options: t.Type<Options, unknown> = ruled('IT-0.6', optionsOf<Options>('IceTraders options', optionTable));

/**
 * The default options.
 *
 * @rule IT-0.6
 * @example
 * ```ts
 * import { defaultOptions } from 'rulehouse/icetraders';
 * defaultOptions.players; // 4
 * ```
 */
export const defaultOptions: Options = constant(defaultsOf<Options>(optionTable));

/** No turn has more moves: a sacrifice is worth three uses at most, and each move can lead to a few further decisions. @rule IT-4.1 @rule IT-4.4 */
const movesOfTurn = 100;

/** The moves before the first turn: each seat chooses its alignment. @rule IT-2.1 */
const movesBeforeTurns = 10;

/**
 * What is known about the length of games: only the turn limit ends every game.
 *
 * @rule IT-0.5 @rule IT-8.7
 */
export const lengths: GameLengths<Options> = constant({
  longest: ({ turnLimit: turns }: Options) =>
    turns === 0 ? Number.POSITIVE_INFINITY : movesBeforeTurns + movesOfTurn * turns,
  limits: { turnLimit: 150 },
  limitReasons: ['limit'],
});
