import type { Faction } from '../faction.js';
import { common, commonCosts, commonIncome } from './common.js';

/** Acolytes: a faction that pays for volcanoes with cult steps. @rule TMY-17.19 */
export const acolytes = {
  ...common,
  id: 'acolytes',
  title: 'Acolytes',
  pack: 'volcano',
  board: 'volcano',
  start: { coins: 15, workers: 3, priests: 0, power: [6, 6], cults: [3, 3, 3, 3], vp: 20, vp2017: 23 },
  costs: { ...commonCosts, SH: [4, 8], SA: [4, 8] },
  income: {
    ...commonIncome,
    D: { workers: [0, 1, 2, 3, 3, 4, 5, 6, 6] },
  },
  ground: { _tag: 'volcano', price: { _tag: 'steps', plain: 3, home: 4 } },
  digging: { _tag: 'none' },
  perSpade: { _tag: 'step' },
  preaching: { extra: 1 },
} as const satisfies Faction;
