/**
 * io-ts codecs for positions of Terrafex, to check JSON that comes from outside.
 *
 * @packageDocumentation
 */
import { left, map, right } from 'fp-ts/Either';
import * as t from 'io-ts';
import { byText, list, oneOf, ruled, whole } from '../../core/reading/codec.js';
import { exact, type Fields, isObject } from '../../core/reading/objects.js';
import { codecsOf } from '../../core/reading/options.js';
import { described, schemaOf } from '../../core/reading/schema.js';
import { fault, show } from '../../core/values/fault.js';
import { optionTable } from './options.js';
import { codeOf, parseTrackers, printTrackers } from './positions.js';
import type { Extra, Position, Settings } from './state.js';
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

const lasting = (({ layout: _atSetup, extraTurn: _inPosition, ...rest }) => rest)(optionTable);

const settings: t.Type<Settings> = exact<Settings>('settings', codecsOf<Settings>(lasting));

/** A position whose options allow no extra turn; its JSON says nothing about one. */
type Plain = Omit<Position, 'extra'>;

const name = 'a Terrafex position';

const plainFields: Fields<Plain> = {
  board: list(content, geometry.size, geometry.size),
  pit: list(whole(0, 5), 3, 3),
  active: oneOf(0, 1),
  trackers,
  selected: oneOf(0, 1, 2, 3),
  turn: whole(1, lastTurn),
  quiet: whole(0, 9999),
  settings,
};

const plain = exact<Plain>(name, plainFields);

/** A position whose options allow an extra turn. */
interface Extendable extends Plain {
  readonly extra: Exclude<Extra, null>;
}

const withExtra = exact<Extendable>(name, { ...plainFields, extra: oneOf<Extendable['extra']>('open', 0, 1) });

/** JSON codec that checks only the form of positions. The board is a list of 56 names such as `.`, `G2` and `B3+G1`, in the order a1 b1 .. h7. */
export const position: t.Type<Position, unknown> = ruled(
  'TF-11.3',
  described(
    new t.Type<Position, unknown>(
      name,
      (u): u is Position => {
        if (!isObject(u) || u['extra'] !== null) return withExtra.is(u);
        const { extra: _none, ...rest } = u;
        return plain.is(rest);
      },
      (u, context) =>
        isObject(u) && Object.hasOwn(u, 'extra')
          ? withExtra.validate(u, context)
          : map((read: Plain): Position => ({ ...read, extra: null }))(plain.validate(u, context)),
      ({ extra, ...rest }) => (extra === null ? plain.encode(rest) : withExtra.encode({ ...rest, extra })),
    ),
    { ...schemaOf(withExtra), required: Object.keys(plainFields) },
  ),
);
