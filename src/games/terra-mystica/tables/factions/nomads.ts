import type { Faction } from '../faction.js';
import { common, commonCosts, commonIncome } from './common.js';

/** Nomads: a faction that starts with three dwellings and has a sandstorm action. @rule TMY-17.13 */
export const nomads = {
  ...common,
  id: 'nomads',
  title: 'Nomads',
  pack: 'base',
  board: 'yellow',
  start: { coins: 15, workers: 2, priests: 0, power: [5, 7], cults: [1, 0, 1, 0], vp: 20, vp2017: 19 },
  costs: { ...commonCosts, SH: [4, 8] },
  income: {
    ...commonIncome,
    TP: { coins: [0, 2, 4, 7, 11], power: [0, 1, 2, 3, 4] },
  },
  ground: { _tag: 'home', terrain: 'yellow' },
  actions: [
    { space: 'ACTN', needs: 'stronghold', often: 'once', price: { _tag: 'free' }, gain: { _tag: 'sandstorm' } },
  ],
  dwellings: { _tag: 'three' },
} as const satisfies Faction;
