import type { Faction } from '../faction.js';
import { common, commonCosts, commonIncome } from './common.js';

/** Darklings: a faction that pays priests for spades, scores points for them, and can turn workers into priests once. @rule TMY-17.3 */
export const darklings = {
  ...common,
  id: 'darklings',
  title: 'Darklings',
  pack: 'base',
  board: 'black',
  start: { coins: 15, workers: 1, priests: 1, power: [5, 7], cults: [0, 1, 1, 0], vp: 20, vp2017: 15 },
  costs: { ...commonCosts, SA: [4, 10] },
  income: {
    ...commonIncome,
    SA: { priests: [0, 2] },
  },
  ground: { _tag: 'home', terrain: 'black' },
  digging: { _tag: 'priests', priests: 1, vp: 2 },
  stronghold: { _tag: 'ordain', workers: 3 },
} as const satisfies Faction;
