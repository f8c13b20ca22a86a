/**
 * The twenty factions, in the order of the rules. This file is the only place that lists all factions.
 *
 * @packageDocumentation
 */
import type { EarlierEdition, Faction } from '../faction.js';
import { acolytes } from './acolytes.js';
import { alchemists } from './alchemists.js';
import { auren } from './auren.js';
import { chaosmagicians } from './chaosmagicians.js';
import { cultists } from './cultists.js';
import { darklings } from './darklings.js';
import { dragonlords } from './dragonlords.js';
import { dwarves } from './dwarves.js';
import { engineers } from './engineers.js';
import { fakirs } from './fakirs.js';
import { giants } from './giants.js';
import { halflings } from './halflings.js';
import { icemaidens } from './icemaidens.js';
import { mermaids } from './mermaids.js';
import { nomads } from './nomads.js';
import { riverwalkers } from './riverwalkers.js';
import { shapeshifters } from './shapeshifters.js';
import { swarmlings } from './swarmlings.js';
import { witches } from './witches.js';
import { yetis } from './yetis.js';

/** Every faction, in the order of the rules; the meaning of an index in this list never changes. */
const all = [
  alchemists,
  darklings,
  auren,
  witches,
  chaosmagicians,
  giants,
  cultists,
  halflings,
  dwarves,
  engineers,
  fakirs,
  nomads,
  mermaids,
  swarmlings,
  icemaidens,
  yetis,
  acolytes,
  dragonlords,
  riverwalkers,
  shapeshifters,
] as const;

/** The name of a faction, as written in ledgers and notations. */
export type FactionId = (typeof all)[number]['id'];

/** Every faction, in the order of the rules, in its latest edition. */
export const factions: readonly (Faction & { readonly id: FactionId })[] = all;

const inEdition = (edition: EarlierEdition): readonly Faction[] =>
  factions.map((faction) => ({ ...faction, ...faction.earlier?.[edition] }));

/** For each earlier edition, every faction as it is in that edition, in the order of the rules. @rule TMY-18.2 */
export const earlierFactions: Readonly<Record<EarlierEdition, readonly Faction[]>> = {
  variable: inEdition('variable'),
  variable_v2: inEdition('variable_v2'),
  variable_v3: inEdition('variable_v3'),
  variable_v4: inEdition('variable_v4'),
};
