/**
 * io-ts codecs of options, states and moves: for JSON from outside.
 *
 * @packageDocumentation
 */
import { left } from 'fp-ts/Either';
import * as t from 'io-ts';
import { boolean, leaf, list, nullable, oneOf, refined, text, whole } from '../core/codec.js';
import { exact, variants } from '../core/objects.js';
import { fault } from '../core/fault.js';
import { schemaOf } from '../core/schema.js';
import { mapId, timing, variant } from './options-codec.js';
import type { By, Move, MoveOf, Space, Split, Waste } from './move.js';
import { counted } from './notation.js';
import { type Switches } from './options.js';
import {
  type Auction,
  type Offer,
  type SeatState,
  sources,
  type State,
  type Turn,
  type Watch,
  phases,
} from './state.js';
import { earlierSpaces, specialSpaces } from './tables/faction.js';
import { type FactionId, factions } from './tables/factions/index.js';
import { auctionPoints, cults, resources } from './tables/pieces.js';
import { bonusTiles, favorTiles, townTiles } from './tables/tiles.js';
import { ring } from './tables/terrain.js';
import { complete } from './valid.js';

const factionId = oneOf<FactionId>(...factions.map(({ id }) => id));

// ------------------------------------------------------------------------------------------------------------------ moves

const by = nullable<FactionId>(factionId);
const cult = oneOf(...cults);
const terrain = oneOf(...ring);
const amount = whole(0, 999);
const hexPattern = /^([A-J][1-9]\d?|r\d{1,2})$/;
const hex = text('a hex', 3, hexPattern);
const split: t.Type<Split, unknown> = nullable<readonly [number, number, number]>(
  leaf(
    'three numbers',
    (u): u is readonly [number, number, number] =>
      Array.isArray(u) && u.length === 3 && u.every(amount.is) && u.some((n) => n > 0),
    { type: 'array', items: schemaOf(amount), minItems: 3, maxItems: 3 },
  ),
);
const space = oneOf<Space>(
  'ACT1',
  'ACT2',
  'ACT3',
  'ACT4',
  'ACT5',
  'ACT6',
  ...specialSpaces,
  ...earlierSpaces,
  'BON1',
  'BON2',
  'FAV6',
);
const waste = oneOf<Waste>('SPADE', 'BRIDGE', 'FREE_D', 'FREE_TP', 'FREE_TF', 'GAIN_P3_FOR_VP');

/** The codec of one kind of move. */
const kind = <Tag extends Move['_tag']>(
  tag: Tag,
  fields: { readonly [K in Exclude<keyof MoveOf<Tag>, '_tag' | keyof By>]: t.Type<MoveOf<Tag>[K], unknown> },
): t.Type<MoveOf<Tag>> =>
  // The fields of a move are those of its tag, `_tag` and `by`; a mapped type cannot be put together without saying so.
  exact<MoveOf<Tag>>(tag, { _tag: oneOf(tag), by, ...fields } as never);

/** JSON codec of moves. */
export const move: t.Type<Move, unknown> = variants<Move>('a move', {
  Setup: kind('Setup', { faction: factionId }),
  PickColor: kind('PickColor', { color: terrain }),
  Bid: kind('Bid', { points: whole(0, auctionPoints) }),
  Take: kind('Take', { faction: factionId, place: whole(1, 5) }),
  Build: kind('Build', { hex, from: split }),
  Transform: kind('Transform', {
    hex,
    to: nullable(oneOf(...ring, 'ice', 'volcano')),
    from: split,
  }),
  Dig: kind('Dig', { spades: whole(1, 999) }),
  Upgrade: kind('Upgrade', { hex, to: oneOf('TP', 'TE', 'SH', 'SA') }),
  Advance: kind('Advance', { track: oneOf('ship', 'dig') }),
  Send: kind('Send', { cult, steps: nullable(oneOf(1, 2, 3)) }),
  Action: kind('Action', { space, from: split }),
  Pass: kind('Pass', { tile: nullable(oneOf(...bonusTiles.map(({ id }) => id))) }),
  Leech: kind('Leech', { power: amount, from: factionId }),
  Decline: kind('Decline', { power: amount, from: factionId }),
  DeclineAll: kind('DeclineAll', {}),
  Favor: kind('Favor', { tile: oneOf(...favorTiles.map(({ id }) => id)) }),
  Town: kind('Town', { tile: oneOf(...townTiles.map(({ id }) => id)), count: oneOf(1, 2) }),
  Step: kind('Step', { cult, steps: oneOf(1, 2) }),
  Lose: kind('Lose', { cult, steps: oneOf(1, 3, 4) }),
  GiveUp: kind('GiveUp', { what: waste }),
  Bridge: kind('Bridge', { a: hex, b: hex }),
  Connect: kind('Connect', { river: hex }),
  ConnectHexes: kind('ConnectHexes', { hexes: list(hex, 2, 3) }),
  Burn: kind('Burn', { tokens: whole(1, 999) }),
  Convert: kind('Convert', { give: amount, from: oneOf(...resources), get: whole(1, 999), to: oneOf(...resources) }),
  Unlock: kind('Unlock', { terrain: oneOf(...ring, 'gain-priest') }),
  GainToken: kind('GainToken', {}),
  Drop: kind('Drop', { faction: factionId }),
  Wait: kind('Wait', {}),
  Done: kind('Done', {}),
});

// ----------------------------------------------------------------------------------------------------------------- states

const small = whole(-1, 999_999);
const signed = whole(-999_999, 999_999);
const cells = list(small, 100, 120);
const few = list(small, 0, 120);

const switches: t.Type<Switches> = exact<Switches>('switches', {
  map: mapId,
  'leech-timing': timing,
  'mini-expansion-1': boolean,
  'shipping-bonus': boolean,
  'temple-scoring-tile': boolean,
  'variable-turn-order': boolean,
  'fire-and-ice-final-scoring': boolean,
  'fire-and-ice-factions/ice': boolean,
  'fire-and-ice-factions/volcano': boolean,
  'fire-and-ice-factions/variable_v5': boolean,
  'fire-and-ice-factions/variable': boolean,
  'fire-and-ice-factions/variable_v2': boolean,
  'fire-and-ice-factions/variable_v3': boolean,
  'fire-and-ice-factions/variable_v4': boolean,
  'errata-cultist-power': boolean,
  'strict-leech': boolean,
  'strict-darkling-sh': boolean,
  'manual-fav5': boolean,
  'vp-variant': variant,
  auction: boolean,
});

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
  cults: list(small, 4, 4),
  shipping: small,
  digging: small,
  range: small,
  favors: small,
  towns: list(small, 8, 8),
  bonus: small,
  used: small,
  counts: list(small, 5, 5),
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
  offers: list(offer, 0, 60),
  watches: list(watch, 0, 60),
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
  countsRight(value) ? complete(value) : left(fault(['seats'], 'structures and bridges are counted wrong', 'TMY-2.1')),
);
