import type { Faction, Often, SpecialAction, SpecialSpace } from '../faction.js';
import { common, commonCosts, commonIncome } from './common.js';

/** The stronghold's two action spaces that change the home terrain, one for power, the other for as many power tokens. */
const shifts = (
  forPower: SpecialSpace,
  forTokens: SpecialSpace,
  price: number,
  vp: number,
  often: Often,
): readonly SpecialAction[] => [
  { space: forPower, needs: 'stronghold', often, price: { _tag: 'power', power: price }, gain: { _tag: 'shift', vp } },
  {
    space: forTokens,
    needs: 'stronghold',
    often,
    price: { _tag: 'tokens', tokens: price },
    gain: { _tag: 'shift', vp },
  },
];

/** Shapeshifters: a faction that can change its home terrain. @rule TMY-17.22 */
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
  actions: shifts('ACTH5', 'ACTH6', 5, 0, 'always'),
  neighbours: { _tag: 'token', vp: 1 },
  earlier: {
    variable: { actions: shifts('ACTH1', 'ACTH2', 3, 2, 'always'), neighbours: { _tag: 'gift' } },
    variable_v2: { actions: shifts('ACTH1', 'ACTH2', 3, 2, 'seats') },
    variable_v3: { actions: shifts('ACTH1', 'ACTH2', 3, 2, 'opponents') },
    variable_v4: { actions: shifts('ACTH3', 'ACTH4', 4, 0, 'always') },
  },
} as const satisfies Faction;
