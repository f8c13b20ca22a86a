import type { Faction } from '../faction.js';
import { common, commonIncome } from './common.js';

/** Ice Maidens: a faction that starts with a favor tile and scores points for temples. @rule TMY-17.17 */
export const icemaidens = {
  ...common,
  id: 'icemaidens',
  title: 'Ice Maidens',
  pack: 'ice',
  board: 'ice',
  start: { coins: 15, workers: 3, priests: 0, power: [6, 6], cults: [0, 1, 0, 1], vp: 20, vp2017: 20 },
  income: {
    ...commonIncome,
    D: { workers: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
    SH: { power: [0, 4] },
  },
  ground: { _tag: 'ice' },
  digging: { _tag: 'track', workers: [3, 2, 1], advance: { workers: 1, coins: 5, priests: 1 }, vp: 6 },
  favors: { each: 1, atSetup: 1 },
  passing: { _tag: 'temples', vp: 3 },
} as const satisfies Faction;
