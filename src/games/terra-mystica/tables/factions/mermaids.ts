import type { Faction } from '../faction.js';
import { common, commonCosts, commonIncome } from './common.js';

/** Mermaids: a faction that sails further and founds towns across a river hex. @rule TMY-17.14 */
export const mermaids = {
  ...common,
  id: 'mermaids',
  title: 'Mermaids',
  pack: 'base',
  board: 'blue',
  start: { coins: 15, workers: 3, priests: 0, power: [3, 9], cults: [0, 2, 0, 0], vp: 20, vp2017: 19 },
  costs: { ...commonCosts, SA: [4, 8] },
  income: {
    ...commonIncome,
    SH: { power: [0, 4] },
  },
  ground: { _tag: 'home', terrain: 'blue' },
  shipping: { _tag: 'track', start: 1, vp: [2, 3, 4, 5], advance: { coins: 4, priests: 1 } },
  stronghold: { _tag: 'ship', steps: 1 },
  linking: { _tag: 'river' },
} as const satisfies Faction;
