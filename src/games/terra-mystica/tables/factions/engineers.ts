import type { Faction } from '../faction.js';
import { common, commonCosts, commonIncome } from './common.js';

/** Engineers: a faction that has cheap structures, pays for bridges with workers, and scores points for bridges. @rule TMY-17.11 */
export const engineers = {
  ...common,
  id: 'engineers',
  title: 'Engineers',
  pack: 'base',
  board: 'gray',
  start: { coins: 10, workers: 2, priests: 0, power: [3, 9], cults: [0, 0, 0, 0], vp: 20, vp2017: 16 },
  costs: { ...commonCosts, D: [1, 1], TP: [1, 2], TE: [1, 4], SH: [3, 6], SA: [3, 6] },
  income: {
    ...commonIncome,
    D: { workers: [0, 1, 2, 2, 3, 4, 4, 5, 6] },
    TE: { priests: [0, 1, 1, 2], power: [0, 0, 5, 5] },
  },
  ground: { _tag: 'home', terrain: 'gray' },
  actions: [
    {
      space: 'ACTE',
      needs: 'nothing',
      often: 'always',
      price: { _tag: 'workers', workers: 2 },
      gain: { _tag: 'bridge' },
    },
  ],
  passing: { _tag: 'bridges', vp: 3 },
} as const satisfies Faction;
