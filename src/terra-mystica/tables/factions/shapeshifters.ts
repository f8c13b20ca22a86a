import type { Faction } from '../faction.js';
import { common, commonCosts, commonIncome } from './common.js';

/** Shapeshifters: change their home terrain. @rule TMY-17.22 */
export const shapeshifters = {
  ...common,
  id: 'shapeshifters',
  title: 'Shapeshifters',
  pack: 'variable',
  board: 'variable',
  start: { coins: 15, workers: 3, priests: 0, power: [4, 4], cults: [1, 1, 0, 0], vp: 20, vp2017: 22 },
  costs: { ...commonCosts, SH: [3, 6] },
  income: {
    ...commonIncome,
    SH: { power: [0, 4] },
  },
  ground: { _tag: 'shifting' },
  digging: { _tag: 'fixed', workers: 3 },
  actions: [
    {
      space: 'ACTH5',
      needs: 'stronghold',
      often: 'always',
      price: { _tag: 'power', power: 5 },
      gain: { _tag: 'shift' },
    },
    {
      space: 'ACTH6',
      needs: 'stronghold',
      often: 'always',
      price: { _tag: 'tokens', tokens: 5 },
      gain: { _tag: 'shift' },
    },
  ],
  neighbours: { _tag: 'token', vp: 1 },
} as const satisfies Faction;
