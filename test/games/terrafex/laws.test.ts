import fc from 'fast-check';
import { game, type Options, squares } from '../../../src/games/terrafex/index.js';
import { hostile } from '../../kit/hostile.js';
import { laws } from '../../kit/laws.js';
import { schemas } from '../../kit/schemas.js';
import { vectors } from '../../kit/vectors.js';
import { customLayouts, defaults, drawnSets, optionSets } from './kit.js';

const candidates = [
  'R1',
  'R2',
  'R3',
  ...squares.flatMap((square) => [`G@${square}`, `G^${square}`, `Y@${square}`, `Y^${square}`]),
  ...squares.flatMap((square) =>
    [1, 2, 3].flatMap((size) => [`R${size}@${square}`, `R${size}^${square}`, `R${size}x${square}`]),
  ),
  ...squares.flatMap((from) => ['a1', 'd4', 'h7', 'd5', 'e4'].map((to) => `B${from}>${to}`)),
];

laws({ game, options: fc.oneof({ weight: 3, arbitrary: optionSets }, drawnSets), maxPlies: 120, candidates });
hostile(game, [defaults, ...customLayouts.map((layout): Options => ({ ...defaults, layout }))]);
vectors(game);
schemas(game, fc.oneof(optionSets, drawnSets));
