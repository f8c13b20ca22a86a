import type { Faction } from '../faction.js';
import { common, commonCosts } from './common.js';

/** Cultists: a faction that gains a cult step when a neighbour takes power from its building. @rule TMY-17.8 */
export const cultists = {
  ...common,
  id: 'cultists',
  title: 'Cultists',
  pack: 'base',
  board: 'brown',
  start: { coins: 15, workers: 3, priests: 0, power: [5, 7], cults: [1, 0, 1, 0], vp: 20, vp2017: 16 },
  costs: { ...commonCosts, SH: [4, 8], SA: [4, 8] },
  ground: { _tag: 'home', terrain: 'brown' },
  stronghold: { _tag: 'vp', vp: 7 },
  neighbours: { _tag: 'step' },
} as const satisfies Faction;
