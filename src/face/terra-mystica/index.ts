/**
 * The face of Terra Mystica.
 *
 * @packageDocumentation
 */
import { type ByTag, byTag, type Of } from '../../core/values/by-tag.js';
import { constant } from '../../core/values/constant.js';
import {
  factionAt,
  game,
  type Move,
  moverOf,
  type State,
  seatOf,
  seatTitle,
  type TerraMystica,
} from '../../games/terra-mystica/seen.js';
import type { Face } from '../face.js';
import { type Message, message } from '../message.js';
import type { Place } from '../part.js';
import { changeMessage, placeMessage, standing } from '../telling.js';
import { changes, model } from './changes.js';
import { english } from './english.js';
import { orders, parts } from './parts.js';
import { tried } from './tried.js';

const cultOf = (cult: string): Message => message(`cult.${cult}`);

const factionOf = (id: string): Message => message(`faction.${id}`);

const groundOf = (ground: string): Message => message(`ground.${ground}`);

type Phrase = readonly [key: string, params: Message['params']];

const answered = ({ _tag, power, from }: Of<Move, 'Leech' | 'Decline'>): Phrase => [
  _tag,
  { power, from: factionOf(from) },
];

const stepped = ({ _tag, cult, steps }: Of<Move, 'Step' | 'Lose'>): Phrase => [
  _tag,
  { cult: cultOf(cult), count: steps },
];

const plain = ({ _tag }: Move): Phrase => [_tag, {}];

/** The values that fill the gaps in the sentence about a move, except the name of the seat that makes the move. */
const said: ByTag<Move, Phrase> = {
  Setup: ({ faction }) => ['Setup', { faction: factionOf(faction) }],
  PickColor: ({ color }) => ['PickColor', { terrain: groundOf(color) }],
  Bid: ({ points }) => ['Bid', { points }],
  Take: ({ faction, place }) => ['Take', { faction: factionOf(faction), place }],
  Build: ({ hex }) => ['Build', { hex }],
  Transform: ({ hex, to }) => (to === null ? ['Transform', { hex }] : ['Transform.to', { hex, terrain: groundOf(to) }]),
  Dig: ({ spades }) => ['Dig', { count: spades }],
  Upgrade: ({ hex, to }) => ['Upgrade', { hex, kind: message(`kind.${to}`) }],
  Advance: ({ track }) => [`Advance.${track}`, {}],
  Send: ({ cult, steps }) =>
    steps === null ? ['Send', { cult: cultOf(cult) }] : ['Send.steps', { cult: cultOf(cult), count: steps }],
  Action: ({ space }) => ['Action', { space }],
  Pass: ({ tile }) => (tile === null ? ['Pass', {}] : ['Pass.tile', { tile }]),
  Leech: answered,
  Decline: answered,
  Favor: ({ tile }) => ['Favor', { tile }],
  Town: ({ tile, count }) => [count === 1 ? 'Town' : 'Town.two', { tile }],
  Step: stepped,
  Lose: stepped,
  GiveUp: ({ what }) => ['GiveUp', { what: message(`waste.${what}`) }],
  Bridge: ({ a, b }) => ['Bridge', { a, b }],
  Connect: ({ river }) => ['Connect', { hexes: river }],
  ConnectHexes: ({ hexes }) => ['Connect', { hexes: hexes.map((value) => message('plain', { value })) }],
  Burn: ({ tokens }) => ['Burn', { count: tokens }],
  Convert: ({ give, from, get, to }) => [
    'Convert',
    { given: message(`amount.${from}`, { count: give }), got: message(`amount.${to}`, { count: get }) },
  ],
  Unlock: ({ terrain }) =>
    terrain === 'gain-priest' ? ['Unlock.priest', {}] : ['Unlock', { terrain: groundOf(terrain) }],
  DeclineAll: plain,
  GainToken: plain,
  Drop: plain,
  Wait: plain,
  KeepKey: plain,
  LeechAny: ({ power }) => ['LeechAny', { power }],
  Correct: ({ amount, what }) => ['Correct', { what: message(`amount.${what}`, { count: amount }) }],
  Done: plain,
};

/** True if a seat makes volcanoes, so that digging begins one instead of buying spades. */
const makesVolcanoes = (state: State, seat: number): boolean => {
  const { faction } = seatOf(state, seat);
  return faction >= 0 && factionAt(faction).ground._tag === 'volcano';
};

const describe = (state: State, move: Move): Message => {
  const seat = moverOf(state, move);
  const [key, params]: Phrase =
    move._tag === 'Dig' && makesVolcanoes(state, seat) ? ['Dig.volcano', {}] : byTag(said, move);
  return message(`move.${key}`, { ...params, who: seatTitle(seat, state) });
};

/** The message for a piece: a structure, whose name begins with its owner's seat, or a tile, whose name contains no seat. */
const piece = (name: string, state: State): Message => {
  const [owner, kind] = [name.slice(0, 1), name.slice(1)];
  return /^\d/.test(name)
    ? message('structure', { kind: message(`kind.${kind}`), who: seatTitle(Number(owner), state) })
    : message('tile', { value: name });
};

/** The message for a place; if the place belongs to a seat, its `value` ends in the number of that seat. */
const placeOf = (place: Place, state: State): Message => {
  const { kind, value } = place;
  if (kind === 'marker') {
    const [cult = '', seat = ''] = value.split(':');
    return message('place.marker', { cult: cultOf(cult), who: seatTitle(Number(seat), state) });
  }
  if (kind === 'priest') return message('place.priest', { cult: cultOf(value) });
  if (kind === 'cult') return cultOf(value);
  return message(`place.${kind}`, { value, who: /^\d$/.test(value) ? seatTitle(Number(value), state) : value });
};

/** The message for a word shown at a place. Words other than terrains and factions are names or lists of names, which are shown unchanged. */
const word = ({ kind }: Place, text: string): Message => {
  if (text === '') return message('word.nothing');
  if (kind === 'hex' || kind === 'home') return groundOf(text);
  return kind === 'faction' ? factionOf(text) : message('plain', { value: text });
};

/**
 * Everything that people see and click in Terra Mystica. Nothing is hidden in Terra Mystica.
 *
 * @example
 * ```ts
 * import { say, terraMysticaFace } from 'rulehouse/face';
 * const { english, parts } = terraMysticaFace;
 * parts({ _tag: 'Upgrade', by: null, hex: 'E7', to: 'TP' }).map(({ kind, value }) => `${kind} ${value}`); // ['hex E7', 'structure TP']
 * ```
 */
export const terraMysticaFace: Face<TerraMystica> = /* @__PURE__ */ constant({
  game,
  parts,
  orders,
  tried,
  model,
  changes,
  describe,
  describeChange: changeMessage({
    game,
    teamName: (state, team) => seatTitle(team, state),
    piece,
    place: placeOf,
    word,
  }),
  describePlace: placeMessage,
  describeView: (state) => standing(game, state, state.phase),
  english,
});
