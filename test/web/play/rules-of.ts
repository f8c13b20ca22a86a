/** Factions, including their earlier editions. */
import type { Faction } from '../../../src/games/terra-mystica/index.js';

/** Each faction as it is now and as it was in every earlier edition. */
export const rulesOf = (factions: readonly Faction[]): readonly Faction[] =>
  factions.flatMap((faction) => [
    faction,
    ...Object.values(faction.earlier ?? {}).map((earlier) => ({ ...faction, ...earlier })),
  ]);
