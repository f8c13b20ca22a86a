import type { Faction } from '../faction.js';
import { common, commonCosts } from './common.js';

/** Auren: a faction that gets a favor tile and a cult action from its stronghold. @rule TMY-17.4 */
export const auren = {
  ...common,
  id: 'auren',
  title: 'Auren',
  pack: 'base',
  board: 'green',
  start: { coins: 15, workers: 3, priests: 0, power: [5, 7], cults: [0, 1, 0, 1], vp: 20, vp2017: 27 },
  costs: { ...commonCosts, SA: [4, 8] },
  ground: { _tag: 'home', terrain: 'green' },
  stronghold: { _tag: 'favor' },
  actions: [
    { space: 'ACTA', needs: 'stronghold', often: 'once', price: { _tag: 'free' }, gain: { _tag: 'leap', steps: 2 } },
  ],
} as const satisfies Faction;
