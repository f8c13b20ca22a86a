import fc from 'fast-check';
import { game, type Options, defaultOptions } from '../../src/terra-mystica/index.js';
import { hostile } from '../kit/hostile.js';
import { laws } from '../kit/laws.js';
import { schemas } from '../kit/schemas.js';
import { vectors } from '../kit/vectors.js';

/** Tables of every size, map and option. */
export const optionSets: fc.Arbitrary<Options> = fc
  .record({
    players: fc.integer({ min: 2, max: 5 }),
    map: fc.constantFrom('original', 'fire-ice', 'fire-ice-2'),
    'leech-timing': fc.constantFrom('immediate', 'deferred'),
    'mini-expansion-1': fc.boolean(),
    'shipping-bonus': fc.boolean(),
    'temple-scoring-tile': fc.boolean(),
    'variable-turn-order': fc.boolean(),
    'fire-and-ice-final-scoring': fc.boolean(),
    'fire-and-ice-factions/ice': fc.boolean(),
    'fire-and-ice-factions/volcano': fc.boolean(),
    'fire-and-ice-factions/variable_v5': fc.boolean(),
    auction: fc.boolean(),
    'vp-variant': fc.constantFrom('standard', 'original_2017'),
  } as const)
  .map((chosen) => ({ ...defaultOptions, ...chosen }));

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
