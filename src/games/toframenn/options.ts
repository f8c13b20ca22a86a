/**
 * The options (chapter 2), each stated once: the codec, the defaults and the help texts all follow from one table.
 *
 * @packageDocumentation
 */
import { left, right } from 'fp-ts/Either';
import type * as t from 'io-ts';
import type { GameLengths } from '../../core/contract/lengths.js';
import { boolean, leaf, list, nullable, oneOf, refined, ruled, whole } from '../../core/reading/codec.js';
import { optionsOf } from '../../core/reading/objects.js';
import { defaultsOf, type OptionTable } from '../../core/reading/options.js';
import { described } from '../../core/reading/schema.js';
import { constant } from '../../core/values/constant.js';
import { rosterFault } from './roster.js';
import type { RuleId } from './rules.js';
import type { Options, Roster } from './state.js';
import { largestLimit, wizardsASide } from './tables.js';

const anyText = leaf('a text', (u): u is string => typeof u === 'string', { type: 'string' });

/** Checks only that a roster is null or a list of texts. Other faults, even a wrong length, are found during set-up and cite rule TO-2.3. @rule TO-2.1 */
const roster = described(
  nullable<Roster>(refined(list(anyText, 0, Number.POSITIVE_INFINITY), 'a list of texts', right)),
  {
    oneOf: [
      { type: 'null' },
      { type: 'array', items: { type: 'string' }, minItems: wizardsASide, maxItems: wizardsASide },
    ],
  },
);

const limit = whole(0, largestLimit);

/** Every option, in the order in which the options are read. The fault for a malformed value of an option cites rule TO-2.1. @rule TO-2.1 */
export const optionTable = {
  pool: {
    rule: 'TO-2.3',
    codec: oneOf('nine', 'four', 'set24'),
    default: 'nine',
    meaning: 'colours that rosters may use',
  },
  lightRoster: {
    rule: 'TO-2.3',
    codec: roster,
    default: null,
    values: 'null or a list of five wizards such as "R1G2B3"',
    meaning: "Light's wizards; null: drawn at random",
  },
  darkRoster: {
    rule: 'TO-2.3',
    codec: roster,
    default: null,
    values: 'null or a list of five wizards such as "R1G2B3"',
    meaning: "Darkness's wizards; null: drawn at random",
  },
  build: {
    rule: 'TO-3.1',
    codec: oneOf('given', 'stack'),
    default: 'given',
    meaning: 'whether the players stack their wizards themselves',
  },
  table: {
    rule: 'TO-2.5',
    codec: oneOf('auto', 'standard', 'limited'),
    default: 'auto',
    meaning: 'which colours attack which',
  },
  nullDuels: {
    rule: 'TO-7.8',
    codec: boolean,
    default: true,
    meaning: 'whether a Duel may be fought that changes nothing',
  },
  bothFall: {
    rule: 'TO-8.3',
    codec: oneOf('caster', 'count'),
    default: 'caster',
    meaning: 'who wins when one Bolt destroys both Archmages',
  },
  quietLimit: {
    rule: 'TO-8.7',
    codec: limit,
    default: 0,
    meaning: 'the game ends after this many plies in a row without a removal; 0: none; 50 is good for bots',
  },
  plyLimit: {
    rule: 'TO-8.7',
    codec: limit,
    default: 0,
    meaning: 'the game ends after this many plies of play; 0: none',
  },
} as const satisfies OptionTable<Options, RuleId>;

/**
 * JSON codec of the options: an object in which every key may be left out.
 *
 * @rule TO-2.1 @rule TO-2.3
 */
export const options: t.Type<Options, unknown> = ruled(
  'TO-2.1',
  refined(optionsOf<Options>('Töframenn options', optionTable), 'Töframenn options', (value) => {
    const wrong = rosterFault(value);
    return wrong === undefined ? right(value) : left(wrong);
  }),
);

/**
 * The options of the rule book's default game: rosters drawn from all nine colours.
 *
 * @rule TO-2.1
 * @example
 * ```ts
 * import { defaultOptions } from 'rulehouse/toframenn';
 * [defaultOptions.pool, defaultOptions.build]; // ['nine', 'given']
 * ```
 */
export const defaultOptions: Options = constant(defaultsOf<Options>(optionTable));

/** At most this many moves come before play: the wizards of both sides are stacked and placed. @rule TO-3.1 @rule TO-4.1 */
const movesBeforePlay = 4 * wizardsASide;

/** Between the removals of all pyramids, and after the last, there are this many stretches without a removal. @rule TO-8.7 */
const stretches = 6 * wizardsASide + 1;

const longestBy = (limit: number, times: number): number => (limit === 0 ? Number.POSITIVE_INFINITY : times * limit);

/**
 * What is known about the length of games: either limit ends every game.
 *
 * @rule TO-8.7
 */
export const lengths: GameLengths<Options> = constant({
  longest: ({ quietLimit, plyLimit }: Options) =>
    movesBeforePlay + Math.min(longestBy(quietLimit, stretches), longestBy(plyLimit, 1)),
  limits: { quietLimit: 50 },
  quietRule: ({ quietLimit }: Options) => quietLimit > 0,
  limitReasons: ['quiet', 'plies'],
});
