/**
 * The io-ts codecs for positions and views, which check JSON that comes from outside.
 *
 * @packageDocumentation
 */
import { left, right } from 'fp-ts/Either';
import * as t from 'io-ts';
import { boolean, byText, leaf, list, oneOf, ruled, whole } from '../../core/reading/codec.js';
import { exact } from '../../core/reading/objects.js';
import { codecsOf } from '../../core/reading/options.js';
import { described, schemaOf } from '../../core/reading/schema.js';
import { type Fault, fault, show } from '../../core/values/fault.js';
import { colours, type PieceName, pieceName, pieceNamed, pieceNames, piecePattern } from '../../pieces/pyramids.js';
import { ownerOf, pieceOfShip, ship, systemOf } from './content.js';
import { optionTable } from './options.js';
import { isPair, pairs } from './pairs.js';
import { barredBits, barredNames } from './positions.js';
import {
  type Owner,
  owners,
  type Picked,
  type Position,
  phases,
  type SeenPicked,
  type Settings,
  type Table,
  type ViewPosition,
} from './state.js';
import { printSystem, readSystem } from './systems.js';
import { pieceCount, playerCounts, turnLimits } from './tables.js';

const power = described(
  new t.Type<number, string | null>(
    'a colour letter or null',
    (u): u is number => whole(-1, 3).is(u),
    (u, context) => {
      const index = u === null ? -1 : colours.findIndex((letter) => letter === u);
      return index >= 0 || u === null
        ? t.success(index)
        : t.failure(u, context, `${show(u)} is not R, Y, G, B or null`);
    },
    (index) => (index < 0 ? null : colours[index]!),
  ),
  { enum: [...colours, null] },
);

const types = list(oneOf(...pieceNames), 0, pieceNames.length);

const barred = described(
  new t.Type<number, readonly PieceName[]>(
    'barred types',
    (u): u is number => whole(0, 4095).is(u),
    (u, context) => {
      const read = types.validate(u, context);
      if (read._tag === 'Left') return read;
      const bits = barredBits(read.right);
      return barredNames(bits).join() === read.right.join()
        ? t.success(bits)
        : t.failure(u, context, 'types are in canonical order, each once');
    },
    barredNames,
  ),
  schemaOf(types),
);

const isCode = (u: unknown): u is number => whole(0, 0xffff).is(u);

const readWith =
  (what: string, read: (text: string) => number | undefined) =>
  (text: string): ReturnType<typeof right<Fault, number>> => {
    const code = read(text);
    return code === undefined ? left(fault([], `${show(text)} is not ${what}`, 'IT-10.1')) : right(code);
  };

const systemCode = described(
  byText('a system such as "2:B3G2"', isCode, readWith('a system', readSystem), printSystem),
  { type: 'string', pattern: `^[1-9][0-9]?:(H|(${piecePattern}){1,2})$` },
);

const printShip = (code: number): string => `${ownerOf(code)}${pieceName(pieceOfShip(code))}@${systemOf(code)}`;

const shipPattern = new RegExp(`^([0-4])(${piecePattern})@([1-9][0-9]?)$`);

const readShip = (text: string): number | undefined => {
  const found = shipPattern.exec(text);
  if (found === null) return undefined;
  const [, seat, name, number] = found;
  return ship(Number(number), Number(seat), pieceNamed(name));
};

const shipCode = described(byText('a ship such as "0G3@2"', isCode, readWith('a ship', readShip), printShip), {
  type: 'string',
  pattern: `^[0-4]${piecePattern}@[1-9][0-9]?$`,
});

const lasting = (({ firstTie: _atSetup, ...rest }) => rest)(optionTable);

const settings: t.Type<Settings> = exact<Settings>('settings', codecsOf<Settings>(lasting));

const perSeat = <A>(item: t.Type<A>): t.Type<readonly A[]> => list(item, playerCounts[0], owners.length);

const table: { readonly [K in keyof Table]: t.Type<Table[K], unknown> } = {
  settings,
  phase: oneOf(...phases),
  mover: whole(-1, owners.length - 1),
  power,
  uses: whole(0, 3),
  pending: whole(0, pieceCount),
  bereft: boolean,
  revealed: boolean,
  standings: perSeat(oneOf('living', 'eliminated', 'selfEliminated')),
  tieSeat: whole(0, owners.length - 1),
  barred,
  systems: list(systemCode, 0, pieceCount),
  ships: list(shipCode, 0, pieceCount),
  turns: whole(0, turnLimits.max),
  ending: oneOf('none', 'evil', 'good', 'last', 'void', 'limit'),
  winners: list<Owner, Owner>(oneOf(...owners), 0, owners.length),
};

const alignment = oneOf('unchosen', 'good', 'evil');
const seenAlignment = oneOf('unchosen', 'good', 'evil', 'hidden');
const picked = leaf('a pick', (u): u is Picked => u === 'unpicked' || isPair(u), { enum: ['unpicked', ...pairs] });
const seenPicked = leaf('a pick', (u): u is SeenPicked => u === 'hidden' || picked.is(u), {
  enum: ['unpicked', 'hidden', ...pairs],
});

/**
 * JSON codec that checks only the format of positions. Systems are written as `"2:B3G2"`, ships as `"0G3@2"`, and the sacrificed power as a letter or
 * null.
 *
 * @rule IT-10.1
 */
export const position: t.Type<Position> = ruled(
  'IT-10.1',
  exact<Position>('an IceTraders position', {
    ...table,
    alignments: perSeat(alignment),
    picks: list(picked, 0, owners.length),
  }),
);

/** JSON codec that checks only the format of views: the format of {@link position}, with `"hidden"` in place of hidden values. @rule IT-9.3 */
export const viewPosition: t.Type<ViewPosition> = ruled(
  'IT-10.1',
  exact<ViewPosition>('an IceTraders view', {
    ...table,
    alignments: perSeat(seenAlignment),
    picks: list(seenPicked, 0, owners.length),
  }),
);
