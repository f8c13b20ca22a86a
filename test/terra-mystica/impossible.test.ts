/** The law of impossible positions, over all factions, maps, both ways of answering, auctions and options. */
import { defaultOptions, type Options } from '../../src/terra-mystica/index.js';
import { game } from '../../src/terra-mystica/index.js';
import { impossible } from '../kit/impossible.js';

const everything: Options = {
  ...defaultOptions,
  'mini-expansion-1': true,
  'shipping-bonus': true,
  'temple-scoring-tile': true,
  'fire-and-ice-final-scoring': true,
  'fire-and-ice-factions/ice': true,
  'fire-and-ice-factions/volcano': true,
  'fire-and-ice-factions/variable_v5': true,
};

const options: readonly Options[] = [
  { ...defaultOptions, players: 2 },
  { ...defaultOptions, players: 3, 'leech-timing': 'deferred', 'strict-leech': false },
  { ...everything, players: 5, 'leech-timing': 'deferred', 'variable-turn-order': true },
  { ...everything, players: 4, map: 'fire-ice', auction: true },
  { ...everything, players: 3, map: 'fire-ice-2', 'variable-turn-order': true, 'strict-darkling-sh': false },
  { ...everything, players: 5, auction: true, 'leech-timing': 'deferred', 'manual-fav5': true },
  {
    ...everything,
    players: 4,
    'fire-and-ice-factions/variable_v5': false,
    'fire-and-ice-factions/variable_v2': true,
    'vp-variant': 'original_2017',
  },
];

impossible({ game, options, plies: 400 });
