import type { Faction } from '../faction.js';
import { common, commonCosts } from './common.js';

/** Halflings: a faction that scores points for spades, and gains three spades from its stronghold. @rule TMY-17.9 */
export const halflings = {
  ...common,
  id: 'halflings',
  title: 'Halflings',
  pack: 'base',
  board: 'brown',
  start: { coins: 15, workers: 3, priests: 0, power: [3, 9], cults: [0, 0, 1, 1], vp: 20, vp2017: 20 },
  costs: { ...commonCosts, SH: [4, 8] },
  ground: { _tag: 'home', terrain: 'brown' },
  digging: { _tag: 'track', workers: [3, 2, 1], advance: { workers: 2, coins: 1, priests: 1 }, vp: 6 },
  perSpade: { _tag: 'vp', vp: 1 },
  stronghold: { _tag: 'spades', spades: 3 },
} as const satisfies Faction;
