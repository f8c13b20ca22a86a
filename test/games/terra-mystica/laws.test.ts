import { defaultOptions, game } from '../../../src/games/terra-mystica/index.js';
import { hostile } from '../../kit/hostile.js';
import { laws } from '../../kit/laws.js';
import { schemas } from '../../kit/schemas.js';
import { vectors } from '../../kit/vectors.js';
import { optionSets } from './kit.js';

laws({ game, options: optionSets, maxPlies: 260, runs: 20 });
hostile(
  game,
  [
    defaultOptions,
    {
      ...defaultOptions,
      players: 5,
      'leech-timing': 'deferred',
      'fire-and-ice-factions/ice': true,
      'fire-and-ice-factions/volcano': true,
      'fire-and-ice-factions/variable_v5': true,
    },
  ],
  2000,
  150,
);
schemas(game, optionSets, 200);
vectors(game);
