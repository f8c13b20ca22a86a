import { game, type Options } from '../../../src/games/terrafex/index.js';
import { impossible } from '../../kit/impossible.js';
import { customLayouts, defaults } from './kit.js';

impossible({
  game,
  options: [
    defaults,
    ...customLayouts.map((layout): Options => ({ ...defaults, layout })),
    { ...defaults, turnLimit: 5, quietLimit: 3, push: 1, support: 'line' },
    { ...defaults, layout: customLayouts[0]!, turnLimit: 20, quietLimit: 0, colouring: 'a1-white' },
  ],
  plies: 120,
});
