import type { Faction } from '../faction.js';
import { common, commonCosts, commonIncome } from './common.js';

/** Fakirs: a faction that flies on carpets instead of sailing. @rule TMY-17.12 */
export const fakirs = {
  ...common,
  id: 'fakirs',
  title: 'Fakirs',
  pack: 'base',
  board: 'yellow',
  start: { coins: 15, workers: 3, priests: 0, power: [7, 5], cults: [1, 0, 0, 1], vp: 20, vp2017: 33 },
  costs: { ...commonCosts, SH: [4, 10] },
  income: {
    ...commonIncome,
    SH: { priests: [0, 1] },
  },
  ground: { _tag: 'home', terrain: 'yellow' },
  digging: { _tag: 'track', workers: [3, 2], advance: { workers: 2, coins: 5, priests: 1 }, vp: 6 },
  shipping: { _tag: 'none' },
  skipping: { _tag: 'carpet', priests: 1, range: 1, maxRange: 4, vp: 4 },
  stronghold: { _tag: 'range', steps: 1 },
} as const satisfies Faction;
