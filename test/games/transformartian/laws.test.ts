import { defaultOptions, game, squares } from '../../../src/games/transformartian/index.js';
import { hostile } from '../../kit/hostile.js';
import { laws } from '../../kit/laws.js';
import { schemas } from '../../kit/schemas.js';
import { vectors } from '../../kit/vectors.js';
import { optionSets, slide } from './kit.js';

const candidates = [
  ...['R', 'Y', 'B', 'G', 'P', 'O'].map((colour) => `miss=${colour}`),
  ...squares.flatMap((first) =>
    squares.filter((_, index) => index % 3 === 0).flatMap((second) => [`${first}-${second}=R`, `${first}-${second}=O`]),
  ),
];

laws({ game, options: optionSets, maxPlies: 60, candidates, runs: 25 });
hostile(game, [
  defaultOptions,
  { ...defaultOptions, players: 3, teams: 3, sameShape: 'scores', turnLimit: 40 },
  { ...defaultOptions, players: 6, target: 5, miss: 'turn', exxtra: {} },
  { ...defaultOptions, grid: slide, shapes: ['U', 'P', 'hook', 'W', '..o/oo./.oo'] },
]);
vectors(game);
schemas(game, optionSets);
