/**
 * The factions that the options of a game include.
 *
 * @packageDocumentation
 */
import type { Faction } from '../tables/faction.js';
import { editionOf, type Switches } from './options.js';

/** True if a game's options include a faction. */
export const isPlayable = (switches: Switches, faction: Faction): boolean => {
  switch (faction.pack) {
    case 'base':
      return true;
    case 'ice':
      return switches['fire-and-ice-factions/ice'];
    case 'volcano':
      return switches['fire-and-ice-factions/volcano'];
    case 'variable':
      return editionOf(switches) !== undefined;
  }
};
