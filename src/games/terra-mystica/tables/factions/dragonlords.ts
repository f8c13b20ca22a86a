import type { Faction } from '../faction.js';
import { common, commonCosts, commonIncome } from './common.js';

/** Dragonlords: a faction that pays for volcanoes with power tokens. @rule TMY-17.20 */
export const dragonlords = {
  ...common,
  id: 'dragonlords',
  title: 'Dragonlords',
  pack: 'volcano',
  board: 'volcano',
  start: { coins: 15, workers: 3, priests: 0, power: [4, 4], cults: [2, 0, 0, 0], vp: 20, vp2017: 24 },
  costs: { ...commonCosts, SH: [4, 8], SA: [4, 8] },
  income: {
    ...commonIncome,
    D: { workers: [0, 1, 2, 3, 3, 4, 5, 6, 6] },
  },
  ground: { _tag: 'volcano', price: { _tag: 'tokens', plain: 1, home: 2 } },
  digging: { _tag: 'none' },
  perSpade: { _tag: 'token' },
  stronghold: { _tag: 'tokens' },
} as const satisfies Faction;
