import { defaultOptions, game } from '../../../src/games/transformartian/index.js';
import { impossible } from '../../kit/impossible.js';
import { slide } from './kit.js';

impossible({
  game,
  options: [
    defaultOptions,
    { ...defaultOptions, players: 3, teams: 3, sameShape: 'scores', turnLimit: 40 },
    { ...defaultOptions, players: 6, target: 5, miss: 'turn', exxtra: {} },
    { ...defaultOptions, grid: slide, shapes: ['U', 'P', 'hook', 'W', '..o/oo./.oo'] },
  ],
  plies: 80,
});
