/**
 * The io-ts codec of moves, for external JSON and for every check of a move.
 *
 * @packageDocumentation
 */
import { left, right } from 'fp-ts/Either';
import type * as t from 'io-ts';
import { list, nullable, oneOf, refined, ruled, text, tuple, whole } from '../../../core/reading/codec.js';
import { exact, variants } from '../../../core/reading/objects.js';
import { fault } from '../../../core/values/fault.js';
import type { By, Move, MoveOf, Space, Split, Waste } from '../state/move.js';
import { earlierSpaces, specialSpaces } from '../tables/faction.js';
import { type FactionId, factions } from '../tables/factions/index.js';
import { cults, resources } from '../tables/pieces.js';
import { ring } from '../tables/terrain.js';
import { bonusTiles, favorTiles, townTiles } from '../tables/tiles.js';

const factionId = oneOf<FactionId>(...factions.map(({ id }) => id));

const by = nullable<FactionId>(factionId);
const cult = oneOf(...cults);
const terrain = oneOf(...ring);
const amount = whole(0, 999);
/** The pattern of hex names in texts; no row is called R, because a small r begins the names of river hexes. */
const hexPattern = /^([A-QS-Z]|r)\d{1,2}$/;
const hex = text('a hex', 3, hexPattern);
const split: t.Type<Split, unknown> = nullable<readonly [number, number, number]>(
  refined(tuple(amount, 3), 'three numbers', (given) =>
    given.some((n) => n > 0) ? right(given) : left(fault([], 'no token leaves')),
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
  // A move has the fields of its tag, `_tag` and `by`, but TypeScript cannot infer that for a mapped type.
  exact<MoveOf<Tag>>(tag, { _tag: oneOf(tag), by, ...fields } as never);

/** JSON codec of moves. */
export const move: t.Type<Move, unknown> = ruled(
  'TMY-19.10',
  variants<Move>('a move', {
    Setup: kind('Setup', { faction: factionId }),
    PickColor: kind('PickColor', { color: terrain }),
    Bid: kind('Bid', { points: amount }),
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
    KeepKey: kind('KeepKey', {}),
    LeechAny: kind('LeechAny', { power: amount }),
    Correct: kind('Correct', { amount: whole(1, 999), what: oneOf(...resources) }),
    Done: kind('Done', {}),
  }),
);
