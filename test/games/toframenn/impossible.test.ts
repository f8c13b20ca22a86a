import { defaultOptions, game } from '../../../src/games/toframenn/index.js';
import { impossible } from '../../kit/impossible.js';
import { rosters, withOptions } from './kit.js';

impossible({
  game,
  options: [
    defaultOptions,
    withOptions({ pool: 'set24', build: 'stack', quietLimit: 20, plyLimit: 60 }),
    withOptions({ pool: 'four', nullDuels: false, bothFall: 'count', plyLimit: 30 }),
    withOptions({ lightRoster: rosters.mixed, darkRoster: rosters.equal, build: 'stack' }),
  ],
  plies: 120,
});
