import { defaultOptions, game } from '../../../src/games/icetraders/index.js';
import { hostile } from '../../kit/hostile.js';
import { laws } from '../../kit/laws.js';
import { schemas } from '../../kit/schemas.js';
import { vectors } from '../../kit/vectors.js';
import { optionSets } from './kit.js';

const names = ['R', 'Y', 'G', 'B'].flatMap((colour) => [1, 2, 3].map((size) => `${colour}${size}`));

const candidates = [
  ...['good', 'evil', 'pass', 'stop', 'decline', 'pick:R1R1', 'pick:Y2B3'],
  ...['rd:R1R1R1@1=R1', 'rd:R1Y1G1@2=B3', 'rd:G1G2G3@3=Y2'],
  ...names.flatMap((name) =>
    [1, 2, 7, 61].flatMap((system) => [
      ...['place', 'build', 'sac', 'found', 'enterprise'].map((verb) => `${verb}:${name}@${system}`),
      ...['destroy', 'reduce', 'revolt'].flatMap((verb) => [0, 1, 4].map((seat) => `${verb}:${seat}${name}@${system}`)),
      ...['trade', 'grow'].flatMap((verb) => ['R1', 'G2', 'B3'].map((other) => `${verb}:${name}@${system}=${other}`)),
      `move:${name}@${system}-1`,
      `move:${name}@1-${system}`,
    ]),
  ),
];

laws({ game, options: optionSets, maxPlies: 60, candidates, hides: true });
hostile(
  game,
  [
    { ...defaultOptions, players: 2 },
    { ...defaultOptions, players: 3, selfCheck: 'turn', turnLimit: 20 },
    { ...defaultOptions, fallenGood: 'lose' },
    { ...defaultOptions, players: 5, selfCheck: 'turn', firstTie: 'random' },
  ],
  6000,
  60,
);
schemas(game, optionSets);
vectors(game);
