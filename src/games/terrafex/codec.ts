/**
 * io-ts codecs for positions of Terrafex, to check JSON that comes from outside.
 *
 * @packageDocumentation
 */
import { left, right } from 'fp-ts/Either';
import * as t from 'io-ts';
import { byText, list, oneOf, ruled, whole } from '../../core/reading/codec.js';
import { exact } from '../../core/reading/objects.js';
import { codecsOf } from '../../core/reading/options.js';
import { described } from '../../core/reading/schema.js';
import { fault, show } from '../../core/values/fault.js';
import { optionTable } from './options.js';
import { codeOf, parseTrackers, printTrackers } from './positions.js';
import type { Position, Settings } from './state.js';
import { contentNames, board as geometry, lastTurn } from './tables.js';

const content = described(
  new t.Type<number, string>(
    'the content of a square',
    (u): u is number => typeof u === 'number' && contentNames[u] !== undefined,
    (u, context) => {
      const code = typeof u === 'string' ? codeOf(u) : undefined;
      return code === undefined ? t.failure(u, context, `${show(u)} is not the content of a square`) : t.success(code);
    },
    (code) => contentNames[code]!,
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

const lasting = (({ layout: _atSetup, ...rest }) => rest)(optionTable);

const settings: t.Type<Settings> = exact<Settings>('settings', codecsOf<Settings>(lasting));

/** JSON codec that checks only the form of positions. The board is a list of 56 names such as `.`, `G2` and `B3+G1`, in the order a1 b1 .. h7. */
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
