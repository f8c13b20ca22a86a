/**
 * The io-ts codec of states, for external JSON.
 *
 * @packageDocumentation
 */
import { left } from 'fp-ts/Either';
import * as t from 'io-ts';
import { list, nullable, oneOf, refined, whole } from '../../../core/reading/codec.js';
import { exact, type Fields } from '../../../core/reading/objects.js';
import { codecsOf } from '../../../core/reading/options.js';
import { fault } from '../../../core/values/fault.js';
import { picked } from '../../../core/values/table.js';
import { validated } from '../course/valid.js';
import { keptNames, optionTable, type Switches } from '../state/options.js';
import { auctionShape, fieldsOf, offerShape, type Shape, seatShape, turnShape, watchShape } from '../state/shape.js';
import { type Auction, type Offer, phases, type SeatState, type State, type Turn, type Watch } from '../state/state.js';
import { counted } from './positions.js';

// ----------------------------------------------------------------------------------------------------------------- states

const small = whole(-1, 999_999);
const signed = whole(-999_999, 999_999);
/** Limits on the lengths of lists, a little wider than the rules need; exact contents are checked by the invariants. */
const most = { hexes: 120, offers: 60 } as const;
const cells = list(small, 100, most.hexes);
const few = list(small, 0, most.hexes);

const switches: t.Type<Switches> = exact<Switches>('switches', codecsOf<Switches>(picked(optionTable, keptNames)));

/** The codec of a record, made from the table of its fields. */
const recordCodec = <A extends object>(name: string, shape: Shape<A>): t.Type<A> => {
  const codecs = fieldsOf(shape).map(([key, field]): readonly [string, t.Mixed] => {
    if (field.form === 'word') return [key, oneOf(...field.names)];
    const item = field.signed === true ? signed : small;
    if (!('length' in field)) return [key, item];
    return [key, field.length === null ? few : list(item, field.length, field.length)];
  });
  // Every field has the codec of its kind.
  return exact<A>(name, Object.fromEntries(codecs) as unknown as Fields<A>);
};

const seatState = recordCodec<SeatState>('a seat', seatShape);
const turn = recordCodec<Turn>('a turn', turnShape);
const offer = recordCodec<Offer>('an offer', offerShape);
const watch = recordCodec<Watch>('a watch', watchShape);
const auction = recordCodec<Auction>('an auction', auctionShape);

const fields = exact<State>('a state', {
  switches,
  phase: oneOf(...phases),
  round: small,
  active: small,
  turnOf: small,
  order: few,
  passing: few,
  ground: cells,
  structure: cells,
  owner: cells,
  town: cells,
  bridge: few,
  preachers: few,
  favorPool: few,
  townPool: few,
  bonusIn: few,
  bonusCoins: few,
  taken: few,
  scoring: few,
  finals: few,
  offers: list(offer, 0, most.offers),
  watches: list(watch, 0, most.offers),
  builds: small,
  seats: list(seatState, 2, 5),
  turn,
  auction: nullable<Auction>(auction),
});

const countsRight = (value: State): boolean =>
  value.seats.every((one, index) => {
    const { counts, bridges } = counted(value, index);
    return one.bridges === bridges && one.counts.every((count, place) => count === counts[place]);
  });

/** JSON codec of states, which decodes only positions that respect the supplies and meet the invariants. */
export const state: t.Type<State, unknown> = refined(fields, 'a Terra Mystica state', (value) =>
  countsRight(value) ? validated(value) : left(fault(['seats'], 'structures and bridges are counted wrong', 'TMY-2.1')),
);
