import type { Faction } from '../faction.js';
import { common, commonCosts, commonIncome } from './common.js';

/** Chaos Magicians: a faction that starts with one dwelling, takes favor tiles in pairs, and may take two actions in a turn. @rule TMY-17.6 */
export const chaosmagicians = {
  ...common,
  id: 'chaosmagicians',
  title: 'Chaos Magicians',
  pack: 'base',
  board: 'red',
  start: { coins: 15, workers: 4, priests: 0, power: [5, 7], cults: [2, 0, 0, 0], vp: 20, vp2017: 19 },
  costs: { ...commonCosts, SH: [4, 4], SA: [4, 8] },
  income: {
    ...commonIncome,
    SH: { workers: [0, 2] },
  },
  ground: { _tag: 'home', terrain: 'red' },
  favors: { each: 2, atSetup: 0 },
  actions: [
    {
      space: 'ACTC',
      needs: 'stronghold',
      often: 'once',
      price: { _tag: 'free' },
      gain: { _tag: 'actions', actions: 2 },
    },
  ],
  dwellings: { _tag: 'one-last' },
} as const satisfies Faction;
