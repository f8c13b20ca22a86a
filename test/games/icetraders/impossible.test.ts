import { defaultOptions, game } from '../../../src/games/icetraders/index.js';
import { impossible } from '../../kit/impossible.js';

impossible({
  game,
  options: [
    { ...defaultOptions, players: 2 },
    { ...defaultOptions, players: 3, selfCheck: 'turn', turnLimit: 20 },
    { ...defaultOptions, fallenGood: 'lose' },
    { ...defaultOptions, players: 5, selfCheck: 'turn', firstTie: 'random' },
  ],
  plies: 90,
});
