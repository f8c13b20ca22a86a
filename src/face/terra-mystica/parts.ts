/**
 * The moves of Terra Mystica as clicks.
 *
 * @packageDocumentation
 */
import type { Move, Split } from '../../terra-mystica/seen.js';
import { type Message, message } from '../message.js';
import type { Part } from '../part.js';
import { labelled } from '../telling.js';
import { english } from './english.js';

const plain = (value: string | number): Message => message('plain', { value });

const hex = (name: string): Part => labelled(english, 'hex', name);

const verb = (value: string): Part => labelled(english, 'verb', value, message(`verb.${value}`));

const number = (count: number): Part => labelled(english, 'number', count, plain(count));

const faction = (id: string): Part => labelled(english, 'faction', id, message(`faction.${id}`));

const cult = (name: string): Part => labelled(english, 'cult', name, message(`cult.${name}`));

const tile = (id: string): Part => labelled(english, 'tile', id);

const structure = (kind: string): Part => labelled(english, 'structure', kind, message(`kind.${kind}`));

const terrain = (name: string): Part => labelled(english, 'terrain', name, message(`ground.${name}`));

const resource = (name: string): Part => labelled(english, 'resource', name, message(`resource.${name}`));

/** Where tokens that leave the game come from, if the move says so. */
const tokens = (split: Split): readonly Part[] =>
  split === null ? [] : [labelled(english, 'tokens', split.join('-'), message('tokens', { value: split.join(', ') }))];

const answer = (word: 'accept' | 'decline', power: number, from: string): Part =>
  labelled(english, 'answer', `${word} ${power} ${from}`, message(word, { power, from: message(`faction.${from}`) }));

const sent = (name: string, steps: number | null): Part => {
  if (steps === null) return verb('send-best');
  if (steps === 1) return verb('send-back');
  return labelled(
    english,
    'cult-space',
    `${name}:${steps}`,
    message('place.cult-space', { cult: message(`cult.${name}`), steps }),
  );
};

const partsOf = (move: Move): readonly Part[] => {
  switch (move._tag) {
    case 'Setup':
      return [faction(move.faction)];
    case 'PickColor':
      return [terrain(move.color)];
    case 'Bid':
      return [verb('bid'), number(move.points)];
    case 'Take':
      return [faction(move.faction), number(move.place)];
    case 'Build':
      return [hex(move.hex), structure('D'), ...tokens(move.from)];
    case 'Transform':
      return [hex(move.hex), verb('transform'), ...(move.to === null ? [] : [terrain(move.to)]), ...tokens(move.from)];
    case 'Dig':
      return [verb('dig'), number(move.spades)];
    case 'Upgrade':
      return [hex(move.hex), structure(move.to)];
    case 'Advance':
      return [labelled(english, 'track', move.track, message(`place.track.${move.track}`))];
    case 'Send':
      return [cult(move.cult), sent(move.cult, move.steps)];
    case 'Action':
      return [labelled(english, 'space', move.space), ...tokens(move.from)];
    case 'Pass':
      return [move.tile === null ? verb('pass') : tile(move.tile)];
    case 'Leech':
      return [answer('accept', move.power, move.from)];
    case 'Decline':
      return [answer('decline', move.power, move.from)];
    case 'DeclineAll':
      return [verb('decline-all')];
    case 'Favor':
      return [tile(move.tile)];
    case 'Town':
      return [tile(move.tile), ...(move.count === 1 ? [] : [number(move.count)])];
    case 'Step':
      return [cult(move.cult), verb('step'), number(move.steps)];
    case 'Lose':
      return [cult(move.cult), verb('lose'), number(move.steps)];
    case 'GiveUp':
      return [
        labelled(english, 'verb', `give-up-${move.what}`, message('give-up', { what: message(`waste.${move.what}`) })),
      ];
    case 'Bridge':
      return [hex(move.a), hex(move.b)];
    case 'Connect':
      return [hex(move.river), verb('connect')];
    case 'ConnectHexes':
      return [...move.hexes.map(hex), verb('connect')];
    case 'Burn':
      return [verb('burn'), number(move.tokens)];
    case 'Convert':
      return [resource(move.from), resource(move.to), number(move.give), number(move.get)];
    case 'Unlock':
      return [move.terrain === 'gain-priest' ? verb('unlock-priest') : terrain(move.terrain)];
    case 'GainToken':
      return [verb('gain-token')];
    case 'Drop':
      return [faction(move.faction), verb('drop')];
    case 'Wait':
      return [verb('wait')];
    case 'Done':
      return [verb('done')];
  }
};

/** The parts of a move; where several seats may act, the faction that moves comes first. */
export const parts = (move: Move): readonly Part[] =>
  move.by === null ? partsOf(move) : [faction(move.by), ...partsOf(move)];

/** A bridge may be begun at either end. */
export const orders = (own: readonly Part[]): readonly (readonly Part[])[] => {
  const [a, b, ...rest] = own;
  return a?.kind === 'hex' && b?.kind === 'hex' && rest.length === 0 ? [[b, a]] : [];
};
