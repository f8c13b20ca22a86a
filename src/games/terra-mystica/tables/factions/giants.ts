import type { Faction } from '../faction.js';
import { common, commonIncome } from './common.js';

/** Giants: a faction that needs two spades for every hex, whatever its terrain. @rule TMY-17.7 */
export const giants = {
  ...common,
  id: 'giants',
  title: 'Giants',
  pack: 'base',
  board: 'red',
  start: { coins: 15, workers: 3, priests: 0, power: [5, 7], cults: [1, 0, 0, 1], vp: 20, vp2017: 25 },
  income: {
    ...commonIncome,
    SH: { power: [0, 4] },
  },
  ground: { _tag: 'home', terrain: 'red' },
  spading: { _tag: 'whole', spades: 2 },
  actions: [
    { space: 'ACTG', needs: 'stronghold', often: 'once', price: { _tag: 'free' }, gain: { _tag: 'spades', spades: 2 } },
  ],
} as const satisfies Faction;
