import type { Faction } from '../faction.js';
import { common, commonIncome } from './common.js';

/** Yetis: a faction that pays less for power actions and, with its stronghold, may even use spaces that are taken. @rule TMY-17.18 */
export const yetis = {
  ...common,
  id: 'yetis',
  title: 'Yetis',
  pack: 'ice',
  board: 'ice',
  start: { coins: 15, workers: 3, priests: 0, power: [0, 12], cults: [0, 0, 1, 1], vp: 20, vp2017: 22 },
  income: {
    ...commonIncome,
    D: { workers: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
    TP: { coins: [0, 2, 4, 6, 8], power: [0, 2, 4, 6, 8] },
    SH: { power: [0, 4] },
  },
  powerValues: { D: 1, TP: 2, TE: 2, SH: 4, SA: 4 },
  ground: { _tag: 'ice' },
  digging: { _tag: 'track', workers: [3, 2, 1], advance: { workers: 1, coins: 5, priests: 1 }, vp: 6 },
  powerUse: { _tag: 'thrifty', discount: 1 },
} as const satisfies Faction;
