import type { Faction } from '../faction.js';
import { common, commonIncome } from './common.js';

/** Alchemists: a faction that turns points into coins and back, and with its stronghold gains power for spades. @rule TMY-17.2 */
export const alchemists = {
  ...common,
  id: 'alchemists',
  title: 'Alchemists',
  pack: 'base',
  board: 'black',
  start: { coins: 15, workers: 3, priests: 0, power: [5, 7], cults: [1, 1, 0, 0], vp: 20, vp2017: 27 },
  income: {
    ...commonIncome,
    TP: { coins: [0, 2, 4, 7, 11], power: [0, 1, 2, 3, 4] },
    SH: { coins: [0, 6] },
  },
  ground: { _tag: 'home', terrain: 'black' },
  perSpade: { _tag: 'power', power: 2 },
  stronghold: { _tag: 'power', power: 12 },
  exchange: { _tag: 'alchemy', coinsPerVp: 2 },
} as const satisfies Faction;
