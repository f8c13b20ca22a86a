/**
 * The options of Terrafex (chapter 2). Each option is stated once: the codec, the defaults and the help texts all follow from one table.
 *
 * @packageDocumentation
 */
import { isLeft, left, right } from 'fp-ts/Either';
import type * as t from 'io-ts';
import type { GameLengths } from '../../core/contract/lengths.js';
import { leaf, oneOf, refined, ruled, whole } from '../../core/reading/codec.js';
import { optionsOf } from '../../core/reading/objects.js';
import { defaultsOf, type OptionTable } from '../../core/reading/options.js';
import { constant } from '../../core/values/constant.js';
import { type Fault, fault } from '../../core/values/fault.js';
import { greenOf, isGlacier } from './content.js';
import { parseBoard } from './positions.js';
import type { RuleId } from './rules.js';
import { type Options, poolOf } from './state.js';
import { layouts } from './tables.js';

/** The reason why a text is not a layout; undefined if the text is a layout. @rule TF-2.6 */
const layoutFault = (layout: string): Fault | undefined => {
  if (Object.hasOwn(layouts, layout)) return undefined;
  const parsed = parseBoard(layout);
  if (isLeft(parsed)) return { ...parsed.left, rule: 'TF-2.6' };
  const board = parsed.right;
  const reason = (text: string): Fault => fault([], text, 'TF-2.6');
  if (poolOf({ board, pit: [0, 0, 0], selected: 0 }).some((count) => count < 0))
    return reason('the layout uses more pieces than there are');
  if (!board.some(isGlacier)) return reason('a layout has at least one glacier');
  return board.some((content) => greenOf(content) > 0) ? undefined : reason('a layout has at least one green piece');
};

const anyText = leaf('a text', (u): u is string => typeof u === 'string', { type: 'string' });

const layout = refined(anyText, 'a layout', (value) => {
  const wrong = layoutFault(value);
  return wrong === undefined ? right(value) : left(wrong);
});

const limit = whole(0, 9999);

/** Every option, in the order in which the options are read. @rule TF-2.0 */
export const optionTable = {
  layout: {
    rule: 'TF-2.1',
    cited: true,
    codec: layout,
    default: '1',
    values: '"1", "2" or a board text',
    meaning: 'initial pieces',
  },
  colouring: {
    rule: 'TF-2.2',
    cited: true,
    codec: oneOf('a1-black', 'a1-white'),
    default: 'a1-black',
    meaning: 'owner of the small and large place of a1',
  },
  push: {
    rule: 'TF-2.3',
    cited: true,
    codec: oneOf(1, 2),
    default: 2,
    meaning: 'squares by which a small mountain is pushed',
  },
  support: {
    rule: 'TF-2.4',
    cited: true,
    codec: oneOf('adjacent', 'line'),
    default: 'line',
    meaning: 'where the thing that a glacier moves away from may stand',
  },
  merge: {
    rule: 'TF-2.9',
    cited: true,
    codec: oneOf('keep', 'pool'),
    default: 'keep',
    meaning: 'whether a large glacier that merges stays, or the pool must hold one',
  },
  turnLimit: {
    rule: 'TF-2.5',
    cited: true,
    codec: limit,
    default: 0,
    meaning:
      'the game ends after this many turns; 0: none; an even number favours black, who acts last, an odd one white',
  },
  extraTurn: {
    rule: 'TF-2.10',
    cited: true,
    codec: oneOf('none', 'drawn'),
    default: 'none',
    meaning: 'whether chance may add one more turn after the last',
  },
  quietLimit: {
    rule: 'TF-2.8',
    cited: true,
    codec: limit,
    default: 12,
    meaning: 'the game ends after this many quiet turns in a row; 0: none',
  },
} as const satisfies OptionTable<Options, RuleId>;

/**
 * JSON codec of the options: an object in which every key may be left out.
 *
 * @rule TF-2.0
 */
export const options: t.Type<Options, unknown> = ruled('TF-2.0', optionsOf<Options>('Terrafex options', optionTable));

/**
 * The default options.
 *
 * @rule TF-2.0
 * @example
 * ```ts
 * import { defaultOptions } from 'rulehouse/terrafex';
 * defaultOptions.quietLimit; // 12
 * ```
 */
export const defaultOptions: Options = constant(defaultsOf<Options>(optionTable));

/** The moves of a turn are at most one for yellow, green and blue each, and two for red, which selects a fire first. @rule TF-3.2 @rule TF-6.1 */
const movesOfTurn = 5;

/** The move of chance, and the moves of the turn that it may allow. @rule TF-9.8 */
const drawAndTurn = 1 + movesOfTurn;

/**
 * What is known about the length of games: only the turn limit ends every game.
 *
 * @rule TF-9.3 @rule TF-9.4
 */
export const lengths: GameLengths<Options> = constant({
  longest: ({ turnLimit, extraTurn }: Options) => {
    if (turnLimit === 0) return Number.POSITIVE_INFINITY;
    return movesOfTurn * turnLimit + (extraTurn === 'drawn' ? drawAndTurn : 0);
  },
  limits: { turnLimit: 100 },
  limitReasons: ['limit', 'quiet'],
});
