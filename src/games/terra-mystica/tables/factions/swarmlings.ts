import type { Faction } from '../faction.js';
import { common, commonCosts, commonIncome } from './common.js';

/** Swarmlings: a rich faction that has expensive structures and gains workers for towns. @rule TMY-17.15 */
export const swarmlings = {
  ...common,
  id: 'swarmlings',
  title: 'Swarmlings',
  pack: 'base',
  board: 'blue',
  start: { coins: 20, workers: 8, priests: 0, power: [3, 9], cults: [1, 1, 1, 1], vp: 20, vp2017: 22 },
  costs: { ...commonCosts, D: [2, 3], TP: [3, 4], TE: [3, 6], SH: [5, 8], SA: [5, 8] },
  income: {
    ...commonIncome,
    D: { workers: [2, 3, 4, 5, 6, 7, 8, 9, 9] },
    TP: { coins: [0, 2, 4, 6, 9], power: [0, 2, 4, 6, 8] },
    SH: { power: [0, 4] },
    SA: { priests: [0, 2] },
  },
  ground: { _tag: 'home', terrain: 'blue' },
  actions: [
    { space: 'ACTS', needs: 'stronghold', often: 'once', price: { _tag: 'free' }, gain: { _tag: 'trading-house' } },
  ],
  founding: { vp: 0, workers: 3 },
} as const satisfies Faction;
