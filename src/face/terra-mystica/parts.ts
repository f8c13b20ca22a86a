/**
 * The moves of Terra Mystica as sequences of clicks.
 *
 * @packageDocumentation
 */
import { type ByTag, byTag } from '../../core/values/by-tag.js';
import type { Move, Split } from '../../games/terra-mystica/seen.js';
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

/** The click for the bowls from which tokens leave the game; no click if the move does not name the bowls. */
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

const partsOf: ByTag<Move, readonly Part[]> = {
  Setup: (move) => [faction(move.faction)],
  PickColor: ({ color }) => [terrain(color)],
  Bid: ({ points }) => [verb('bid'), number(points)],
  Take: (move) => [faction(move.faction), number(move.place)],
  Build: (move) => [hex(move.hex), structure('D'), ...tokens(move.from)],
  Transform: (move) => [
    hex(move.hex),
    verb('transform'),
    ...(move.to === null ? [] : [terrain(move.to)]),
    ...tokens(move.from),
  ],
  Dig: ({ spades }) => [verb('dig'), number(spades)],
  Upgrade: (move) => [hex(move.hex), structure(move.to)],
  Advance: ({ track }) => [labelled(english, 'track', track, message(`place.track.${track}`))],
  Send: (move) => [cult(move.cult), sent(move.cult, move.steps)],
  Action: ({ space, from }) => [labelled(english, 'space', space), ...tokens(from)],
  Pass: (move) => [move.tile === null ? verb('pass') : tile(move.tile)],
  Leech: ({ power, from }) => [answer('accept', power, from)],
  Decline: ({ power, from }) => [answer('decline', power, from)],
  DeclineAll: () => [verb('decline-all')],
  Favor: (move) => [tile(move.tile)],
  Town: (move) => [tile(move.tile), ...(move.count === 1 ? [] : [number(move.count)])],
  Step: (move) => [cult(move.cult), verb('step'), number(move.steps)],
  Lose: (move) => [cult(move.cult), verb('lose'), number(move.steps)],
  GiveUp: ({ what }) => [
    labelled(english, 'verb', `give-up-${what}`, message('give-up', { what: message(`waste.${what}`) })),
  ],
  Bridge: ({ a, b }) => [hex(a), hex(b)],
  Connect: ({ river }) => [hex(river), verb('connect')],
  ConnectHexes: ({ hexes }) => [...hexes.map(hex), verb('connect')],
  Burn: (move) => [verb('burn'), number(move.tokens)],
  Convert: ({ from, to, give, get }) => [resource(from), resource(to), number(give), number(get)],
  Unlock: (move) => [move.terrain === 'gain-priest' ? verb('unlock-priest') : terrain(move.terrain)],
  GainToken: () => [verb('gain-token')],
  Drop: (move) => [faction(move.faction), verb('drop')],
  Wait: () => [verb('wait')],
  KeepKey: () => [verb('keep-key')],
  LeechAny: ({ power }) => [verb('leech'), number(power)],
  Correct: ({ what, amount }) => [verb('correct'), resource(what), number(amount)],
  Done: () => [verb('done')],
};

/** The clicks that make up a move. If several seats may act, the faction that moves is clicked first. */
export const parts = (move: Move): readonly Part[] =>
  move.by === null ? byTag(partsOf, move) : [faction(move.by), ...byTag(partsOf, move)];

/** The other orders of clicks for a move: the two ends of a bridge can be clicked in either order. */
export const orders = (own: readonly Part[]): readonly (readonly Part[])[] => {
  const [a, b, ...rest] = own;
  return a?.kind === 'hex' && b?.kind === 'hex' && rest.length === 0 ? [[b, a]] : [];
};
