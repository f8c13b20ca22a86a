import type { Faction } from '../faction.js';
import { common } from './common.js';

/** Witches: a faction that flies to any forest and scores more points for towns. @rule TMY-17.5 */
export const witches = {
  ...common,
  id: 'witches',
  title: 'Witches',
  pack: 'base',
  board: 'green',
  start: { coins: 15, workers: 3, priests: 0, power: [5, 7], cults: [0, 0, 0, 2], vp: 20, vp2017: 19 },
  ground: { _tag: 'home', terrain: 'green' },
  actions: [
    {
      space: 'ACTW',
      needs: 'stronghold',
      often: 'once',
      price: { _tag: 'free' },
      gain: { _tag: 'ride', terrain: 'green' },
    },
  ],
  founding: { vp: 5, workers: 0 },
} as const satisfies Faction;
