/**
 * The editors of the library's games; a page loads a game's editors when it shows the form with the game's options.
 *
 * @packageDocumentation
 */
import type { Editors } from '../editor.js';

/** The functions that load the editors, keyed by game id. */
const later: Readonly<Record<string, () => Promise<Editors>>> = {
  'terra-mystica': async () => (await import('./terra-mystica.js')).terraMysticaEditors,
  terrafex: async () => (await import('./terrafex.js')).terrafexEditors,
  toframenn: async () => (await import('./toframenn.js')).toframennEditors,
  transformartian: async () => (await import('./transformartian.js')).transformartianEditors,
};

/** Loads the editors of a game; undefined if the game has none. */
export const editorsOf = async (game: string): Promise<Editors | undefined> =>
  Object.hasOwn(later, game) ? later[game]?.() : undefined;
