/**
 * The properties that most factions have in common (TMY-17.1).
 *
 * @packageDocumentation
 */
import type { Faction } from '../faction.js';

/** Workers and coins. */
export const commonCosts = {
  D: [1, 2],
  TP: [2, 3],
  TE: [2, 5],
  SH: [4, 6],
  SA: [4, 6],
} as const satisfies Faction['costs'];

/** The income of most factions for each number of structures built. */
export const commonIncome = {
  D: { workers: [1, 2, 3, 4, 5, 6, 7, 8, 8] },
  TP: { coins: [0, 2, 4, 6, 8], power: [0, 1, 2, 4, 6] },
  TE: { priests: [0, 1, 2, 3] },
  SH: { power: [0, 2] },
  SA: { priests: [0, 1] },
} as const satisfies Faction['income'];

/** The properties that most factions share; each faction adds or replaces those in which it differs. */
export const common = {
  costs: commonCosts,
  income: commonIncome,
  powerValues: { D: 1, TP: 2, TE: 2, SH: 3, SA: 3 },
  digging: { _tag: 'track', workers: [3, 2, 1], advance: { workers: 2, coins: 5, priests: 1 }, vp: 6 },
  spading: { _tag: 'steps' },
  perSpade: { _tag: 'nothing' },
  shipping: { _tag: 'track', start: 0, vp: [2, 3, 4], advance: { coins: 4, priests: 1 } },
  skipping: { _tag: 'none' },
  favors: { each: 1, atSetup: 0 },
  stronghold: { _tag: 'nothing' },
  powerUse: { _tag: 'plain' },
  actions: [],
  passing: { _tag: 'nothing' },
  founding: { vp: 0, workers: 0 },
  linking: { _tag: 'plain' },
  neighbours: { _tag: 'nothing' },
  exchange: { _tag: 'nothing' },
  priests: { _tag: 'supply' },
  preaching: { extra: 0 },
  dwellings: { _tag: 'two' },
} as const satisfies Omit<Faction, 'id' | 'title' | 'pack' | 'board' | 'start' | 'ground'>;
