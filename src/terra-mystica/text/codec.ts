/**
 * io-ts codec of states: for JSON from outside.
 *
 * @packageDocumentation
 */
import { left } from 'fp-ts/Either';
import * as t from 'io-ts';
import { list, nullable, oneOf, refined, whole } from '../../core/reading/codec.js';
import { fault } from '../../core/values/fault.js';
import { exact } from '../../core/reading/objects.js';
import { codecsOf } from '../../core/reading/options.js';
import { picked } from '../../core/values/table.js';
import { validated } from '../course/valid.js';
import { keptNames, optionTable, type Switches } from '../state/options.js';
import {
  type Auction,
  type Offer,
  phases,
  type SeatState,
  sources,
  type State,
  type Turn,
  type Watch,
} from '../state/state.js';
import { cults, kinds } from '../tables/pieces.js';
import { townTiles } from '../tables/tiles.js';
import { counted } from './positions.js';

// ----------------------------------------------------------------------------------------------------------------- states

const small = whole(-1, 999_999);
const signed = whole(-999_999, 999_999);
/** Bounds of lists, a little wider than the rules: what exactly is in them, the invariants say. */
const most = { hexes: 120, offers: 60 } as const;
const cells = list(small, 100, most.hexes);
const few = list(small, 0, most.hexes);

const switches: t.Type<Switches> = exact<Switches>('switches', codecsOf<Switches>(picked(optionTable, keptNames)));

const seatState = exact<SeatState>('a seat', {
  faction: small,
  home: small,
  coins: small,
  workers: small,
  priests: small,
  bowl1: small,
  bowl2: small,
  bowl3: small,
  vp: signed,
  keys: small,
  cults: list(small, cults.length, cults.length),
  shipping: small,
  digging: small,
  range: small,
  favors: small,
  towns: list(small, townTiles.length, townTiles.length),
  bonus: small,
  used: small,
  counts: list(small, kinds.length, kinds.length),
  bridges: small,
  passed: small,
  dropped: small,
  locked: small,
  rivers: few,
  steps: small,
  tokens: small,
  spades: small,
  priestsDue: small,
  ordain: small,
  uses: small,
  points: list(signed, sources.length, sources.length),
});

const turn = exact<Turn>('a turn', {
  left: small,
  act: oneOf('none', 'land', 'other'),
  spades: small,
  paid: small,
  kind: oneOf('none', 'one', 'two', 'any'),
  mayDig: small,
  eruption: small,
  sites: few,
  built: small,
  skipped: small,
  free: oneOf('none', 'ride', 'trading-house', 'sandstorm'),
  favors: small,
  towns: small,
  bridges: small,
  steps: small,
  leap: small,
  loss: small,
  lossFrom: small,
  blocked: small,
  choose: small,
  shift: small,
});

const offer = exact<Offer>('an offer', { build: small, from: small, to: small, amount: small, void: small });
const watch = exact<Watch>('a watch', { build: small, from: small, taken: small, declined: small });

const auction = exact<Auction>('an auction', {
  tokens: few,
  places: few,
  out: few,
  opener: small,
  bid: small,
  bidder: small,
  paid: few,
});

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

/** JSON codec of states: decodes only positions that obey the supplies and invariants. */
export const state: t.Type<State, unknown> = refined(fields, 'a Terra Mystica state', (value) =>
  countsRight(value) ? validated(value) : left(fault(['seats'], 'structures and bridges are counted wrong', 'TMY-2.1')),
);
