/**
 * io-ts codecs of options and positions: for JSON from outside.
 *
 * @packageDocumentation
 */
import { isLeft, left, right } from 'fp-ts/Either';
import * as t from 'io-ts';
import { byText, leaf, list, oneOf, refined, ruled, whole } from '../core/codec.js';
import { exact, optionsOf } from '../core/objects.js';
import { type Fault, fault, show } from '../core/fault.js';
import { described } from '../core/schema.js';
import { greenOf, isGlacier } from './content.js';
import { codeOf, parseBoard, parseTrackers, printTrackers } from './notation.js';
import { type Options, type Position, poolOf, type Settings } from './state.js';
import { board as geometry, contentNames, lastTurn, layouts } from './tables.js';

/** Why a text is no layout, if it is none. @rule TF-2.6 */
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

const layout = ruled(
  'TF-2.1',
  refined(anyText, 'a layout', (value) => {
    const wrong = layoutFault(value);
    return wrong === undefined ? right(value) : left(wrong);
  }),
);

const colouring = oneOf('a1-black', 'a1-white');
const push = oneOf(1, 2);
const support = oneOf('adjacent', 'line');
const limit = whole(0, 9999);

/**
 * JSON codec of the options: an object in which every key may be left out.
 *
 * @rule TF-2.0
 */
export const options: t.Type<Options, unknown> = ruled(
  'TF-2.0',
  optionsOf<Options>('Terrafex options', {
    layout: { codec: layout, default: '1' },
    colouring: { codec: ruled('TF-2.2', colouring), default: 'a1-black' },
    push: { codec: ruled('TF-2.3', push), default: 2 },
    support: { codec: ruled('TF-2.4', support), default: 'line' },
    turnLimit: { codec: ruled('TF-2.5', limit), default: 0 },
    quietLimit: { codec: ruled('TF-2.8', limit), default: 12 },
  }),
);

const content = described(
  new t.Type<number, string>(
    'the content of a square',
    (u): u is number => typeof u === 'number' && contentNames[u] !== undefined,
    (u, context) => {
      const name = contentNames.find((known) => known === u);
      return name === undefined
        ? t.failure(u, context, `${show(u)} is not the content of a square`)
        : t.success(codeOf(name));
    },
    (code) => contentNames[code] ?? '.',
  ),
  { enum: contentNames },
);

const trackers = byText(
  'standing trackers',
  (u): u is number => whole(0, 15).is(u),
  (letters) => {
    const bits = parseTrackers(letters);
    return bits === undefined ? left(fault([], `${show(letters)} are not trackers in the order RYGB`)) : right(bits);
  },
  printTrackers,
);

const settings: t.Type<Settings> = exact<Settings>('settings', {
  colouring,
  push,
  support,
  turnLimit: limit,
  quietLimit: limit,
});

/** JSON codec of the form of positions; the board is a list of 56 names (`.`, `G2`, `B3+G1`), a1 b1 .. h7. */
export const position: t.Type<Position> = ruled(
  'TF-11.3',
  exact<Position>('a Terrafex position', {
    board: list(content, geometry.size, geometry.size),
    pit: list(whole(0, 5), 3, 3),
    active: oneOf(0, 1),
    trackers,
    selected: oneOf(0, 1, 2, 3),
    turn: whole(1, lastTurn),
    quiet: whole(0, 9999),
    settings,
  }),
);
