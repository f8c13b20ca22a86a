/**
 * The face of Terra Mystica.
 *
 * @packageDocumentation
 */
import { constant } from '../../core/values/constant.js';
import { game, type Move, moverOf, seatTitle, type State, type TerraMystica } from '../../terra-mystica/seen.js';
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

/** What is said of a move beside who makes it. */
const said = (move: Move): readonly [key: string, params: Message['params']] => {
  switch (move._tag) {
    case 'Setup':
      return ['Setup', { faction: factionOf(move.faction) }];
    case 'PickColor':
      return ['PickColor', { terrain: groundOf(move.color) }];
    case 'Bid':
      return ['Bid', { points: move.points }];
    case 'Take':
      return ['Take', { faction: factionOf(move.faction), place: move.place }];
    case 'Build':
      return ['Build', { hex: move.hex }];
    case 'Transform':
      return move.to === null
        ? ['Transform', { hex: move.hex }]
        : ['Transform.to', { hex: move.hex, terrain: groundOf(move.to) }];
    case 'Dig':
      return ['Dig', { count: move.spades }];
    case 'Upgrade':
      return ['Upgrade', { hex: move.hex, kind: message(`kind.${move.to}`) }];
    case 'Advance':
      return [`Advance.${move.track}`, {}];
    case 'Send':
      return move.steps === null
        ? ['Send', { cult: cultOf(move.cult) }]
        : ['Send.steps', { cult: cultOf(move.cult), count: move.steps }];
    case 'Action':
      return ['Action', { space: move.space }];
    case 'Pass':
      return move.tile === null ? ['Pass', {}] : ['Pass.tile', { tile: move.tile }];
    case 'Leech':
    case 'Decline':
      return [move._tag, { power: move.power, from: factionOf(move.from) }];
    case 'Favor':
      return ['Favor', { tile: move.tile }];
    case 'Town':
      return [move.count === 1 ? 'Town' : 'Town.two', { tile: move.tile }];
    case 'Step':
    case 'Lose':
      return [move._tag, { cult: cultOf(move.cult), count: move.steps }];
    case 'GiveUp':
      return ['GiveUp', { what: message(`waste.${move.what}`) }];
    case 'Bridge':
      return ['Bridge', { a: move.a, b: move.b }];
    case 'Connect':
      return ['Connect', { hexes: move.river }];
    case 'ConnectHexes':
      return ['Connect', { hexes: move.hexes.map((value) => message('plain', { value })) }];
    case 'Burn':
      return ['Burn', { count: move.tokens }];
    case 'Convert':
      return [
        'Convert',
        {
          give: move.give,
          from: message(`resource.${move.from}`),
          get: move.get,
          to: message(`resource.${move.to}`),
        },
      ];
    case 'Unlock':
      return move.terrain === 'gain-priest' ? ['Unlock.priest', {}] : ['Unlock', { terrain: groundOf(move.terrain) }];
    case 'DeclineAll':
    case 'GainToken':
    case 'Drop':
    case 'Wait':
    case 'Done':
      return [move._tag, {}];
  }
};

const describe = (state: State, move: Move): Message => {
  const [key, params] = said(move);
  return message(`move.${key}`, { ...params, who: seatTitle(moverOf(state, move), state) });
};

/** A structure with its owner, who is the first letter; a tile by its name. */
const piece = (name: string, state: State): Message => {
  const [owner, kind] = [name.slice(0, 1), name.slice(1)];
  return /^\d/.test(name)
    ? message('structure', { kind: message(`kind.${kind}`), who: seatTitle(Number(owner), state) })
    : message('tile', { value: name });
};

/** Places that belong to a seat end in its number. */
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

/** Words are names of the tables, or lists of them, said as they are. */
const word = ({ kind }: Place, text: string): Message => {
  if (text === '') return message('word.nothing');
  if (kind === 'hex' || kind === 'home') return groundOf(text);
  return kind === 'faction' ? factionOf(text) : message('plain', { value: text });
};

/**
 * What people see and touch of Terra Mystica. Nothing is hidden in this game.
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
