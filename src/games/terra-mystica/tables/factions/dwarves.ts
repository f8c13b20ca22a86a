import type { Faction } from '../faction.js';
import { common, commonIncome } from './common.js';

/** Dwarves: a faction that tunnels instead of sailing. @rule TMY-17.10 */
export const dwarves = {
  ...common,
  id: 'dwarves',
  title: 'Dwarves',
  pack: 'base',
  board: 'gray',
  start: { coins: 15, workers: 3, priests: 0, power: [5, 7], cults: [0, 0, 2, 0], vp: 20, vp2017: 20 },
  income: {
    ...commonIncome,
    TP: { coins: [0, 3, 5, 7, 10], power: [0, 1, 2, 4, 6] },
  },
  ground: { _tag: 'home', terrain: 'gray' },
  shipping: { _tag: 'none' },
  skipping: { _tag: 'tunnel', workers: 2, withStronghold: 1, vp: 4 },
} as const satisfies Faction;
