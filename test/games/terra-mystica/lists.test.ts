/** The list of legal moves compared with the check: the list of a position is exactly the set of all possible moves that are legal. */
import { isLeft } from 'fp-ts/Either';
import { describe, expect } from 'vitest';
import { ownSpaces } from '../../../src/games/terra-mystica/engine/spaces.js';
import { boardOf, game, legalMoves, type Move, type State } from '../../../src/games/terra-mystica/index.js';
import { cults, kinds, rates } from '../../../src/games/terra-mystica/tables/pieces.js';
import { grounds, ring } from '../../../src/games/terra-mystica/tables/terrain.js';
import { bonusTiles, favorTiles, townTiles } from '../../../src/games/terra-mystica/tables/tiles.js';
import { moveText } from '../../../src/games/terra-mystica/text/move-text.js';
import { after, type Hand, rule, type Scene, scene } from './kit.js';

/** Every canonical text of a move within a turn, without splits of tokens and smaller spaces for priests. */
const universe = (state: State): readonly string[] => {
  const { names, lands, spans } = boardOf(state.switches.map);
  const hexes = lands.map((hex) => names[hex]!);
  return [
    ...hexes.flatMap((hex) => [
      `build ${hex}`,
      ...grounds.slice(0, 9).map((ground) => `transform ${hex} to ${ground}`),
      ...kinds.slice(1).map((kind) => `upgrade ${hex} to ${kind}`),
    ]),
    ...[1, 2, 3, 4, 5, 6].map((spades) => `dig ${spades}`),
    ...['advance ship', 'advance dig', 'burn 1', 'done', 'pass', 'gain P3 for VP'],
    ...bonusTiles.map(({ id }) => `pass ${id}`),
    ...favorTiles.map(({ id }) => `+${id}`),
    ...townTiles.map(({ id }) => `+${id}`),
    ...cults.flatMap((cult) => [`send p to ${cult}`, `+${cult}`, `+2${cult}`, `-3${cult}`, `-4${cult}`]),
    ...['ACT1', 'ACT2', 'ACT3', 'ACT4', 'ACT5', 'ACT6', ...ownSpaces].map((space) => `action ${space}`),
    ...spans.map(([a, b]) => `bridge ${names[a]!}:${names[b]!}`),
    ...names.filter((name) => name.startsWith('r')).map((river) => `connect ${river}`),
    ...rates.map(({ give, from, to }) => `convert ${give}${from} to 1${to}`),
    ...['convert 1VP to 1C', 'convert 2C to 1VP', 'convert 1W to 1P', 'convert 2W to 2P', 'convert 3W to 3P'],
    ...ring.flatMap((color) => [`pick-color ${color}`, `unlock-terrain ${color}`]),
    'unlock-terrain gain-priest',
    ...['SPADE', 'BRIDGE', 'FREE_D', 'FREE_TP', 'FREE_TF', 'GAIN_P3_FOR_VP'].map((what) => `-${what}`),
  ];
};

const read = (text: string): Move => {
  const move = moveText.parse(text);
  if (isLeft(move)) throw new Error(text);
  return move.right;
};

/** True if the list intentionally omits a form of a move. */
const isOther = (text: string): boolean => / from \d|^send .* for /.test(text);

const rich: Hand = { workers: 20, coins: 40, priests: 3, bowl1: 0, bowl2: 2, bowl3: 10 };
const table = (name: Scene['seats'][number][0], hand: Hand, more: Partial<Scene> = {}): State =>
  scene({
    seats: [
      [name, { ...rich, bonus: 0, ...hand }],
      ['engineers', { bonus: 2 }],
    ],
    hexes: { D4: '0D', A1: '0TP', E7: '0SH', G3: '0TE', E6: '1D', I9: '1TP' },
    ...more,
  });

const starts: readonly (readonly [string, State])[] = [
  ['Giants', table('giants', { favors: 1 << 5 })],
  ['Nomads', table('nomads', { shipping: 2, digging: 2 })],
  ['Halflings', table('halflings', { bonus: 3 })],
  ['Chaos Magicians', table('chaosmagicians', { bonus: 1 })],
  ['Fakirs', table('fakirs', { range: 2 })],
  ['Yetis', table('yetis', { terrain: 'red', bowl3: 4 })],
  ['Auren', table('auren', {})],
  ['Witches', table('witches', {})],
  ['Swarmlings', table('swarmlings', {})],
  ['Alchemists', table('alchemists', { vp: 1 })],
  ['Acolytes', table('acolytes', { terrain: 'red', cults: [3, 2, 4, 0] })],
  ['Dragonlords', table('dragonlords', { terrain: 'red', bowl2: 0, bowl3: 8 })],
  ['Riverwalkers', table('riverwalkers', { terrain: 'red', locked: 6, priestsDue: 1 })],
  ['Shapeshifters', table('shapeshifters', { terrain: 'blue', tokens: 1, bowl2: 0, bowl3: 8 })],
  ['Darklings', table('darklings', { ordain: 3 })],
  ['the last round', table('giants', {}, { state: { round: 6 } })],
];

describe('the list is what is legal', () => {
  rule('TMY-19.10', 'of all moves of a turn, in positions of many factions and one move later', () => {
    for (const [title, start] of starts) {
      const moves = universe(start).map(read);
      // Try one move of each kind, to reach positions in the middle of actions.
      const kinds = new Map(
        legalMoves(start).map((move) => [moveText.print(move).split(' ').slice(0, 2).join(' '), move]),
      );
      const next = [...kinds.values()]
        .map((move) => moveText.print(move))
        .filter((text) => !/^(build|upgrade|pass|done)/.test(text));
      for (const state of [start, ...next.map((text) => after(start, text))]) {
        const legal = moves.filter((move) => !isLeft(game.check(move)(state))).map(moveText.print);
        const listed = legalMoves(state).map(moveText.print);
        expect(new Set(listed).size).toBe(listed.length);
        expect([title, listed.filter((text) => !isOther(text)).sort()]).toEqual([title, legal.sort()]);
      }
    }
  });
});
