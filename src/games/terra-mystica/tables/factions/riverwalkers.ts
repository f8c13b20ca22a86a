import type { Faction, PriestsSeam } from '../faction.js';
import { common, commonIncome } from './common.js';

/** The Riverwalkers' priests: one is in the supply, and the others are on the cycle. Unlocking a terrain costs coins. */
const unlocking = (coins: number, homeCoins: number): PriestsSeam => ({ _tag: 'cycle', supply: 1, coins, homeCoins });

/** Riverwalkers: a faction that lives along the river, on terrains that its priests unlock. @rule TMY-17.21 */
export const riverwalkers = {
  ...common,
  id: 'riverwalkers',
  title: 'Riverwalkers',
  pack: 'variable',
  board: 'variable',
  start: { coins: 15, workers: 3, priests: 0, power: [10, 2], cults: [1, 0, 0, 1], vp: 20, vp2017: 21 },
  income: {
    ...commonIncome,
    D: { workers: [1, 2, 3, 3, 4, 5, 5, 6, 7] },
    TE: { priests: [0, 1, 1, 2], power: [0, 0, 5, 5] },
  },
  ground: { _tag: 'cycle' },
  digging: { _tag: 'none' },
  shipping: { _tag: 'fixed', level: 1 },
  perSpade: { _tag: 'lost' },
  stronghold: { _tag: 'bridges', bridges: 2 },
  priests: unlocking(1, 2),
  earlier: {
    variable: { priests: unlocking(0, 0) },
    variable_v2: { priests: unlocking(0, 0) },
    variable_v3: { priests: unlocking(0, 0) },
    variable_v4: { priests: unlocking(2, 3) },
  },
} as const satisfies Faction;
