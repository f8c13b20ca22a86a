/** Refusals of digging and building name what the faction pays with and what it builds on, in English and in German. */
import { isLeft } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { parseMoveIn } from '../../../src/core/index.js';
import { german } from '../../../src/face/german/index.js';
import { say, terraMysticaFace } from '../../../src/face/index.js';
import { type FactionId, game, type State } from '../../../src/games/terra-mystica/index.js';
import { after, game0, type Hand, type Scene, scene } from './kit.js';

const reason = (state: State, text: string): string => {
  const move = parseMoveIn(game)(text)(state);
  if (isLeft(move)) throw new Error(move.left.reason);
  const checked = game.check(move.right)(state);
  return isLeft(checked) ? checked.left.text : 'legal';
};

/** A faction with a dwelling on D4, beside Mermaids, with the given hand and grounds. */
const pioneer = (faction: FactionId, hand: Hand, ground: Scene['ground'] = {}): State =>
  scene({
    seats: [[faction, { workers: 9, coins: 9, ...hand }], ['mermaids']],
    hexes: { D4: '0D', F3: '1D' },
    ground: { F3: 'blue', ...ground },
  });

const foreign = { terrain: 'red' } as const;
const acolytes = (...cults: readonly number[]): State => pioneer('acolytes', { ...foreign, cults });
const dragonlords = (bowl2: number): State => pioneer('dragonlords', { ...foreign, bowl1: 0, bowl2, bowl3: 0 });
const ancient = pioneer('dragonlords', foreign, { D5: 'volcano' });

describe.each<readonly [title: string, state: State, move: string, english: string, german: string]>([
  [
    'Acolytes pay with steps',
    acolytes(2, 2, 2, 2),
    'dig 1',
    'the seat is not high enough on any cult track to pay for a volcano on a hex in reach',
    'auf keiner Kultleiste steht dieser Platz hoch genug, um einen Vulkan auf einem Feld in Reichweite zu bezahlen',
  ],
  [
    'Acolytes pay with steps for this hex',
    after(acolytes(3, 0, 0, 0), 'dig 1'),
    'transform D5 to volcano',
    'the seat is not high enough on any cult track to pay for a volcano on this hex',
    'auf keiner Kultleiste steht dieser Platz hoch genug, um einen Vulkan auf diesem Feld zu bezahlen',
  ],
  [
    'Acolytes build for the same price',
    after(acolytes(3, 0, 0, 0), 'dig 1'),
    'build D5',
    'the seat is not high enough on any cult track to pay for a volcano on this hex',
    'auf keiner Kultleiste steht dieser Platz hoch genug, um einen Vulkan auf diesem Feld zu bezahlen',
  ],
  [
    'Dragonlords pay with tokens',
    dragonlords(0),
    'dig 1',
    'the seat does not have enough power tokens to pay for a volcano on a hex in reach',
    'für einen Vulkan auf einem Feld in Reichweite fehlen Machtchips',
  ],
  [
    'Dragonlords pay with tokens for this hex',
    after(dragonlords(1), 'dig 1'),
    'transform D5 to volcano',
    'the seat does not have enough power tokens to pay for a volcano on this hex',
    'für einen Vulkan auf diesem Feld fehlen Machtchips',
  ],
  [
    'Dragonlords finish a volcano, not spades',
    after(ancient, 'dig 1'),
    'build D5',
    'first make the volcano that this action has begun',
    'erst muss der begonnene Vulkan entstehen',
  ],
  [
    'Nomads finish a sandstorm, not spades',
    after(
      scene({
        seats: [['nomads'], ['mermaids']],
        hexes: { E8: '0SH', F3: '1D' },
        ground: { F3: 'blue', E7: 'yellow', D5: 'brown' },
      }),
      'action ACTN',
    ),
    'build E7',
    'use or give up the sandstorm first',
    'erst muss der Sandsturm genutzt oder aufgegeben werden',
  ],
  [
    'Darklings pay with priests',
    pioneer('darklings', { priests: 0 }),
    'dig 1',
    'the seat does not have enough priests for the spades',
    'für die Spaten fehlen Priester',
  ],
  ...(['giants', 'shapeshifters', 'yetis', 'icemaidens'] as const).map(
    (faction) =>
      [
        `${faction} pay with workers`,
        pioneer(faction, { ...(faction === 'giants' ? {} : foreign), workers: 1 }),
        'dig 1',
        'the seat does not have enough workers for the spades',
        'für die Spaten fehlen Arbeiter',
      ] as const,
  ),
  [
    'Giants need two spades',
    pioneer('giants', { workers: 5, bowl1: 12, bowl2: 0 }),
    'dig 1',
    'no hex in reach needs exactly this many spades',
    'kein Feld in Reichweite braucht genau so viele Spaten',
  ],
  [
    'Riverwalkers do not dig',
    pioneer('riverwalkers', foreign),
    'dig 1',
    'this faction cannot dig',
    'dieses Volk gräbt nicht',
  ],
  ['Yetis build on ice', pioneer('yetis', foreign), 'build D5', 'the hex is not ice', 'das Feld ist kein Eis'],
  [
    'Acolytes build on volcanoes',
    acolytes(0, 0, 0, 0),
    'build D5',
    'the hex is not a volcano',
    'das Feld ist kein Vulkan',
  ],
  [
    'Riverwalkers build on unlocked terrain',
    pioneer('riverwalkers', foreign),
    'build D5',
    'the seat has not unlocked the terrain of this hex',
    'die Landschaft dieses Feldes ist nicht freigeschaltet',
  ],
  [
    'Ice Maidens begin on their starting terrain',
    game0(
      { players: 2, 'fire-and-ice-factions/ice': true },
      'setup icemaidens',
      'pick-color red',
      '+FAV11',
      'setup witches',
    ),
    'build A1',
    'the hex is not the starting terrain of this seat',
    'das Feld ist nicht die Startlandschaft dieses Platzes',
  ],
])('%s', (_title, state, move, english, inGerman) => {
  test(english, () => {
    expect(reason(state, move)).toBe(english);
    expect(german.games['terra-mystica'].texts[english]).toBe(inGerman);
  });
});

test('a volcano that is begun is not told as a spade', () => {
  const dig = { _tag: 'Dig', by: null, spades: 1 } as const;
  const told = (state: State) => terraMysticaFace.describe(state, dig);
  expect(say([terraMysticaFace.english])(told(dragonlords(2)))).toBe('Dragonlords begin a volcano');
  expect(say([german.games['terra-mystica'], terraMysticaFace.english])(told(acolytes(9, 0, 0, 0)))).toMatch(
    /: einen Vulkan beginnen$/,
  );
  expect(say([terraMysticaFace.english])(told(pioneer('giants', {})))).toBe('Giants dig a spade');
});
